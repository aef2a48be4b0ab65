import { createHash } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Bucket, openBucket } from './bucket.ts';

const client = {
  config: { region: async () => 'us-east-1', credentials: { accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'secret' } },
};

type SeenRequest = { method: string; url: string; headers: IncomingHttpHeaders; body: string };
let server: Server;
let bucket: Bucket;
let requests: SeenRequest[];
let next: { status: number; headers?: Record<string, string>; body?: string };

beforeEach(async () => {
  requests = [];
  server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { method = '', url = '', headers } = request;
    requests.push({ method, url, headers, body: Buffer.concat(chunks).toString('utf8') });
    response.writeHead(next.status, next.headers).end(next.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  bucket = openBucket('things', client, `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

describe('reading', () => {
  it('gives bytes and tag, and signs the request for S3', async () => {
    next = { status: 200, headers: { etag: '"1"' }, body: 'hello' };
    expect(await bucket.read('a/b.txt')).toEqual({ bytes: Buffer.from('hello'), tag: '"1"' });
    expect(requests[0]).toMatchObject({ method: 'GET', url: '/things/a/b.txt' });
    expect(requests[0]?.headers.authorization).toMatch(
      /^AWS4-HMAC-SHA256 Credential=AKIDEXAMPLE\/\d{8}\/us-east-1\/s3\/aws4_request/,
    );
  });

  it('asks for what is newer than a tag, and says when nothing is', async () => {
    next = { status: 304 };
    expect(await bucket.read('a', '"1"')).toBeUndefined();
    expect(requests[0]?.headers['if-none-match']).toBe('"1"');
  });

  it('tells a missing object from a failure', async () => {
    next = { status: 404 };
    expect(await bucket.read('a')).toBeNull();
    next = { status: 403 };
    await expect(bucket.read('a')).rejects.toThrow('S3 answered 403 to a read.');
  });
});

describe('writing', () => {
  it('sends the bytes with their type, under a signature that covers them', async () => {
    next = { status: 200 };
    expect(await bucket.write('a', Buffer.from('hello'), { type: 'text/plain' })).toBe(true);
    expect(requests[0]).toMatchObject({ method: 'PUT', url: '/things/a', body: 'hello' });
    expect(requests[0]?.headers).toMatchObject({
      'content-type': 'text/plain',
      'x-amz-content-sha256': createHash('sha256').update('hello').digest('hex'),
    });
    expect(requests[0]?.headers['if-match']).toBeUndefined();
    await bucket.write('a', Buffer.from('hello'), { type: 'text/plain', cacheControl: 'public, max-age=60' });
    expect(requests[1]?.headers['cache-control']).toBe('public, max-age=60');
  });

  it.each([404, 409, 412])('returns false if the object is no longer the one meant (%i)', async (status) => {
    next = { status };
    expect(await bucket.write('a', Buffer.from('hello'), { type: 'text/plain', ifTag: '"1"' })).toBe(false);
    expect(requests[0]?.headers['if-match']).toBe('"1"');
  });

  it.each([409, 412])('writes only what isn’t there yet, if asked to (%i)', async (status) => {
    next = { status: 200 };
    expect(await bucket.write('a', Buffer.from('hello'), { type: 'text/plain', ifNew: true })).toBe(true);
    expect(requests[0]?.headers['if-none-match']).toBe('*');
    expect(requests[0]?.headers['x-amz-checksum-sha256']).toBe(createHash('sha256').update('hello').digest('base64'));
    next = { status };
    expect(await bucket.write('a', Buffer.from('other'), { type: 'text/plain', ifNew: true })).toBe(false);
    next = { status: 404 };
    await expect(bucket.write('a', Buffer.from('x'), { type: 'text/plain', ifNew: true })).rejects.toThrow('S3 answered 404');
  });

  it('fails if S3 does, or if an unconditional write is refused', async () => {
    for (const status of [404, 412, 500]) {
      next = { status };
      await expect(bucket.write('a', Buffer.from('hello'), { type: 'text/plain' })).rejects.toThrow(`S3 answered ${status}`);
    }
  });
});

describe('removing', () => {
  it('removes an object, even one that is already gone, and fails if S3 does', async () => {
    next = { status: 204 };
    await bucket.remove('a/b');
    expect(requests[0]).toMatchObject({ method: 'DELETE', url: '/things/a/b' });
    next = { status: 404 };
    await bucket.remove('a/b');
    next = { status: 403 };
    await expect(bucket.remove('a/b')).rejects.toThrow('S3 answered 403 to a removal.');
  });
});

describe('an address', () => {
  it('is signed for S3 from its moment on, with what the browser is told to do', async () => {
    const at = new Date('2026-07-04T12:00:00.000Z');
    const url = new URL(await bucket.address('a/b c.pdf', { at, seconds: 300, disposition: 'inline; filename="A b.pdf"' }));
    expect(url.pathname).toBe('/things/a/b%20c.pdf');
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      'X-Amz-Algorithm': 'AWS4-HMAC-SHA256',
      'X-Amz-Date': '20260704T120000Z',
      'X-Amz-Expires': '300',
      'X-Amz-SignedHeaders': 'host',
      'response-content-disposition': 'inline; filename="A b.pdf"',
    });
    expect(url.search).not.toContain('+');
    expect(requests).toEqual([]);
  });
});
