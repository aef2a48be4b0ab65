import { describe, expect, it } from 'vitest';
import type { CaseDashboard } from '#shared/contract/cases-views.ts';
import type { CustodyLine } from '#shared/contract/custody-pages.ts';
import { ask, ok, type RequestOptions, refused, waitUntil } from '#test/cloud/cloud.ts';
import { dashboardOf, keyed, openCase } from './parts/case-desk.ts';
import { accept, handoffDesk, handoffsOf, move, offer } from './parts/handoff-desk.ts';
import { bellOf } from './parts/notification-desk.ts';

it('refuses to delete a case while someone has the person, hands them over, or fetches them, and says so beforehand', async () => {
  const { staff, trade, row, tag } = await handoffDesk();
  const { by } = staff;
  const whyNot = async (id: string) => {
    const { whyNotDelete } = await ok<CaseDashboard>('getCase', { id }, by);
    const { status, detail } = await refused('deleteCase', { id }, keyed(by));
    expect([status, detail]).toEqual([409, whyNotDelete]);
    return detail;
  };
  expect(await whyNot(row.id)).toMatch(/^.* has the person or their cremated remains/);
  const handoff = await offer(by, row.id, tag, trade);
  expect(await whyNot(row.id)).toMatch(/^A hand-off is open/);
  await accept(trade.by, row.id, handoff);
  expect(await whyNot(row.id)).toMatch(/^Tristan Teal has the person/);
  expect((await dashboardOf(trade.by, row.id)).whyNotDelete).toBeUndefined();
  const { id } = await openCase(by);
  await move(by, id, 'not-in-care', 'pickup-requested');
  expect(await whyNot(id)).toMatch(/^A removal is under way/);
  await move(by, id, 'pickup-requested', 'not-in-care');
  expect((await dashboardOf(by, id)).whyNotDelete).toBeUndefined();
  await ok('deleteCase', { id }, keyed(by));
});

it('never deletes a case whose decedent comes into care at the same moment', async () => {
  const { staff } = await handoffDesk();
  const { id } = await openCase(staff.by);
  const [deleted, moved] = await Promise.all([
    ask('deleteCase', { id }, keyed(staff.by)),
    move(staff.by, id, 'not-in-care', 'in-care'),
  ]);
  expect([deleted.status === 200, moved.status === 200].filter(Boolean)).toHaveLength(1);
});

it('refuses to cancel a case while the home or a trade company has the person, and completes it all the same', async () => {
  const { owner, staff, trade, row, tag } = await handoffDesk();
  const { id: caseId } = row;
  const to = (value: string) => ({ caseId, from: 'active', value, reason: 'The family chose another home.' });
  const whyNot = async () => {
    const { status, detail } = await refused('updateCaseStatus', to('cancelled'), keyed(staff.by));
    expect(status).toBe(409);
    const change = {
      cases: [{ id: caseId, status: 'active', employeeId: null }],
      change: { kind: 'status', value: 'cancelled' },
    };
    expect(await ok('changeCases', change, keyed(staff.by))).toMatchObject({ items: [{ outcome: 'refused', detail }] });
    return detail;
  };
  expect(await whyNot()).toBe('The person is still in your care, so this case can’t be cancelled. Say first where they went.');
  const handoff = await offer(staff.by, caseId, tag, trade);
  await accept(trade.by, caseId, handoff);
  expect(await whyNot()).toMatch(/^Tristan Teal has the person .* can’t be cancelled\. Say first where they went/);
  await offer(trade.by, caseId, tag, null);
  expect(await whyNot()).toMatch(/^A hand-off is open, so this case can’t be cancelled\./);
  await ok('updateCaseStatus', to('completed'), keyed(staff.by));
  await ok('updateCaseStatus', { ...to('active'), from: 'completed' }, keyed(owner.by));
  const other = await openCase(staff.by);
  await ok('updateCaseStatus', { ...to('cancelled'), caseId: other.id }, keyed(staff.by));
  expect((await move(staff.by, other.id, 'not-in-care', 'in-care')).body.detail).toMatch(/^This case is cancelled\./);
});

it('never cancels a case whose decedent comes into care at the same moment', async () => {
  const { staff } = await handoffDesk();
  const { id: caseId } = await openCase(staff.by);
  const cancelling = { caseId, from: 'active', value: 'cancelled' };
  const [cancelled, moved] = await Promise.all([
    ask('updateCaseStatus', cancelling, keyed(staff.by)),
    move(staff.by, caseId, 'not-in-care', 'in-care'),
  ]);
  const { case: row } = await dashboardOf(staff.by, caseId);
  expect([cancelled.status === 200, row.decedentStatus === 'in-care'].filter(Boolean)).toHaveLength(1);
  expect(row.decedentStatus === 'in-care').toBe(moved.status === 200);
});

describe('a correction that takes someone from a trade company', () => {
  const correct = (by: RequestOptions, caseId: string, value: string) =>
    ok(
      'updateDecedentStatus',
      { caseId, from: 'transferred', value, correctionReason: 'They never left us, and the tag was on the pouch.' },
      keyed(by),
    );

  it('is told to the company, and keeps the case from being deleted until the company has confirmed it', async () => {
    const { owner, staff, trade, crematory, row, tag } = await handoffDesk();
    const { id } = row;
    await accept(trade.by, id, await offer(staff.by, id, tag, trade));
    await correct(owner.by, id, 'not-in-care');
    const from = 'Tristan Teal';
    expect((await handoffsOf(staff.by, id)).takenBack).toMatchObject({ from, isOwn: false });
    expect((await handoffsOf(crematory.by, id)).takenBack).toMatchObject({ isOwn: false });
    expect((await handoffsOf(trade.by, id)).takenBack).toMatchObject({ from, isOwn: true, on: expect.any(String) });
    const told = await waitUntil('the company is told', async () =>
      (await bellOf(trade.by)).items.find(({ kind }) => kind === 'taken-back'),
    );
    expect(told).toMatchObject({ title: expect.stringMatching(/says that someone isn’t with you any more$/) });
    const { whyNotDelete } = await ok<CaseDashboard>('getCase', { id }, staff.by);
    expect(whyNotDelete).toMatch(/^Tristan Teal had the person .* hasn’t confirmed/);
    expect(await refused('deleteCase', { id }, keyed(staff.by))).toMatchObject({ status: 409, detail: whyNotDelete });

    for (const { by } of [staff, crematory])
      expect(await refused('confirmCorrection', { caseId: id }, by)).toMatchObject({ status: 403 });
    for (const _time of ['once', 'twice']) await ok('confirmCorrection', { caseId: id }, trade.by);
    expect((await handoffsOf(trade.by, id)).takenBack).toBeNull();
    const { lines } = await ok<{ lines: CustodyLine[] }>('getCustodyEntries', { id }, trade.by);
    expect(lines.slice(0, 2).map(({ title }) => title)).toEqual([
      'The company that had the person confirmed the correction',
      'Corrected to Not in care. The company that had the person hadn’t confirmed it',
    ]);
    await ok('deleteCase', { id }, keyed(staff.by));
  });

  it('isn’t confirmed until a hand-off shows who has the person', async () => {
    const { owner, staff, trade, crematory, row, tag } = await handoffDesk();
    await accept(trade.by, row.id, await offer(staff.by, row.id, tag, trade));
    await correct(owner.by, row.id, 'in-care');
    for (const { by } of [staff, trade])
      expect((await handoffsOf(by, row.id)).custodian).toMatchObject({ kind: 'home', isConfirmed: false });
    const handoff = await offer(staff.by, row.id, tag, crematory, { purpose: 'storage' });
    await accept(crematory.by, row.id, handoff);
    expect(await handoffsOf(staff.by, row.id)).toMatchObject({ takenBack: null, custodian: { isConfirmed: true } });
  });
});
