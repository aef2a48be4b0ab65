import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readCase } from '#functions/table/case.ts';
import { tradeItem } from '#functions/table/case-list.ts';
import type { FoundCase } from '#shared/contract/search.ts';
import { ok, openCloudTable, type RequestOptions, waitUntil } from '#test/cloud/cloud.ts';
import { busyHome } from './parts/busy-home.ts';
import { keyed, member, openCase } from './parts/case-desk.ts';

type Found = { cases: FoundCase[] };
const search = async (by: RequestOptions, query: string) => (await ok<Found>('searchHome', { query }, by)).cases;
const idsOf = (cases: readonly FoundCase[]) => cases.map(({ id }) => id);

const ellen = { firstName: 'Ellen', lastName: 'Marsh', phoneNumber: '6175550163', relationship: 'daughter', isNextOfKin: true };

/** A home with a case whose contact is Ellen Marsh, and another case. */
async function homeWithCases() {
  const desk = await busyHome();
  const director = await member(desk.home.id, 'Bjørn', 'Lindqvist');
  const opened = await openCase(desk.staff, {
    decedentFirstName: 'Robert',
    decedentLastName: 'Castellanos',
    employeeId: director.id,
    contact: ellen,
  });
  const other = await openCase(desk.staff, { decedentFirstName: 'Ruth', decedentLastName: 'Vance' });
  return { ...desk, opened, other };
}

describe('one search', () => {
  it('finds a case by its names, number, contacts, and phone numbers in any form, and says what matches', async () => {
    const { staff, opened } = await homeWithCases();
    const by: Record<string, FoundCase['by']> = {
      'robert cast': 'decedent',
      CASTELLANOS: 'decedent',
      [opened.caseNumber]: 'number',
      'ellen marsh': 'contact',
      '(617) 555-0163': 'contact',
      '+1 617.555.0163': 'contact',
      '555-0163': 'contact',
      '0163': 'contact',
      bjorn: 'member',
    };
    for (const [query, expected] of Object.entries(by))
      expect([query, await search(staff, query)]).toMatchObject([query, [{ id: opened.id, by: expected, isSimilar: false }]]);
    const [found] = await search(staff, 'marsh');
    expect(found?.contacts).toMatchObject([{ fullName: 'Ellen Marsh', relationship: 'Daughter', phoneNumber: '(617) 555-0163' }]);
    for (const query of ['nobody', 'robert vance', '!!']) expect([query, await search(staff, query)]).toEqual([query, []]);
  });

  it('forgives a mistyped name once the case is opened, also of a contact and beside another word', async () => {
    const { staff, opened } = await homeWithCases();
    await waitUntil('the names of the case', async () => (await search(staff, 'Castelanos'))[0]);
    for (const query of ['Castelanos', 'Catsellanos', 'robret castellanos', 'Ellen Mrash', 'marhs'])
      expect([query, await search(staff, query)]).toMatchObject([query, [{ id: opened.id, isSimilar: true }]]);
    expect((await search(staff, 'marhs'))[0]).toMatchObject({ by: 'contact', contacts: [{ fullName: 'Ellen Marsh' }] });
  });

  it('shows nothing of other homes or of deleted cases, and to a trade company only its own cases without their people', async () => {
    const { staff, opened, at } = await homeWithCases();
    const viewOnly = await at({ access: 'view-only' });
    expect(idsOf(await search(viewOnly, 'castellanos'))).toEqual([opened.id]);
    expect(await search((await busyHome()).staff, 'castellanos')).toEqual([]);
    const employeeId = randomUUID();
    const company = await at({ kind: 'trade-company', employeeId });
    await openCloudTable().put(tradeItem((await readCase(openCloudTable(), opened.id))!, employeeId));
    const [mine] = await search(company, 'castelanos');
    expect(mine).toMatchObject({ id: opened.id, isSimilar: true, contacts: [], by: null });
    for (const query of ['vance', 'marsh', '5550163', 'bjorn'])
      expect([query, await search(company, query)]).toEqual([query, []]);
    await ok('deleteCase', { id: opened.id }, keyed(staff));
    for (const query of ['castellanos', 'castelanos', '5550163'])
      expect([query, await search(staff, query)]).toEqual([query, []]);
  });

  it('names the cases that were opened lately, in their order, if they may still be seen', async () => {
    const { staff, opened, other } = await homeWithCases();
    const recent = async (by: RequestOptions, ids: string[]) => idsOf((await ok<Found>('searchHome', { recent: ids }, by)).cases);
    expect(await recent(staff, [other.id, opened.id])).toEqual([other.id, opened.id]);
    expect(await recent((await busyHome()).staff, [opened.id])).toEqual([]);
  });
});
