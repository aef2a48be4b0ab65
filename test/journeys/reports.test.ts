import { expect, it } from 'vitest';
import { countNow } from '#functions/reports/count-now.ts';
import type { Reports } from '#shared/contract/workspace.ts';
import type { ReportCounts } from '#shared/reports/index.ts';
import { ok, openCloudTable, refused, waitUntil } from '#test/cloud/cloud.ts';
import { busyHome, messagesOf, writeTo } from './parts/busy-home.ts';
import { keyed, openCase } from './parts/case-desk.ts';

async function desk() {
  const { home, at } = await busyHome();
  const owner = await at({ access: 'owner' });
  const reports = () => ok<Reports>('getReports', {}, owner);
  /** Waits until the current month counts this, and no more. */
  const counts = (expected: ReportCounts) =>
    waitUntil(`the figures ${JSON.stringify(expected)}`, async () => {
      const { months, today } = await reports();
      const month = months.find((each) => each.month === today.slice(0, 7));
      const sorted = (all: object) => JSON.stringify(Object.entries(all).sort());
      return sorted(month?.counts ?? {}) === sorted(expected) ? month : undefined;
    });
  return { home, at, owner, counts };
}

it('counts a case as what it is, whatever happens to it, and once', async () => {
  const { home, owner, counts } = await desk();
  const { id } = await openCase(owner);
  await openCase(owner);
  await counts({ calls: 2, 'case-at-need-not-decided': 2 });
  await ok('updateCaseStatus', { caseId: id, from: 'active', value: 'cancelled' }, keyed(owner));
  await counts({ calls: 2, 'case-at-need-not-decided': 1 });
  await ok('deleteCase', { id }, owner);
  await counts({ calls: 1, 'case-at-need-not-decided': 1 });
  await ok('restoreCase', { id }, keyed(owner));
  await counts({ calls: 2, 'case-at-need-not-decided': 1 });
  // Everything is counted already: an event that comes again adds nothing.
  expect(await countNow(openCloudTable(), { kind: 'case', id, locationId: home.id })).toEqual([]);
});

it('counts how soon a message was answered, and that it wasn’t after all', async () => {
  const { home, owner, counts } = await desk();
  await writeTo(home);
  const { id } = (await messagesOf(owner)).items[0]!;
  await ok('markMessageAnswered', { id, answered: true }, keyed(owner));
  await counts({
    messages: 1,
    answered: 1,
    'answer-minutes': 1,
    'answered-within-1-hour': 1,
    'answered-within-4-hours': 1,
    'answered-within-1-day': 1,
    'answered-within-3-days': 1,
  });
  await ok('markMessageAnswered', { id, answered: false }, keyed(owner));
  await counts({ messages: 1 });
});

it('shows reports to owners, admins, and bookkeepers of the home, and to nobody else', async () => {
  const { at } = await desk();
  expect(await ok<Reports>('getReports', {}, await at({ access: 'bookkeeper' }))).toMatchObject({ months: [] });
  for (const facts of [{ access: 'staff' }, { access: 'view-only' }, { access: 'owner', kind: 'trade-company' }] as const)
    expect((await refused('getReports', {}, await at(facts))).code).toBe('forbidden');
});
