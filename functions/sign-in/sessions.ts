import { problem } from '#functions/problem.ts';
import { knownDevice, rememberDevice } from '#functions/runtime/known-device.ts';
import type { SessionContext } from '#functions/runtime/session-context.ts';
import type { Side } from '#functions/runtime/session-cookie.ts';
import { refreshCookieOf, setRefreshCookie } from '#functions/runtime/session-cookie.ts';
import { isBeforeEnding, isSessionLive } from '#functions/runtime/session-state.ts';
import { type Attempt, beginAttempt, wrongPassword } from '#functions/runtime/sign-in-limits.ts';
import type { CompletedSignIn } from '#functions/second-factor/index.ts';
import { afterPassword, answerChallenge, mayGoOn, spendAtSignIn } from '#functions/second-factor/index.ts';
import type { AccountCollection } from '#functions/table/account.ts';
import { accountByEmail, markSession, readAccount } from '#functions/table/account.ts';
import type { CodeNeeded, Pool, SignedIn } from '#functions/vendors/identity/identity-port.ts';
import { isCodeNeeded } from '#functions/vendors/identity/identity-port.ts';
import { isPending, type PendingSignIn } from '#shared/contract/second-factor.ts';

export type { SessionContext } from '#functions/runtime/session-context.ts';

/** The two fields of a session's answer that come from the pool, and whose session it is. */
export type OpenSession = { collection: AccountCollection; accessToken: string; expiresIn: number };

/** No account has this id: a sign-in to no account asks the pool for it all the same, so that it takes as long and looks the same. */
const nobodyId = '00000000-0000-8000-8000-000000000000';

const poolsOf: Record<Side, readonly Pool[]> = { app: ['family', 'provider'], system: ['system'] };

/**
 * Sets the cookies of a sign-in, makes its browser known to the account, and marks it as kept if it falls into the second in which all earlier ones were
 * ended.
 */
export async function openSession(
  context: SessionContext,
  side: Side,
  collection: AccountCollection,
  { accessToken, expiresIn, refreshToken, claims }: SignedIn,
): Promise<OpenSession> {
  if (isBeforeEnding(collection, claims))
    await markSession(
      context.table,
      claims.accountId,
      { id: claims.sessionId, state: 'kept', keptFrom: collection.account.sessionsValidFrom },
      context.now,
    );
  setRefreshCookie(context, side, { pool: claims.pool, accountId: claims.accountId, refreshToken });
  await rememberDevice(context, side, collection.account);
  return { collection, accessToken, expiresIn };
}

/** Ends what the pool opened for a sign-in that failed. */
async function discard({ identity }: SessionContext, pool: Pool, answer: SignedIn | CodeNeeded): Promise<void> {
  if (!isCodeNeeded(answer)) await identity.signOut(pool, answer.refreshToken);
}

/** Counts a failure and refuses. */
async function refuse(attempt: Attempt): Promise<never> {
  throw wrongPassword(await attempt.failed());
}

/**
 * Checks a password. A wrong one, an unknown email, and a closed account all end in the same problem after the same requests. Opens no session if a second
 * factor comes first.
 */
export async function signIn(
  context: SessionContext,
  side: Side,
  email: string,
  password: string,
): Promise<OpenSession | PendingSignIn> {
  const { table, identity } = context;
  const owner = await accountByEmail(table, email);
  const found = owner && poolsOf[side].includes(owner.kind) ? owner : undefined;
  const accountId = found?.accountId ?? nobodyId;
  const attempt = await beginAttempt(context, email, await knownDevice(context, side, accountId));
  let answer: SignedIn | CodeNeeded | null;
  try {
    answer = await identity.signIn(found?.kind ?? poolsOf[side][0] ?? 'family', accountId, password);
  } catch (error) {
    await attempt.cancelled();
    throw error;
  }
  if (!answer || !found) return refuse(attempt);
  const collection = await readAccount(table, found.accountId);
  if (collection?.account.status !== 'active') {
    await discard(context, found.kind, answer);
    return refuse(attempt);
  }
  const next = await afterPassword(context, collection, password, answer);
  if (isPending(next)) {
    // Neither a failure nor a success yet: the code is still to come, and its tries are counted separately.
    await attempt.cancelled();
    return next;
  }
  await attempt.succeeded();
  return openSession(context, side, collection, next);
}

/** Opens the session of a sign-in whose second factor is proved. */
export async function answerSignIn(
  context: SessionContext,
  side: Side,
  input: { challenge: string; code: string },
): Promise<{ session: OpenSession; recoveryCodes: CompletedSignIn['recoveryCodes'] }> {
  const { collection, signedIn, recoveryCodes } = await answerChallenge(context, poolsOf[side], input);
  return { session: await openSession(context, side, collection, signedIn), recoveryCodes };
}

/** Accepts a recovery code in place of the authenticator app. Setting up a new app comes before the session. */
export const signInWithRecovery = (
  context: SessionContext,
  side: Side,
  input: { challenge: string; password: string; code: string },
): Promise<PendingSignIn> => spendAtSignIn(context, poolsOf[side], input);

/** Exchanges the cookie for a new access token. The refresh token doesn't rotate, so two tabs can do this at the same time. 401 if the session is over. */
export async function refreshSession(context: SessionContext, side: Side): Promise<OpenSession> {
  const cookie = refreshCookieOf(context, side);
  if (!cookie) throw problem('unauthenticated');
  const grant = await context.identity.refresh(cookie.pool, cookie.refreshToken);
  const collection = grant && (await readAccount(context.table, grant.claims.accountId));
  if (!grant || !collection || !isSessionLive(collection, grant.claims)) throw problem('unauthenticated');
  if (!(await mayGoOn(context.table, collection, context.now))) throw problem('unauthenticated');
  return { collection, accessToken: grant.accessToken, expiresIn: grant.expiresIn };
}
