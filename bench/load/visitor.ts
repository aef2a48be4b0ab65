import { randomUUID } from 'node:crypto';
import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { callNamed, wireRequest } from '#test/cloud/wire.ts';

/** One answered request. `at` is when it was sent, in milliseconds on this process's clock. */
export type Sample = { call: string; at: number; ms: number; status: number; requestId: string };

/** A browser under load: its own connections, its own network address, and headers that go with every request. */
export type Visitor = {
  headers: Record<string, string>;
  /** Makes a call of the contract and returns a function that parses its answer, or undefined if it was refused. */
  ask<Body = { id: string }>(call: string, input?: object): Promise<(() => Body) | undefined>;
  close(): void;
};

/** Sends requests and keeps what each one took. */
export type Crowd = { samples: Sample[]; enter(headers?: Record<string, string>): Visitor };

type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/**
 * Every address of 127.0.0.0/8 is this machine on Linux, so each visitor can have a separate address and the limits per address see 50 families, not one.
 */
const addressOf = (nth: number): string | undefined =>
  process.platform === 'linux' ? `127.${1 + (nth >> 14)}.${(nth >> 7) & 127}.${1 + (nth & 127)}` : undefined;

function send(agent: Agent, url: URL, method: string, headers: Record<string, string>, body: string | undefined) {
  return new Promise<Answer>((resolve, reject) => {
    const sending = request(url, { agent, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) });
      });
    });
    sending.on('error', reject).end(body);
  });
}

const parsed = <Body>({ headers, body }: Answer): Body =>
  JSON.parse((headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body).toString()) as Body;

/** Opens visitors of a site. A connection that breaks counts as status 0, so that no failure goes unseen. */
export function crowdAt(site: string): Crowd {
  const samples: Sample[] = [];
  let entered = 0;
  const enter = (headers: Record<string, string> = {}): Visitor => {
    entered += 1;
    const agent = new Agent({ keepAlive: true, maxSockets: 6, localAddress: addressOf(entered) });
    const own = { 'accept-encoding': 'gzip', ...headers };
    return {
      headers: own,
      async ask<Body>(name: string, input: object = {}) {
        const { method, path, query, body } = wireRequest(callNamed(name), input);
        const url = new URL(`${path}?${new URLSearchParams(query)}`, site);
        const text = body === undefined ? undefined : JSON.stringify(body);
        const sent = {
          ...own,
          ...(text === undefined
            ? {}
            : { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(text)) }),
          ...(callNamed(name).meta.idempotency === 'required' ? { 'idempotency-key': randomUUID() } : {}),
        };
        const at = performance.now();
        const answer = await send(agent, url, method, sent, text).catch(() => undefined);
        const requestId = String(answer?.headers['x-request-id'] ?? '');
        samples.push({ call: name, at, ms: performance.now() - at, status: answer?.status ?? 0, requestId });
        return answer && answer.status < 300 ? () => parsed<Body>(answer) : undefined;
      },
      close: () => agent.destroy(),
    };
  };
  return { samples, enter };
}
