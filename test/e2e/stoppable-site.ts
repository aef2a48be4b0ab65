import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { cloud } from '#test/cloud/cloud.ts';

/** The site at a separate address, which a test can take down and bring back, and where it can deploy another build. */
export type StoppableSite = {
  url: string;
  stop: () => Promise<void>;
  start: () => Promise<void>;
  /** From now on, serves this file's text as `rewrite` returns it. */
  change: (path: string, rewrite: (text: string) => string) => void;
};

type Rewrites = Map<string, (text: string) => string>;

async function answer(given: IncomingMessage, outgoing: ServerResponse, rewrite: ((text: string) => string) | undefined) {
  if (!rewrite || given.statusCode !== 200) {
    outgoing.writeHead(given.statusCode ?? 502, given.headers);
    given.pipe(outgoing);
    return;
  }
  const { 'content-length': _, etag: __, ...headers } = given.headers;
  outgoing.writeHead(200, headers);
  outgoing.end(rewrite(await text(given)));
}

/** Asks for the whole text, neither compressed nor only if it changed. */
const inFull = ({
  'accept-encoding': _,
  'if-none-match': __,
  'if-modified-since': ___,
  ...rest
}: IncomingHttpHeaders): IncomingHttpHeaders => rest;

const forwarding = (rewrites: Rewrites): Server =>
  createServer((incoming, outgoing) => {
    const { hostname, port } = new URL(cloud.url);
    const rewrite = rewrites.get(new URL(incoming.url ?? '/', cloud.url).pathname);
    const headers = rewrite ? inFull(incoming.headers) : incoming.headers;
    const onward = request({ hostname, port, path: incoming.url, method: incoming.method, headers }, (given) => {
      answer(given, outgoing, rewrite).catch(() => outgoing.destroy());
    });
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  });

/** Serves the cloud's site on another port of this machine. */
export async function stoppableSite(): Promise<StoppableSite> {
  const rewrites: Rewrites = new Map();
  let server = forwarding(rewrites);
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
    start: () => {
      server = forwarding(rewrites);
      return listen(port);
    },
    change: (path, rewrite) => void rewrites.set(path, rewrite),
  };
}
