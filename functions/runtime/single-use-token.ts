import { createHash } from 'node:crypto';
import type { TokenRecord } from '#functions/table/token.ts';
import { tokenHours } from '#functions/table/token.ts';
import type { TokenPurpose } from '#shared/contract/public-identity.ts';

/** Returns what a token is kept under: its SHA-256 in hex. 256 random bits need no salt and no slow hash. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Makes a token: the `raw` text goes into one email and nowhere else, the `record` into the table. */
export function newToken(
  purpose: TokenPurpose,
  owner: { email: string; accountId: string | null },
  { now, randomBytes }: { now: Date; randomBytes: () => Uint8Array },
): { raw: string; record: TokenRecord } {
  const raw = Buffer.from(randomBytes()).toString('base64url');
  const expiresOn = new Date(now.getTime() + tokenHours[purpose] * 3_600_000).toISOString();
  return { raw, record: { hash: hashOfToken(raw), purpose, ...owner, createdOn: now.toISOString(), expiresOn } };
}

/**
 * Returns the id of the account that a sign-up link creates, derived from the link (a GUID of version 8): a retry after a crash finds the user that it
 * already made instead of leaving a second one.
 */
export function accountIdOfLink(hash: string): string {
  const hex = createHash('sha256').update(`account of ${hash}`).digest('hex');
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 0x3) | 0x8).toString(16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
