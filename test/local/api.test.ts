import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { httpApis } from '#infra/local/api/http-api.ts';
import type { CloudHandle } from '#infra/local/index.ts';
import { loadDeployment } from '#infra/local/template/deployment.ts';
import { sampleAssembly } from './sample/sample-assembly.ts';
import { startSample } from './sample/sample-cloud.ts';

type Echo = {
  event: Record<string, unknown> & { requestContext: { http: object } };
  calls: number;
  env: Record<string, string>;
  remaining: number;
};

let cloud: CloudHandle;
let stop: () => Promise<void>;
const lines: string[] = [];
beforeAll(async () => {
  ({ cloud, stop } = await startSample({ onLine: (_name, line) => lines.push(line) }));
});
afterAll(() => stop());

const call = (path: string, init?: RequestInit) => fetch(`${cloud.apiUrl}${path}`, init);
const echo = async (path: string, init?: RequestInit) => (await (await call(path, init)).json()) as Echo;
const answer = async (path: string, init?: RequestInit) => {
  const response = await call(path, init);
  return { status: response.status, body: await response.text() };
};

describe('an event of payload format 2.0', () => {
  it('has the path decoded, the query as it came, cookies separate, and headers in lowercase', async () => {
    const { event } = await echo('/api/echo/a%20b%2Fc?x=1&x=2&y=%26', { headers: { Cookie: 'one=1; two=2', 'X-Custom': 'Yes' } });
    expect(event).toMatchObject({
      version: '2.0',
      routeKey: 'ANY /api/{proxy+}',
      rawPath: '/api/echo/a b/c',
      rawQueryString: 'x=1&x=2&y=%26',
      cookies: ['one=1', 'two=2'],
      headers: { 'x-custom': 'Yes' },
      queryStringParameters: { x: '1,2', y: '&' },
      pathParameters: { proxy: 'echo/a b/c' },
      isBase64Encoded: false,
      requestContext: {
        http: { method: 'GET', path: '/api/echo/a b/c', protocol: 'HTTP/1.1', sourceIp: '127.0.0.1' },
        stage: '$default',
      },
    });
    expect(event.headers).not.toHaveProperty('cookie');
    expect(event).not.toHaveProperty('body');
  });

  it('has text as text and everything else as base64, forms too', async () => {
    const send = async (type: string, body: string | Uint8Array<ArrayBuffer>) =>
      (await echo('/api/x', { method: 'POST', headers: { 'content-type': type }, body })).event;
    expect(await send('application/json', '{"ü":1}')).toMatchObject({ body: '{"ü":1}', isBase64Encoded: false });
    expect(await send('text/csv; charset=utf-8', 'a,b')).toMatchObject({ body: 'a,b', isBase64Encoded: false });
    expect(await send('application/x-www-form-urlencoded', 'a=b')).toMatchObject({ body: 'YT1i', isBase64Encoded: true });
    expect(await send('application/octet-stream', 'ab')).toMatchObject({ body: 'YWI=', isBase64Encoded: true });
    const latin = new Uint8Array([0x22, 0xfc, 0x22]);
    expect(await send('application/json', latin)).toMatchObject({ body: 'Ivwi', isBase64Encoded: true });
  });

  it('goes to the most specific route', async () => {
    const key = async (path: string, method = 'GET') => (await echo(path, { method })).event.routeKey;
    expect(await key('/api/echo/1')).toBe('GET /api/echo/{id}');
    expect(await key('/api/echo/1', 'PUT')).toBe('ANY /api/echo/{id}');
    expect(await key('/api/echo/fixed')).toBe('ANY /api/echo/fixed');
    expect(await key('/api/other/1/2')).toBe('ANY /api/{proxy+}');
    expect(await answer('/elsewhere')).toEqual({ status: 404, body: '{"message":"Not Found"}' });
  });
});

describe('a function', () => {
  it('runs warm, with its own environment resolved, and its output in the log', async () => {
    const first = await echo('/api/warm');
    const second = await echo('/api/warm');
    expect(second.calls).toBe(first.calls + 1);
    expect(second.env).toMatchObject({
      TABLE_NAME: cloud.outputs.TableName,
      SITE_URL: cloud.url,
      AWS_LAMBDA_FUNCTION_MEMORY_SIZE: '128',
      AWS_REGION: 'us-east-1',
    });
    expect(second.remaining).toBeLessThanOrEqual(2000);
    expect(lines).toContain('{"path":"/api/warm"}');
  });

  it('answers in every shape the format allows', async () => {
    expect(await answer('/api/x?do=bare')).toEqual({ status: 200, body: '{"bare":true}' });
    const binary = await call('/api/x?do=binary');
    expect([binary.headers.get('content-type'), [...new Uint8Array(await binary.arrayBuffer())]]).toEqual([
      'image/png',
      [0, 255, 128],
    ]);
    expect((await call('/api/x?do=cookies')).headers.getSetCookie()).toEqual(['one=1; HttpOnly', 'two=2']);
  });

  it.each(['throw', 'exit', 'memory', 'large', 'sleep'])('that does "%s" is a 500 for that call alone', async (deed) => {
    const healthy = deed === 'sleep' ? echo('/api/beside') : undefined;
    expect(await answer(`/api/x?do=${deed}`)).toEqual({ status: 500, body: '{"message":"Internal Server Error"}' });
    expect((await healthy)?.event.rawPath ?? '/api/beside').toBe('/api/beside');
    expect((await echo('/api/after')).event.rawPath).toBe('/api/after');
  });
});

describe("the gateway's limits", () => {
  const large = (bytes: number) => ({ method: 'POST', headers: { 'content-type': 'text/plain' }, body: 'x'.repeat(bytes) });

  it('are 10 MB for a body, and 6 MB for what a function takes', async () => {
    expect(await answer('/api/x', large(10 * 1024 * 1024 + 1))).toEqual({
      status: 413,
      body: '{"message":"Request Entity Too Large"}',
    });
    expect((await answer('/api/x', large(6 * 1024 * 1024 + 1))).status).toBe(413);
    expect((await answer('/api/x', large(2 * 1024 * 1024))).status).toBe(200);
  });

  it('end a call that takes longer than its integration may', async () => {
    const deployment = loadDeployment(await sampleAssembly());
    const slow = { ...deployment, resources: deployment.resources.bind(deployment) } as typeof deployment;
    const withLimit: typeof slow.resources = <Properties>(type: string) =>
      deployment
        .resources<Properties>(type)
        .map((resource) =>
          type === 'AWS::ApiGatewayV2::Integration'
            ? { ...resource, properties: { ...resource.properties, TimeoutInMillis: 20 } }
            : resource,
        );
    const [api] = httpApis({ ...slow, resources: withLimit }, () => new Promise(() => {}), Date.now);
    const request = { method: 'GET', path: '/api/x', query: '', headers: {}, body: Buffer.alloc(0), sourceIp: '127.0.0.1' };
    const response = await api?.handle(request);
    expect([response?.status, response?.body.toString()]).toEqual([503, '{"message":"Service Unavailable"}']);
  });
});
