import { expect, it } from 'vitest';
import type { CaseDashboard } from '#shared/contract/cases-views.ts';
import { ask, ok, refused } from '#test/cloud/cloud.ts';
import { dashboardOf, keyed, openCase } from './parts/case-desk.ts';
import { accept, handoffDesk, move, offer } from './parts/handoff-desk.ts';

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
