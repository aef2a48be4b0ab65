import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Problem } from '#shared/contract/problem.ts';
import { mayMake } from '#test/access/who-may-call.ts';
import { api, newAddress } from '#test/cloud/cloud.ts';
import { type Call, calls, wireRequest } from '#test/cloud/wire.ts';
import { type Actor, cast } from '#test/world/cast.ts';
import { type Role, roles } from '#test/world/roles.ts';

let actors: Record<Role, Actor>;
const home = randomUUID();

beforeAll(async () => {
  actors = await cast(home);
});

const refusal = (role: Role) => (role === 'nobody' ? 'unauthenticated' : 'forbidden');

/** Sends a request that ends before the operation: a field that no call knows, so that asking changes nothing. */
async function answerTo(call: Call, { token, headers }: Actor): Promise<{ status: number; code: string | undefined }> {
  const { method, path, query, body } = wireRequest(call, { id: randomUUID(), aFieldThatNoCallHas: '1' });
  const answer = await api<Partial<Problem>>(path, {
    method,
    query,
    body,
    token,
    headers,
    key: randomUUID(),
    from: newAddress(),
  });
  return { status: answer.status, code: answer.body.code };
}

describe.each(calls.map((call) => [call.name, call.meta.access, call] as const))('%s (%s)', (name, _, call) => {
  it.each(roles)('answers %s as the table of who may call says', async (role) => {
    const { status, code } = await answerTo(call, actors[role]);
    if (!mayMake(role, name)) expect(code).toBe(refusal(role));
    // Past the guard: refused only for the field, or (a call without input) answered.
    else expect([status, code]).toEqual(call.input ? [400, 'invalid_input'] : [call.successStatus, undefined]);
  });
});
