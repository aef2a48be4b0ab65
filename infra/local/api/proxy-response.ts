import { type HttpResponse, jsonResponse } from './exchange.ts';

type Structured = {
  statusCode?: unknown;
  headers?: Record<string, string | number | boolean>;
  cookies?: string[];
  body?: string;
  isBase64Encoded?: boolean;
};

/** Turns what a function returned into HTTP, by the rules of payload format 2.0: without `statusCode` the value itself is the JSON body. */
export function proxyResponse(result: unknown): HttpResponse {
  const structured = result as Structured | null;
  if (structured === null || typeof structured !== 'object' || structured.statusCode === undefined) {
    const body = typeof result === 'string' ? result : JSON.stringify(result);
    return { status: 200, headers: { 'content-type': 'application/json' }, body: Buffer.from(body) };
  }
  const status = Number(structured.statusCode);
  if (!Number.isInteger(status) || status < 100 || status > 599) return jsonResponse(500, { message: 'Internal Server Error' });
  const headers: HttpResponse['headers'] = {};
  for (const [name, value] of Object.entries(structured.headers ?? {})) headers[name.toLowerCase()] = String(value);
  if (structured.cookies?.length) headers['set-cookie'] = structured.cookies;
  const body = Buffer.from(structured.body ?? '', structured.isBase64Encoded ? 'base64' : 'utf8');
  if (body.length > 0 && headers['content-type'] === undefined) headers['content-type'] = 'text/plain;charset=UTF-8';
  return { status, headers, body };
}
