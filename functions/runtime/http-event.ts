import type { StandardBody, StandardLazyRequest } from '@orpc/standard-server';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { problem } from './problems.ts';

/** The largest body that a call takes (a Lambda's own limit is 6 MB; files go through presigned URLs). */
const maxBodyBytes = 1_000_000;
/** The longest query string; a search with every filter set stays far below. */
const maxQueryLength = 8_000;

/** The JSON of an HTTP API event's body. Throws 413 over the limit, 415 for what is no JSON, 400 for JSON that does not parse. */
function bodyOf(event: APIGatewayProxyEventV2): unknown {
  // A POST without a body counts as an empty object: the calls without input take exactly that.
  if (event.body === undefined || event.body === '') return {};
  const bytes = event.isBase64Encoded ? Buffer.from(event.body, 'base64') : Buffer.from(event.body, 'utf8');
  if (bytes.length > maxBodyBytes) throw problem('too_large');
  if (!/^application\/json\b/i.test(event.headers['content-type'] ?? '')) throw problem('unsupported_type');
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    throw problem('invalid_input', { detail: 'The body is not JSON.' });
  }
}

/**
 * The path as it can stand in a URL again. The gateway hands it on decoded, and a URL would drop control characters at its end, end at a `#` and climb at
 * `..`, so that a bent id reached another call than the one that was asked for.
 */
function pathOf(rawPath: string): string {
  const segments = rawPath.split('/');
  if (segments.some((segment) => segment === '.' || segment === '..')) throw problem('not_found');
  return segments.map((segment) => encodeURIComponent(segment.toWellFormed())).join('/');
}

/**
 * The event of an HTTP API (payload 2.0) as oRPC's own request. Not a fetch `Request`: loading the fetch classes costs a cold start some 30 ms.
 */
export function requestOf(event: APIGatewayProxyEventV2): StandardLazyRequest {
  if (event.rawQueryString.length > maxQueryLength) throw problem('too_large');
  const { method } = event.requestContext.http;
  const query = event.rawQueryString ? `?${event.rawQueryString}` : '';
  const body = method === 'GET' || method === 'HEAD' ? undefined : bodyOf(event);
  return {
    method,
    url: new URL(`https://yarrow.invalid${pathOf(event.rawPath)}${query}`),
    headers: event.headers,
    body: async () => body as StandardBody,
    signal: undefined,
  };
}

/** Cookies of the event by name. */
export const cookiesOf = (event: APIGatewayProxyEventV2): Record<string, string> =>
  Object.fromEntries(
    (event.cookies ?? []).map((cookie) => {
      const at = cookie.indexOf('=');
      return [cookie.slice(0, at), cookie.slice(at + 1)];
    }),
  );

/**
 * The caller's address, as the edge's viewer-request function names it (infra/edge/name-viewer.js); the origin secret proves that the header is
 * the edge's. The event's own source address is only the edge.
 */
export const addressOf = (event: APIGatewayProxyEventV2): string =>
  event.headers['x-viewer-address'] ?? event.requestContext.http.sourceIp;
