import { isGuid } from '#shared/values/ids.ts';
import type { AccessClaims, AccessGrant, Pool, SignedIn } from './identity-port.ts';

/**
 * Returns our part of an access token's claims; `undefined` if it lacks one. `origin_jti` names the sign-in and is in every access token of a client with
 * token revocation on.
 */
export function accessClaims(pool: Pool, payload: Record<string, unknown>): AccessClaims | undefined {
  const { username, origin_jti: sessionId, auth_time: authTime } = payload;
  if (!isGuid(username) || typeof sessionId !== 'string' || typeof authTime !== 'number') return undefined;
  return { pool, accountId: username, sessionId, authTime };
}

/** Returns the claims of a token that came straight from the pool, over its own connection. Never for a token that a request brought. */
function claimsOfOwnToken(pool: Pool, accessToken: string): AccessClaims {
  const payload = JSON.parse(Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString('utf8')) as Record<
    string,
    unknown
  >;
  const claims = accessClaims(pool, payload);
  if (!claims)
    throw new Error('The pool issued an access token without username, origin_jti or auth_time: is token revocation off?');
  return claims;
}

export const grantOf = (pool: Pool, accessToken: string, expiresIn: number | undefined): AccessGrant => ({
  accessToken,
  expiresIn: expiresIn ?? 3600,
  claims: claimsOfOwnToken(pool, accessToken),
});

type IssuedTokens = { AccessToken?: string | undefined; RefreshToken?: string | undefined; ExpiresIn?: number | undefined };

/** Returns what a pool issued at a sign-in; `null` if it issued nothing. */
export const signedInOf = (pool: Pool, issued: IssuedTokens | undefined): SignedIn | null =>
  issued?.AccessToken && issued.RefreshToken
    ? { ...grantOf(pool, issued.AccessToken, issued.ExpiresIn), refreshToken: issued.RefreshToken }
    : null;
