import { describe, expect, it } from 'vitest';
import type { EventName } from '#events/catalog/index.ts';
import { caseKeys } from '#functions/table/case-keys.ts';
import { employeeItem } from '#functions/table/employee.ts';
import type { CaseServices } from '#shared/contract/case-details-views.ts';
import type { CaseNoteRow, CaseRow } from '#shared/contract/cases-views.ts';
import type { CaseFacts } from '#shared/identifiers/case-facts.ts';
import { addDays } from '#shared/values/dates.ts';
import { newAddress, newEmail, ok, openCloudTable, type RequestOptions } from '#test/cloud/cloud.ts';
import { lately, latelyOn } from '#test/world/lately.ts';
import { keyed, member, openCase } from './parts/case-desk.ts';
import { caseEvents, expectFactsAsAnswered, storedFacts } from './parts/case-facts.ts';
import { saveAnswers } from './parts/case-party.ts';
import { add, contactDesk, contactOf, inviteContact, saveInput, tokensTo } from './parts/contact-desk.ts';

type Desk = Awaited<ReturnType<typeof contactDesk>>;
type Happening = {
  event: EventName;
  /** What is done first, which has events too. */
  before?: (desk: Desk) => Promise<unknown>;
  act: (desk: Desk, before: unknown) => Promise<unknown>;
  /** Which facts say so. */
  says: CaseFacts;
};

const table = openCloudTable();
const company = async ({ home }: Desk) => {
  const made = await member(home.id, 'Northgate', 'Removal');
  await table.put(employeeItem({ ...made, kind: 'trade-company' }));
  return made.id;
};
const care = ({ row, staff }: Pick<Desk, 'row' | 'staff'>, from: string, value: string, more: object = {}) =>
  ok<CaseRow>('updateDecedentStatus', { caseId: row.id, from, value, ...more }, keyed(staff));
const services = (by: RequestOptions, id: string) => ok<CaseServices>('getCaseDisplayServices', { id }, by);
const takeUp = (by: RequestOptions, caseId: string, displayServiceId: string | undefined) =>
  ok('saveCaseDisplayServices', { caseId, services: [{ displayServiceId, version: null }] }, keyed(by));
const joined = { firstName: 'Ruth', lastName: 'Vale', password: 'a lantern on the porch' };
const ruth = { selectedRoles: ['informant'], relationship: 'daughter', phoneNumber: '(617) 555-0134' };

const happenings: Happening[] = [
  { event: 'case.created', act: async () => undefined, says: { caseNumber: true, caseStatus: 'active', isAssigned: false } },
  {
    event: 'case.assigned',
    act: async ({ home, row, staff }) =>
      ok('assignCase', { caseId: row.id, employeeId: (await member(home.id, 'Ines', 'Vane')).id, from: null }, staff),
    says: { isAssigned: true },
  },
  {
    event: 'case.status-changed',
    act: ({ row, staff }) => ok('updateCaseStatus', { caseId: row.id, from: 'active', value: 'completed' }, staff),
    says: { caseStatus: 'completed' },
  },
  {
    event: 'case.number-changed',
    act: ({ row, staff }) =>
      ok('updateCaseNumber', { id: row.id, number: `Q ${row.id.slice(0, 8)}`, from: row.caseNumber }, staff),
    says: { caseNumber: true },
  },
  {
    event: 'case.details-changed',
    act: ({ row, staff }) =>
      saveAnswers(staff, row.id, { dispositionType: 'cremation', isVeteran: true, fatherName: 'Tom Vale' }),
    says: { dispositionType: 'cremation', dispositionGroup: 'cremation', isVeteran: true, fatherName: true },
  },
  {
    event: 'decedent.changed',
    act: ({ row, staff }) =>
      ok('saveDecedent', { id: row.id, changes: { dateOfBirth: '1941-06-04', dateOfDeath: '2026-05-10' }, expected: {} }, staff),
    says: { dateOfBirth: true, dateOfDeath: '2026-05-10', ageAtDeath: 84 },
  },
  {
    event: 'decedent.status-changed',
    act: (desk) => care(desk, 'not-in-care', 'in-care', { happenedOn: lately('03:30') }),
    says: { decedentStatus: 'in-care', inCareOn: addDays(latelyOn, -1) },
  },
  {
    event: 'case.services-changed',
    act: async ({ row, staff }) => takeUp(staff, row.id, (await services(staff, row.id)).offered[0]?.displayServiceId),
    says: {},
  },
  {
    event: 'case.trade-assigned',
    act: async (desk) => ok('assignTrade', { caseId: desk.row.id, employeeId: await company(desk) }, desk.staff),
    says: {},
  },
  {
    event: 'case.trade-removed',
    before: async (desk) => {
      const of = { caseId: desk.row.id, employeeId: await company(desk) };
      await ok('assignTrade', of, desk.staff);
      return of;
    },
    act: ({ staff }, of) => ok('unassignTrade', of, staff),
    says: {},
  },
  {
    event: 'contact.saved',
    act: ({ row, staff }) => add(staff, row.id, ruth),
    says: { informantNames: true, informantRelationship: 'daughter' },
  },
  {
    event: 'contact.invited',
    before: ({ row, staff }) => add(staff, row.id, { ...ruth, email: newEmail('facts') }),
    act: ({ row, staff }, contact) => inviteContact(staff, row.id, (contact as { id: string }).id),
    says: { informantEmail: true },
  },
  {
    event: 'contact.status-changed',
    before: async ({ row, staff }) => {
      const { id } = await add(staff, row.id, { ...ruth, email: newEmail('facts') });
      return inviteContact(staff, row.id, id);
    },
    act: ({ row, staff }, contact) =>
      ok('cancelInvitation', { caseId: row.id, contactId: (contact as { id: string }).id }, staff),
    says: { informantEmail: true },
  },
  {
    event: 'contact.arrangement-requested',
    before: ({ row, staff }) => add(staff, row.id, { ...ruth, email: newEmail('facts') }),
    act: ({ row, staff }, contact) =>
      ok('inviteToArrangementOnline', { caseId: row.id, contactId: (contact as { id: string }).id }, keyed(staff)),
    says: { informantEmail: true },
  },
  {
    event: 'contact.joined',
    before: async ({ row, staff }) => {
      const email = newEmail('facts');
      const { id } = await add(staff, row.id, { ...ruth, email });
      await inviteContact(staff, row.id, id);
      return (await tokensTo(email))[0];
    },
    act: (_, token) => ok('joinCase', { ...joined, token }, { from: newAddress() }),
    says: { informantEmail: true },
  },
  {
    event: 'contact.removed',
    before: async ({ row, staff }) => {
      await add(staff, row.id, { selectedRoles: ['payer'] });
      return add(staff, row.id, ruth);
    },
    act: ({ row, staff }, contact) =>
      ok('deleteCaseContact', { caseId: row.id, contactId: (contact as { id: string }).id }, staff),
    says: { payerNames: true },
  },
  {
    event: 'note.added',
    act: ({ row, staff }) => ok<CaseNoteRow>('addCaseNote', { caseId: row.id, note: 'They come at ten.' }, keyed(staff)),
    says: {},
  },
];

describe('an event about a case', () => {
  it.each(happenings.map((each) => [each.event, each] as const))(
    'carries its facts right after it: %s',
    async (event, { before, act, says }) => {
      const desk = await contactDesk();
      await act(desk, await before?.(desk));
      const [last] = (await caseEvents(event, desk.row.id)).toReversed();
      expect(last?.data.facts).toMatchObject(says);
      expect(JSON.stringify(last?.data.facts)).not.toMatch(/Amélie|Okafor|Ruth|Vale|555.{0,2}0134|@/);
      await expectFactsAsAnswered(desk.staff, desk.row.id, last?.data.facts ?? {});
    },
  );

  it('says what was asked again: case.type-changed, and case.facts-changed if that is more or less of it', async () => {
    const { staff } = await contactDesk();
    const row = await openCase(staff, { type: 'pre-need' });
    await ok('updateType', { caseId: row.id, from: 'pre-need', value: 'at-need' }, staff);
    const [changed] = await caseEvents('case.type-changed', row.id);
    expect(changed?.data.facts.timing).toBe('at-need');
    const [counted] = await caseEvents('case.facts-changed', row.id);
    await expectFactsAsAnswered(staff, row.id, counted?.data.facts ?? {});
  });

  it('says that a case is gone, and what it is when it is back', async () => {
    const { staff, row } = await contactDesk();
    const before = await storedFacts(row.id);
    await ok('deleteCase', { id: row.id }, staff);
    await ok('restoreCase', { id: row.id }, staff);
    const [[gone], [back]] = await Promise.all([caseEvents('case.deleted', row.id), caseEvents('case.restored', row.id)]);
    expect(gone?.data.facts).toEqual(before.facts);
    await expectFactsAsAnswered(staff, row.id, back?.data.facts ?? {});
    expect((await storedFacts(row.id)).version).toBeGreaterThanOrEqual(before.version + 2);
  });

  it('has the days of care by the home’s calendar, and forgets one that is withdrawn', async () => {
    const { staff, row, at: employ } = await contactDesk();
    const owner = await employ({ access: 'owner' });
    await saveAnswers(staff, row.id, { dispositionType: 'burial', medicalExaminerNotified: 'no', dateOfDeath: '2026-03-07' });
    const at = { row, staff };
    await care(at, 'not-in-care', 'in-care', { happenedOn: '2026-03-08T04:59:59.999Z' });
    // It was before the case was kept here, and nobody compared a tag then: a correction says so.
    const buried = { happenedOn: '2026-03-12T03:59:59.999Z', correctionReason: 'Buried before the case was kept here.' };
    await care({ row, staff: owner }, 'in-care', 'laid-to-rest', buried);
    // In New York both are still the day before; its clocks changed between the two.
    expect((await storedFacts(row.id)).facts).toMatchObject({ inCareOn: '2026-03-07', dispositionOn: '2026-03-11' });
    await care({ row, staff: owner }, 'laid-to-rest', 'preparation-completed', {
      correctionReason: 'The wrong case.',
      familyTold: { isTold: false },
    });
    const { facts } = await storedFacts(row.id);
    expect(facts).toMatchObject({ decedentStatus: 'preparation-completed', inCareOn: '2026-03-07' });
    expect(facts).not.toHaveProperty('dispositionOn');
    await expectFactsAsAnswered(staff, row.id, facts);
  });
});

describe('the facts of a case', () => {
  it('have both of two simultaneous changes in the event of the later one', { timeout: 60_000 }, async () => {
    for (let round = 1; round <= 2; round += 1) {
      const desk = await contactDesk();
      const { staff, row, home } = desk;
      const director = await member(home.id, 'Ines', 'Vane');
      const [first, second] = (await services(staff, row.id)).offered;
      await Promise.all([
        saveAnswers(staff, row.id, { isVeteran: true }),
        saveAnswers(staff, row.id, { dispositionType: 'burial' }),
        add(staff, row.id, ruth),
        add(staff, row.id, { selectedRoles: ['payer'] }),
        ok('assignCase', { caseId: row.id, employeeId: director.id, from: null }, keyed(staff)),
        care(desk, 'not-in-care', 'in-care'),
        takeUp(staff, row.id, first?.displayServiceId),
        takeUp(staff, row.id, second?.displayServiceId),
      ]);
      const names: [EventName, number][] = [
        ['case.details-changed', 2],
        ['contact.saved', 2],
        ['case.assigned', 1],
        ['decedent.status-changed', 1],
        ['case.services-changed', 2],
      ];
      const events = (await Promise.all(names.map(([name, count]) => caseEvents(name, row.id, count)))).flat();
      const marks: ((facts: CaseFacts) => boolean)[] = [
        ({ isVeteran }) => isVeteran === true,
        ({ dispositionType }) => dispositionType === 'burial',
        ({ informantNames }) => informantNames === true,
        ({ payerNames }) => payerNames === true,
        ({ isAssigned }) => isAssigned === true,
        ({ inCareOn }) => inCareOn !== undefined,
        ({ displayServices }) => (displayServices as string[] | undefined)?.includes(String(first?.displayServiceId)) ?? false,
        ({ displayServices }) => (displayServices as string[] | undefined)?.includes(String(second?.displayServiceId)) ?? false,
      ];
      // Each is a step further than the previous one: what one has seen the next has too, and the last has everything.
      const steps = events.map(({ data }) => marks.filter((has) => has(data.facts)).length).toSorted();
      expect(steps).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
      await expectFactsAsAnswered(staff, row.id, (await storedFacts(row.id)).facts);
    }
  });

  it('stay the same if nothing new is known: a note, an invitation', async () => {
    const { staff, row } = await contactDesk();
    const contact = await add(staff, row.id, { email: newEmail('facts') });
    await caseEvents('contact.saved', row.id);
    const before = await storedFacts(row.id);
    await ok('addCaseNote', { caseId: row.id, note: 'They come at ten.' }, keyed(staff));
    await inviteContact(staff, row.id, contact.id);
    const [noted] = await caseEvents('note.added', row.id);
    expect(noted?.data.facts).toEqual(before.facts);
    expect((await storedFacts(row.id)).facts).toEqual(before.facts);
  });

  it('are made from everything a case has if it was opened before facts existed', async () => {
    const desk = await contactDesk();
    const { staff, row } = desk;
    await saveAnswers(staff, row.id, { isVeteran: true, dispositionType: 'burial' });
    const contact = await add(staff, row.id, ruth);
    await takeUp(staff, row.id, (await services(staff, row.id)).offered[0]?.displayServiceId);
    await care(desk, 'not-in-care', 'in-care', { happenedOn: lately('03:30') });
    const { facts } = await storedFacts(row.id);
    await table.delete(caseKeys.facts(row.id));
    await ok('addCaseNote', { caseId: row.id, note: 'They come at ten.' }, keyed(staff));
    expect(await storedFacts(row.id)).toEqual({ facts, version: 1 });
    await table.delete(caseKeys.facts(row.id));
    const contactNow = await contactOf(staff, row.id, contact.id);
    await ok('saveCaseContact', saveInput(row.id, contactNow, { selectedRoles: ['payer'] }), keyed(staff));
    const after = await storedFacts(row.id);
    expect(after.facts).toMatchObject({ payerNames: true, inCareOn: addDays(latelyOn, -1) });
    expect(after.facts).not.toHaveProperty('informantNames');
    await expectFactsAsAnswered(staff, row.id, after.facts);
  });
});
