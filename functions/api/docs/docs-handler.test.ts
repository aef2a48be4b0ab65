import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { docsHandler } from './docs-handler.ts';

const event = (rawPath: string, { method = 'GET', secret = 'right' } = {}) =>
  ({
    rawPath,
    headers: { 'x-origin-verify': secret },
    requestContext: { http: { method } },
  }) as unknown as APIGatewayProxyEventV2;
const context = { awsRequestId: 'request-1' };

describe('the documentation', () => {
  beforeEach(() => vi.stubEnv('ORIGIN_SECRET', 'right'));

  it('is read once from its file and answered with its type', async () => {
    const read = vi.fn((file: string) => `the text of ${file}`);
    const handler = docsHandler(read);
    for (const [path, file, type] of [
      ['/api/docs', 'page.html', 'text/html; charset=utf-8'],
      ['/api/docs/page.css', 'page.css', 'text/css; charset=utf-8'],
      ['/api/openapi.json', 'openapi.json', 'application/json'],
    ] as const) {
      await handler(event(path), context);
      const answer = await handler(event(path), context);
      expect(answer).toMatchObject({ statusCode: 200, body: `the text of ${file}`, headers: { 'content-type': type } });
    }
    expect(read).toHaveBeenCalledTimes(3);
  });

  it.each(['/api/nothing', '/api/docs/', '/api/docs/../secret', '/api/constructor', '/api/docs/page.html'])(
    'answers %s with the problem of an unknown call',
    async (path) => {
      const answer = await docsHandler(() => 'never')(event(path), context);
      expect(answer).toMatchObject({ statusCode: 404, headers: { 'content-type': 'application/problem+json' } });
      expect(JSON.parse(answer.body ?? '')).toMatchObject({ code: 'not_found', requestId: 'request-1' });
    },
  );

  it('allows only reads', async () => {
    expect(await docsHandler(() => 'never')(event('/api/docs', { method: 'POST' }), context)).toMatchObject({ statusCode: 404 });
  });

  it('is answered only through the edge', async () => {
    const answer = await docsHandler(() => 'never')(event('/api/docs', { secret: 'wrong' }), context);
    expect(answer).toMatchObject({ statusCode: 403 });
  });
});
