import { get, type IncomingHttpHeaders } from 'node:http';
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CloudHandle } from '#infra/local/index.ts';
import { problemSchema } from '#shared/contract/problem.ts';
import { clientOf, startSample } from './sample/sample-cloud.ts';

let cloud: CloudHandle;
let stop: () => Promise<void>;
beforeAll(async () => {
  ({ cloud, stop } = await startSample());
});
afterAll(() => stop());

const open = (path: string, headers: Record<string, string> = {}, init: RequestInit = {}) =>
  fetch(`${cloud.url}${path}`, { redirect: 'manual', ...init, headers });

/** Returns the bytes as they were sent: fetch would decompress them. */
function raw(path: string, headers: Record<string, string>): Promise<{ headers: Record<string, unknown>; bytes: number }> {
  return new Promise((resolve, reject) => {
    get(`${cloud.url}${path}`, { headers }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      response.on('end', () => resolve({ headers: response.headers, bytes }));
    }).on('error', reject);
  });
}

describe('the site', () => {
  it('is served from its bucket, screens through the viewer function, with the headers each deployment gave', async () => {
    const page = await open('/any/screen');
    expect([page.status, page.headers.get('content-type'), page.headers.get('cache-control')]).toEqual([
      200,
      'text/html',
      'no-cache',
    ]);
    expect(await page.text()).toContain('<title>Sample</title>');
    expect((await open('/assets/app.js')).headers.get('cache-control')).toBe('immutable');
    const moved = await open('/gone');
    expect([moved.status, moved.headers.get('location')]).toEqual([302, '/']);
    expect((await open('/assets/missing.js')).status).toBe(403);
  });

  it("has the response headers policy, with the buckets' addresses on this machine", async () => {
    for (const path of ['/', '/api/echo/1', '/assets/missing.js', '/gone']) {
      const { headers } = await open(path);
      expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('permissions-policy')).toBe('camera=()');
      expect(headers.get('content-security-policy')).toBe(
        `default-src 'self'; connect-src 'self' ${cloud.env.AWS_ENDPOINT_URL_S3}`,
      );
    }
  });

  it('is compressed as requested, and not sent again to a client that has it', async () => {
    const plain = await raw('/assets/app.js', {});
    const brotli = await raw('/assets/app.js', { 'accept-encoding': 'gzip, br' });
    const gzip = await raw('/assets/app.js', { 'accept-encoding': 'gzip' });
    expect([plain.headers['content-encoding'], brotli.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual([
      undefined,
      'br',
      'gzip',
    ]);
    expect(Math.max(brotli.bytes, gzip.bytes)).toBeLessThan(plain.bytes / 3);
    expect((await raw('/', { 'accept-encoding': 'br' })).headers['content-encoding']).toBeUndefined();
    expect((await open('/assets/app.js', { 'if-none-match': String(brotli.headers.etag) })).status).toBe(304);
  });

  it('accepts no method that the template does not allow', async () => {
    expect((await open('/', {}, { method: 'POST', body: 'x' })).status).toBe(403);
  });
});

describe('the API behind the edge', () => {
  it('sees the origin secret and the viewer as CloudFront names them, whatever they claim', async () => {
    const forged = { 'cloudfront-viewer-address': '1.2.3.4:5', 'x-origin-verify': 'guess', 'x-forwarded-for': '9.9.9.9' };
    const { event } = (await (await open('/api/echo/1?a=b', { ...forged, cookie: 'c=d', authorization: 'Bearer t' })).json()) as {
      event: { headers: Record<string, string>; cookies: string[]; rawQueryString: string };
    };
    expect(event.headers['cloudfront-viewer-address']).toMatch(/^127\.0\.0\.1:\d+$/);
    expect(event.headers).toMatchObject({
      'x-origin-verify': 'secret',
      authorization: 'Bearer t',
      'x-forwarded-for': '9.9.9.9, 127.0.0.1',
    });
    expect([event.cookies, event.rawQueryString]).toEqual([['c=d'], 'a=b']);
  });

  it('is not compressed by an uncached behavior, and keeps its own statuses', async () => {
    expect((await raw('/api/echo/1', { 'accept-encoding': 'br' })).headers['content-encoding']).toBeUndefined();
    expect((await open('/api/x?do=throw')).status).toBe(500);
  });
});

it('pictures are read from the media bucket without a signature, and nothing else of it can be done', async () => {
  const s3 = new S3Client(clientOf(cloud, 'S3'));
  await s3.send(
    new PutObjectCommand({
      Bucket: cloud.outputs.MediaBucket,
      Key: 'media/1/a.webp',
      Body: 'picture',
      ContentType: 'image/webp',
    }),
  );
  const picture = await open('/media/1/a.webp');
  expect([picture.status, picture.headers.get('content-type'), await picture.text()]).toEqual([200, 'image/webp', 'picture']);
  const range = await open('/media/1/a.webp', { range: 'bytes=0-2' });
  expect([range.status, await range.text()]).toEqual([206, 'pic']);
  // The bucket's policy lets CloudFront list it, so that S3 says what is missing.
  for (const missing of ['/media/', '/media/1/b.webp']) expect((await open(missing)).status, missing).toBe(404);
  expect((await open('/media/1/a.webp', {}, { method: 'DELETE' })).status).toBe(403);
});

it('the control address cannot be reached through the edge', async () => {
  expect((await open('/queues')).headers.get('content-type')).toBe('text/html');
  expect((await fetch(`${cloud.controlUrl}/sweep`, { method: 'POST' })).status).toBe(403);
  expect((await fetch(`${cloud.controlUrl}/sweep`, { method: 'POST', headers: { 'x-yarrow-local': '1' } })).status).toBe(200);
});

describe('the firewall', () => {
  const from = (site: string, address: string, path: string) =>
    new Promise<{ status: number; headers: IncomingHttpHeaders; text: string }>((resolve, reject) => {
      get(`${site}${path}`, { localAddress: address, agent: false }, (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (part: string) => {
          text += part;
        });
        response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }));
      }).on('error', reject);
    });

  it('answers 429 to an address with too many API calls, until the minute is over, and to no other', async () => {
    let time = Date.parse('2026-03-04T12:00:00.000Z');
    const limited = await startSample({ limits: { callsPerAddress: 20 }, now: () => time });
    const ask = (address: string, path = '/api/echo/1') => from(limited.cloud.url, address, path);
    try {
      const busy = await Promise.all(Array.from({ length: 50 }, () => ask('127.0.0.1')));
      expect(busy.filter(({ status }) => status === 200)).toHaveLength(20);
      const refused = busy.find(({ status }) => status === 429);
      expect(refused?.headers).toMatchObject({ 'content-type': 'application/json', 'retry-after': '60' });
      expect(problemSchema.parse(JSON.parse(refused?.text ?? ''))).toMatchObject({
        code: 'too_many_requests',
        status: 429,
        retryAfterSeconds: 60,
      });
      expect((await ask('127.0.0.2')).status).toBe(200);
      expect((await ask('127.0.0.1', '/')).status).toBe(200);
      time += 61_000;
      expect((await ask('127.0.0.1')).status).toBe(200);
    } finally {
      await limited.stop();
    }
  });
});
