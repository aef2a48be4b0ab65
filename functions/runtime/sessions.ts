import type { AccountCollection } from '#functions/table/account.ts';
import { accountByEmail, markSession, readAccount } from '#functions/table/account.ts';
import type { AccessGrant, IdentityPort, Pool, SignedIn } from '#functions/vendors/identity/identity-port.ts';
import { knownDevice, rememberDevice } from './known-device.ts';
import type { OperationContext } from './operation-context.ts';
import { problem } from './problems.ts';
import type { Side } from './session-cookie.ts';
import { clearRefreshCookie, refreshCookieOf, setRefreshCookie } from './session-cookie.ts';
import { isBeforeEnding, isSessionLive } from './session-state.ts';
import { type Attempt, beginAttempt } from './sign-in-limits.ts';

export type SessionContext = OperationContext & { identity: IdentityPort };

/** The two fields of a session's answer that are the pool's, and whose session it is. */
export type OpenSession = { collection: AccountCollection; accessToken: string; expiresIn: number };

/** No account has this id: a sign-in without one asks the pool for it all the same, so that it takes as long and reads alike. */
const nobodyId = '00000000-0000-8000-8000-000000000000';

const poolsOf: Record<Side, readonly Pool[]> = { app: ['family', 'provider'], system: ['system'] };

/** Sets the cookies of a sign-in, makes its browser known to the account, and marks it as kept where it falls into the second in which all earlier ones were ended. */
export async function openSession(
  context: SessionContext,
  side: Side,
  collection: AccountCollection,
  { accessToken, expiresIn, refreshToken, claims }: SignedIn,
): Promise<OpenSession> {
  if (isBeforeEnding(collection, claims))
    await markSession(context.table, claims.accountId, { id: claims.sessionId, state: 'kept' }, context.now);
  setRefreshCookie(context, side, { pool: claims.pool, accountId: claims.accountId, refreshToken });
  await rememberDevice(context, side, collection.account);
  return { collection, accessToken, expiresIn };
}

/** Counts a failure and refuses. */
async function refuse(attempt: Attempt): Promise<never> {
  await attempt.failed();
  throw problem('login_failed');
}

/** Proves a password; a wrong one, an unknown e-mail and a closed account all end in the same problem after the same requests. */
export async function signIn(context: SessionContext, side: Side, email: string, password: string): Promise<OpenSession> {
  const { table, identity } = context;
  const found = await accountByEmail(table, email);
  const isHere = found !== undefined && poolsOf[side].includes(found.kind);
  const accountId = isHere ? found.accountId : nobodyId;
  const attempt = await beginAttempt(context, email, await knownDevice(context, side, accountId));
  let signedIn: SignedIn | null;
  try {
    signedIn = await identity.signIn(isHere ? found.kind : (poolsOf[side][0] ?? 'family'), accountId, password);
  } catch (error) {
    await attempt.cancelled();
    throw error;
  }
  if (!signedIn) return refuse(attempt);
  const collection = await readAccount(table, signedIn.claims.accountId);
  if (collection?.account.status !== 'active') {
    await identity.signOut(signedIn.claims.pool, signedIn.refreshToken);
    return refuse(attempt);
  }
  await attempt.succeeded();
  return openSession(context, side, collection, signedIn);
}

/** Exchanges the cookie for a new access token. The refresh token does not rotate, so two tabs can do this at once. 401 where the session is over. */
export async function refreshSession(context: SessionContext, side: Side): Promise<OpenSession> {
  const cookie = refreshCookieOf(context, side);
  if (!cookie) throw problem('unauthenticated');
  const grant = await context.identity.refresh(cookie.pool, cookie.refreshToken);
  const collection = grant && (await readAccount(context.table, grant.claims.accountId));
  if (!grant || !collection || !isSessionLive(collection, grant.claims)) throw problem('unauthenticated');
  return { collection, accessToken: grant.accessToken, expiresIn: grant.expiresIn };
}

/**
 * Ends the cookie's session: its access tokens at once (by a mark that every call reads), its refresh token in the pool. The pool says whose session it is,
 * not the cookie. Answers its claims; `null` where there was none to end, which is no error.
 */
export async function endSession(context: SessionContext, side: Side): Promise<AccessGrant['claims'] | null> {
  const cookie = refreshCookieOf(context, side);
  clearRefreshCookie(context, side);
  const grant = cookie ? await context.identity.refresh(cookie.pool, cookie.refreshToken) : null;
  if (!cookie || !grant) return null;
  await markSession(context.table, grant.claims.accountId, { id: grant.claims.sessionId, state: 'ended' }, context.now);
  await context.identity.signOut(cookie.pool, cookie.refreshToken);
  return grant.claims;
}
