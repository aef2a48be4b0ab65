import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { contactOfCall } from '#functions/cases/contacts/contact-of-call.ts';
import { readFacts } from '#functions/table/case-facts.ts';
import { contactItem } from '#functions/table/contact.ts';
import { contactOrderItem } from '#functions/table/contact-order.ts';
import { employeeItem } from '#functions/table/employee.ts';
import type { CaseContact, CaseTrade, KnownPerson } from '#shared/contract/case-contacts-views.ts';
import { eventsOf, ok, openCloudTable, refused, waitUntil } from '#test/cloud/cloud.ts';
import { lately } from '#test/world/lately.ts';
import { dashboardOf, find, keyed, member, openCase } from './parts/case-desk.ts';
import { saveAnswers } from './parts/case-party.ts';
import { add, contactDesk, contactOf, contactsOf, fieldsOf, saveInput } from './parts/contact-desk.ts';
import { fillPage } from './parts/custody-desk.ts';

const namesOf = ({ items }: { items: CaseContact[] }) => items.map(({ firstName }) => firstName);

describe('a contact', () => {
  it('is saved with every field of the editor, found by its name, and reported in an event', async () => {
    const { staff, row } = await contactDesk();
    const saved = await add(staff, row.id, {
      firstName: 'Søren',
      lastName: 'Achterberg',
      relationship: 'other',
      otherRelationship: 'Choir leader',
      phoneNumber: '6175550188',
      email: 'soren@example.com',
      selectedRoles: ['first-contact', 'person-in-control-of-disposition'],
    });
    expect(saved).toMatchObject({
      fullName: 'Søren Achterberg',
      phoneNumber: '(617) 555-0188',
      status: 'contact-only',
      version: 1,
      contactIsFirstContact: true,
      contactIsAgentInCharge: true,
      contactIsNOK: false,
      hasAccount: false,
      invitation: null,
    });
    const { case: after, people, timeline } = await dashboardOf(staff, row.id);
    expect(after).toMatchObject({
      primaryContact: saved.id,
      primaryContactName: 'Søren Achterberg',
      primaryContactPhone: '(617) 555-0188',
      personInControlOfDisposition: saved.id,
    });
    expect(people).toMatchObject({ count: 1, first: [{ fullName: 'Søren Achterberg', relationship: 'Choir leader' }] });
    expect(timeline[0]).toMatchObject({ kind: 'contact-added', subject: 'Søren Achterberg', subjectId: saved.id });
    expect((await find(staff, { querry: 'achter soren' })).items).toMatchObject([{ id: row.id }]);
    await waitUntil('the event', async () =>
      (await eventsOf('contact.saved')).some(
        ({ event }) => (event.detail as { data: { contactId: string } }).data.contactId === saved.id,
      ),
    );
  });

  it('who only called at work isn’t named as the first contact of the new case', async () => {
    const caller = { firstName: 'Nora', lastName: 'Quimby', phoneNumber: '6175550199', email: '', isNextOfKin: false };
    const { staff } = await contactDesk();
    const nurse = await openCase(staff, { contact: { ...caller, relationship: 'caregiver' } });
    expect(nurse.primaryContactName).toBeUndefined();
    expect((await dashboardOf(staff, nurse.id)).people).toMatchObject({ count: 1, first: [{ fullName: 'Nora Quimby' }] });
    const niece = await openCase(staff, { contact: { ...caller, relationship: 'niece' } });
    expect(niece.primaryContactName).toBe('Nora Quimby');
  });

  it('made again under the same key is the same one', async () => {
    const { staff, row } = await contactDesk();
    const [input, by] = [{ caseId: row.id, ...fieldsOf() }, keyed(staff)];
    const one = await ok<CaseContact>('saveCaseContact', input, by);
    expect(await ok<CaseContact>('saveCaseContact', input, by)).toEqual(one);
    expect((await contactsOf(staff, row.id)).total).toBe(1);
  });

  it('that was changed since is a 409, and nothing of the second save is kept', async () => {
    const { staff, row } = await contactDesk();
    const contact = await add(staff, row.id);
    const first = await ok<CaseContact>('saveCaseContact', saveInput(row.id, contact, { firstName: 'Rosa' }), keyed(staff));
    expect(first.version).toBe(2);
    const second = await refused('saveCaseContact', saveInput(row.id, contact, { firstName: 'Renée' }), keyed(staff));
    expect(second).toMatchObject({ status: 409, code: 'stale' });
    expect(await contactOf(staff, row.id, contact.id)).toMatchObject({ firstName: 'Rosa', version: 2 });
  });

  it('of two simultaneous saves has exactly one', async () => {
    const { staff, row } = await contactDesk();
    const contact = await add(staff, row.id);
    const save = (firstName: string) =>
      ok<CaseContact>('saveCaseContact', saveInput(row.id, contact, { firstName }), keyed(staff)).then(
        () => 'saved',
        () => 'refused',
      );
    expect((await Promise.all([save('Rosa'), save('Renée')])).toSorted()).toEqual(['refused', 'saved']);
  });

  it('that is renamed is found only by the new name', async () => {
    const { staff, row } = await contactDesk();
    const contact = await add(staff, row.id, { firstName: 'Marguerite', lastName: 'Oldname' });
    await ok('saveCaseContact', saveInput(row.id, contact, { lastName: 'Newname' }), keyed(staff));
    expect((await find(staff, { querry: 'oldname' })).items).toEqual([]);
    expect((await find(staff, { querry: 'newname' })).items).toMatchObject([{ id: row.id }]);
  });

  it('needs names, a whole number, and an email if it is to be emailed, in the words of the editor', async () => {
    const { staff, row } = await contactDesk();
    const errorsOf = async (fields: object) =>
      (await refused('saveCaseContact', { caseId: row.id, ...fields }, keyed(staff))).errors ?? [];
    expect(await errorsOf({ firstName: ' ', lastName: '' })).toEqual([
      { field: 'firstName', message: 'Required field.' },
      { field: 'lastName', message: 'Required field.' },
    ]);
    for (const emailType of ['send-online-arrangement', 'send-invite'])
      expect(await errorsOf(fieldsOf({ emailType }))).toEqual([{ field: 'email', message: 'Required field.' }]);
    expect(await errorsOf(fieldsOf({ email: 'nobody' }))).toEqual([{ field: 'email', message: 'Invalid Email' }]);
    expect((await errorsOf(fieldsOf({ phoneNumber: '617555' }))).map(({ field }) => field)).toEqual(['phoneNumber']);
    expect((await contactsOf(staff, row.id)).total).toBe(0);
  });

  it("can't be the decedent, but may have the same name", async () => {
    const { staff, row } = await contactDesk();
    const name = { firstName: 'AMELIE', lastName: row.decedentLastName };
    const refusal = await refused('saveCaseContact', { caseId: row.id, ...name }, keyed(staff));
    expect(refusal.errors).toEqual([
      {
        field: 'firstName',
        message: 'This is the name of the decedent. If a relative has the same name, say how they are related.',
      },
    ]);
    const self = await refused('saveCaseContact', { caseId: row.id, ...fieldsOf({ relationship: 'self' }) }, keyed(staff));
    expect(self.errors?.[0]?.message).toBe('The decedent cannot be a contact of their own case.');
    expect((await add(staff, row.id, { ...name, relationship: 'daughter' })).relationship).toBe('daughter');
    await add(staff, row.id, { ...name, contactType: 'decedent' });
  });

  it('that died is no longer someone the home turns to', async () => {
    const { staff, row } = await contactDesk();
    const first = await add(staff, row.id, { selectedRoles: ['first-contact'] });
    const next = await add(staff, row.id, { firstName: 'Noor', selectedRoles: ['next-of-kin'] });
    expect((await dashboardOf(staff, row.id)).case.primaryContact).toBe(first.id);
    const after = await ok<CaseContact>('saveCaseContact', saveInput(row.id, first, { isDeceased: true }), keyed(staff));
    expect((await dashboardOf(staff, row.id)).case.primaryContact).toBe(next.id);
    const invited = await refused('sendInvitation', { caseId: row.id, contactId: after.id }, keyed(staff));
    expect(invited).toMatchObject({ status: 409, detail: 'This contact is marked as deceased.' });
  });

  it('that is removed leaves no trace except in the timeline', async () => {
    const { staff, row } = await contactDesk();
    const gone = await add(staff, row.id, { firstName: 'Ottilie', selectedRoles: ['first-contact'] });
    await ok('deleteCaseContact', { caseId: row.id, contactId: gone.id }, staff);
    expect(await refused('getCaseContact', { caseId: row.id, contactId: gone.id }, staff)).toMatchObject({ status: 404 });
    expect(await refused('deleteCaseContact', { caseId: row.id, contactId: gone.id }, staff)).toMatchObject({ status: 404 });
    const { case: after, people, timeline } = await dashboardOf(staff, row.id);
    expect(after.primaryContact).toBeUndefined();
    expect(people).toEqual({ count: 0, first: [] });
    expect(timeline[0]).toMatchObject({ kind: 'contact-removed', subjectId: gone.id });
    expect((await find(staff, { querry: 'ottilie' })).items).toEqual([]);
  });
});

describe('the list of contacts', () => {
  it('has the decedent in front if asked for', async () => {
    const { staff, row } = await contactDesk();
    await add(staff, row.id);
    expect(namesOf(await contactsOf(staff, row.id))).toEqual(['Ruth']);
    const { items } = await contactsOf(staff, row.id, { includeDecedents: true });
    expect(items[0]).toMatchObject({ id: row.decedentId, contactType: 'decedent', isDeceased: true });
    expect(items).toHaveLength(2);
  });

  it('keeps the order that it is given, and so does the dashboard', async () => {
    const { staff, row } = await contactDesk();
    const [ada, ben, cleo] = [
      await add(staff, row.id, { firstName: 'Ada' }),
      await add(staff, row.id, { firstName: 'Ben' }),
      await add(staff, row.id, { firstName: 'Cleo' }),
    ];
    const move = (contactId: string, after: string | null) =>
      ok('orderCaseContacts', { caseId: row.id, contactId, after }, staff);
    await move(cleo.id, null);
    await move(ada.id, ben.id);
    expect(namesOf(await contactsOf(staff, row.id))).toEqual(['Cleo', 'Ben', 'Ada']);
    const { people } = await dashboardOf(staff, row.id);
    expect(people.first.map(({ id }) => id)).toEqual([cleo.id, ben.id, ada.id]);
    const stale = await refused('orderCaseContacts', { caseId: row.id, contactId: ada.id, after: randomUUID() }, staff);
    expect(stale).toMatchObject({ status: 409, code: 'stale' });
  });

  it('decides by that order who is the first with a role, which documents and rules name', async () => {
    const { staff, row } = await contactDesk();
    const kin = (firstName: string, relationship: string) =>
      add(staff, row.id, { firstName, lastName: 'Vale', relationship, selectedRoles: ['next-of-kin'] });
    const [ada, ben, cleo] = [await kin('Ada', 'daughter'), await kin('Ben', 'son'), await kin('Cleo', 'sibling')];
    const named = async () => {
      const { values } = await ok<{ values: Record<string, unknown> }>('getCaseIdentifiers', { id: row.id }, staff);
      const facts = (await readFacts(openCloudTable(), row.id))?.facts;
      return [values.nextOfKinFirstName, values.nextOfKinNames, values.nextOfKinRelationship, facts?.nextOfKinRelationship];
    };
    expect(await named()).toEqual(['Ada', 'Ada Vale, Ben Vale, Cleo Vale', 'daughter', 'daughter']);
    for (const { id } of [cleo, ben, ada, cleo]) {
      await ok('orderCaseContacts', { caseId: row.id, contactId: id, after: null }, staff);
      const { items } = await contactsOf(staff, row.id);
      const [first] = items;
      const names = items.map(({ fullName }) => fullName).join(', ');
      expect(await named()).toEqual([first?.firstName, names, first?.relationship, first?.relationship]);
    }
    expect((await named())[0]).toBe('Cleo');
  });

  it('accepts twenty that are added at the same time', async () => {
    const { staff, row } = await contactDesk();
    const added = await Promise.all(Array.from({ length: 20 }, (_, nth) => add(staff, row.id, { firstName: `Person ${nth}` })));
    const { items, total } = await contactsOf(staff, row.id, { pageSize: 100 });
    expect(total).toBe(20);
    expect(new Set(items.map(({ id }) => id))).toEqual(new Set(added.map(({ id }) => id)));
    expect((await dashboardOf(staff, row.id)).people.count).toBe(20);
  });

  it('works with five hundred, a page at a time', async () => {
    const { staff, row } = await contactDesk();
    const storedContacts = Array.from({ length: 499 }, (_, nth) =>
      contactOfCall(randomUUID(), { firstName: `P${nth}`, lastName: 'Many', phoneNumber: '', email: '', isNextOfKin: false }),
    );
    const table = openCloudTable();
    await table.putAll(storedContacts.map((contact) => contactItem(row.id, contact)));
    await table.put(
      contactOrderItem(
        row.id,
        storedContacts.map(({ id }) => id),
        2,
      ),
    );
    const last = await add(staff, row.id, { firstName: 'Last', selectedRoles: ['person-in-control-of-disposition'] });
    const ids: string[] = [];
    let cursor: string | null = null;
    do {
      const page = await contactsOf(staff, row.id, { pageSize: 100, ...(cursor ? { cursor } : {}) });
      ids.push(...page.items.map(({ id }) => id));
      cursor = page.nextCursor;
    } while (cursor);
    expect(ids).toEqual([...storedContacts.map(({ id }) => id), last.id]);
    await ok('orderCaseContacts', { caseId: row.id, contactId: last.id, after: null }, staff);
    const { people, case: after } = await dashboardOf(staff, row.id);
    expect(people.count).toBe(500);
    expect(people.first).toHaveLength(12);
    expect(people.first[0]?.id).toBe(last.id);
    expect(after.personInControlOfDisposition).toBe(last.id);
  });
});

describe('a person whom the home knows', () => {
  it('is offered by name, number, and email, once, and never from this case or another home', async () => {
    const { staff, row } = await contactDesk();
    const word = `Quill${randomUUID().slice(0, 8).replaceAll('-', '')}`;
    const person = { firstName: 'Henrike', lastName: word, phoneNumber: '6175550177', email: `${word}@example.com` };
    const [earlier, later] = [await openCase(staff), await openCase(staff)];
    await add(staff, earlier.id, person);
    await add(staff, later.id, person);
    const known = async (querry: string, caseId = row.id) =>
      (await ok<{ items: KnownPerson[] }>('findKnownPeople', { caseId, querry }, staff)).items;
    for (const words of [`henrike ${word.slice(0, 6)}`, word, '(617) 555-01', person.email.toUpperCase()])
      expect(await known(words), words).toMatchObject([
        { person: { fullName: `Henrike ${word}`, phoneNumber: '(617) 555-0177' } },
      ]);
    expect((await known(word, later.id)).map(({ caseId }) => caseId)).toEqual([earlier.id]);
    expect(await known('!?')).toEqual([]);
    const elsewhere = await contactDesk();
    expect(await ok('findKnownPeople', { caseId: elsewhere.row.id, querry: word }, elsewhere.staff)).toEqual({ items: [] });
  });
});

describe('a trade company', () => {
  it("works on the cases that it is assigned to, and loses access with its next request once it isn't", async () => {
    const { home, staff, at, row } = await contactDesk();
    const company = await member(home.id, 'Northgate', 'Removal');
    await openCloudTable().put(employeeItem({ ...company, kind: 'trade-company', title: 'Northgate Removal Service' }));
    const trade = await at({ kind: 'trade-company', employeeId: company.id });
    const colleague = await member(home.id, 'Ines', 'Vane');
    expect(await refused('getCase', { id: row.id }, trade)).toMatchObject({ status: 404 });
    const call = { caseId: row.id, employeeId: company.id };
    const { items } = await ok<{ items: CaseTrade[] }>('assignTrade', call, staff);
    const names = { fullName: 'Northgate Removal', title: 'Northgate Removal Service' };
    expect(items).toMatchObject([{ employeeId: company.id, ...names, isAssigned: true }]);
    await ok('addCaseNote', { caseId: row.id, note: 'The family owes for the last one.' }, keyed(staff));
    expect(await dashboardOf(trade, row.id)).toMatchObject({ sight: 'trade', case: { id: row.id }, homePhone: home.phone });
    const implants = { hasImplant: 'yes', implantKinds: ['pacemaker'], implantRemoval: 'not-yet' };
    await saveAnswers(staff, row.id, { dispositionType: 'cremation', infectiousHazard: 'no', ...implants });
    expect(await dashboardOf(trade, row.id)).toMatchObject({ implants, removal: { infectiousHazard: 'no' } });
    const there = { removalAccess: 'Gate code 4471', releasingContact: 'Oren, 617-555-0188' };
    const placeOfDeathAddress = { address1: '3 Elm St', city: 'Boston', stateCode: 'MA', countryCode: 'US' };
    await saveAnswers(staff, row.id, { ...there, placeOfDeathAddress });
    const before = await dashboardOf(trade, row.id);
    expect([before, before.whereNow]).toMatchObject([{ removal: there, decedent: { placeOfDeathAddress } }, undefined]);
    const crematory = await member(home.id, 'Ash', 'Grove');
    await openCloudTable().put(employeeItem({ ...crematory, kind: 'trade-company', tradeKinds: ['crematory'] }));
    await ok('assignTrade', { ...call, employeeId: crematory.id }, staff);
    const other = await at({ kind: 'trade-company', employeeId: crematory.id });
    expect(await dashboardOf(other, row.id)).toMatchObject({ whereNow: '', removal: { infectiousHazard: 'no' }, implants });
    expect(JSON.stringify(await dashboardOf(other, row.id))).not.toMatch(/4471|Oren|Elm St/);
    await ok('updateDecedentStatus', { caseId: row.id, from: 'not-in-care', value: 'in-care' }, keyed(staff));
    await fillPage(staff, row.id, 'intake', { receivedAt: lately('09:00'), unit: 'Cooler 2', shelf: 'B' });
    const after = await dashboardOf(trade, row.id);
    expect(after.whereNow).toBe(`${home.name}, Cooler 2, shelf B`);
    expect(JSON.stringify(after)).not.toMatch(/4471|Oren|Elm St/);
    expect(await dashboardOf(staff, row.id)).not.toHaveProperty('homePhone');
    expect(await dashboardOf(staff, row.id)).not.toHaveProperty('implants');
    for (const answer of [
      await dashboardOf(trade, row.id),
      await find(trade),
      await ok('getCaseTimeline', { id: row.id }, trade),
    ])
      expect(JSON.stringify(answer)).not.toMatch(/owes|lastNote|note-added/);
    expect(await refused('getCaseContacts', { caseId: row.id }, trade)).toMatchObject({ status: 403 });
    await ok('assignTrade', call, staff);
    await ok('unassignTrade', call, staff);
    expect(await refused('getCase', { id: row.id }, trade)).toMatchObject({ status: 404 });
    const wrong = await refused('assignTrade', { caseId: row.id, employeeId: colleague.id }, staff);
    expect(wrong.errors).toEqual([{ field: 'employeeId', message: 'Choose a trade company of this home.' }]);
    expect(await refused('assignTrade', { caseId: row.id, employeeId: randomUUID() }, staff)).toMatchObject({ status: 404 });
  });
});

describe("another home's case", () => {
  it('is a 404 to every call', async () => {
    const { row, staff } = await contactDesk();
    const contact = await add(staff, row.id);
    const { staff: stranger } = await contactDesk();
    const of = { caseId: row.id, contactId: contact.id };
    const inputs = {
      getCaseContacts: { caseId: row.id },
      getCaseContact: of,
      saveCaseContact: saveInput(row.id, contact),
      deleteCaseContact: of,
      orderCaseContacts: { ...of, after: null },
      findKnownPeople: { caseId: row.id, querry: 'ruth' },
      updateContactStatus: { caseId: row.id, id: contact.id, from: 'contact-only', status: 'blocked' },
      sendInvitation: of,
      cancelInvitation: of,
      inviteToArrangementOnline: of,
      sendArrangementEmail: of,
      cancelArrangementLink: of,
      getCaseTrades: { caseId: row.id },
      assignTrade: { caseId: row.id, employeeId: randomUUID() },
      unassignTrade: { caseId: row.id, employeeId: randomUUID() },
    };
    for (const [name, input] of Object.entries(inputs))
      expect(await refused(name, input, keyed(stranger)), name).toMatchObject({ status: 404 });
    expect(await contactOf(staff, row.id, contact.id)).toEqual(contact);
  });
});
