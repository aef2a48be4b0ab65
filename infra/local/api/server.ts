import type { IncomingMessage, ServerResponse } from 'node:http';
import { BodyTooLarge, type Listening, listen, readBody } from '../http/listen.ts';
import { type HttpRequest, type HttpResponse, jsonResponse } from './exchange.ts';
import { bodyLimit, type HttpApi } from './http-api.ts';

/** Reads a whole incoming request, or undefined if its body is larger than a gateway accepts. */
export async function readRequest(request: IncomingMessage): Promise<HttpRequest | undefined> {
  const [path = '/', query = ''] = (request.url ?? '/').split(/\?(.*)/s);
  try {
    const body = await readBody(request, bodyLimit);
    const sourceIp = request.socket.remoteAddress ?? '127.0.0.1';
    return { method: request.method ?? 'GET', path, query, headers: request.headers, body, sourceIp };
  } catch (error) {
    if (error instanceof BodyTooLarge) return undefined;
    throw error;
  }
}

export function writeResponse(response: ServerResponse, { status, headers, body }: HttpResponse, method = 'GET'): void {
  const bodyless = status === 204 || status === 304;
  response.writeHead(status, { ...headers, ...(!bodyless && { 'content-length': body.length }) });
  response.end(method === 'HEAD' || bodyless ? undefined : body);
}

/** Starts the HTTP API on a separate port, like its execute-api address on AWS: requests there bypass the edge. */
export function startApi(port: number, api: HttpApi | undefined): Promise<Listening> {
  return listen(port, async (incoming, response) => {
    const request = await readRequest(incoming);
    const answer = !api
      ? jsonResponse(404, { message: 'Not Found' })
      : request
        ? await api.handle(request)
        : jsonResponse(413, { message: 'Request Entity Too Large' });
    writeResponse(response, answer, incoming.method);
  });
}
