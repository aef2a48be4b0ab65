import { implement } from '@orpc/server';
import type { APIGatewayProxyEventV2, Context } from 'aws-lambda';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { call } from '#shared/contract/call.ts';
import { requiredLine, requiredLines } from '#shared/values/schemas.ts';
import { apiHandler, planKeyHashOf } from './api-handler.ts';
import type { OperationContext } from './operation-context.ts';

const row = z.strictObject({ name: requiredLine(40), note: requiredLines(400), kind: z.enum(['a', 'b']).default('a') });
const contract = {
  read: call({ name: 'read', method: 'POST', path: '/api/read', access: 'public', summary: 'Reads a row' })
    .input(z.strictObject({}))
    .output(row),
  save: call({ name: 'save', method: 'POST', path: '/api/save', access: 'public', summary: 'Saves a row' })
    .input(row)
    .output(row),
};
const os = implement(contract).$context<OperationContext>();

beforeAll(() => {
  vi.stubEnv('TABLE_NAME', 'table');
  vi.stubEnv('ORIGIN_SECRET', 'secret');
  vi.stubEnv('AWS_REGION', 'us-east-1');
});
afterAll(() => {
  vi.unstubAllEnvs();
});

async function send(path: string, body: object, stored: object = {}) {
  const router = os.router({
    read: os.read.handler(() => stored as z.output<typeof row>),
    save: os.save.handler(({ input }) => input),
  });
  const event = {
    rawPath: path,
    rawQueryString: '',
    routeKey: `POST ${path}`,
    headers: { 'content-type': 'application/json', 'x-origin-verify': 'secret' },
    requestContext: { http: { method: 'POST', sourceIp: '203.0.113.7' } },
    isBase64Encoded: false,
    body: JSON.stringify(body),
  };
  const handler = apiHandler({ router, context: (base) => base });
  const answer = await handler(event as unknown as APIGatewayProxyEventV2, { awsRequestId: 'r' } as Context);
  return { status: answer.statusCode, body: JSON.parse(String(answer.body)) };
}

it('answers with stored text that is older than the rules, without characters that reorder it', async () => {
  const stored = { name: '\u202e\u2605\u2028', note: 'one\u2028two \u202dthree' };
  expect(await send('/api/read', {}, stored)).toEqual({
    status: 200,
    body: { name: '\u2605', note: 'one two three', kind: 'a' },
  });
  expect((await send('/api/read', {}, { name: '\u3164', note: '\u200b' })).status).toBe(200);
});

it('still refuses that text when it is typed, before and after such an answer', async () => {
  for (const name of ['\u2605', 'a\u202eb', 'a\u2028b', '\u3164'])
    expect((await send('/api/save', { name, note: 'a' })).status, name).toBe(400);
  expect((await send('/api/save', { name: 'Ann', note: '🙏' })).status).toBe(200);
});

it('still fails if the answer has another fault', async () => {
  expect((await send('/api/read', {}, { name: '\u2605', note: 'a', kind: 'c' })).status).toBe(500);
  expect((await send('/api/read', {}, { name: 'x'.repeat(41), note: 'a' })).status).toBe(500);
});

describe('a plan key', () => {
  it('is kept as its hash', () => {
    // echo -n <43 A> | sha256sum
    expect(planKeyHashOf('A'.repeat(43))).toMatch(/^[0-9a-f]{64}$/);
    expect(planKeyHashOf('A'.repeat(43))).not.toBe(planKeyHashOf('B'.repeat(43)));
    expect(planKeyHashOf(`${'a'.repeat(41)}-_`)).not.toBeNull();
  });

  it.each([undefined, '', 'A'.repeat(42), 'A'.repeat(44), `${'A'.repeat(42)}+`, `${'A'.repeat(42)}é`, `${'A'.repeat(43)}\n`])(
    'is none: %j',
    (header) => expect(planKeyHashOf(header)).toBeNull(),
  );
});
