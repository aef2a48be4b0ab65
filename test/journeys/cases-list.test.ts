import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { CaseViews } from '#shared/contract/case-views.ts';
import type { CaseOutcome, CaseRow } from '#shared/contract/cases-views.ts';
import { ok, refused } from '#test/cloud/cloud.ts';
import { busyHome } from './parts/busy-home.ts';
import { dashboardOf, find, member, openCase } from './parts/case-desk.ts';
import { add } from './parts/contact-desk.ts';

const idsOf = ({ items }: { items: { id: string }[] }) => items.map(({ id }) => id);
const contact = (phoneNumber: string) => ({ firstName: 'Ruth', lastName: 'Okafor', phoneNumber });
const everyForm = [
  '(617) 555-0117',
  '617-555-0117',
  '617.555.0117',
  '6175550117',
  '+1 617 555 0117',
  '1-617-555-0117',
  '555-0117',
  '5550117',
  '0117',
  '(617) 555',
  'okafor 0117',
  '0117 ruth',
];

describe('open cases', () => {
  it('are leads and active ones, as one list', async () => {
    const { staff } = await busyHome();
    const [one, done, other] = [await openCase(staff), await openCase(staff), await openCase(staff)];
    await ok('updateCaseStatus', { caseId: done.id, from: 'active', value: 'completed' }, staff);
    expect(idsOf(await find(staff, { status: 'open' }))).toEqual([other.id, one.id]);
    const page = await find(staff, { status: 'open', items: 1 });
    expect(idsOf(await find(staff, { status: 'open', items: 1, cursor: page.nextCursor }))).toEqual([one.id]);
    expect(idsOf(await find(staff, { status: 'open', employeeId: 'none' }))).toEqual([other.id, one.id]);
  });
});

describe('a phone number', () => {
  it('finds the case of every contact, in any form and by its last digits', async () => {
    const { staff } = await busyHome();
    const opened = await openCase(staff, { decedentLastName: 'Okafor', contact: contact('6175550117') });
    await openCase(staff, { contact: contact('7815550118') });
    for (const querry of everyForm) expect([querry, idsOf(await find(staff, { querry }))]).toEqual([querry, [opened.id]]);
    await add(staff, opened.id, { phoneNumber: '7815550199' });
    expect(idsOf(await find(staff, { querry: '0199' }))).toEqual([opened.id]);
    expect(idsOf(await find(staff, { querry: '781-555-0117' }))).toEqual([]);
  });
});

describe('a change of many cases', () => {
  const seen = ({ id, status, employeeId }: CaseRow) => ({ id, status, employeeId: employeeId ?? null });
  const change = async (by: Parameters<typeof ok>[2], cases: object[], to: object) =>
    (await ok<{ items: CaseOutcome[] }>('changeCases', { cases, change: to }, by)).items;

  it('assigns each as it was seen, says which were overtaken, and is safe to send again', async () => {
    const { home, staff } = await busyHome();
    const [ines, hal] = [await member(home.id, 'Ines', 'Vane'), await member(home.id, 'Hal', 'Vale')];
    const [one, other, taken] = [await openCase(staff), await openCase(staff), await openCase(staff)];
    await ok('assignCase', { caseId: taken.id, employeeId: hal.id, from: null }, staff);
    const cases = [one, other, taken].map(seen);
    const to = { kind: 'assign', employeeId: ines.id };
    const [first, , third] = await change(staff, cases, to);
    expect(first).toMatchObject({ outcome: 'done', case: { employeeId: ines.id } });
    expect(third).toEqual({ id: taken.id, outcome: 'stale', detail: 'The case was assigned to someone else in the meantime.' });
    expect((await change(staff, cases, to)).map(({ outcome }) => outcome)).toEqual(['done', 'done', 'stale']);
    expect(idsOf(await find(staff, { employeeId: ines.id }))).toEqual([other.id, one.id]);
    expect((await dashboardOf(staff, one.id)).timeline.filter(({ kind }) => kind === 'assigned')).toHaveLength(1);
    expect(await refused('changeCases', { cases, change: { kind: 'assign', employeeId: randomUUID() } }, staff)).toMatchObject({
      status: 400,
    });
  });

  it('moves those that their lifecycle allows, and says why it does not move the others', async () => {
    const { staff, at } = await busyHome();
    const owner = await at({ access: 'owner' });
    const viewOnly = await at({ access: 'view-only' });
    const [one, other] = [await openCase(staff), await openCase(staff)];
    const elsewhere = await openCase((await busyHome()).staff);
    await ok('updateCaseStatus', { caseId: other.id, from: 'active', value: 'cancelled' }, staff);
    const cases = [seen(one), { ...seen(other), status: 'cancelled' }, seen(elsewhere)];
    const completed = { kind: 'status', value: 'completed' };
    expect(await change(staff, cases, completed)).toMatchObject([
      { outcome: 'done', case: { status: 'completed' } },
      { outcome: 'refused', detail: 'This case is cancelled. Make it active again first.' },
      { outcome: 'refused', detail: 'This case is no longer there.' },
    ]);
    const closed = [{ ...seen(one), status: 'completed' }];
    const active = { kind: 'status', value: 'active' };
    expect(await change(owner, closed, active)).toMatchObject([{ outcome: 'refused', detail: 'Please say why.' }]);
    expect(await change(owner, closed, { ...active, reason: 'The family called.' })).toMatchObject([{ outcome: 'done' }]);
    expect(await refused('changeCases', { cases, change: completed }, viewOnly)).toMatchObject({ status: 403 });
  });
});

describe('saved views', () => {
  const view = {
    id: randomUUID(),
    name: 'My leads',
    filters: { status: 'lead', staff: 'none', type: '', care: '', words: '' },
    sort: { by: 'name', isDescending: false },
    columns: ['number', 'phone'],
    widths: { number: 120, name: 240 },
  };

  it('are kept for one person at one home, over the version that was seen, and at most 20', async () => {
    const { staff, at } = await busyHome();
    const viewOnly = await at({ access: 'view-only' });
    const read = (by: typeof staff) => ok<CaseViews>('getCaseViews', {}, by);
    expect(await read(staff)).toEqual({ version: 0, table: null, views: [] });
    const saved = { version: 0, table: { columns: ['status'], widths: {} }, views: [view] };
    expect(await ok('saveCaseViews', saved, staff)).toEqual({ ...saved, version: 1 });
    expect(await read(staff)).toEqual({ ...saved, version: 1 });
    expect(await refused('saveCaseViews', saved, staff)).toMatchObject({ status: 409, code: 'stale' });
    expect((await read(viewOnly)).views).toEqual([]);
    const many = Array.from({ length: 21 }, () => ({ ...view, id: randomUUID() }));
    expect(await refused('saveCaseViews', { ...saved, version: 1, views: many }, staff)).toMatchObject({ status: 400 });
  });
});
