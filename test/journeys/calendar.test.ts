import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readCase } from '#functions/table/case.ts';
import { readFacts } from '#functions/table/case-facts.ts';
import { tradeItem } from '#functions/table/case-list.ts';
import { employeeItem } from '#functions/table/employee.ts';
import { timelineWords } from '#shared/cases/timeline-words.ts';
import type { CalendarSetup, DaySheetEntry } from '#shared/contract/calendar-views.ts';
import type { Problem } from '#shared/contract/problem.ts';
import type { CalendarEntry, CalendarResource } from '#shared/model/calendar.ts';
import type { TimelineEntry } from '#shared/model/timeline-entry.ts';
import { ask, ok, openCloudTable, waitUntil } from '#test/cloud/cloud.ts';
import { busyHome } from './parts/busy-home.ts';
import { addEntry, addResource, ceremonyOnCase, changeEntry, changeInput, entriesOf, entryInput } from './parts/calendar-desk.ts';
import { dashboardOf, keyed, member, openCase } from './parts/case-desk.ts';

const refusal = async (call: string, input: object, by: object) => {
  const { status, body } = await ask<Problem>(call, input, keyed(by));
  return { status, code: body.code, errors: body.errors, detail: body.detail };
};

describe('the calendar of a home', () => {
  it('has what staff add, with the case, and nothing of what they cancel until they take that back', async () => {
    const { home, staff, at } = await busyHome();
    const owner = await at({ access: 'owner' });
    const row = await openCase(staff);
    const [room, joan] = [await addResource(owner), await member(home.id, 'Joan', 'Vale')];
    const entry = await addEntry(staff, { caseId: row.id, people: [joan.id], resources: [room.id], place: 'Chapel' });
    expect(entry).toMatchObject({ version: 1, caseNumber: row.caseNumber, decedentName: row.decedentFullName, source: null });
    expect(await entriesOf(staff)).toEqual([entry]);
    // One that began the day before is on the next day too, and one that is over isn't.
    const night = await addEntry(staff, { startsAt: '2026-12-05T22:00', endsAt: '2026-12-06T06:00' });
    expect((await entriesOf(staff, '2026-12-06', '2026-12-06')).map(({ id }) => id)).toEqual([night.id]);
    expect(await entriesOf(staff, '2026-12-07', '2026-12-08')).toEqual([]);
    expect(await entriesOf(staff, '9999-12-30', '9999-12-31')).toEqual([]);
    expect((await dashboardOf(staff, row.id)).case.ceremonies).toMatchObject([{ id: entry.id, place: 'Chapel' }]);
    const cancel = (version: number, isCancelled: boolean) =>
      ok<CalendarEntry>('cancelCalendarEntry', { id: entry.id, version, isCancelled }, keyed(staff));
    expect((await cancel(1, true)).version).toBe(2);
    expect((await entriesOf(staff, '2026-12-04', '2026-12-04')).length).toBe(0);
    expect((await dashboardOf(staff, row.id)).case.ceremonies).toBeUndefined();
    await cancel(2, false);
    const moved = (await entriesOf(staff, '2026-12-04', '2026-12-04'))[0] as CalendarEntry;
    const later = await changeEntry(staff, moved, { startsAt: '2026-12-04T15:00' });
    await changeEntry(staff, later, { startsAt: '2026-12-04T14:00' });
    const { items: told } = await ok<{ items: TimelineEntry[] }>('getCaseTimeline', { id: row.id }, staff);
    expect(told.slice(0, 3).map(timelineWords)).toEqual([
      'Stella Teal moved Family viewing on the calendar.',
      'Stella Teal put Family viewing back on the calendar.',
      expect.stringMatching(/^Stella Teal took Family viewing off the calendar. It was on .*December 4.*/),
    ]);
    expect((await entriesOf(staff, '2026-12-04', '2026-12-04')).map(({ version }) => version)).toEqual([5]);
  });

  it('refuses impossible times, people of another home, and what a colleague has changed, in words', async () => {
    const { staff, at } = await busyHome();
    const viewOnly = await at({ access: 'view-only' });
    const elsewhere = await busyHome();
    const stranger = await member(elsewhere.home.id, 'Ada', 'Else');
    const errors = async (changes: object) => (await refusal('addCalendarEntry', entryInput(changes), staff)).errors;
    expect(await errors({ endsAt: '2026-12-04T14:00' })).toEqual([
      { field: 'endsAt', message: 'Choose an end after the start.' },
    ]);
    expect(await errors({ startsAt: '2027-03-14T02:30', endsAt: '2027-03-14T04:00' })).toMatchObject([{ field: 'startsAt' }]);
    expect(await errors({ people: [stranger.id], resources: [randomUUID()] })).toMatchObject([
      { field: 'people' },
      { field: 'resources' },
    ]);
    const foreign = await openCase(elsewhere.staff);
    expect((await refusal('addCalendarEntry', entryInput({ caseId: foreign.id }), staff)).status).toBe(404);
    const entry = await addEntry(staff);
    await changeEntry(staff, entry, { title: 'Private viewing' });
    const stale = await refusal('changeCalendarEntry', changeInput(entry, { title: 'Lost' }), staff);
    expect(stale).toMatchObject({ status: 409, code: 'stale', detail: expect.stringMatching(/^Stella Teal changed this entry/) });
    expect((await refusal('changeCalendarEntry', changeInput(entry, {}), elsewhere.staff)).status).toBe(404);
    expect((await refusal('addCalendarEntry', entryInput(), viewOnly)).status).toBe(403);
    expect((await entriesOf(viewOnly)).map(({ title }) => title)).toEqual(['Private viewing']);
  });

  it('mirrors the ceremony of a case, and moving it moves the day on the case', async () => {
    const { home, staff } = await busyHome();
    const { id: caseId } = await openCase(staff);
    const { entry, displayServiceId, save } = await ceremonyOnCase(staff, caseId, '2026-12-04', 600);
    expect(entry).toMatchObject({
      source: 'service',
      startsAt: '2026-12-04T10:00',
      endsAt: '2026-12-04T11:00',
      isTimeOpen: false,
    });
    expect(entry.casePlace).toMatch(/chapel/);
    const peter = await member(home.id, 'Peter', 'Vale');
    const at = { startsAt: '2026-12-05T13:30', endsAt: '2026-12-05T15:00', people: [peter.id] };
    const moved = await changeEntry(staff, entry, { ...at, title: 'Not this' });
    expect(moved).toMatchObject({ ...at, title: entry.title });
    expect((await readFacts(openCloudTable(), caseId))?.facts.serviceStartsOn).toBe('2026-12-05');
    expect((await dashboardOf(staff, caseId)).case.ceremonies).toMatchObject([{ startsAt: '2026-12-05T13:30' }]);
    // The reaction to that changes nothing; a change on the case moves the entry, and keeps what was added to it.
    await save([{ displayServiceId, version: 3, answers: { ceremonyDate: '2026-12-07' } }]);
    const followed = await waitUntil('the day that the case says', async () =>
      (await entriesOf(staff, '2026-12-07', '2026-12-07')).find((each) => each.id === entry.id),
    );
    expect(followed).toMatchObject({ startsAt: '2026-12-07T13:30', endsAt: '2026-12-07T15:00', people: [peter.id] });
    expect(followed.version).toBe(moved.version + 1);
    const cancelling = { id: followed.id, version: followed.version, isCancelled: true };
    expect(await refusal('cancelCalendarEntry', cancelling, staff)).toMatchObject({ status: 409 });
    await ok('updateCaseStatus', { caseId, from: 'active', value: 'cancelled', reason: 'Another home' }, keyed(staff));
    await waitUntil('no ceremony of a cancelled case', async () => ((await entriesOf(staff)).length === 0 ? true : undefined));
  });

  it('has a removal that was requested, until it is called off, at the time that staff give it', async () => {
    const { staff } = await busyHome();
    const { id: caseId } = await openCase(staff);
    const today = (await ok<CalendarSetup>('getCalendarSetup', {}, staff)).today;
    const move = (from: string, value: string) => ok('updateDecedentStatus', { caseId, from, value }, keyed(staff));
    await move('not-in-care', 'pickup-requested');
    const entry = await waitUntil('the removal', async () => (await entriesOf(staff, today, today))[0]);
    expect(entry).toMatchObject({ kind: 'removal', source: 'removal', isTimeOpen: true, startsAt: `${today}T00:00` });
    await changeEntry(staff, entry, { isTimeOpen: false, startsAt: `${today}T21:00`, endsAt: `${today}T22:00` });
    await move('pickup-requested', 'out-for-pickup');
    await move('out-for-pickup', 'not-in-care');
    await waitUntil('no removal', async () => ((await entriesOf(staff, today, today)).length === 0 ? true : undefined));
  });

  it('shows a trade company only what it is assigned to, and whose case that is only in its own cases', async () => {
    const { home, staff, at } = await busyHome();
    const company = await member(home.id, 'Northgate', 'Removal');
    const table = openCloudTable();
    await table.put(employeeItem({ ...company, kind: 'trade-company' }));
    const trade = await at({ kind: 'trade-company', employeeId: company.id });
    const [row, other, joan] = [await openCase(staff), await openCase(staff), await member(home.id, 'Joan', 'Vale')];
    const record = await readCase(table, row.id);
    if (record) await table.put(tradeItem(record, company.id));
    const people = [company.id, joan.id];
    await addEntry(staff, { people, caseId: row.id, title: 'Own' });
    await addEntry(staff, { people, caseId: other.id, title: 'Foreign' });
    await addEntry(staff, { people: [joan.id], title: 'Of others' });
    const seen = (await entriesOf(trade)).map((each) => [each.title, each.people, each.decedentName, each.caseId]);
    expect(seen.toSorted()).toEqual([
      ['Foreign', [company.id], '', null],
      ['Own', [company.id], row.decedentFullName, row.id],
    ]);
    const setup = await ok<CalendarSetup>('getCalendarSetup', {}, trade);
    for (const caseId of [row.id, other.id]) {
      const change = { caseId, from: 'not-in-care', value: 'pickup-requested' };
      await ok('updateDecedentStatus', change, keyed(staff));
    }
    const removals = () => entriesOf(staff, setup.today, setup.today);
    await waitUntil('both removals', async () => ((await removals()).length === 2 ? true : undefined));
    expect(await entriesOf(trade, setup.today, setup.today)).toMatchObject([
      { title: 'Removal', caseId: row.id, people: [], decedentName: row.decedentFullName },
    ]);
    expect([setup.people.map(({ id }) => id), setup.employeeId]).toEqual([[company.id], company.id]);
    const sheet = await ok<{ entries: DaySheetEntry[] }>('getDaySheet', { date: '2026-12-04' }, trade);
    expect(sheet.entries.map(({ contactName, contactPhone }) => contactName + contactPhone)).toEqual(['', '']);
  });

  it('has rooms and vehicles that owners name, rename, and archive', async () => {
    const { staff, at } = await busyHome();
    const owner = await at({ access: 'owner' });
    const room = await addResource(owner, { name: 'Chapel' });
    const save = (changes: object) => refusal('saveCalendarResource', { ...room, ...changes }, owner);
    expect((await save({ id: undefined, name: 'CHAPEL' })).errors).toMatchObject([{ field: 'name' }]);
    expect((await save({ name: 'Old chapel', isArchived: true })).status).toBe(200);
    expect((await save({ name: 'Mine' })).code).toBe('stale');
    expect((await refusal('saveCalendarResource', { kind: 'room', name: 'Attic' }, staff)).status).toBe(403);
    const { resources } = await ok<{ resources: CalendarResource[] }>('getCalendarSetup', {}, staff);
    expect(resources).toEqual([{ ...room, version: 2, name: 'Old chapel', isArchived: true }]);
    expect((await refusal('addCalendarEntry', entryInput({ resources: [room.id] }), staff)).errors).toMatchObject([
      { field: 'resources' },
    ]);
  });
});
