import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { CaseCard } from '#shared/contract/case-details-views.ts';
import type { CaseRow, DecedentView } from '#shared/contract/cases-views.ts';
import { api, ok, refused } from '#test/cloud/cloud.ts';
import { busyHome } from './parts/busy-home.ts';
import { dashboardOf, deskWithCase, find, keyed, openCase } from './parts/case-desk.ts';
import { caseParty, hide, questionsFor, questionsOf, relativeOf, save, saveAnswers } from './parts/case-party.ts';

const idsOf = ({ items }: { items: { id: string }[] }) => items.map(({ id }) => id);

describe('the pages of a case', () => {
  it('ask what the case has not said, with what it has', async () => {
    const { staff, row } = await deskWithCase({ dateOfDeath: '2026-07-01' });
    const { groups, viewer, timing, progress } = await questionsOf(staff, row.id, ['case-details']);
    expect([viewer, timing]).toEqual(['staff', 'at-need']);
    expect(new Set(groups.map(({ page }) => page))).toEqual(new Set(['case-details']));
    const questions = await questionsFor(staff, row.id, ['case-details']);
    expect(questions.get('decedentFirstName')).toMatchObject({ value: 'Amélie', sight: 'can-edit' });
    expect(questions.get('dateOfDeath')).toMatchObject({ value: '2026-07-01' });
    expect(questions.get('gender')?.options.map(({ text }) => text)).toContain('Female');
    expect(progress.case?.percent).toBeGreaterThan(0);
    expect(progress.case?.percent).toBeLessThan(100);
  });

  it('keep each answer where it belongs, and the rest of the case follows', async () => {
    const { staff, row } = await deskWithCase();
    const before = (await dashboardOf(staff, row.id)).case;
    const saved = await saveAnswers(
      staff,
      row.id,
      {
        decedentFirstName: ' Amelia ',
        dateOfDeath: '2026-07-02',
        dispositionType: 'cremation',
        bodyWeight: 180,
        callerName: 'Ruth',
        race: ['white'],
      },
      { decedentFirstName: 'Amélie' },
    );
    expect(saved.answers).toMatchObject({
      decedentFirstName: 'Amelia',
      dispositionType: 'cremation',
      bodyWeight: 180,
      race: ['white'],
    });
    const { case: after, decedent, timeline } = await dashboardOf(staff, row.id);
    expect(decedent).toMatchObject({ firstName: 'Amelia', dateOfDeath: '2026-07-02', weightPounds: 180, race: ['white'] });
    expect(after).toMatchObject({ decedentFirstName: 'Amelia', dateOfDeath: '2026-07-02', dispositionType: 'cremation' });
    expect(after.decedentFullName).toBe(`Amelia ${row.decedentLastName}`);
    expect(after.caseProgress).toBeGreaterThan(before.caseProgress);
    expect(after.caseProgress).toBe(saved.progress.case?.percent);
    expect(idsOf(await find(staff, { querry: 'amelia' }))).toEqual([row.id]);
    expect(timeline[0]).toMatchObject({
      kind: 'details-changed',
      subject: 'First call, Case details',
      by: { name: 'Stella Teal' },
    });
    expect((await questionsFor(staff, row.id)).get('callerName')).toMatchObject({ value: 'Ruth' });
  });

  it('are found by the new name and no longer by the old', async () => {
    const { staff, row } = await deskWithCase({ decedentFirstName: 'Bartholomew' });
    await saveAnswers(staff, row.id, { decedentFirstName: 'Quentin' }, { decedentFirstName: 'Bartholomew' });
    expect(idsOf(await find(staff, { querry: 'quentin' }))).toEqual([row.id]);
    expect(idsOf(await find(staff, { querry: 'bartholomew' }))).toEqual([]);
  });

  it('are reported once for someone who continues on the same page', async () => {
    const { staff, row, at } = await deskWithCase();
    const owner = await at({ access: 'owner' });
    await saveAnswers(staff, row.id, { fatherName: 'Paul' });
    await saveAnswers(staff, row.id, { motherName: 'Maria' });
    await saveAnswers(owner, row.id, { motherName: 'Mary' }, { motherName: 'Maria' });
    const { timeline } = await dashboardOf(staff, row.id);
    expect(timeline.map(({ kind }) => kind)).toEqual(['details-changed', 'details-changed', 'case-created']);
  });

  it('keep an answer that is withdrawn as none', async () => {
    const { staff, row } = await deskWithCase();
    await saveAnswers(staff, row.id, { fatherName: 'Paul', hospiceName: 'Linden' });
    const saved = await saveAnswers(
      staff,
      row.id,
      { fatherName: null, hospiceName: '' },
      { fatherName: 'Paul', hospiceName: 'Linden' },
    );
    expect(saved.answers).toEqual({ fatherName: null, hospiceName: null });
    expect((await questionsFor(staff, row.id)).get('fatherName')?.value).toBeUndefined();
  });
});

describe('two people in one case', () => {
  it('change two answers of a page at the same time, and both are kept', async () => {
    const { staff, row, at } = await deskWithCase();
    const owner = await at({ access: 'owner' });
    const fields = ['fatherName', 'motherName', 'usualOccupation', 'businessOrIndustry', 'callerName', 'hospiceName'];
    await Promise.all(fields.map((field, nth) => saveAnswers(nth % 2 ? staff : owner, row.id, { [field]: `Of ${field}` })));
    const questions = await questionsFor(staff, row.id);
    expect(fields.map((field) => questions.get(field)?.value)).toEqual(fields.map((field) => `Of ${field}`));
    const { case: now } = await dashboardOf(staff, row.id);
    expect(now.caseProgress).toBe((await questionsOf(staff, row.id)).progress.case?.percent);
  });

  it('change one answer at the same time: one is kept, the other is told, and nothing of that save is', async () => {
    const { staff, row, at } = await deskWithCase();
    const owner = await at({ access: 'owner' });
    const said = await Promise.all(
      [staff, owner].map((by, nth) =>
        api('/api/cases/updateCaseDetails', {
          method: 'POST',
          body: save(row.id, { fatherName: `Nr ${nth}`, [nth ? 'motherName' : 'callerName']: 'Beside' }),
          ...keyed(by),
        }),
      ),
    );
    expect(said.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const won = said.findIndex(({ status }) => status === 200);
    const questions = await questionsFor(staff, row.id);
    expect(questions.get('fatherName')?.value).toBe(`Nr ${won}`);
    expect(questions.get(won ? 'callerName' : 'motherName')?.value).toBeUndefined();
  });

  it('are told if what they saw is no longer so, but not if they say the same', async () => {
    const { staff, row, at } = await deskWithCase();
    const owner = await at({ access: 'owner' });
    await saveAnswers(staff, row.id, { hospiceName: 'Linden House' });
    expect(await refused('updateCaseDetails', save(row.id, { hospiceName: 'Elm House' }), keyed(owner))).toMatchObject({
      status: 409,
      code: 'stale',
    });
    expect((await saveAnswers(owner, row.id, { hospiceName: 'Linden House' })).answers).toEqual({ hospiceName: 'Linden House' });
  });
});

describe('bad answers', () => {
  it.each([
    ['fatherName', 7, 'Enter words'],
    ['fatherName', 'x'.repeat(201), 'Use 200 characters or fewer'],
    ['hospiceName', 'x'.repeat(4001), 'Use 4,000 characters or fewer'],
    ['hospiceName', 'a\u0000b', 'Contains hidden characters. Type it again.'],
    ['dateOfBirth', '2026-02-30', 'Enter a date that exists'],
    ['timeOfDeath', 1440, expect.stringMatching(/^Choose /)],
    ['isVeteran', 'yes', 'Choose Yes or No'],
    ['gender', 'unicorn', 'Choose one of the options'],
    ['race', ['white', 'white'], 'Choose one of the options'],
    ['bodyWeight', 0, 'Enter 1 lb to 1,200 lb'],
    ['bodyWeight', 1.5, 'Enter a whole number'],
    ['bodyHeight', 400, expect.stringMatching(/^Choose 1 ft/)],
    ['callReceivedAt', 'yesterday', 'Enter a date and a time that exist'],
    ['callTakenBy', randomUUID(), 'Choose one of the options'],
    ['residence', { postalCode: '1' }, 'Enter a ZIP code of 5 digits'],
    ['residence', 'Elm Street', 'Enter the address again'],
    ['medicalExaminerNotified', 'perhaps', 'Choose one of the options'],
    ['decedentLastName', '', 'Required field.'],
    ['decedentLastName', 'x'.repeat(65), 'Use 64 characters or fewer'],
    ['alsoKnownAs', Array.from({ length: 11 }, (_, nth) => `Name ${nth}`).join('; '), 'Name 10 or fewer'],
    ['nobodyAsksThis', 'x', 'This question isn’t asked here.'],
    ['constructor', 'x', 'This question isn’t asked here.'],
  ])('to %s (%j) are refused beside the question', async (identifier, value, message) => {
    const { staff, row } = await shared();
    const answer = await refused(
      'updateCaseDetails',
      save(row.id, { [identifier]: value, motherName: 'Never kept' }),
      keyed(staff),
    );
    expect(answer).toMatchObject({ status: 400, code: 'invalid_input', errors: [{ field: `changes.${identifier}`, message }] });
  });

  it('leave the good ones beside them unsaved', async () => {
    const { staff, row } = await shared();
    expect((await questionsFor(staff, row.id)).get('motherName')?.value).toBeUndefined();
  });
});

let begun: ReturnType<typeof caseParty> | undefined;
const shared = () => {
  begun ??= caseParty();
  return begun;
};

describe('someone who is no part of a case', () => {
  const calls: [name: string, input: (id: string) => object][] = [
    ['getCaseQuestions', (caseId) => ({ caseId })],
    ['updateCaseDetails', (caseId) => save(caseId, { fatherName: 'Paul' })],
    ['getCaseCards', (id) => ({ id })],
    ['getCaseDisplayServices', (id) => ({ id })],
    ['saveCaseDisplayServices', (caseId) => ({ caseId, services: [{ displayServiceId: randomUUID(), version: null }] })],
    ['getCaseIdentifiers', (id) => ({ id })],
    ['getGlobalIdentifiers', (id) => ({ id })],
    ['getDecedent', (id) => ({ id })],
    ['saveDecedent', (id) => ({ id, changes: { fatherName: 'Paul' } })],
  ];

  it.each(calls)('gets a 404 for %s, like a case that never existed', async (name, input) => {
    const { stranger, row } = await shared();
    for (const id of [row.id, randomUUID()])
      expect(await refused(name, input(id), keyed(stranger))).toMatchObject({ status: 404 });
  });

  it('is a relative whose access was withdrawn, or of another case, and everyone once it is hidden', async () => {
    const { row, family, viewers } = await caseParty();
    const other = await relativeOf(await openCase((await busyHome()).staff));
    expect(await refused('getCaseQuestions', { caseId: row.id }, other)).toMatchObject({ status: 404 });
    expect((await questionsOf(family, row.id)).viewer).toBe('family');
    await hide(row);
    for (const by of Object.values(viewers))
      expect(await refused('getCaseQuestions', { caseId: row.id }, by)).toMatchObject({ status: 404 });
  });

  it('finds no form of a first call', async () => {
    const { family, trade } = await shared();
    for (const by of [family, trade])
      expect(await refused('getCaseQuestions', { pages: [], showInAddCaseRHD: true }, by)).toMatchObject({ status: 404 });
  });
});

describe('the decedent', () => {
  it.each([
    ['dateOfBirth', '2999-01-01', 'The date of birth can’t be in the future.'],
    ['dateOfDeath', '1000-01-01', 'Enter a date of death after 1849.'],
  ])('can’t have the %s %s', async (field, value, message) => {
    const { row, staff } = await deskWithCase();
    const errors = [{ field: `changes.${field}`, message }];
    expect(await refused('saveDecedent', { id: row.id, changes: { [field]: value } }, keyed(staff))).toMatchObject({
      status: 400,
      errors,
    });
    const answers = { caseId: row.id, changes: { [field]: value }, expected: {} };
    expect(await refused('updateCaseDetails', answers, keyed(staff))).toMatchObject({ status: 400, errors });
    const care = { caseId: row.id, from: 'not-in-care', value: 'in-care', happenedOn: '1200-01-01T00:00:00.000Z' };
    expect(await refused('updateDecedentStatus', care, keyed(staff))).toMatchObject({
      status: 400,
      errors: [{ field: 'happenedOn', message: 'Check the year.' }],
    });
  });

  const ssn = '219-09-9998';

  it('has a Social Security number that no answer ever contains in full', async () => {
    const { staff, row, viewers } = await caseParty();
    const saved = await ok<DecedentView>('saveDecedent', { id: row.id, changes: { socialSecurityNumber: ssn } }, keyed(staff));
    expect(saved).toMatchObject({ socialSecurityLastFour: '9998' });
    expect(
      await refused('saveDecedent', { id: row.id, changes: { socialSecurityNumber: '219-09-8888' } }, keyed(staff)),
    ).toMatchObject({ status: 409, code: 'stale' });
    const expected = { socialSecurityNumber: '9998' };
    const answers = [
      saved,
      await ok('saveDecedent', { id: row.id, changes: { socialSecurityNumber: '219-09-8888' }, expected }, keyed(staff)),
      await ok('getDecedent', { id: row.id }, staff),
      await ok('getCaseIdentifiers', { id: row.id }, staff),
      await ok('getCase', { id: row.id }, staff),
      await ok('getCaseTimeline', { id: row.id }, staff),
      ...(await Promise.all(Object.values(viewers).map((by) => questionsOf(by, row.id)))),
      ...(await Promise.all(Object.values(viewers).map((by) => ok('getCaseCards', { id: row.id }, by)))),
    ];
    expect(JSON.stringify(answers)).not.toMatch(/219-?09/);
  });

  it('is saved field by field, with the row and the words of the case', async () => {
    const { staff, row } = await deskWithCase();
    const changes = { firstName: 'Odile', dateOfDeath: '2026-07-03', militaryService: [{ branch: 'army' }] };
    await ok('saveDecedent', { id: row.id, changes, expected: { firstName: 'Amélie' } }, keyed(staff));
    expect((await dashboardOf(staff, row.id)).case).toMatchObject({ decedentFirstName: 'Odile', dateOfDeath: '2026-07-03' });
    expect(idsOf(await find(staff, { querry: 'odile' }))).toEqual([row.id]);
    const cleared = await ok<DecedentView>(
      'saveDecedent',
      { id: row.id, changes: { dateOfDeath: null }, expected: changes },
      keyed(staff),
    );
    expect(cleared.dateOfDeath).toBeUndefined();
    expect((await dashboardOf(staff, row.id)).case.dateOfDeath).toBeUndefined();
    expect(await refused('saveDecedent', { id: row.id, changes: { lastName: null } }, keyed(staff))).toMatchObject({
      status: 400,
    });
    expect(await refused('saveDecedent', { id: row.id, changes: { status: 'in-care' } }, keyed(staff))).toMatchObject({
      status: 400,
    });
  });
});

describe('a first call with its answers', () => {
  it('is one save', async () => {
    const { staff } = await busyHome();
    const answers = {
      callerName: 'Ruth',
      dateOfDeath: '2026-07-01',
      bodyWeight: 150,
      dispositionType: 'burial',
      fatherName: null,
    };
    const opened = await openCase(staff, { answers });
    expect(opened).toMatchObject({ dateOfDeath: '2026-07-01', dispositionType: 'burial' });
    expect(opened.caseProgress).toBeGreaterThan(0);
    const questions = await questionsFor(staff, opened.id);
    expect(['callerName', 'bodyWeight', 'dispositionType'].map((name) => questions.get(name)?.value)).toEqual([
      'Ruth',
      150,
      'burial',
    ]);
    expect((await dashboardOf(staff, opened.id)).timeline).toHaveLength(1);
  });

  it('is refused with a bad answer, and no number is used up', async () => {
    const { staff } = await busyHome();
    const call = (answers: object) => ({ decedentFirstName: 'Ada', decedentLastName: 'Vale', answers });
    expect(await refused('addCase', call({ dateOfBirth: '1900-02-30' }), keyed(staff))).toMatchObject({
      status: 400,
      errors: [{ field: 'answers.dateOfBirth', message: 'Enter a date that exists' }],
    });
    expect((await ok<CaseRow>('addCase', call({}), keyed(staff))).caseNumber).toMatch(/-0001$/);
  });

  it('has a form of what a first call asks', async () => {
    const { staff } = await busyHome();
    const { groups, caseId } = await ok<Awaited<ReturnType<typeof questionsOf>>>(
      'getCaseQuestions',
      { pages: [], showInAddCaseRHD: true },
      staff,
    );
    expect(caseId).toBeNull();
    expect(new Set(groups.map(({ page }) => page))).toEqual(new Set(['first-call']));
  });
});

describe('what is known', () => {
  it('has one vocabulary for questions, rules, and documents', async () => {
    const { staff, home, row } = await deskWithCase();
    await saveAnswers(staff, row.id, { placeOfDeathType: 'hospice-facility', hospiceName: 'Linden', dateOfDeath: '2026-07-01' });
    type Known = { identifiers: { name: string }[]; values: Record<string, unknown> };
    const known = await ok<Known>('getCaseIdentifiers', { id: row.id }, staff);
    expect(known.values).toMatchObject({ decedentFirstName: 'Amélie', hospiceName: 'Linden', caseNumber: row.caseNumber });
    const names = known.identifiers.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toEqual(expect.arrayContaining(['hospiceName', 'decedentFullName', 'nextOfKinFullName']));
    await saveAnswers(staff, row.id, { placeOfDeathType: 'hospital-inpatient' }, { placeOfDeathType: 'hospice-facility' });
    expect((await ok<Known>('getCaseIdentifiers', { id: row.id }, staff)).values.hospiceName, 'a hidden answer').toBeUndefined();
    expect((await ok<Known>('getGlobalIdentifiers', { id: row.id }, staff)).values).toMatchObject({ homeName: home.name });
  });
});

describe('the cards of a case', () => {
  it('say how complete each page is, what is missing, and whom it is for', async () => {
    const { staff, family, row } = await caseParty();
    const cardsFor = async (by: typeof staff, more: object = {}) =>
      (await ok<{ items: CaseCard[] }>('getCaseCards', { id: row.id, ...more }, by)).items;
    const cards = await cardsFor(staff);
    const details = cards.find(({ page }) => page === 'case-details');
    expect(details).toMatchObject({ title: 'Case details', family: 'can-edit', image: '/case-cards/case-details.svg' });
    expect(details?.missing).toContainEqual({ identifier: 'dateOfBirth', question: 'Date of birth' });
    expect(details?.missing).toHaveLength((details?.progress.required ?? 0) - (details?.progress.answered ?? 0));
    const [drawn] = await cardsFor(staff, { convertToBase64: 'true' });
    expect(Buffer.from(drawn?.image.split(',')[1] ?? '', 'base64').toString()).toContain('<svg');
    const theirs = await cardsFor(family);
    expect(theirs.find(({ page }) => page === 'case-details')?.missing.map(({ identifier }) => identifier)).not.toContain(
      'dateOfDeath',
    );
  });
});
