import { get } from 'node:http';
import { SimpleFetcher } from 'aws-jwt-verify/https';
import { SimpleJwksCache } from 'aws-jwt-verify/jwk';

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

/**
 * The keys of the pools, fetched from the issuer and kept while the Lambda is warm. Where the SDK is pointed elsewhere (the embedded pools), the keys
 * are read from there, though the issuer in the tokens is Cognito's own. A flood of unknown key ids costs one fetch every ten seconds.
 */
export function poolKeys(endpoint = process.env.AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER): SimpleJwksCache {
  const secure = new SimpleFetcher();
  if (!endpoint) return new SimpleJwksCache({ fetcher: secure });
  const base = endpoint.replace(/\/$/, '');
  const from = base.startsWith('http:') ? plainFetcher : secure;
  return new SimpleJwksCache({ fetcher: { fetch: (uri) => from.fetch(`${base}${new URL(uri).pathname}`) } });
}
