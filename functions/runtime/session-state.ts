import type { AccountCollection } from '#functions/table/account.ts';
import type { AccessClaims } from '#functions/vendors/identity/identity-port.ts';

/** Returns the second, as tokens count time, in which all earlier sessions of an account were ended. */
const endedAt = (sessionsValidFrom: string) => Math.floor(Date.parse(sessionsValidFrom) / 1000);

/** Tells whether a sign-in is from before or within the second whose sessions were ended, so that it counts only if it is marked as kept. */
export const isBeforeEnding = ({ account }: AccountCollection, { authTime }: AccessClaims): boolean =>
  account.sessionsValidFrom !== null && authTime <= endedAt(account.sessionsValidFrom);

/**
 * Tells whether a token's session is still good: the account is active and in the token's pool, nobody signed out, and nothing has ended it, such as a new
 * password. Tokens count whole seconds, and a password is checked before a second factor is set up, so the session that came after an ending is marked as
 * kept. The mark counts for that one ending and no later one.
 */
export function isSessionLive(collection: AccountCollection, claims: AccessClaims): boolean {
  const { account, sessions } = collection;
  if (account.status !== 'active' || account.kind !== claims.pool) return false;
  const mark = sessions.find(({ id }) => id === claims.sessionId);
  if (mark?.state === 'ended') return false;
  const isKept = mark !== undefined && mark.keptFrom === account.sessionsValidFrom;
  return isKept || !isBeforeEnding(collection, claims);
}
