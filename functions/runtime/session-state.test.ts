import { describe, expect, it } from 'vitest';
import type { AccountCollection, AccountRecord } from '#functions/table/account.ts';
import { isSessionLive } from './session-state.ts';

const account: AccountRecord = {
  id: '5d1a4c5e-7a1a-4a44-8f5a-2d2a8f0e9b11',
  version: 1,
  kind: 'family',
  email: 'ellen.marsh@example.com',
  firstName: 'Ellen',
  lastName: 'Marsh',
  phoneNumber: '',
  isEmailVerified: true,
  status: 'active',
  pendingEmail: null,
  defaultLocationId: null,
  sessionsValidFrom: null,
  createdOn: '2026-01-05T14:00:00.000Z',
  updatedOn: '2026-01-05T14:00:00.000Z',
};
const at = (instant: string) => Math.floor(Date.parse(instant) / 1000);
const ended = '2026-03-04T12:00:00.500Z';
const keptSession = { state: 'kept' as const, keptFrom: ended };
const claims = { pool: 'family' as const, accountId: account.id, sessionId: 'sign-in-1', authTime: at('2026-03-04T11:00:00Z') };
const collection = (changes: Partial<AccountRecord>, sessions: AccountCollection['sessions'] = []): AccountCollection => ({
  account: { ...account, ...changes },
  memberships: [],
  cases: [],
  sessions,
  support: null,
});

describe('isSessionLive', () => {
  it('is true for an active account whose sessions nobody ended', () => expect(isSessionLive(collection({}), claims)).toBe(true));

  it.each([
    ['of an account that is closed', collection({ status: 'inactive' })],
    ['of an account of another pool', collection({ kind: 'provider' })],
    ['that was signed out', collection({}, [{ id: 'sign-in-1', state: 'ended' }])],
    ['from before all were ended', collection({ sessionsValidFrom: ended })],
    ['that was kept and then signed out', collection({ sessionsValidFrom: ended }, [{ id: 'sign-in-1', state: 'ended' }])],
  ])('is false for a session %s', (_, of) => expect(isSessionLive(of, claims)).toBe(false));

  it('is true for other sessions when one was signed out', () =>
    expect(isSessionLive(collection({}, [{ id: 'sign-in-2', state: 'ended' }]), claims)).toBe(true));

  it('counts a sign-in in the very second of the ending as earlier, unless it is marked as kept', () => {
    const then = collection({ sessionsValidFrom: ended });
    const sameSecond = { ...claims, authTime: at('2026-03-04T12:00:00Z') };
    expect(isSessionLive(then, sameSecond)).toBe(false);
    expect(isSessionLive(then, { ...claims, authTime: at('2026-03-04T12:00:01Z') })).toBe(true);
    expect(isSessionLive({ ...then, sessions: [{ id: 'sign-in-1', ...keptSession }] }, sameSecond)).toBe(true);
    expect(isSessionLive({ ...then, sessions: [{ id: 'sign-in-2', ...keptSession }] }, sameSecond)).toBe(false);
  });

  it('ends a session that was kept through an earlier ending', () => {
    const sessions = [{ id: 'sign-in-1', ...keptSession }];
    expect(isSessionLive(collection({ sessionsValidFrom: '2026-03-04T12:00:00.700Z' }, sessions), claims)).toBe(false);
    expect(isSessionLive(collection({ sessionsValidFrom: '2026-03-09T12:00:00.000Z' }, sessions), claims)).toBe(false);
  });
});
