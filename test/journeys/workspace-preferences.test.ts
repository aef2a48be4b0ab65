import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { SessionUser } from '#shared/contract/session.ts';
import { newAddress, ok, refused } from '#test/cloud/cloud.ts';
import { teamHome } from './parts/team-home.ts';

describe('what a sign-in opens', () => {
  it('is remembered with the home, for every browser, until it is changed', async () => {
    const { locationId, staff } = await teamHome();
    const { by, person } = staff;
    const signedIn = async () => {
      const input = { email: person.account.email, password: person.password };
      return (await ok<{ user: SessionUser }>('login', input, { from: newAddress() })).user;
    };
    const choose = (opensFirst?: 'cases' | null) =>
      ok<SessionUser>('switchLocation', { locationId, ...(opensFirst === undefined ? {} : { opensFirst }) }, by);
    expect((await signedIn()).opensFirst).toBeUndefined();
    expect(await choose('cases')).toMatchObject({ opensFirst: 'cases' });
    expect((await signedIn()).opensFirst).toBe('cases');
    // Another home opens first: what opens of it stays.
    await choose();
    expect((await signedIn()).opensFirst).toBe('cases');
    await choose(null);
    expect((await signedIn()).opensFirst).toBeUndefined();
  });

  it("is refused for another's home, and in words that it does not know", async () => {
    const [{ staff }, other] = [await teamHome(), await teamHome()];
    for (const locationId of [other.locationId, randomUUID()])
      expect(await refused('switchLocation', { locationId, opensFirst: 'cases' }, staff.by)).toMatchObject({ status: 404 });
    expect(
      await refused('switchLocation', { locationId: staff.member.providerLocationId, opensFirst: 'prices' }, staff.by),
    ).toMatchObject({ status: 400 });
  });
});

describe('how the workspace looks', () => {
  it('is saved with the account, for every browser, and needs no new version of it', async () => {
    const { staff } = await teamHome();
    const { by, person } = staff;
    const signIn = () =>
      ok<{ user: SessionUser }>('login', { email: person.account.email, password: person.password }, { from: newAddress() });
    const { user } = await signIn();
    expect(user.display).toBeUndefined();
    const display = { density: 'compact', isRailCollapsed: true };
    expect(await ok<SessionUser>('saveDisplay', display, by)).toMatchObject({ display, version: user.version });
    expect((await signIn()).user.display).toEqual(display);
    expect(await refused('saveDisplay', { density: 'tiny' }, by)).toMatchObject({ status: 400 });
  });
});
