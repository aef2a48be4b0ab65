import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { accountKeys, membershipItem } from '#functions/table/account.ts';
import { employeeItem } from '#functions/table/employee.ts';
import type { CaseRow } from '#shared/contract/cases-views.ts';
import type { MyContact } from '#shared/contract/my-cases.ts';
import { ask, ok, openCloudTable, type RequestOptions } from '#test/cloud/cloud.ts';
import { person } from '#test/world/cast.ts';
import { busyHome } from './parts/busy-home.ts';
import { find, firstCall, keyed, member, openCase } from './parts/case-desk.ts';
import { familyDesk } from './parts/family-desk.ts';

/** Makes someone who works at two homes, ready to make calls at each, under one key. */
async function atTwoHomes() {
  const [one, other] = [(await busyHome()).home, (await busyHome()).home];
  const who = await person({ memberships: [one, other].map(({ id }) => ({ locationId: id, access: 'staff' as const })) });
  const key = randomUUID();
  const at = ({ id }: { id: string }): RequestOptions => ({ token: who.token, headers: { 'x-location-id': id }, key });
  const membershipAt = ({ id }: { id: string }) => who.memberships.find(({ locationId }) => locationId === id)!;
  return { one, other, who, at, membershipAt };
}

describe('a key at another home', () => {
  it('is another request: each home gets its own case', async () => {
    const { one, other, at } = await atTwoHomes();
    const input = firstCall();
    const here = await ok<CaseRow>('addCase', input, at(one));
    const there = await ok<CaseRow>('addCase', input, at(other));
    expect([here.providerLocationId, there.providerLocationId]).toEqual([one.id, other.id]);
    expect(there.id).not.toBe(here.id);
    expect(await ok<CaseRow>('addCase', input, at(one))).toEqual(here);
    for (const home of [one, other]) expect((await find(at(home))).items).toHaveLength(1);
  });
});

describe('an answer that is kept', () => {
  it('is not given to someone who was removed from the home, at that home or at another', async () => {
    const { one, other, who, at } = await atTwoHomes();
    const input = firstCall();
    const here = await ok<CaseRow>('addCase', input, at(one));
    await openCloudTable().delete(accountKeys.membership(who.account.id, one.id));
    expect((await ask('addCase', input, at(one))).status).toBe(403);
    expect(await ok<CaseRow>('addCase', input, at(other))).not.toMatchObject({ id: here.id });
  });

  it('is not given to someone who may only look from now on, and is again when they may write', async () => {
    const { one, who, at, membershipAt } = await atTwoHomes();
    const input = firstCall();
    const here = await ok<CaseRow>('addCase', input, at(one));
    const put = (access: 'view-only' | 'admin') =>
      openCloudTable().put(membershipItem(who.account.id, { ...membershipAt(one), access }));
    await put('view-only');
    expect((await ask('addCase', input, at(one))).status).toBe(403);
    await put('admin');
    expect(await ok<CaseRow>('addCase', input, at(one))).toEqual(here);
  });

  it('is not given to a trade company that was taken off the case', async () => {
    const { home, at } = await busyHome();
    const owner = await at({ access: 'owner' });
    const row = await openCase(owner);
    const company = await member(home.id, 'Harbor', 'Removal');
    await openCloudTable().put(employeeItem({ ...company, kind: 'trade-company', tradeKinds: ['removal-service'] }));
    const trade = keyed(await at({ kind: 'trade-company', employeeId: company.id }));
    await ok('assignTrade', { caseId: row.id, employeeId: company.id }, keyed(owner));
    const input = { caseId: row.id, from: 'not-in-care', value: 'pickup-requested' };
    const moved = await ok('updateDecedentStatus', input, trade);
    expect(await ok('updateDecedentStatus', input, trade)).toEqual(moved);
    await ok('unassignTrade', { caseId: row.id, employeeId: company.id }, owner);
    expect((await ask('updateDecedentStatus', input, trade)).status).toBe(404);
  });

  it('is not given to a relative who no longer takes part in the case', async () => {
    const { row, family } = await familyDesk();
    const by = keyed(family.by);
    const { version } = await ok<MyContact>('getMyContact', { id: row.id }, family.by);
    const input = { caseId: row.id, version, firstName: 'Noor', lastName: 'Haddad', phoneNumber: '6175550199' };
    const saved = await ok('saveMyContact', input, by);
    expect(await ok('saveMyContact', input, by)).toEqual(saved);
    await family.withdraw();
    expect((await ask('saveMyContact', input, by)).status).toBe(404);
  });
});

describe('a case that was deleted', () => {
  it('no longer exists, except to the very request that deleted it', async () => {
    const { staff } = await busyHome();
    const { id } = await openCase(staff);
    const by = keyed(staff);
    for (let times = 1; times <= 2; times += 1) expect((await ask('deleteCase', { id }, by)).status).toBe(200);
    expect((await ask('deleteCase', { id }, keyed(staff))).status).toBe(404);
    await ok('restoreCase', { id }, keyed(staff));
    expect((await ask('deleteCase', { id }, keyed(staff))).status).toBe(200);
    expect((await ask('deleteCase', { id }, by)).status).toBe(404);
  });
});
