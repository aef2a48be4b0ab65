import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { SigningKey } from '#infra/local/cognito/signing-key.ts';
import { cloud } from '#test/cloud/cloud.ts';

let signingKey: SigningKey | undefined;

/** Reads the key that this cloud's pools sign with, from a copy of its state: the running cloud has locked its own. */
function readSigningKey(): SigningKey {
  const folder = mkdtempSync(join(tmpdir(), 'yarrow-key-'));
  try {
    for (const file of ['cloud.sqlite', 'cloud.sqlite-wal']) {
      const from = join(dirname(cloud.logFile), file);
      if (existsSync(from)) copyFileSync(from, join(folder, file));
    }
    const database = new DatabaseSync(join(folder, 'cloud.sqlite'));
    const pem = String(database.prepare('SELECT pem FROM signing_key').get()?.pem);
    database.close();
    return new SigningKey(pem);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Returns the same access token with more time: a test lets hours pass between two requests, and a browser would have refreshed its own by then. */
export function lastingToken(token: string, moreMs: number): string {
  signingKey ??= readSigningKey();
  const claims = signingKey.verify(token);
  if (!claims) throw new Error('The token is not of this cloud.');
  return signingKey.sign({ ...claims, exp: Number(claims.exp) + moreMs / 1000 });
}
