/** What the tests of retries share: a request that can be sent for a day, the moments at which it is sent again, and what was written. */
import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { SigningKey } from '#infra/local/cognito/signing-key.ts';
import { cloud, newAddress } from '#test/cloud/cloud.ts';
import { type RecipeRequest, recipes } from '#test/table/recipes/index.ts';
import type { WrittenRow } from './dying-call.ts';

export const SECOND = 1_000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

let signingKey: SigningKey | undefined;

/** Reads the key that this cloud's pools sign with, out of a copy of its state: the running cloud holds the lock of its own. */
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

/** The same access token with more time: a test lets hours pass between two requests, and a browser would have refreshed its own by then. */
function lastingToken(token: string, moreMs: number): string {
  signingKey ??= readSigningKey();
  const claims = signingKey.verify(token);
  if (!claims) throw new Error('The token is not of this cloud.');
  return signingKey.sign({ ...claims, exp: Number(claims.exp) + moreMs / 1000 });
}

/** A request of the call that succeeds, from one network address, by a session that lasts longer than the test's clock goes. */
export async function requestFor(name: string, recipe = recipes[name]): Promise<Required<RecipeRequest>> {
  if (!recipe) throw new Error(`${name} has no recipe in test/table/recipes: nothing shows that a retry does it once.`);
  const { input, options } = await recipe();
  const token = options?.token === undefined ? {} : { token: lastingToken(options.token, 2 * DAY) };
  return { input, options: { from: newAddress(), ...options, ...token } };
}

/** The words of a row's key without its ids: `ACCOUNT MEMBERSHIP`. */
const kindOf = ({ pk, sk }: WrittenRow): string =>
  [...new Set(`${pk}#${sk}`.split('#').filter((part) => /^~?[A-Z-]{3,}$/.test(part)))].join(' ');

/** How many different rows of each kind were written. */
export function rowsByKind(rows: readonly WrittenRow[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const row of new Map(rows.map((each) => [`${each.pk} ${each.sk}`, each])).values()) {
    const kind = kindOf(row);
    counts[kind] = (counts[kind] ?? 0) + 1;
  }
  return counts;
}

/**
 * Leaves out commits that only removed drafts which a publication was done with. The next change of the catalog removes them, whose ever it is, so any call may have such a commit
 * for another's, and may lack its own.
 */
export const withoutLeftovers = (commits: readonly WrittenRow[][]): WrittenRow[][] =>
  commits.filter((rows) => !rows.every(({ pk, sk }) => pk === 'CATALOG' && /^(?:DRAFT#|CHANGES)/.test(sk)));
