import { CognitoJwtVerifier } from 'aws-jwt-verify';
import { FetchError, JwtExpiredError } from 'aws-jwt-verify/error';
import { accessClaims } from './access-claims.ts';
import type { AccessClaims } from './identity-port.ts';
import { poolKeys } from './jwks.ts';
import { poolSettings, pools } from './pools.ts';

/** Why a token is refused: its time is over (a refresh helps), it is none of ours, or the keys could not be read. */
type Refusal = 'expired' | 'invalid' | 'keys-unavailable';
type Verify = (token: string, now: Date) => Promise<AccessClaims | Refusal>;

const refusalOf = (error: unknown): Refusal => {
  if (error instanceof JwtExpiredError) return 'expired';
  return error instanceof FetchError ? 'keys-unavailable' : 'invalid';
};

/**
 * Verifies access tokens of the three pools: signature (RS256 by the pool's own keys only), issuer, client, `token_use` and time. The pool that issued
 * a token decides its holder's kind. `keys` is where the public keys come from.
 */
export function accessTokenVerifier(keys = poolKeys()): Verify {
  const issuers = pools.map((pool) => ({ pool, ...poolSettings(pool) }));
  const verifier = CognitoJwtVerifier.create(
    issuers.map(({ UserPoolId, ClientId }) => ({ userPoolId: UserPoolId, clientId: ClientId, tokenUse: 'access' as const })),
    { jwksCache: keys },
  );
  return async (token, now) => {
    try {
      const payload = await verifier.verify(token);
      // The library goes by the machine's clock; the request's own decides as well, so that a test can let an hour pass.
      if (payload.exp * 1000 <= now.getTime()) return 'expired';
      const issuer = issuers.find(({ UserPoolId }) => payload.iss.endsWith(`/${UserPoolId}`));
      return (issuer && accessClaims(issuer.pool, payload)) ?? 'invalid';
    } catch (error) {
      return refusalOf(error);
    }
  };
}
