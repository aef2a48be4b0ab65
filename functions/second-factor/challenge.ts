import { createCipheriv, createDecipheriv, hkdfSync } from 'node:crypto';
import { problem } from '#functions/problem.ts';
import type { SessionContext } from '#functions/runtime/session-context.ts';
import { hashOfToken } from '#functions/runtime/single-use-token.ts';
import { type AccountCollection, type AccountRecord, readAccount } from '#functions/table/account.ts';
import { type ChallengeRecord, challengeItem, readChallenge } from '#functions/table/second-factor.ts';
import type { Pool, SignedIn } from '#functions/vendors/identity/identity-port.ts';
import type { PendingSignIn } from '#shared/contract/second-factor.ts';
import { challengeMinutes } from '#shared/contract/session.ts';

const nonceBytes = 12;
const tagBytes = 16;

const keyOf = (challenge: string) =>
  Buffer.from(hkdfSync('sha256', Buffer.from(challenge, 'base64url'), '', 'yarrow sign-in challenge', 32));

/** Encrypts what a pool gave us under the challenge that the browser alone holds: the table cannot be read for sessions. */
export function seal(challenge: string, content: unknown, nonce: Uint8Array): string {
  const iv = nonce.slice(0, nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', keyOf(challenge), iv);
  const body = Buffer.concat([cipher.update(JSON.stringify(content), 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64');
}

/** Decrypts what `seal` made. Throws where it was made under another challenge, or changed since. */
export function unseal<Content>(challenge: string, sealed: string): Content {
  const bytes = Buffer.from(sealed, 'base64');
  const decipher = createDecipheriv('aes-256-gcm', keyOf(challenge), bytes.subarray(0, nonceBytes));
  decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
  const body = Buffer.concat([decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()]);
  return JSON.parse(body.toString('utf8')) as Content;
}

/** What the pool gave us so far. `codeSession` is null if the pool lost the app, so that only recovery codes lead in. */
type Content = { code: { codeSession: string | null }; 'set-up': { signedIn: SignedIn } };
type Kind = keyof Content;

/** A challenge that may be answered, with whose it is and what is sealed in it. */
export type OpenChallenge = {
  [K in Kind]: { kind: K; hash: string; createdOn: string; collection: AccountCollection; content: Content[K] };
}[Kind];

/** Keeps what a sign-in needs next, and gives the browser the challenge that opens it. */
export async function issueChallenge<K extends Kind>(
  { table, now, randomBytes }: SessionContext,
  kind: K,
  accountId: string,
  content: Content[K],
): Promise<Pick<PendingSignIn, 'challenge' | 'secondFactor' | 'expiresIn'>> {
  const challenge = Buffer.from(randomBytes()).toString('base64url');
  const record: ChallengeRecord = {
    hash: hashOfToken(challenge),
    accountId,
    kind,
    sealed: seal(challenge, content, randomBytes()),
    createdOn: now.toISOString(),
    expiresOn: new Date(now.getTime() + challengeMinutes * 60_000).toISOString(),
  };
  await table.put(challengeItem(record));
  return { challenge, secondFactor: kind, expiresIn: challengeMinutes * 60 };
}

/** Tells whether an account's sessions were ended since a challenge began. */
export const isOvertaken = ({ sessionsValidFrom }: AccountRecord, { createdOn }: { createdOn: string }): boolean =>
  sessionsValidFrom !== null && sessionsValidFrom >= createdOn;

/**
 * Returns the sign-in behind a challenge. 410 if it is over: too old, used up, of the other side of the product, of a closed account, or from before the
 * account's sessions were ended (a new password, a reset).
 */
export async function openChallenge(
  { table, now }: SessionContext,
  pools: readonly Pool[],
  challenge: string,
): Promise<OpenChallenge> {
  const record = await readChallenge(table, hashOfToken(challenge), now);
  const collection = record && (await readAccount(table, record.accountId));
  if (!record || collection?.account.status !== 'active' || !pools.includes(collection.account.kind))
    throw problem('sign_in_ended');
  if (isOvertaken(collection.account, record)) throw problem('sign_in_ended');
  return {
    kind: record.kind,
    hash: record.hash,
    createdOn: record.createdOn,
    collection,
    content: unseal(challenge, record.sealed),
  } as OpenChallenge;
}
