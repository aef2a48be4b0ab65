import type { AccountCollection } from '#functions/table/account.ts';
import type { AccessClaims } from '#functions/vendors/identity/identity-port.ts';

/** The second, as tokens count time, in which all earlier sessions of an account were ended. */
const endedAt = (sessionsValidFrom: string) => Math.floor(Date.parse(sessionsValidFrom) / 1000);

/** Whether a sign-in falls into or before the time whose sessions were ended, so that it counts only if it is marked as kept. */
export const isBeforeEnding = ({ account }: AccountCollection, { authTime }: AccessClaims): boolean =>
  account.sessionsValidFrom !== null && authTime <= endedAt(account.sessionsValidFrom);

/**
 * Whether the sign-in that a token comes from still stands: the account is active and of the token's pool, nobody signed out, and a password change
 * has not ended it. Tokens count whole seconds: a sign-in of the very second of the change is over unless it is marked as the one that came after.
 */
export function isSessionLive(collection: AccountCollection, claims: AccessClaims): boolean {
  const { account, sessions } = collection;
  if (account.status !== 'active' || account.kind !== claims.pool) return false;
  const mark = sessions.find(({ id }) => id === claims.sessionId)?.state;
  return mark !== 'ended' && (mark === 'kept' || !isBeforeEnding(collection, claims));
}
