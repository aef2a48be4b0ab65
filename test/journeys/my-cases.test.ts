import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { caseGroupsOf } from '#functions/cases/viewing/case-groups.ts';
import { caseItem, readCase } from '#functions/table/case.ts';
import { caseServiceItem } from '#functions/table/case-display-service.ts';
import { employeeItem, readEmployee } from '#functions/table/employee.ts';
import { noteItem } from '#functions/table/note.ts';
import type { KnownPerson } from '#shared/contract/case-contacts-views.ts';
import type { CaseQuestions, SavedAnswers } from '#shared/contract/case-details-views.ts';
import type { CaseNoteRow } from '#shared/contract/cases-views.ts';
import type { MyCase, MyCaseInShort, MyContact, MyService, SharedNotes } from '#shared/contract/my-cases.ts';
import { caseNoteSchema } from '#shared/model/case.ts';
import { caseDisplayServiceSchema } from '#shared/model/display-service.ts';
import { familyOption } from '#shared/model/enumerations/case.ts';
import type { CaseQuestionPage } from '#shared/model/enumerations/question.ts';
import { questionSchema } from '#shared/model/question.ts';
import { sightOf } from '#shared/visibility/sight.ts';
import { ask, mailbox, newEmail, ok, openCloudTable, type RequestOptions, refused, waitUntil } from '#test/cloud/cloud.ts';
import { calls } from '#test/cloud/wire.ts';
import { person } from '#test/world/cast.ts';
import { dashboardOf, find, keyed, member, openCase } from './parts/case-desk.ts';
import { contactOf } from './parts/contact-desk.ts';
import { familyDesk, joined } from './parts/family-desk.ts';

const table = openCloudTable();
const seenBy = (by: RequestOptions, id: string) => ok<MyCase>('getMyCase', { id }, by);
const questionsFor = (by: RequestOptions, caseId: string, pages: CaseQuestionPage[] = []) =>
  ok<CaseQuestions>('getMyCaseQuestions', { caseId, pages }, by);
const save = (by: RequestOptions, caseId: string, changes: object, expected: object = {}) =>
  ok<SavedAnswers>('saveMyAnswers', { caseId, changes, expected }, keyed(by));

describe('the family’s view of a case', () => {
  it('says what the status is, who is responsible, what is asked, and who else takes part', async () => {
    const { home, staff, row, family } = await familyDesk();
    const director = await member(home.id, 'Ines', 'Vane');
    await table.put(employeeItem({ ...(await readEmployee(table, home.id, director.id))!, title: 'Funeral director' }));
    await ok('assignCase', { caseId: row.id, employeeId: director.id, from: null }, staff);
    await ok('updateDecedentStatus', { caseId: row.id, from: 'not-in-care', value: 'in-care' }, keyed(staff));
    const view = await seenBy(family.by, row.id);
    expect(view).toMatchObject({
      id: row.id,
      decedent: { fullName: row.decedentFullName, firstName: 'Amélie' },
      standing: { now: 'Amélie is in our care.', next: expect.stringMatching(/^Next, /) },
      home: { locationId: home.id, name: home.name, phone: home.phone },
      carer: { fullName: 'Ines Vane', title: 'Funeral director' },
    });
    expect(view.people.map(({ isOwn, contact }) => [contact.fullName, isOwn])).toEqual(
      expect.arrayContaining([
        ['Ruth Okafor', false],
        ['Noor Haddad', true],
      ]),
    );
    expect(view.questions.pages.length).toBeGreaterThan(0);
    for (const { open, questions, progress } of view.questions.pages) {
      expect(open).toBeLessThanOrEqual(questions);
      expect(progress.required - progress.answered).toBeLessThanOrEqual(open);
    }
    const { items } = await ok<{ items: MyCaseInShort[] }>('getMyCases', {}, family.by);
    expect(items).toMatchObject([{ id: row.id, standing: view.standing, home: view.home }]);
  });

  it('contains nothing that is only for the home', async () => {
    const { staff, row, family } = await familyDesk();
    const note = (text: string) => ok<CaseNoteRow>('addCaseNote', { caseId: row.id, note: text }, keyed(staff));
    const shared = await note('We have chosen the chapel window.');
    await note('Secretly difficult, be careful.');
    await ok('shareCaseNote', { caseId: row.id, id: shared.id, isShared: true, version: shared.version }, keyed(staff));
    for (const option of familyOption.values) {
      const service = caseDisplayServiceSchema.parse({
        arrangementDisplayServiceId: randomUUID(),
        displayServiceId: randomUUID(),
        name: `Service ${option}`,
        description: 'As agreed.',
        priceCents: 987_654,
        isAddOn: false,
        familyOption: option,
      });
      await table.put(caseServiceItem(row.id, service));
    }
    const record = (await readCase(table, row.id))!;
    await table.put(caseItem({ ...record, lastNote: 'Secretly difficult', caseProgress: 37 }));
    const view = await seenBy(family.by, row.id);
    expect(view.notes.items.map((each) => each.note)).toEqual(['We have chosen the chapel window.']);
    expect(view.services.map(({ name, sight }) => [name, sight])).toEqual([
      ['Service can-edit', 'can-edit'],
      ['Service can-see', 'can-see'],
    ]);
    const text = JSON.stringify(view);
    for (const hidden of [
      'Secretly',
      '987654',
      '(617) 555-0142',
      'lastNote',
      'caseProgress',
      'newCaseOptions',
      'staffWords',
      'accountId',
    ])
      expect(text).not.toContain(hidden);
    // They may see their own number.
    expect(text).toContain('(617) 555-0188');
  });

  it('has the newest notes that the home shared, and leads to the earlier ones behind as many as it kept to itself', async () => {
    const { row, family } = await familyDesk();
    const notes = Array.from({ length: 1_150 }, (_, nth) => ({
      id: randomUUID(),
      caseId: row.id,
      note: `Note ${nth}`,
      createdOn: new Date(Date.parse('2026-01-01T00:00:00.000Z') + nth * 60_000).toISOString(),
      // Forty at the end, and the very first: the home's own are between them.
      isShared: nth === 0 || nth >= 1_110,
      createdBy: row.id,
      createdByName: 'Joan Averell',
    }));
    await table.putAll(notes.map((note) => noteItem(caseNoteSchema.parse(note))));
    const read: string[] = [];
    let page: SharedNotes = (await seenBy(family.by, row.id)).notes;
    expect(page.items).toHaveLength(20);
    for (;;) {
      read.push(...page.items.map(({ note }) => note));
      if (!page.nextCursor) break;
      page = await ok<SharedNotes>('getMyCaseNotes', { id: row.id, cursor: page.nextCursor }, family.by);
    }
    expect(read).toEqual([...notes].reverse().flatMap(({ note, isShared }) => (isShared ? [note] : [])));
    expect(await refused('getMyCaseNotes', { id: row.id, cursor: 'bm90IG91cnM' }, family.by)).toMatchObject({ status: 400 });
  });

  it('is a 404 to all others, and to themselves the moment their access is withdrawn', async () => {
    const { staff, row, family } = await familyDesk();
    const other = await familyDesk();
    const calls = [
      ['getMyCase', { id: row.id }],
      ['getMyCaseNotes', { id: row.id }],
      ['getMyCaseQuestions', { caseId: row.id }],
      ['saveMyAnswers', { caseId: row.id, changes: { obituaryTone: 'x' } }],
    ] as const;
    for (const [name, input] of calls) {
      for (const by of [other.family.by, await person()])
        expect(await refused(name, input, keyed(by))).toMatchObject({ status: 404, code: 'not_found' });
      expect(await refused(name, input, keyed(staff))).toMatchObject({ status: 403 });
      expect((await ask(name, {}, keyed(family.by))).status).toBe(400);
    }
    await seenBy(family.by, row.id);
    await family.withdraw();
    for (const [name, input] of calls) expect(await refused(name, input, keyed(family.by))).toMatchObject({ status: 404 });
    expect(await ok('getMyCases', {}, family.by)).toEqual({ items: [] });
  });

  it('goes away with a case that is deleted', async () => {
    const { staff, row, family } = await familyDesk();
    await ok('deleteCase', { id: row.id }, staff);
    expect(await refused('getMyCase', { id: row.id }, family.by)).toMatchObject({ status: 404 });
    expect(await ok('getMyCases', {}, family.by)).toEqual({ items: [] });
    await ok('restoreCase', { id: row.id }, staff);
    await seenBy(family.by, row.id);
  });
});

describe('what a family may answer', () => {
  it('is what each question allows: Can Edit is saved, Can See is refused, and Can’t see reveals nothing', {
    timeout: 60_000,
  }, async () => {
    const { row, family } = await familyDesk();
    const groups = await caseGroupsOf(table, new Date());
    const questions = groups.flatMap(({ page, questions: own }) => own.map((question) => ({ question, page })));
    const visibleQuestions = (await questionsFor(family.by, row.id)).groups.flatMap((group) => group.questions);
    const sights = new Map<string, Set<string>>();
    for (const { question, page } of questions)
      sights.set(
        question.identifier,
        (sights.get(question.identifier) ?? new Set()).add(sightOf('family', { kind: 'question', question, page })),
      );
    for (const { identifier } of visibleQuestions) expect([...(sights.get(identifier) ?? [])]).not.toEqual(['cannot-see']);
    const oneSight = [...sights]
      .filter(([, set]) => set.size === 1)
      .map(([identifier, set]) => ({ identifier, sight: [...set][0] }));
    expect(new Set(oneSight.map(({ sight }) => sight)).size).toBeGreaterThan(1);
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...oneSight), async ({ identifier, sight }) => {
        const answer = await ask('saveMyAnswers', { caseId: row.id, changes: { [identifier]: null } }, keyed(family.by));
        if (sight === 'cannot-see')
          expect([identifier, answer.status, answer.text.includes('isn’t asked')]).toEqual([identifier, 400, true]);
        if (sight === 'can-see') expect([identifier, answer.status]).toEqual([identifier, 403]);
        // Withdrawing what was never answered is fine, except for a required name.
        if (sight === 'can-edit') expect([200, 400, 403, 409], identifier).toContain(answer.status);
      }),
      { numRuns: 40 },
    );
  });

  it('is saved over what their screen showed; of two who change one answer the second is told', async () => {
    const { row, family } = await familyDesk();
    const sister = await joined(row, { firstName: 'Samira' });
    const text = (await questionsFor(family.by, row.id)).groups
      .flatMap(({ questions }) => questions)
      .find(
        ({ sight, fieldType, value, visibleWhen, askedWhen }) =>
          sight === 'can-edit' && fieldType === 'string' && !value && !visibleWhen && !askedWhen,
      )!;
    const { identifier } = text;
    const saved = await save(family.by, row.id, { [identifier]: 'By the harbor' });
    expect(saved.answers).toEqual({ [identifier]: 'By the harbor' });
    expect(saved.progress).not.toHaveProperty('case');
    const late = { caseId: row.id, changes: { [identifier]: 'In the garden' }, expected: {} };
    expect(await refused('saveMyAnswers', late, keyed(sister.by))).toMatchObject({ status: 409, code: 'stale' });
    await save(sister.by, row.id, { [identifier]: 'In the garden' }, { [identifier]: 'By the harbor' });
    const again = (await questionsFor(family.by, row.id)).groups.flatMap(({ questions }) => questions);
    expect(again.find((each) => each.identifier === identifier)?.value).toBe('In the garden');
  });

  it('is nothing in a case that the home canceled, which they can still read', async () => {
    const { row, staff, family } = await familyDesk();
    await ok('updateCaseStatus', { caseId: row.id, from: 'active', value: 'cancelled', reason: '' }, keyed(staff));
    const { groups } = await questionsFor(family.by, row.id);
    expect(groups.length).toBeGreaterThan(0);
    const service = { displayServiceId: randomUUID(), version: 1, answers: {} };
    const ownFields = { firstName: 'Noor', lastName: 'Haddad', phoneNumber: '6175550199' };
    const answers = { caseId: row.id, changes: { fatherName: 'Paul' }, expected: {} };
    const inputs: Record<string, object> = {
      saveMyAnswers: answers,
      updateCaseDetails: answers,
      saveMyDisplayService: { caseId: row.id, ...service },
      saveCaseDisplayServices: { caseId: row.id, services: [service] },
      replaceSocialSecurityNumber: { caseId: row.id, socialSecurityNumber: '512-44-7792', expected: { isOnFile: false } },
      saveMyContact: { caseId: row.id, version: 1, ...ownFields },
      doubtIdentity: { caseId: row.id },
    };
    const changing = calls.filter(
      ({ name, meta, input }) =>
        !name.startsWith('get') &&
        ['family', 'signed-in'].includes(String(meta.access)) &&
        input instanceof z.ZodObject &&
        'caseId' in input.shape,
    );
    expect(Object.keys(inputs).sort()).toEqual(changing.map(({ name }) => name).sort());
    for (const [name, input] of Object.entries(inputs))
      expect(await refused(name, input, keyed(family.by)), name).toMatchObject({
        status: 409,
        detail: expect.stringContaining('canceled this case'),
      });
  });

  it('is counted: one answer less is open', async () => {
    const { row, family } = await familyDesk();
    const { questions: questionProgress } = await seenBy(family.by, row.id);
    const { groups } = await questionsFor(family.by, row.id);
    const first = groups
      .flatMap(({ page, questions }) => questions.map((question) => ({ page, question })))
      .find(
        ({ question }) =>
          question.sight === 'can-edit' &&
          question.fieldType === 'string' &&
          !question.value &&
          !question.visibleWhen &&
          !question.askedWhen &&
          !question.isOptional,
      )!;
    await save(family.by, row.id, { [first.question.identifier]: 'Known' });
    const after = (await seenBy(family.by, row.id)).questions;
    const openOf = (of: MyCase['questions']) => of.pages.find(({ page }) => page === first.page)?.open ?? 0;
    expect(openOf(after)).toBe(openOf(questionProgress) - 1);
    expect(after.progress.answered).toBe(questionProgress.progress.answered + 1);
  });
});

describe('what a relative says about themselves', () => {
  const fields = (changes: object = {}) => ({ firstName: 'Noor', lastName: 'Haddad', phoneNumber: '6175550199', ...changes });
  const saveMine = (by: RequestOptions, caseId: string, version: number, changes: object = {}) =>
    ok<MyContact>('saveMyContact', { caseId, version, ...fields(changes) }, keyed(by));

  it('is changed by themselves, reported in the timeline, and found by the home', async () => {
    const { row, staff, family } = await familyDesk();
    const mine = await ok<MyContact>('getMyContact', { id: row.id }, family.by);
    expect(mine.contact).toMatchObject({ fullName: 'Noor Haddad', email: family.who.account.email });
    const address = { address1: '7 Quay Street', city: 'Salem', stateCode: 'MA', postalCode: '01970' };
    const saved = await saveMine(family.by, row.id, mine.version, { lastName: 'Haddad-Brandt', relationship: 'niece', address });
    expect(saved).toMatchObject({
      version: mine.version + 1,
      contact: { fullName: 'Noor Haddad-Brandt', phoneNumber: '(617) 555-0199', relationship: 'niece', address },
    });
    const storedContact = await contactOf(staff, row.id, family.contact.id);
    expect(storedContact).toMatchObject({ fullName: 'Noor Haddad-Brandt', status: 'active', email: family.who.account.email });
    expect((await dashboardOf(staff, row.id)).timeline[0]).toMatchObject({ kind: 'contact-changed', by: { kind: 'family' } });
    const { items } = await find(staff, { querry: 'haddad brandt' });
    expect(items.map(({ id }) => id)).toEqual([row.id]);
  });

  it('is only theirs, without roles, email, or what the home sends, and saved over what they saw', async () => {
    const { row, family } = await familyDesk();
    const sister = await joined(row, { firstName: 'Samira' });
    const { version } = await ok<MyContact>('getMyContact', { id: row.id }, family.by);
    for (const more of [
      { email: 'other@example.com' },
      { selectedRoles: ['payer'] },
      { id: sister.contact.id },
      { emailType: 'send-invite' },
    ])
      expect(await refused('saveMyContact', { caseId: row.id, version, ...fields(more) }, keyed(family.by))).toMatchObject({
        status: 400,
      });
    expect(
      await refused('saveMyContact', { caseId: row.id, version, ...fields({ firstName: '' }) }, keyed(family.by)),
    ).toMatchObject({
      errors: [{ field: 'firstName', message: 'Required field.' }],
    });
    await saveMine(family.by, row.id, version);
    const late = { caseId: row.id, version, ...fields({ firstName: 'Late' }) };
    expect(await refused('saveMyContact', late, keyed(family.by))).toMatchObject({ status: 409, code: 'stale' });
    expect((await ok<MyContact>('getMyContact', { id: row.id }, sister.by)).contact.firstName).toBe('Samira');
    await family.withdraw();
    expect(await refused('getMyContact', { id: row.id }, family.by)).toMatchObject({ status: 404 });
    expect(await refused('saveMyContact', { ...late, version: 2 }, keyed(family.by))).toMatchObject({ status: 404 });
  });
});

describe('the email address of a relative', () => {
  it('follows into their contact once the new one is verified, and not before', async () => {
    const { row, staff, family } = await familyDesk();
    const email = newEmail('moved');
    const { firstName, lastName, version, id } = family.who.account;
    const currentPassword = family.who.password;
    await ok('updateAccount', { firstName, lastName, email, phone: null, version, currentPassword }, keyed(family.by));
    const token = await waitUntil('the letter that proves the address', async () => {
      const texts = (await mailbox(email).all()).map(({ body }) => body.text ?? '');
      return texts.map((text) => /verify-email\/[\w-]+\?token=([\w-]+)/.exec(text)?.[1]).find(Boolean);
    });
    const contact = () => contactOf(staff, row.id, family.contact.id);
    expect((await contact()).email).toBe(family.who.account.email);
    await ok('verifyEmail', { id, token }, family.by);
    await waitUntil('the address in the contact', async () => (await contact()).email === email);
    expect(await contact()).toMatchObject({ status: 'active', hasAccount: true });
    const other = await openCase(staff);
    const { items } = await ok<{ items: KnownPerson[] }>('findKnownPeople', { caseId: other.id, querry: email }, staff);
    expect(items).toMatchObject([{ contactId: family.contact.id, person: { email } }]);
  });
});

describe('a service that the home opened to its family', () => {
  const put = async (caseId: string, option: 'can-edit' | 'can-see' | 'cannot-see') => {
    const question = questionSchema.parse({
      id: randomUUID(),
      identifier: 'filmMusic',
      question: 'What is heard?',
      fieldType: 'string',
    });
    const secret = {
      ...question,
      id: randomUUID(),
      identifier: 'ownRemark',
      audience: 'staff-only' as const,
      value: 'Paid late',
    };
    const service = caseDisplayServiceSchema.parse({
      arrangementDisplayServiceId: randomUUID(),
      displayServiceId: randomUUID(),
      name: `Film ${option}`,
      description: '',
      priceCents: 987_654,
      isAddOn: false,
      familyOption: option,
      questions: [question, secret],
    });
    await table.put(caseServiceItem(caseId, service));
    return service.displayServiceId;
  };
  const answer = (caseId: string, displayServiceId: string, version = 1, answers: object = { filmMusic: 'Ave Maria' }) => ({
    caseId,
    displayServiceId,
    version,
    answers,
  });

  it('is answered over what they saw, and says what is open', async () => {
    const { row, staff, family } = await familyDesk();
    const id = await put(row.id, 'can-edit');
    expect((await seenBy(family.by, row.id)).services).toMatchObject([{ sight: 'can-edit', questions: 1, open: 1 }]);
    const page = await ok<MyService>('getMyDisplayService', { caseId: row.id, displayServiceId: id }, family.by);
    expect(page.questions.groups[0]?.questions).toMatchObject([{ identifier: 'filmMusic', sight: 'can-edit' }]);
    const saved = await ok<MyService>('saveMyDisplayService', answer(row.id, id), keyed(family.by));
    expect(saved).toMatchObject({ version: 2, questions: { groups: [{ questions: [{ value: 'Ave Maria' }] }] } });
    expect(JSON.stringify([page, saved])).not.toMatch(/Paid late|ownRemark|987654/);
    expect((await seenBy(family.by, row.id)).services).toMatchObject([{ questions: 1, open: 0 }]);
    expect(await refused('saveMyDisplayService', answer(row.id, id), keyed(family.by))).toMatchObject({
      status: 409,
      code: 'stale',
    });
    expect(await refused('saveMyDisplayService', answer(row.id, id, 2, { ownRemark: 'x' }), keyed(family.by))).toMatchObject({
      status: 400,
      errors: [{ message: 'This question isn’t asked here.' }],
    });
    expect((await dashboardOf(staff, row.id)).timeline[0]).toMatchObject({ kind: 'services-changed', by: { kind: 'family' } });
  });

  it('is read-only at Can See, and missing at Can’t see or in another’s case', async () => {
    const { row, family } = await familyDesk();
    const other = await familyDesk();
    const [visibleCase, hidden] = [await put(row.id, 'can-see'), await put(row.id, 'cannot-see')];
    const page = await ok<MyService>('getMyDisplayService', { caseId: row.id, displayServiceId: visibleCase }, family.by);
    expect(page.questions.groups[0]?.questions).toMatchObject([{ sight: 'can-see' }]);
    expect(await refused('saveMyDisplayService', answer(row.id, visibleCase), keyed(family.by))).toMatchObject({ status: 403 });
    for (const [by, id] of [
      [family.by, hidden],
      [family.by, randomUUID()],
      [other.family.by, visibleCase],
    ] as const) {
      expect(await refused('getMyDisplayService', { caseId: row.id, displayServiceId: id }, by)).toMatchObject({ status: 404 });
      expect(await refused('saveMyDisplayService', answer(row.id, id), keyed(by))).toMatchObject({ status: 404 });
    }
  });
});
