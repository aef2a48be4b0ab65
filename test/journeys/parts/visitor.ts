import { randomUUID } from 'node:crypto';
import { request } from 'node:http';

/** An answer of the API: its status, its body as JSON, its headers. */
export type Reply = { status: number; body: Record<string, unknown>; headers: Record<string, string | string[] | undefined> };
type Send = { body?: unknown; token?: string; headers?: Record<string, string> };

let addresses = 0;

/** Returns a network address of this machine that no other visitor has, so that one's failures don't slow another down. */
const ownAddress = () => {
  addresses += 1;
  const process = globalThis.process.pid % 250;
  return `127.${process + 1}.${Math.floor(addresses / 250)}.${(addresses % 250) + 1}`;
};

/** Someone with a separate browser: a network address and a cookie jar. */
export class Visitor {
  readonly site: string;
  readonly address: string;
  /** Cookies by name, with the path they are sent to. */
  readonly cookies = new Map<string, { value: string; path: string }>();

  constructor(site: string, address = ownAddress()) {
    this.site = site;
    this.address = address;
  }

  private cookieHeader(path: string): Record<string, string> {
    const sent = [...this.cookies]
      .filter(([, cookie]) => path.startsWith(cookie.path))
      .map(([name, { value }]) => `${name}=${value}`);
    return sent.length > 0 ? { cookie: sent.join('; ') } : {};
  }

  private keep(cookie: string): void {
    const [pair = '', ...attributes] = cookie.split('; ');
    const at = pair.indexOf('=');
    const named = new Map(attributes.map((attribute) => [attribute.split('=')[0] ?? '', attribute.split('=')[1] ?? '']));
    if (named.get('Max-Age') === '0') this.cookies.delete(pair.slice(0, at));
    else this.cookies.set(pair.slice(0, at), { value: pair.slice(at + 1), path: named.get('Path') || '/' });
  }

  /** Makes a call. Its Idempotency-Key is a new GUID unless `headers` has one. */
  call(method: 'GET' | 'POST' | 'PATCH', path: string, { body, token, headers }: Send = {}): Promise<Reply> {
    const text = body === undefined ? undefined : JSON.stringify(body);
    const all: Record<string, string> = {
      ...(text === undefined ? {} : { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(text)) }),
      ...(method === 'POST' ? { 'idempotency-key': randomUUID() } : {}),
      ...this.cookieHeader(path),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...headers,
    };
    return new Promise((resolve, reject) => {
      const sent = request(
        new URL(path, this.site),
        { method, headers: all, localAddress: this.address, agent: false },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('error', reject);
          response.on('end', () => {
            for (const cookie of response.headers['set-cookie'] ?? []) this.keep(cookie);
            const answer = Buffer.concat(chunks).toString('utf8');
            const isJson = /json/.test(response.headers['content-type'] ?? '');
            resolve({
              status: response.statusCode ?? 0,
              body: isJson ? JSON.parse(answer) : { text: answer },
              headers: response.headers,
            });
          });
        },
      );
      sent.on('error', reject);
      sent.end(text);
    });
  }

  get(path: string, send: Send = {}): Promise<Reply> {
    return this.call('GET', path, send);
  }

  post(path: string, body: unknown = {}, send: Send = {}): Promise<Reply> {
    return this.call('POST', path, { ...send, body });
  }

  patch(path: string, body: unknown, send: Send = {}): Promise<Reply> {
    return this.call('PATCH', path, { ...send, body });
  }
}
