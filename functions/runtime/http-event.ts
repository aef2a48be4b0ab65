import { isUtf8 } from 'node:buffer';
import type { StandardBody, StandardLazyRequest } from '@orpc/standard-server';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { problem } from '#functions/problem.ts';
import { parseFitJson, unfitPart } from '#shared/values/fit-json.ts';
import { isMultipart } from './header-parameters.ts';

/** The largest body that a call accepts (a Lambda's own limit is 6 MB; files go through presigned URLs). */
const maxBodyBytes = 1_000_000;
/** The longest query string. A search with every filter set is far shorter. */
const maxQueryLength = 8_000;

/** Parses the JSON of a request. 400 if it is invalid, or nothing that a call can have. */
function jsonOf(text: string): unknown {
  const parsed = parseFitJson(text);
  if (parsed.unfit === 'syntax') throw problem('invalid_input', { detail: 'The body is not JSON.' });
  if (parsed.unfit === 'depth') throw problem('invalid_input', { detail: 'The body is nested too deeply.' });
  const detail = unfitPart(parsed.value);
  if (detail !== undefined) throw problem('invalid_input', { detail });
  return parsed.value;
}

/** How a Lambda that accepts files reads a form, and how large one may be. Passed in, so that the others don't carry a parser. */
export type FormReader = { maxBytes: number; read: (bytes: Uint8Array, contentType: string) => Promise<FormData> };

/** Returns the bytes of a body, counted before they are decoded. The gateway passes files on as base64. */
function bytesOf({ body = '', isBase64Encoded }: APIGatewayProxyEventV2, maxBytes: number, words: { detail?: string }): Buffer {
  const encoding = isBase64Encoded ? 'base64' : 'utf8';
  if (Buffer.byteLength(body, encoding) > maxBytes) throw problem('too_large', words);
  return Buffer.from(body, encoding);
}

/**
 * Returns a body as text. 400 if it isn't UTF-8: it would be stored with its letters replaced. A gateway that passes it on as text has replaced them already, so it
 * no longer has as many bytes as were sent.
 */
function textOf({ body = '', headers }: APIGatewayProxyEventV2, bytes: Buffer): string {
  const isReplaced = body.includes('\ufffd') && Number(headers['content-length'] ?? bytes.length) !== bytes.length;
  if (isReplaced || !isUtf8(bytes)) throw problem('invalid_input', { detail: 'The body is not UTF-8.' });
  return bytes.toString('utf8');
}

/**
 * Reads the body of an HTTP API event. Throws 413 over the limit, 415 for a type that the Lambda doesn't accept, 400 for JSON that is invalid, not
 * UTF-8, nested too deeply, or with a part that can't be kept.
 */
async function readBody(event: APIGatewayProxyEventV2, forms: FormReader | undefined): Promise<StandardBody> {
  // A POST without a body counts as an empty object, which is what calls without input accept.
  if (event.body === undefined || event.body === '') return {};
  const type = event.headers['content-type'] ?? '';
  if (forms && isMultipart(type)) return forms.read(bytesOf(event, forms.maxBytes, tooLarge(forms.maxBytes)), type);
  const bytes = bytesOf(event, maxBodyBytes, {});
  if (!/^application\/json\b/i.test(type)) throw problem('unsupported_type');
  return jsonOf(textOf(event, bytes)) as StandardBody;
}

const tooLarge = (bytes: number) => ({
  detail: `That is too large: at most ${Math.floor(bytes / 1_000_000)} MB can be sent in one request.`,
});

/**
 * Returns the path encoded for a URL again. The gateway decodes it, and a URL would drop control characters at its end, stop at a `#`, and go up at `..`,
 * so that a forged id would reach another call than the one requested.
 */
function pathOf(rawPath: string): string {
  const segments = rawPath.split('/');
  if (segments.some((segment) => segment === '.' || segment === '..')) throw problem('not_found');
  return segments.map((segment) => encodeURIComponent(segment.toWellFormed())).join('/');
}

/**
 * Returns the event of an HTTP API (payload 2.0) as oRPC's own request. Not a fetch `Request`: loading the fetch classes costs a cold start about 30 ms.
 * Its body is read when the codec asks for it, which is after the caller is admitted. A Lambda without `forms` accepts only JSON.
 */
export function requestOf(event: APIGatewayProxyEventV2, forms?: FormReader): StandardLazyRequest {
  if (event.rawQueryString.length > maxQueryLength) throw problem('too_large');
  const { method } = event.requestContext.http;
  const query = event.rawQueryString ? `?${event.rawQueryString}` : '';
  return {
    method,
    url: new URL(`https://yarrow.invalid${pathOf(event.rawPath)}${query}`),
    headers: event.headers,
    body: async () => (method === 'GET' || method === 'HEAD' ? undefined : readBody(event, forms)),
    signal: undefined,
  };
}

/** Returns the cookies of the event by name. */
export const cookiesOf = (event: APIGatewayProxyEventV2): Record<string, string> =>
  Object.fromEntries(
    (event.cookies ?? []).map((cookie) => {
      const at = cookie.indexOf('=');
      return [cookie.slice(0, at), cookie.slice(at + 1)];
    }),
  );

/** Returns the eight groups of an IPv6 address. `::` represents as many zeros as are missing. */
function groupsOf(address: string): string[] {
  const [before = '', after] = address.toLowerCase().split('::');
  const [head, tail] = [before, after ?? ''].map((part) => part.split(':').filter(Boolean)) as [string[], string[]];
  const zeros = Array<string>(Math.max(0, 8 - head.length - tail.length)).fill('0');
  return [...head, ...zeros, ...tail].map((group) => group.replace(/^0+(?=.)/, ''));
}

/**
 * Returns what counts as one network address: an IPv4 address itself, under IPv6 the first 64 bits. Every connection has all 2^64 addresses below those
 * (RFC 6177, RFC 4291 section 2.5.1) and may call from a new one each time.
 */
export function networkOf(address: string): string {
  const v4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (v4 !== undefined || !address.includes(':')) return v4 ?? address;
  return `${groupsOf(address).slice(0, 4).join(':')}::/64`;
}

/**
 * Returns the caller's address from the edge's viewer-request function (infra/edge/name-viewer.js); the origin secret proves that the header is the edge's.
 * The event's own source address is only the edge. Limits count by it, so it is that of the network (`networkOf`).
 */
export const addressOf = (event: APIGatewayProxyEventV2): string =>
  networkOf(event.headers['x-viewer-address'] ?? event.requestContext.http.sourceIp);
