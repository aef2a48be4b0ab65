import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { caseItem, readCase } from '#functions/table/case.ts';
import { wordWrites } from '#functions/table/case-words.ts';
import type { CaseCard } from '#shared/contract/case-details-views.ts';
import type { CaseRow } from '#shared/contract/cases-views.ts';
import type { StaffMember } from '#shared/model/employee.ts';
import { ok, openCloudTable, type RequestOptions, waitUntil } from '#test/cloud/cloud.ts';
import { busyHome } from './parts/busy-home.ts';
import { dashboardOf, find, keyed, member, openCase } from './parts/case-desk.ts';
import { add } from './parts/contact-desk.ts';
import { teamHome } from './parts/team-home.ts';

const table = openCloudTable();

/** Returns how complete each page is, counted now. */
async function counted(by: RequestOptions, id: string): Promise<Record<string, number>> {
  const { items } = await ok<{ items: CaseCard[] }>('getCaseCards', { id }, by);
  return Object.fromEntries(items.map(({ page, progress }) => [page, progress.percent]));
}

/** Returns a case whose row still has the progress from before something changed. */
async function leftBehind(by: RequestOptions, changes: object = {}): Promise<CaseRow> {
  const row = await openCase(by, changes);
  const record = await readCase(table, row.id);
  if (!record) throw new Error('The case was just opened.');
  await table.put(caseItem({ ...record, caseProgress: 99, categoryProgress: { 'case-details': 99 } }));
  return row;
}

const countedAnew = (by: RequestOptions, id: string) =>
  waitUntil('the progress of a case', async () => {
    const { case: row } = await dashboardOf(by, id);
    return row.caseProgress === 99 ? undefined : row;
  });

describe('the progress of a case', () => {
  it('is counted again by the call that changes its type, since other questions are asked then', async () => {
    const { staff } = await busyHome();
    const before = await openCase(staff, { type: 'pre-need' });
    const change = { caseId: before.id, from: 'pre-need', value: 'at-need' };
    const after = await ok<CaseRow>('updateType', change, staff);
    expect(after.categoryProgress).not.toEqual(before.categoryProgress);
    expect(after.categoryProgress).toEqual(await counted(staff, before.id));
    expect((await dashboardOf(staff, before.id)).case).toMatchObject({
      type: 'at-need',
      categoryProgress: after.categoryProgress,
    });
  });

  it('follows when a contact is saved or removed, and when the case is assigned to someone', async () => {
    const { home, staff } = await busyHome();
    const director = await member(home.id, 'Ines', 'Vane');
    const ruth = { firstName: 'Ruth', lastName: 'Okafor' };
    const changes: ((row: CaseRow) => Promise<unknown>)[] = [
      ({ id }) => add(staff, id),
      async ({ id, primaryContact }) => ok('deleteCaseContact', { caseId: id, contactId: primaryContact }, staff),
      ({ id }) => ok('assignCase', { caseId: id, employeeId: director.id, from: null }, staff),
    ];
    for (const change of changes) {
      const row = await leftBehind(staff, { contact: ruth });
      await change(row);
      expect((await countedAnew(staff, row.id)).categoryProgress).toEqual(await counted(staff, row.id));
    }
  });
});

const renamed = ({ id, email, phone, access, kind }: StaffMember, version: number, lastName: string) => ({
  id,
  version,
  firstName: 'Stella',
  lastName,
  email,
  phone,
  access,
  kind,
});
/** Copies a case many times straight into the table, each found by its member's name. */
async function copiesOf({ id }: CaseRow, count: number): Promise<{ id: string; createdOn: string }[]> {
  const record = await readCase(table, id);
  if (!record) throw new Error('The case was just opened.');
  const copies = Array.from({ length: count }, (_, nth) => ({
    ...record,
    id: randomUUID(),
    createdOn: new Date(Date.parse(record.createdOn) - (nth + 1) * 1000).toISOString(),
  }));
  const words = { before: [], after: record.staffWords.split(' ') };
  const rows = copies.flatMap((copy) => [
    caseItem(copy),
    ...wordWrites(copy.providerLocationId, copy, 'staff', words).flatMap((write) => ('put' in write ? [write.put] : [])),
  ]);
  await table.putAll(rows);
  return [record, ...copies];
}

const idsOf = ({ items }: { items: { id: string }[] }) => items.map(({ id }) => id);

/** Returns every case that a search finds, page after page. */
async function everyFound(by: RequestOptions, querry: string): Promise<string[]> {
  const ids: string[] = [];
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const page = await find(by, { querry, ...(cursor ? { cursor } : {}) });
    ids.push(...idsOf(page));
    cursor = page.nextCursor;
  }
  return [...new Set(ids)];
}

describe('a member who takes another name', () => {
  it('is found by it on every case, however many, and by the earlier one on none', async () => {
    const { owner, staff } = await teamHome();
    const { member: stella, by } = staff;
    const opened = await copiesOf(await openCase(by, { employeeId: stella.id }), 103);
    const hidden = await openCase(by, { employeeId: stella.id });
    await ok('deleteCase', { id: hidden.id }, by);
    const lastName = `Quenby-${randomUUID().slice(0, 6).replace(/\d/g, 'q')}`;
    await ok('saveEmployee', renamed(stella, 1, lastName), keyed(owner.by));
    const oldest = opened.at(-1);
    await waitUntil('the oldest case under the new name', async () => {
      const record = await readCase(table, String(oldest?.id));
      return record?.staffWords.includes('quenby') || undefined;
    });
    expect((await everyFound(by, `stella ${lastName}`)).toSorted()).toEqual(opened.map(({ id }) => id).toSorted());
    const found = (querry: string) => find(by, { querry });
    expect(idsOf(await found('stella teal'))).toEqual([]);
    await ok('restoreCase', { id: hidden.id }, by);
    expect(idsOf(await found('stella teal'))).toEqual([]);
    expect((await readCase(table, hidden.id))?.staffWords).toContain('quenby');
  });
});
