import { implement } from '@orpc/server';
import type { APIGatewayProxyEventV2, Context } from 'aws-lambda';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { type Access, call } from '#shared/contract/call.ts';
import { apiHandler } from './api-handler.ts';
import { formOf } from './multipart.ts';
import type { OperationContext } from './operation-context.ts';

const describedCall = (name: string, access: Access) =>
  call({ name, method: 'POST', path: `/api/${name}`, access, summary: 'Takes a file' })
    .input(z.strictObject({ file: z.file().optional(), text: z.string().optional() }))
    .output(z.strictObject({ isDone: z.boolean() }));

const contract = {
  upload: describedCall('upload', 'photos.change'),
  open: describedCall('open', 'public'),
};
const os = implement(contract).$context<OperationContext>();
const router = os.router({
  upload: os.upload.handler(() => ({ isDone: true })),
  open: os.open.handler(() => ({ isDone: true })),
});

const read = vi.fn(formOf);

beforeAll(() => {
  vi.stubEnv('TABLE_NAME', 'table');
  vi.stubEnv('ORIGIN_SECRET', 'secret');
  vi.stubEnv('AWS_REGION', 'us-east-1');
  vi.spyOn(console, 'log').mockReturnValue();
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
});

afterAll(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

/** Sends a body and counts its reads. */
async function send(path: string, contentType: string, body: string) {
  const reads = vi.fn(() => body);
  const event = {
    rawPath: path,
    rawQueryString: '',
    routeKey: `POST ${path}`,
    headers: { 'content-type': contentType, 'x-origin-verify': 'secret' },
    requestContext: { http: { method: 'POST', sourceIp: '203.0.113.7' } },
    isBase64Encoded: true,
  };
  Object.defineProperty(event, 'body', { get: reads, enumerable: true });
  read.mockClear();
  const handler = apiHandler({ router, context: (base) => base, forms: { maxBytes: 1_000, read } });
  const answer = await handler(event as unknown as APIGatewayProxyEventV2, { awsRequestId: 'r' } as Context);
  return { status: answer.statusCode, reads, read };
}

const huge = Buffer.alloc(4_000_000, '--xyz\r\n').toString('base64');

describe('a caller who is refused', () => {
  it.each([
    ['a huge form', 'multipart/form-data; boundary=xyz', huge],
    ['a form with two boundaries', 'multipart/form-data; boundary=a; boundary=xyz', huge],
    ['JSON', 'application/json', Buffer.from('{"text":"a"}').toString('base64')],
    ['JSON that does not parse', 'application/json', huge],
    ['another type', 'text/plain', huge],
  ])('gets a 401 without a read of their body: %s', async (_, contentType, body) => {
    const answer = await send('/api/upload', contentType, body);
    expect([answer.status, answer.reads.mock.calls.length, answer.read.mock.calls.length]).toEqual([401, 0, 0]);
  });
});

describe('a caller who is admitted', () => {
  it('has a form read once', async () => {
    const form = '--xyz\r\nContent-Disposition: form-data; name="text"\r\n\r\nhello\r\n--xyz--\r\n';
    const answer = await send('/api/open', 'multipart/form-data; boundary=xyz', Buffer.from(form).toString('base64'));
    expect([answer.status, answer.read.mock.calls.length]).toEqual([200, 1]);
  });

  it("gets a 413 for a form over the limit, which isn't parsed", async () => {
    const answer = await send('/api/open', 'multipart/form-data; boundary=xyz', huge);
    expect([answer.status, answer.read.mock.calls.length]).toEqual([413, 0]);
  });

  it('gets a 400 for a form with two boundaries', async () => {
    const answer = await send('/api/open', 'multipart/form-data; boundary=a; boundary=xyz', 'eA==');
    expect(answer.status).toBe(400);
  });
});
