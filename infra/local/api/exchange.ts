import type { IncomingHttpHeaders } from 'node:http';

/** An HTTP request as the edge and the API pass it on. `path` and `query` are as they came, not decoded; header names are lowercase. */
export type HttpRequest = {
  method: string;
  path: string;
  query: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
  sourceIp: string;
};

export type HttpResponse = {
  status: number;
  headers: Record<string, string | string[]>;
  body: Buffer;
};

export function jsonResponse(status: number, body: unknown): HttpResponse {
  return { status, headers: { 'content-type': 'application/json' }, body: Buffer.from(JSON.stringify(body)) };
}
