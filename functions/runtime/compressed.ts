import { gunzipSync, gzipSync } from 'node:zlib';
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';

/** An answer with fewer bytes fits one packet, and compressing it gains nothing. */
const smallest = 1_024;

/** Tells whether an `accept-encoding` accepts gzip: named (or `*`) and not weighted 0. */
export function acceptsGzip(header: string | undefined): boolean {
  const weights = (header ?? '').split(',').map((each) => {
    const [name = '', ...parameters] = each
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/);
    const weight = parameters.find((parameter) => parameter.startsWith('q='));
    return { name, isOut: weight !== undefined && Number(weight.slice(2)) === 0 };
  });
  const found = weights.find(({ name }) => name === 'gzip') ?? weights.find(({ name }) => name === '*');
  return found !== undefined && !found.isOut;
}

/**
 * Returns an answer as it is sent: gzipped if the client accepts it and it is worth it. CloudFront doesn't compress what it may not cache, and it may cache
 * no answer of the API. Answers that open a session (they set its cookie) aren't compressed: the length of compressed secrets can give them away (BREACH).
 */
export function compressed(
  result: APIGatewayProxyStructuredResultV2,
  acceptEncoding: string | undefined,
): APIGatewayProxyStructuredResultV2 {
  const { body = '', cookies = [], headers } = result;
  if (Buffer.byteLength(body) <= smallest || cookies.length > 0) return result;
  const varied = { ...headers, vary: 'accept-encoding' };
  if (!acceptsGzip(acceptEncoding)) return { ...result, headers: varied };
  return {
    ...result,
    headers: { ...varied, 'content-encoding': 'gzip' },
    body: gzipSync(body).toString('base64'),
    isBase64Encoded: true,
  };
}

/** A body that many requests share, compressed once rather than for each of them. */
export type PreparedBody = { readonly gzip: string };

export const preparedBody = (body: string): PreparedBody => ({ gzip: gzipSync(body).toString('base64') });

/** Returns the answer with a prepared body, as `compressed` would have made it. */
export function withPrepared(
  result: APIGatewayProxyStructuredResultV2,
  { gzip }: PreparedBody,
  acceptEncoding: string | undefined,
): APIGatewayProxyStructuredResultV2 {
  const headers = { ...result.headers, vary: 'accept-encoding' };
  if (!acceptsGzip(acceptEncoding)) return { ...result, headers, body: gunzipSync(Buffer.from(gzip, 'base64')).toString() };
  return { ...result, headers: { ...headers, 'content-encoding': 'gzip' }, body: gzip, isBase64Encoded: true };
}
