import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { authenticate } from '#functions/runtime/authenticate.ts';
import { authorize } from '#functions/runtime/authorize.ts';
import type { Access } from '#shared/contract/call.ts';
import { accessLevels } from '#shared/contract/call.ts';
import type { Problem } from '#shared/contract/problem.ts';
import { api, newAddress, openCloudTable } from '#test/cloud/cloud.ts';
import { type Call, calls, wireRequest } from '#test/cloud/wire.ts';
import { type Actor, cast } from '#test/world/cast.ts';
import { type Role, roles } from '#test/world/roles.ts';

/**
 * Who may make a call of each access, written by hand (decisions, People): `support` acts for the owner of the home. Whoever works at another home is
 * no staff of this one, whatever header they send; a trade company is staff where the call says plain `staff`, and for nothing that writes.
 */
const admitted: Record<Access, readonly Role[]> = {
  public: roles,
  visitor: roles,
  'signed-in': ['family', 'otherFamily', 'staff', 'otherLocationStaff', 'viewOnly', 'trade', 'admin', 'owner', 'support'],
  family: ['family', 'otherFamily'],
  staff: ['staff', 'viewOnly', 'trade', 'admin', 'owner', 'support'],
  'staff-write': ['staff', 'admin', 'owner', 'support'],
  'staff-admin': ['admin', 'owner', 'support'],
  owner: ['owner', 'support'],
  system: ['system', 'support'],
};

/**
 * Groups about a home's own business. `staff` lets a trade company past the guard, as it must for cases; here the operation itself refuses it
 * (functions/runtime/staff-of-home.ts), after its input was found to be one.
 */
const ownBusiness: ReadonlySet<Call['group']> = new Set([
  'locations',
  'locationImages',
  'packages',
  'priceLists',
  'pricing',
  'team',
  'workspace',
]);

let actors: Record<Role, Actor>;
const home = randomUUID();

beforeAll(async () => {
  actors = await cast(home);
});

const refusal = (role: Role) => (role === 'nobody' ? 'unauthenticated' : 'forbidden');

/** A request that ends before the operation: a field that no call knows, so that nothing is changed by asking. */
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

describe.each(calls.map((call) => [call.name, call.meta.access, call] as const))('%s (%s)', (_, access, call) => {
  it.each(roles)('answers %s as it should', async (role) => {
    const { status, code } = await answerTo(call, actors[role]);
    if (!admitted[access].includes(role)) expect(code).toBe(refusal(role));
    else if (role === 'trade' && access === 'staff' && ownBusiness.has(call.group) && !call.input)
      expect([status, code]).toEqual([403, 'forbidden']);
    // Past the guard: refused for the field alone, or (a call without input) answered.
    else expect([status, code]).toEqual(call.input ? [400, 'invalid_input'] : [call.successStatus, undefined]);
  });
});

describe.each(accessLevels)('access %s', (access) => {
  const admits = async ({ token, headers }: Actor) => {
    const named = { ...headers, ...(token ? { authorization: `Bearer ${token}` } : {}) };
    try {
      authorize(await authenticate(named, access, openCloudTable(), new Date()), access);
      return 'admitted';
    } catch (error) {
      return (error as { code: string }).code;
    }
  };

  it.each(roles)('is for %s as written', async (role) => {
    expect(await admits(actors[role])).toBe(admitted[access].includes(role) ? 'admitted' : refusal(role));
  });
});
