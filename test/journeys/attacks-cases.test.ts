import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { employeeItem } from '#functions/table/employee.ts';
import type { CaseNoteRow, CaseRow } from '#shared/contract/cases-views.ts';
import { ask, ok, openCloudTable, type RequestOptions, refused } from '#test/cloud/cloud.ts';
import { busyHome } from './parts/busy-home.ts';
import { dashboardOf, find, firstCall, keyed, member, openCase } from './parts/case-desk.ts';
import { fieldsOf } from './parts/contact-desk.ts';

/** Counts answers by status. */
const tally = (answers: readonly { status: number }[]): Record<string, number> =>
  Object.fromEntries([...Map.groupBy(answers, ({ status }) => String(status))].map(([status, all]) => [status, all.length]));

const number = (by: RequestOptions, { id, caseNumber }: CaseRow, to: string) =>
  ask<CaseRow>('updateCaseNumber', { id, number: to, from: caseNumber }, keyed(by));

describe('characters that grow when they are normalized', () => {
  /** DEVANAGARI LETTER QA becomes two characters in composed form. */
  const growing = '\u0958';

  it('do not make a case that no list can show', async () => {
    const { staff } = await busyHome();
    const long = growing.repeat(64);
    const answer = await ask(
      'addCase',
      firstCall({ decedentFirstName: long, decedentMiddleName: long, decedentLastName: long }),
      keyed(staff),
    );
    expect(answer.status).toBe(400);
    await openCase(staff, { decedentFirstName: growing.repeat(32) });
    expect((await find(staff)).items).toHaveLength(1);
  });

  it('do not make a note or a contact that no page can show', async () => {
    const { staff } = await busyHome();
    const { id } = await openCase(staff);
    expect(await refused('addCaseNote', { caseId: id, note: growing.repeat(3000) }, keyed(staff))).toMatchObject({ status: 400 });
    const contact = { caseId: id, ...fieldsOf({ firstName: growing.repeat(64) }) };
    expect(await refused('saveCaseContact', contact, keyed(staff))).toMatchObject({ status: 400 });
    expect((await ok<{ items: unknown[] }>('getCaseNotes', { id }, staff)).items).toEqual([]);
    expect((await dashboardOf(staff, id)).people.count).toBe(0);
  });
});

describe('two people at the same time', () => {
  it('give two cases one number: one gets it, the other is told', async () => {
    const { staff, at } = await busyHome();
    const owner = await at({ access: 'owner' });
    const [one, other] = [await openCase(staff), await openCase(staff)];
    const answers = await Promise.all([number(staff, one, 'A-77'), number(owner, other, 'a-77')]);
    expect(answers.map(({ status }) => status === 200)).toEqual(expect.arrayContaining([true, false]));
    expect(answers.find(({ status }) => status !== 200)?.status).toBeOneOf([400, 409]);
    const numbers = (await find(staff)).items.map(({ caseNumber }) => caseNumber.toLowerCase());
    expect(numbers.filter((each) => each === 'a-77')).toHaveLength(1);
  });

  it('give one case two numbers: one is kept, and the other is free', async () => {
    const { staff, at } = await busyHome();
    const owner = await at({ access: 'owner' });
    const row = await openCase(staff);
    const answers = await Promise.all([number(staff, row, 'LEFT-1'), number(owner, row, 'RIGHT-1')]);
    expect(tally(answers)).toEqual({ 200: 1, 409: 1 });
    const { caseNumber } = (await dashboardOf(staff, row.id)).case;
    const free = caseNumber === 'LEFT-1' ? 'RIGHT-1' : 'LEFT-1';
    expect((await number(staff, await openCase(staff), free)).status).toBe(200);
    expect((await find(staff, { querry: free })).items).toHaveLength(1);
  });

  it('change one status: one wins, and the timeline says nothing about the other', async () => {
    const { staff, at } = await busyHome();
    const owner = await at({ access: 'owner' });
    const { id } = await openCase(staff);
    const to = (by: RequestOptions, value: string) =>
      ask('updateCaseStatus', { caseId: id, from: 'active', value, reason: 'The family called.' }, keyed(by));
    expect(tally(await Promise.all([to(staff, 'completed'), to(owner, 'cancelled')]))).toEqual({ 200: 1, 409: 1 });
    const { timeline, case: row } = await dashboardOf(staff, id);
    expect(timeline.filter(({ kind }) => kind === 'status-changed')).toMatchObject([{ to: row.status }]);
  });

  it('restore a case: it is restored once, and both get it as the answer', async () => {
    const { staff, at } = await busyHome();
    const owner = await at({ access: 'owner' });
    const { id } = await openCase(staff);
    await ok('deleteCase', { id }, keyed(staff));
    const answers = await Promise.all([staff, owner, staff, owner].map((by) => ask('restoreCase', { id }, keyed(by))));
    expect(tally(answers)).toEqual({ 200: 4 });
    expect((await dashboardOf(staff, id)).timeline.filter(({ kind }) => kind === 'case-restored')).toHaveLength(1);
  });

  it('delete a case and change it: it is hidden, whatever else succeeded', async () => {
    const { staff, at } = await busyHome();
    const owner = await at({ access: 'owner' });
    const { id } = await openCase(staff);
    const answers = await Promise.all([
      ask('deleteCase', { id }, keyed(staff)),
      ask('updateType', { caseId: id, from: 'at-need', value: 'imminent-need', reason: 'She is still with us.' }, keyed(owner)),
      ask('addCaseNote', { caseId: id, note: 'Called back.' }, keyed(owner)),
      ask('saveCaseContact', { caseId: id, ...fieldsOf() }, keyed(owner)),
    ]);
    expect(answers[0]?.status).toBe(200);
    for (const { status } of answers) expect(status).toBeOneOf([200, 404, 409]);
    expect((await find(staff)).items).toEqual([]);
    expect(await refused('getCase', { id }, staff)).toMatchObject({ status: 404 });
  });
});

describe('long names', () => {
  it('open a case with all the words that it can be found by', async () => {
    const { home, staff } = await busyHome();
    const assigned = await member(home.id, 'Maria Luisa Elena', 'Ferreira Albuquerque');
    await openCloudTable().put(employeeItem(assigned));
    const row = await openCase(staff, {
      decedentFirstName: 'Ana Sofia Beatriz',
      decedentMiddleName: 'Carolina Inês',
      decedentLastName: 'Cavalcanti Drummond',
      employeeId: assigned.id,
      contact: { firstName: 'João Pedro Miguel', lastName: 'Vasconcelos Quintanilha', phoneNumber: '6175550142' },
    });
    expect((await find(staff, { querry: 'drummond' })).items.map(({ id }) => id)).toEqual([row.id]);
  });
});

describe('a note', () => {
  it('that was the last shows its new wording on the case', async () => {
    const { staff } = await busyHome();
    const { id } = await openCase(staff);
    const note = await ok<CaseNoteRow>('addCaseNote', { caseId: id, note: 'The sister is called Ann.' }, keyed(staff));
    await ok('editCaseNote', { caseId: id, id: note.id, version: 1, note: 'The sister is called Anna.' }, keyed(staff));
    expect((await dashboardOf(staff, id)).case.lastNote).toBe('The sister is called Anna.');
    await ok('addCaseNote', { caseId: id, note: 'Two copies.' }, keyed(staff));
    await ok('editCaseNote', { caseId: id, id: note.id, version: 2, note: 'The sister is Anna Lee.' }, keyed(staff));
    expect((await dashboardOf(staff, id)).case.lastNote).toBe('Two copies.');
  });
});

describe('a cursor', () => {
  const search = (by: RequestOptions, querry: string, cursor: string) => refused('getFiltered', { querry, cursor }, by);
  const forged = (after: string) => Buffer.from(`0\n${after}`).toString('base64url');

  it('of other words, or an invalid one, is refused in words', async () => {
    const { staff } = await busyHome();
    await openCase(staff);
    for (const after of ['zebra#1#2#3', '\u0000', 'LOCATION#1', '~'])
      expect(await search(staff, 'amelie', forged(after)), after).toMatchObject({
        status: 400,
        errors: [{ field: 'cursor', message: 'This list can no longer be continued. Please search again.' }],
      });
  });
});

describe('a key that was used', () => {
  it('is refused with another input, and opens no second case', async () => {
    const { staff } = await busyHome();
    const by = keyed(staff);
    await ok('addCase', firstCall(), by);
    expect(await refused('addCase', firstCall(), by)).toMatchObject({ status: 409 });
    expect((await find(staff)).items).toHaveLength(1);
  });
});

describe('an id of nobody', () => {
  it("can't be assigned, mentioned, or searched for, though another home has it", async () => {
    const { staff } = await busyHome();
    const stranger = await member(randomUUID(), 'Far', 'Away');
    const row = await openCase(staff);
    const assign = { caseId: row.id, employeeId: stranger.id, from: null };
    expect(await refused('assignCase', assign, keyed(staff))).toMatchObject({ status: 400 });
    expect(await refused('addCase', firstCall({ employeeId: stranger.id }), keyed(staff))).toMatchObject({ status: 400 });
    expect((await find(staff, { employeeId: stranger.id })).items).toEqual([]);
  });
});
