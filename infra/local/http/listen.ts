import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server on 127.0.0.1. `close` ends open connections too: a browser's keep-alive must not delay a stop. */
export type Listening = { url: string; port: number; server: Server; close(): Promise<void> };

export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

function listenOn(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject);
      resolve((server.address() as AddressInfo).port);
    });
  });
}

/** Listens on 127.0.0.1. Port 0 takes any free one. With `orAny`, a taken port falls back to any free one; otherwise the caller explains the error. */
export async function listen(port: number, handler: Handler, options: { orAny?: boolean } = {}): Promise<Listening> {
  const onRequest: RequestListener = (request, response) => {
    handler(request, response).catch((error: unknown) => {
      if ((error as { code?: string }).code !== 'ERR_STREAM_PREMATURE_CLOSE' && !response.destroyed) console.error(error);
      if (response.headersSent) response.destroy();
      else response.writeHead(500, { 'content-type': 'application/json' }).end('{"message":"Internal Server Error"}');
    });
  };
  const server = createServer({ keepAliveTimeout: 65_000, maxHeaderSize: 32_768 }, onRequest);
  let bound: number;
  try {
    bound = await listenOn(server, port);
  } catch (error) {
    if (!options.orAny || (error as { code?: string }).code !== 'EADDRINUSE') throw error;
    bound = await listenOn(server, 0);
  }
  return {
    url: `http://127.0.0.1:${bound}`,
    port: bound,
    server,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export class BodyTooLarge extends Error {}

/** Reads the whole body, at most `limit` bytes. Past it the rest is read and dropped (so that the client gets its answer) and BodyTooLarge is thrown. */
export async function readBody(request: IncomingMessage, limit = 64 * 1024 * 1024): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= limit) chunks.push(chunk);
  }
  if (size > limit) throw new BodyTooLarge();
  return Buffer.concat(chunks);
}
