import { get } from 'node:http';
import { CognitoJwtVerifier } from 'aws-jwt-verify';
import { FetchError, JwtExpiredError } from 'aws-jwt-verify/error';
import { SimpleFetcher } from 'aws-jwt-verify/https';
import { SimpleJwksCache } from 'aws-jwt-verify/jwk';
import { accessClaims } from './access-claims.ts';
import type { AccessClaims } from './identity-port.ts';
import { poolSettings, pools } from './pools.ts';

type Fetcher = { fetch(uri: string): Promise<ArrayBuffer> };

/** Milliseconds that the embedded pools may take to answer. */
const timeoutMs = 3_000;

/** Reads a document over plain HTTP, which only the embedded pools speak. */
const plainFetcher: Fetcher = {
  fetch: (uri) =>
    new Promise((resolve, reject) => {
      const request = get(uri, { timeout: timeoutMs }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          if (response.statusCode !== 200) reject(new Error(`The pool's keys were answered with ${response.statusCode}.`));
          else resolve(new Uint8Array(Buffer.concat(chunks)).buffer);
        });
      });
      request.on('timeout', () => request.destroy(new Error("The pool's keys took too long.")));
      request.on('error', reject);
    }),
};

/** Wraps a fetcher so that every failure to read the keys is a `FetchError`, and isn't mistaken for a fault of the token. */
export const withFetchErrors = ({ fetch }: Fetcher): Fetcher => ({
  fetch: (uri) =>
    fetch(uri).catch((error: unknown) => {
      throw error instanceof FetchError ? error : new FetchError(uri, error);
    }),
});

/**
 * Returns the keys of the pools, fetched from the issuer and kept while the Lambda is warm. If the SDK is pointed elsewhere (the embedded pools), the keys
 * come from there, though the issuer in the tokens is Cognito's own. A flood of unknown key ids costs one fetch every ten seconds.
 */
function poolKeys(endpoint = process.env.AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER): SimpleJwksCache {
  const secure = new SimpleFetcher();
  if (!endpoint) return new SimpleJwksCache({ fetcher: secure });
  const base = endpoint.replace(/\/$/, '');
  const from = base.startsWith('http:') ? plainFetcher : secure;
  return new SimpleJwksCache({ fetcher: withFetchErrors({ fetch: (uri) => from.fetch(`${base}${new URL(uri).pathname}`) }) });
}

/** Why a token is refused: it has expired (a refresh helps), it isn't ours, or the keys could not be read. */
type Refusal = 'expired' | 'invalid' | 'keys-unavailable';
type Verify = (token: string, now: Date) => Promise<AccessClaims | Refusal>;

const refusalOf = (error: unknown): Refusal => {
  if (error instanceof JwtExpiredError) return 'expired';
  return error instanceof FetchError ? 'keys-unavailable' : 'invalid';
};

/**
 * Verifies access tokens of the three pools: signature (RS256 by the pool's own keys only), issuer, client, `token_use`, and time. The pool that issued a
 * token decides the kind of its account. `keys` is where the public keys come from.
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
