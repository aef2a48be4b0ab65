import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readCustody } from '#functions/table/custody.ts';
import { messageItem, readMessage } from '#functions/table/message.ts';
import type { CaseNoteRow, CaseRow } from '#shared/contract/cases-views.ts';
import type { Namesake, SimilarCase } from '#shared/contract/similar-cases.ts';
import { dateInZone } from '#shared/values/dates.ts';
import { ok, openCloudTable, refused } from '#test/cloud/cloud.ts';
import { busyHome } from './parts/busy-home.ts';
import { dashboardOf, find, firstCall, keyed, member, openCase } from './parts/case-desk.ts';

const idsOf = ({ items }: { items: { id: string }[] }) => items.map(({ id }) => id);
/** The year of a home's cases: by its own clock, which is behind UTC on New Year's Eve. */
const yearAt = ({ timeZone }: { timeZone: string }) => dateInZone(new Date().toISOString(), timeZone).slice(0, 4);

describe('a first call', () => {
  it('is a case with a number, a decedent, the caller, and an entry that reports it', async () => {
    const { staff } = await busyHome();
    const contact = {
      firstName: 'Ruth',
      lastName: 'Okafor',
      phoneNumber: '6175550142',
      relationship: 'daughter',
      isNextOfKin: true,
    };
    const opened = await openCase(staff, { contact, dateOfDeath: '2026-07-01' });
    expect(opened).toMatchObject({
      status: 'active',
      type: 'at-need',
      decedentStatus: 'not-in-care',
      newCaseOptions: 'first-call',
    });
    expect(opened.caseNumber).toMatch(/^\d{4}-0001$/);
    const { decedent, people, timeline, sight } = await dashboardOf(staff, opened.id);
    expect(decedent).toMatchObject({ firstName: 'Amélie', dateOfDeath: '2026-07-01', socialSecurityLastFour: null });
    expect(people).toMatchObject({
      count: 1,
      first: [{ fullName: 'Ruth Okafor', relationship: 'Daughter', phoneNumber: '(617) 555-0142' }],
    });
    expect(timeline).toMatchObject([{ kind: 'case-created', by: { name: 'Stella Teal', kind: 'provider' } }]);
    expect(sight).toBe('staff');
  });

  it('made again under the same key answers the same case', async () => {
    const { staff } = await busyHome();
    const [call, by] = [firstCall(), keyed(staff)];
    const [one, again] = [await ok<CaseRow>('addCase', call, by), await ok<CaseRow>('addCase', call, by)];
    expect(again).toEqual(one);
    expect((await find(staff)).items).toHaveLength(1);
  });

  it('numbers the cases of twenty simultaneous calls without a gap or a duplicate', async () => {
    const { home, staff } = await busyHome();
    const opened = await Promise.all(Array.from({ length: 20 }, () => openCase(staff)));
    const numbers = opened.map(({ caseNumber }) => caseNumber).toSorted();
    expect(numbers).toEqual(Array.from({ length: 20 }, (_, nth) => `${yearAt(home)}-${String(nth + 1).padStart(4, '0')}`));
  });

  it('needs a name, in the words of the form', async () => {
    const { staff } = await busyHome();
    const answer = await refused('addCase', { decedentFirstName: ' ', decedentLastName: '' }, keyed(staff));
    expect(answer).toMatchObject({ status: 400 });
    expect(answer.errors).toEqual([
      { field: 'decedentLastName', message: 'Enter a first or last name, or choose Unknown or Baby of.' },
    ]);
  });

  it('may be about someone whose name nobody knows, or a baby, until someone learns the name', async () => {
    const { staff } = await busyHome();
    const nameless = { decedentFirstName: '', decedentLastName: '' };
    const unknown = await openCase(staff, { ...nameless, isNameUnknown: true });
    expect(unknown.decedentFullName).toBe('Unknown');
    const baby = await openCase(staff, { ...nameless, answers: { babyOf: 'Maria Lopez', familyRequests: 'A small service.' } });
    expect(baby.decedentFullName).toBe('Baby of Maria Lopez');
    expect(idsOf(await find(staff, { querry: 'lopez baby' }))).toEqual([baby.id]);
    const changes = { decedentFirstName: 'Luz', decedentLastName: 'Lopez' };
    const expected = { decedentFirstName: '', decedentLastName: '' };
    await ok('updateCaseDetails', { caseId: baby.id, changes, expected }, keyed(staff));
    expect((await dashboardOf(staff, baby.id)).case.decedentFullName).toBe('Luz Lopez');
    expect(idsOf(await find(staff, { querry: 'maria' }))).toEqual([]);
  });

  it('opens one case under its own id, however often and whatever else it says, and never shows another home’s', async () => {
    const [{ staff }, other] = [await busyHome(), await busyHome()];
    const id = randomUUID();
    const call = firstCall({ id });
    const by = keyed(staff);
    const opened = await ok<CaseRow>('addCase', call, by);
    expect(opened.id).toBe(id);
    expect(await ok<CaseRow>('addCase', call, by)).toEqual(opened);
    for (const person of [staff, other.staff])
      expect(await refused('addCase', firstCall({ id }), keyed(person))).toMatchObject({
        status: 409,
        detail: 'This call is already open as a case.',
      });
    expect((await find(staff)).items).toHaveLength(1);
    expect((await find(other.staff)).items).toEqual([]);
  });

  it('names the case in the message that it began with', async () => {
    const { home, staff } = await busyHome();
    const table = openCloudTable();
    const message = {
      id: randomUUID(),
      providerLocationId: home.id,
      createdOn: new Date().toISOString(),
      needType: 'at-need' as const,
      name: 'Ruth Marsh',
      email: 'ruth@example.com',
      phone: '',
      message: 'My mother died.',
    };
    await table.put(messageItem(message));
    const row = await openCase(staff, { messageId: message.id });
    expect((await dashboardOf(staff, row.id)).case.messageId).toBe(message.id);
    expect(await readMessage(table, home.id, message.id)).toEqual({ ...message, caseId: row.id });
    expect(await refused('addCase', firstCall({ messageId: randomUUID() }), keyed(staff))).toMatchObject({ status: 404 });
  });

  it('is shown cases of the same person first', async () => {
    const { staff } = await busyHome();
    const known = await openCase(staff, { decedentFirstName: 'Zoë', decedentLastName: 'Castellanos', dateOfDeath: '2026-07-01' });
    await openCase(staff, { decedentFirstName: 'Hal', decedentLastName: 'Castellanos' });
    const similar = (input: object) => ok<{ items: SimilarCase[] }>('findSimilarCases', input, staff);
    const call = { firstName: 'zoe', lastName: 'CASTELLANOS', dateOfDeath: '2026-07-02' };
    expect((await similar(call)).items).toMatchObject([{ id: known.id, reason: 'Same name, date of death 1 day apart' }]);
    expect(idsOf(await similar({ firstName: 'Castellanos', lastName: 'Zoe' }))).toEqual([known.id]);
    expect((await similar({ firstName: 'Zoë', lastName: 'Castle' })).items).toEqual([]);
    const phoneNumber = '(617) 555-0188';
    const contact = { firstName: 'Noor', lastName: 'Haddad', phoneNumber };
    const called = await openCase(staff, { contact, isNameUnknown: true, decedentFirstName: '', decedentLastName: '' });
    expect((await similar({ phoneNumber: '617-555-0188' })).items).toMatchObject([
      { id: called.id, reason: 'Same phone number' },
    ]);
    expect((await similar({ phoneNumber: '' })).items).toEqual([]);
  });

  it('is warned of others with a similar name who are in care or on the way, wherever the name is asked', async () => {
    const { staff, at } = await busyHome();
    const owner = await at({ access: 'owner' });
    const open = (decedentFirstName: string, decedentLastName: string) =>
      openCase(staff, { decedentFirstName, decedentLastName });
    const care = (caseId: string, from: string, value: string) =>
      ok('updateDecedentStatus', { caseId, from, value }, keyed(staff));
    const [marion, elsewhere, fetched] = [
      await open('Marion', 'Castellanos'),
      await open('Hal', 'Castellanos'),
      await open('Ruth', 'Castellanos'),
    ];
    const call = { firstName: 'Marian', lastName: 'Castellanos' };
    const namesakes = async (input: object = call) =>
      (await ok<{ namesakes: Namesake[] }>('findSimilarCases', input, staff)).namesakes.map(({ id }) => id).toSorted();
    expect(await namesakes()).toEqual([]);
    await care(marion.id, 'not-in-care', 'in-care');
    await care(fetched.id, 'not-in-care', 'pickup-requested');
    expect(await namesakes()).toEqual([marion.id, fetched.id].toSorted());
    // A like name is found once the home has learned it.
    await expect.poll(() => namesakes({ ...call, lastName: 'Castelanos' })).toEqual([marion.id, fetched.id].toSorted());
    expect(await namesakes({ ...call, lastName: 'Teal' })).toEqual([]);
    await care(elsewhere.id, 'not-in-care', 'in-care');
    const left = { caseId: elsewhere.id, from: 'in-care', value: 'transferred' };
    await ok('updateDecedentStatus', { ...left, correctionReason: 'Another home has him now; we wrote it late.' }, keyed(owner));
    expect(await namesakes()).not.toContain(elsewhere.id);
  });
});

describe('the list', () => {
  it('is found by any word in any order, whatever the accents', async () => {
    const { home, staff } = await busyHome();
    const director = await member(home.id, 'Bjørn', 'Lindqvist');
    const contact = { firstName: 'Søren', lastName: 'Ferreira' };
    const opened = await openCase(staff, {
      decedentFirstName: 'José',
      decedentLastName: 'Núñez García',
      employeeId: director.id,
      contact,
    });
    await openCase(staff);
    for (const querry of [
      'jose',
      'NUNEZ',
      'garcia jo',
      'nuñez garcía',
      'ferreira',
      'soren ferr',
      'bjorn',
      'jose lindq',
      opened.caseNumber,
      'nunez soren',
    ]) {
      expect([querry, idsOf(await find(staff, { querry }))]).toEqual([querry, [opened.id]]);
    }
    for (const querry of ['nobody', 'jose smith', '!!!']) expect(idsOf(await find(staff, { querry }))).toEqual([]);
  });

  it('is filtered by status, type, care, and member, newest first, a page at a time', async () => {
    const { home, staff } = await busyHome();
    const director = await member(home.id, 'Ines', 'Vane');
    const [first, second, third] = [
      await openCase(staff),
      await openCase(staff, { employeeId: director.id }),
      await openCase(staff, { type: 'pre-need' }),
    ];
    expect(idsOf(await find(staff))).toEqual([third.id, second.id, first.id]);
    expect(idsOf(await find(staff, { status: 'active', type: 'at-need' }))).toEqual([second.id, first.id]);
    expect(idsOf(await find(staff, { employeeId: director.id }))).toEqual([second.id]);
    expect(idsOf(await find(staff, { employeeId: 'none' }))).toEqual([third.id, first.id]);
    expect(idsOf(await find(staff, { status: 'lead' }))).toEqual([]);
    expect(idsOf(await find(staff, { decedentStatus: 'in-care' }))).toEqual([]);
    const page = await find(staff, { items: 2 });
    expect(idsOf(page)).toEqual([third.id, second.id]);
    expect(idsOf(await find(staff, { items: 2, cursor: page.nextCursor }))).toEqual([first.id]);
    expect(idsOf(await find(staff, { items: 2, page: 2 }))).toEqual([first.id]);
  });
});

describe('a case in its course', () => {
  it('moves where its lifecycle allows, and says why if it does not', async () => {
    const { staff, at } = await busyHome();
    const owner = await at({ access: 'owner' });
    const viewOnly = await at({ access: 'view-only' });
    const { id } = await openCase(staff);
    const move = (from: string, value: string, more: object = {}) => ({ caseId: id, from, value, ...more });
    expect(await refused('updateCaseStatus', move('active', 'lead'), staff)).toMatchObject({
      status: 409,
      code: 'conflict',
      detail: expect.stringContaining('lead'),
    });
    expect(await refused('updateCaseStatus', move('active', 'completed'), viewOnly)).toMatchObject({ status: 403 });
    expect(await ok('updateCaseStatus', move('active', 'completed'), staff)).toMatchObject({ status: 'completed' });
    expect(idsOf(await find(staff, { status: 'completed' }))).toEqual([id]);
    expect(idsOf(await find(staff, { status: 'active' }))).toEqual([]);
    expect(await refused('updateCaseStatus', move('active', 'cancelled'), staff)).toMatchObject({ status: 409, code: 'stale' });
    expect(await refused('updateCaseStatus', move('completed', 'active', { reason: 'x' }), staff)).toMatchObject({
      status: 409,
      code: 'conflict',
    });
    expect(await refused('updateCaseStatus', move('completed', 'active'), owner)).toMatchObject({ status: 400 });
    expect(await ok('updateCaseStatus', move('completed', 'active', { reason: 'A second service.' }), owner)).toMatchObject({
      status: 'active',
    });
    const { timeline } = await dashboardOf(staff, id);
    expect(timeline[0]).toMatchObject({ kind: 'status-changed', from: 'completed', to: 'active', reason: 'A second service.' });
  });

  it('records each change of care, and a correction beside what it corrects', async () => {
    const { staff, at } = await busyHome();
    const owner = await at({ access: 'owner' });
    const { id } = await openCase(staff);
    const care = (from: string, value: string, more: object = {}) => ({ caseId: id, from, value, ...more });
    await ok('updateDecedentStatus', care('not-in-care', 'pickup-requested'), keyed(staff));
    expect(await refused('updateDecedentStatus', care('pickup-requested', 'in-care'), keyed(staff))).toMatchObject({
      code: 'conflict',
    });
    expect(
      await refused('updateDecedentStatus', care('pickup-requested', 'in-care', { correctionReason: 'Slip' }), keyed(staff)),
    ).toMatchObject({ code: 'conflict' });
    const later = new Date(Date.now() + 86_400_000).toISOString();
    expect(
      await refused('updateDecedentStatus', care('pickup-requested', 'out-for-pickup', { happenedOn: later }), keyed(staff)),
    ).toMatchObject({ status: 400 });
    await ok('updateDecedentStatus', care('pickup-requested', 'in-care', { correctionReason: 'Delivered to us.' }), keyed(owner));
    const { decedent, case: row } = await dashboardOf(staff, id);
    expect([decedent.status, row.decedentStatus]).toEqual(['in-care', 'in-care']);
    expect(await readCustody(openCloudTable(), id)).toMatchObject([
      { from: 'not-in-care', to: 'pickup-requested' },
      { from: 'pickup-requested', to: 'in-care', correctionReason: 'Delivered to us.' },
    ]);
  });

  it('lets one of two simultaneous status changes win, and tells the other', async () => {
    const { staff, at } = await busyHome();
    const owner = await at({ access: 'owner' });
    const { id } = await openCase(staff);
    const change = (value: string, by: typeof staff) =>
      ok('updateCaseStatus', { caseId: id, from: 'active', value }, by).then(
        () => 'won',
        () => 'told',
      );
    expect((await Promise.all([change('completed', staff), change('cancelled', owner)])).toSorted()).toEqual(['told', 'won']);
    expect((await dashboardOf(staff, id)).timeline.filter(({ kind }) => kind === 'status-changed')).toHaveLength(1);
  });

  it('accepts another number that no other case has, and is found by it', async () => {
    const { home, staff } = await busyHome();
    const [one, other] = [await openCase(staff), await openCase(staff)];
    const renumber = (number: string) => ({ id: one.id, number, from: one.caseNumber });
    expect(await refused('updateCaseNumber', renumber(other.caseNumber), staff)).toMatchObject({ status: 400 });
    await ok('updateCaseNumber', renumber('B 77'), staff);
    expect(idsOf(await find(staff, { querry: 'b 77' }))).toEqual([one.id]);
    expect(await refused('updateCaseNumber', renumber('B 78'), staff)).toMatchObject({ code: 'stale' });
    expect((await openCase(staff)).caseNumber).toBe(`${yearAt(home)}-0003`);
  });

  it('is hidden when deleted, and can be restored', async () => {
    const { staff } = await busyHome();
    const { id } = await openCase(staff);
    await ok('deleteCase', { id }, staff);
    expect(await refused('getCase', { id }, staff)).toMatchObject({ status: 404 });
    expect(idsOf(await find(staff, { querry: 'amelie' }))).toEqual([]);
    expect(idsOf(await find(staff))).toEqual([]);
    await ok('restoreCase', { id }, staff);
    expect(idsOf(await find(staff))).toEqual([id]);
  });

  it('does not exist for another home, or for a trade company that is not assigned', async () => {
    const [{ staff, at }, { staff: stranger }] = [await busyHome(), await busyHome()];
    const { id } = await openCase(staff);
    const trade = await at({ kind: 'trade-company' });
    for (const by of [stranger, trade]) {
      expect(await refused('getCase', { id }, by)).toMatchObject({ status: 404 });
      expect(await refused('getCaseTimeline', { id }, by)).toMatchObject({ status: 404 });
    }
    expect(idsOf(await find(trade))).toEqual([]);
    expect(await refused('updateCaseStatus', { caseId: id, from: 'active', value: 'completed' }, stranger)).toMatchObject({
      status: 404,
    });
    expect(await refused('deleteCase', { id: randomUUID() }, staff)).toMatchObject({ status: 404 });
  });
});

describe('notes', () => {
  it('are kept with every wording, newest first, and the last appears in the list', async () => {
    const { staff } = await busyHome();
    const { id: caseId } = await openCase(staff);
    const add = (note: string) => ok<CaseNoteRow>('addCaseNote', { caseId, note }, keyed(staff));
    const [first, second] = [await add('Called the hospital.'), await add('The family comes at ten.')];
    await ok('editCaseNote', { caseId, id: first.id, version: 1, note: 'Called the hospice.' }, staff);
    expect(await refused('editCaseNote', { caseId, id: first.id, version: 1, note: 'x' }, staff)).toMatchObject({
      code: 'stale',
    });
    const { items } = await ok<{ items: CaseNoteRow[] }>('getCaseNotes', { id: caseId }, staff);
    expect(items).toMatchObject([
      { id: second.id, isShared: false },
      { note: 'Called the hospice.', edits: 1, createdByName: 'Stella Teal' },
    ]);
    expect(await ok('getNoteEdits', { caseId, id: first.id }, staff)).toMatchObject({
      items: [{ note: 'Called the hospital.' }],
    });
    expect((await find(staff)).items[0]).toMatchObject({
      lastNote: 'The family comes at ten.',
      lastNoteByName: 'Stella Teal',
      lastNoteOn: items[0]?.createdOn,
    });
  });

  it('refuse a hundred thousand characters and a mention of a stranger', async () => {
    const { staff } = await busyHome();
    const { id: caseId } = await openCase(staff);
    expect(await refused('addCaseNote', { caseId, note: 'a'.repeat(100_000) }, keyed(staff))).toMatchObject({ status: 400 });
    expect(await refused('addCaseNote', { caseId, note: 'Hi', mentions: [randomUUID()] }, keyed(staff))).toMatchObject({
      status: 400,
    });
  });
});
