import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readAccountRow } from '#functions/table/account.ts';
import { appuser } from '#shared/contract/appuser.ts';
import { ask, newEmail, openCloudTable } from '#test/cloud/cloud.ts';
import { calls } from '#test/cloud/wire.ts';
import { person, supportFor, type TestPerson } from '#test/world/cast.ts';

const code = '123456';
const names = { version: 1, firstName: 'Ada', lastName: 'Tester', phone: null };

type Row = { call: string; status: 200 | 403; input?: (acted: TestPerson) => object };

/**
 * What support gets from each call about the account of the person it acts for, with that person's own right password: it helps with their work and never
 * with how they sign in or what they chose for themselves. There is no call that closes an account.
 */
const table: Row[] = [
  { call: 'me', status: 200 },
  { call: 'getSecondFactor', status: 403 },
  { call: 'beginSecondFactor', status: 403, input: ({ password }) => ({ password }) },
  { call: 'turnOffSecondFactor', status: 403, input: ({ password }) => ({ password, code }) },
  { call: 'renewRecoveryCodes', status: 403, input: ({ password }) => ({ password, code }) },
  {
    call: 'resetCurrentPassword',
    status: 403,
    input: ({ password }) => ({ currentPassword: password, password: 'lantern by the sea' }),
  },
  {
    call: 'updateAccount',
    status: 403,
    input: ({ password }) => ({ ...names, email: newEmail('taken'), currentPassword: password }),
  },
  { call: 'updateAccount', status: 200, input: ({ account }) => ({ ...names, email: account.email }) },
  { call: 'resendVerification', status: 200 },
  { call: 'switchLocation', status: 403, input: ({ memberships }) => ({ locationId: memberships[0]?.locationId }) },
  { call: 'saveDisplay', status: 403, input: () => ({ density: 'compact', isRailCollapsed: false }) },
  // What they chose and read at a home.
  { call: 'readNotifications', status: 403, input: () => ({ ids: [randomUUID()] }) },
  { call: 'readAllNotifications', status: 403, input: () => ({ through: new Date().toISOString() }) },
  { call: 'saveNotificationSettings', status: 403, input: () => ({ version: 0, channels: {} }) },
  { call: 'setTaskDigest', status: 403, input: () => ({ isWanted: false }) },
];

/** Returns what decides how a person signs in. */
const signInOf = async ({ account: { id } }: TestPerson) => {
  const { email, pendingEmail, secondFactorOn, sessionsValidFrom, status } = (await readAccountRow(openCloudTable(), id))!;
  return { email, pendingEmail, secondFactorOn, sessionsValidFrom, status };
};

describe('support, on the account of the person it acts for', () => {
  it.each(table.map((row) => [row.call, row.status, row] as const))('gets from %s: %i', async (call, status, { input }) => {
    const acted = await person({ memberships: [{ access: 'owner' }] });
    const { token, headers } = await supportFor(acted);
    const before = await signInOf(acted);
    const answer = await ask<{ code?: string }>(call, input?.(acted) ?? {}, { token, headers, key: randomUUID() });
    expect([answer.status, answer.body.code]).toEqual([status, status === 403 ? 'forbidden' : undefined]);
    expect(await signInOf(acted)).toEqual(before);
    const again = await ask('login', { email: acted.account.email, password: acted.password });
    expect(again.status).toBe(200);
  });

  it('is decided for every call of a signed-in person', () => {
    const signedIn = calls.filter(({ name, meta }) => name in appuser && meta.access !== 'public').map(({ name }) => name);
    expect([...new Set(table.map(({ call }) => call).filter((name) => name in appuser))].sort()).toEqual(signedIn.sort());
  });
});
