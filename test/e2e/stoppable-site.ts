import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { cloud } from '#test/cloud/cloud.ts';

/** The site under an address of its own, which a test can take away and bring back. */
export type StoppableSite = { url: string; stop: () => Promise<void>; start: () => Promise<void> };

const forwarding = (): Server =>
  createServer((incoming, outgoing) => {
    const { hostname, port } = new URL(cloud.url);
    const onward = request(
      { hostname, port, path: incoming.url, method: incoming.method, headers: incoming.headers },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      },
    );
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  });

/** Serves the cloud's site under another port of this machine. */
export async function stoppableSite(): Promise<StoppableSite> {
  let server = forwarding();
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
      server = forwarding();
      return listen(port);
    },
  };
}
