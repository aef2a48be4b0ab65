import { ORPCError } from '@orpc/server';
import { markSeconds, markSession } from '#functions/table/account.ts';
import type { AccessClaims } from '#functions/vendors/identity/identity-port.ts';
import { claimsOf } from './authenticate.ts';
import type { SessionContext } from './session-context.ts';
import type { Side } from './session-cookie.ts';
import { clearRefreshCookie, refreshCookieOf } from './session-cookie.ts';

/** Ends the session of the refresh cookie. A mark that every call reads ends its access tokens, and the pool revokes its refresh token. */
async function endOfCookie(context: SessionContext, side: Side): Promise<AccessClaims | null> {
  const cookie = refreshCookieOf(context, side);
  clearRefreshCookie(context, side);
  const grant = cookie ? await context.identity.refresh(cookie.pool, cookie.refreshToken) : null;
  if (!cookie || !grant) return null;
  const { accountId, sessionId } = grant.claims;
  await markSession(context.table, accountId, { id: sessionId, state: 'ended' }, context.now, markSeconds.accessToken);
  await context.identity.signOut(cookie.pool, cookie.refreshToken);
  return grant.claims;
}

/** Returns the claims of the access token, or null if there is no valid one. Signing out without a session isn't an error. */
async function claimsOfBearer({ request, now }: SessionContext): Promise<AccessClaims | null> {
  if (!request.authorization) return null;
  try {
    return await claimsOf(request.authorization, now);
  } catch (error) {
    if (error instanceof ORPCError && error.status < 500) return null;
    throw error;
  }
}

/**
 * Ends the sessions that a sign-out request names, by its refresh cookie, its access token, or both, and returns their claims. The pool can't revoke the
 * refresh token of a session that only an access token names, so that session's mark is kept for as long as the refresh token is valid.
 */
export async function endSessions(context: SessionContext, side: Side): Promise<AccessClaims[]> {
  const ofBearer = await claimsOfBearer(context);
  const ofCookie = await endOfCookie(context, side);
  if (!ofBearer) return ofCookie ? [ofCookie] : [];
  if (ofBearer.sessionId === ofCookie?.sessionId) return [ofCookie];
  await markSession(context.table, ofBearer.accountId, { id: ofBearer.sessionId, state: 'ended' }, context.now);
  return ofCookie ? [ofCookie, ofBearer] : [ofBearer];
}
