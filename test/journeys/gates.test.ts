import { describe, expect, it } from 'vitest';
import type { CaseGates } from '#shared/contract/case-care.ts';
import type { CaseDocumentView } from '#shared/contract/case-documents-views.ts';
import type { CaseRow } from '#shared/contract/cases-views.ts';
import type { CaseHandoffs } from '#shared/contract/handoffs.ts';
import { ok, type RequestOptions, refused } from '#test/cloud/cloud.ts';
import { authorizeCremation, beginAuthorization, keepScan } from './parts/authorized-cremation.ts';
import { keyed } from './parts/case-desk.ts';
import { saveAnswers } from './parts/case-party.ts';
import { add, contactDesk } from './parts/contact-desk.ts';
import { pageOf } from './parts/custody-desk.ts';
import { close, madeReady, remainsReady } from './parts/gate-desk.ts';
import { cremationDesk, sentDocument, signerByMail } from './parts/signing-desk.ts';

const move = (caseId: string, from: string, value: string, more: object = {}) => ({ caseId, from, value, ...more });
const moved = (by: RequestOptions, ...input: Parameters<typeof move>) =>
  ok<CaseRow>('updateDecedentStatus', move(...input), keyed(by));
const whyNot = async (by: RequestOptions, ...input: Parameters<typeof move>) => {
  const { status, detail } = await refused('updateDecedentStatus', move(...input), keyed(by));
  expect(status).toBe(409);
  return detail;
};
const gatesOf = async (by: RequestOptions, id: string) => (await ok<CaseGates>('getCaseGates', { id }, by)).gates;
const lineOf = async (by: RequestOptions, id: string, key: string) =>
  (await gatesOf(by, id)).at(-1)?.checks.find((check) => check.key === key);

const HOUR = 3_600_000;
const daysAgo = (days: number) => new Date(Date.now() - days * 24 * HOUR).toISOString();

/** Opens a case of a cremation in Massachusetts that has everything but its authorization, and is in care. Two people have compared the tag. */
async function inCare() {
  const desk = await contactDesk();
  const { staff, row, at } = desk;
  await saveAnswers(staff, row.id, {
    dispositionType: 'cremation',
    dateOfDeath: daysAgo(5).slice(0, 10),
    placeOfDeathAddress: { city: 'Boston', stateCode: 'MA', countryCode: 'US' },
    medicalExaminerNotified: 'not-required',
  });
  await moved(staff, row.id, 'not-in-care', 'in-care');
  const two = [staff, await at({})] as const;
  const tag = await madeReady(two, row);
  return { ...desk, id: row.id, owner: await at({ access: 'owner' }), two, tag };
}

describe('what a cremation needs', () => {
  it('is listed from the first day, with where each line comes from and where it’s put right', async () => {
    const { staff, row } = await contactDesk();
    expect(await gatesOf(staff, row.id)).toEqual([]);
    await saveAnswers(staff, row.id, {
      dispositionType: 'cremation',
      embalmingPermissionAsked: true,
      embalmingPermission: 'undecided',
    });
    const gates = await gatesOf(staff, row.id);
    expect(gates.map(({ act }) => act)).toEqual(['embalming', 'cremation']);
    expect(gates.at(-1)?.checks.map(({ key, status }) => [key, status])).toEqual([
      ['A', 'missing'],
      // No home can begin a permit yet.
      ['P', 'not-checked'],
      ...['W', 'M', 'I', 'D', 'V1', 'V2', 'E'].map((key) => [key, 'missing']),
      ['H', 'met'],
    ]);
    expect(await lineOf(staff, row.id, 'M')).toEqual({
      key: 'M',
      title: 'Medical examiner or coroner',
      status: 'missing',
      words: 'Say whether the medical examiner or coroner was notified.',
      source: 'Policy',
      link: { page: 'case-details', question: 'medicalExaminerNotified' },
      mayBeOverridden: false,
      asked: null,
    });
  });

  it('stops the move in the same words, until it’s there', { timeout: 60_000 }, async () => {
    const { staff, owner, id, row, two } = await inCare();
    const cremated = [id, 'in-care', 'cremated-remains-in-care'] as const;
    expect(await whyNot(staff, ...cremated)).toBe('Authorization: Send the authorization, and have it signed.');
    const selectedRoles = ['person-in-control-of-disposition', 'cremated-remains-recipient'];
    const agent = await add(staff, id, { selectedRoles });
    const place = await beginAuthorization(staff, id);
    expect(await whyNot(staff, ...cremated)).toBe('Authorization: The authorization has been begun and isn’t signed.');
    expect((await lineOf(staff, id, 'A'))?.link).toEqual({ page: 'documents', documentId: place.documentId });
    await keepScan(place, [agent], staff);
    expect((await lineOf(staff, id, 'A'))?.status).toBe('met');

    await saveAnswers(staff, id, { medicalExaminerNotified: 'yes' }, { medicalExaminerNotified: 'not-required' });
    expect(await whyNot(staff, ...cremated)).toMatch(/^Medical examiner or coroner: .* hasn’t released the body\.$/);
    await saveAnswers(staff, id, { medicalExaminerReleased: true });
    await ok('updateCaseStatus', { caseId: id, from: 'active', value: 'completed' }, staff);
    expect(await whyNot(staff, ...cremated)).toBe('Stopped: This case is completed. Make it active again first.');
    await ok('updateCaseStatus', { caseId: id, from: 'completed', value: 'active', reason: 'Too soon.' }, owner);
    expect((await moved(staff, ...cremated)).decedentStatus).toBe('cremated-remains-in-care');
    expect((await gatesOf(staff, id)).map(({ act }) => act)).toEqual(['release']);
    await moved(staff, id, 'cremated-remains-in-care', 'cremated-remains-ready-for-family');
    const toFamily = [id, 'cremated-remains-ready-for-family', 'cremated-remains-in-family-care'] as const;
    expect(await whyNot(staff, ...toFamily)).toMatch(/^4 things are missing\. Tag and papers, second comparison: /);
    const other = await add(staff, id);
    await remainsReady(two, row, other);
    expect(await whyNot(staff, ...toFamily)).toBe('Recipient: The authorization doesn’t name this person.');
    const { version } = await pageOf(staff, id, 'cremated-remains');
    await ok('reopenCustodyPage', { id, page: 'cremated-remains', version, reason: 'Someone else comes.' }, keyed(staff));
    const changes = { recipient: agent.id };
    await ok('saveCustodyPage', { id, page: 'cremated-remains', changes, expected: { recipient: other.id } }, keyed(staff));
    expect(await whyNot(staff, ...toFamily)).toMatch(/^Signatures: /);
    await close(staff, id, 'cremated-remains');
    const who = () => ok<CaseHandoffs>('getCaseHandoffs', { caseId: id }, staff);
    expect((await who()).end).toBeNull();
    await moved(staff, ...toFamily);
    const kept = await pageOf(staff, id, 'cremated-remains');
    const named = (field: string) => kept.people.find(({ id: each }) => each === kept.values[field])?.text;
    expect((await who()).end).toEqual({
      ...{ status: 'cremated-remains-in-family-care', on: expect.any(String) },
      ...{ to: agent.fullName, by: named('releasedBy') },
    });
    expect(await gatesOf(staff, id)).toEqual([]);
    // After the release, an owner or admin corrects the page.
    const released = await pageOf(staff, id, 'cremated-remains');
    const again = { id, page: 'cremated-remains', version: released.version, reason: 'The weight was wrong.' };
    expect(await refused('reopenCustodyPage', again, keyed(staff))).toMatchObject({
      status: 403,
      detail: expect.stringMatching(/^The cremated remains were released\. Only an owner or admin/),
    });
    await ok('reopenCustodyPage', { ...again, familyTold: { isTold: false } }, keyed(owner));
    const weight = { id, page: 'cremated-remains', changes: { weightOunces: 97 }, expected: { weightOunces: 96 } };
    expect(await refused('saveCustodyPage', weight, keyed(staff))).toMatchObject({
      errors: [{ field: 'changes.weightOunces', message: expect.stringMatching(/were released/) }],
    });
    await ok('saveCustodyPage', weight, keyed(owner));
  });

  it('isn’t there any more once the name or the disposition was changed, or the authorization is void', async () => {
    const { staff, owner, id } = await inCare();
    const cremated = [id, 'in-care', 'cremated-remains-in-care'] as const;
    const place = await authorizeCremation(staff, id);
    const rename = (decedentFirstName: string, before: string) =>
      saveAnswers(staff, id, { decedentFirstName }, { decedentFirstName: before });
    await rename('Amélia', 'Amélie');
    expect(await whyNot(staff, ...cremated)).toContain('doesn’t have the name of the person who died as the case has it.');
    await rename('Amélie', 'Amélia');
    expect((await lineOf(staff, id, 'A'))?.status).toBe('met');
    await saveAnswers(staff, id, { dispositionType: 'water-cremation' }, { dispositionType: 'cremation' });
    expect(await whyNot(staff, ...cremated)).toContain('The paper that was signed names this disposition: Cremation.');
    await saveAnswers(staff, id, { dispositionType: 'cremation' }, { dispositionType: 'water-cremation' });
    const { document } = await ok<CaseDocumentView>('getCaseDocument', { id, documentId: place.documentId }, staff);
    await ok('voidCaseDocument', { ...place, version: document.version, reason: 'The son objects.' }, keyed(staff));
    expect(await whyNot(staff, ...cremated)).toBe('Authorization: Send the authorization, and have it signed.');
    // The record can still be corrected: what happened has to be in it.
    const correctionReason = 'Cremated before the case was kept here.';
    expect(await whyNot(owner, ...cremated)).toContain('Authorization');
    expect((await moved(owner, ...cremated, { correctionReason })).decedentStatus).toBe('cremated-remains-in-care');
  });

  it('counts on paper only when everyone in control has signed it, and it says what the case says', {
    timeout: 60_000,
  }, async () => {
    const { staff, id } = await inCare();
    const selectedRoles = ['person-in-control-of-disposition'];
    const [one, other] = [await add(staff, id, { selectedRoles }), await add(staff, id, { selectedRoles })];
    const lines = async () => [(await lineOf(staff, id, 'A'))!, (await lineOf(staff, id, 'I'))!] as const;
    const signAgain = async ({ documentId }: { documentId: string }, ...more: [signers: (typeof one)[], says?: object]) => {
      const { document } = await ok<CaseDocumentView>('getCaseDocument', { id, documentId }, staff);
      const again = { id, documentId, version: document.version, reason: 'Signed again.' };
      const { document: next } = await ok<CaseDocumentView>('replaceCaseDocument', again, keyed(staff));
      await keepScan({ id, documentId: next.id, version: next.version }, more[0], staff, more[1]);
      return { documentId: next.id };
    };
    const first = await beginAuthorization(staff, id);
    await keepScan(first, [one], staff);
    expect((await lines())[0]).toMatchObject({
      status: 'missing',
      words: `Not among those who signed the paper: ${other.firstName} ${other.lastName}. Replace it, and have it signed again.`,
      link: { page: 'documents', documentId: first.documentId },
    });
    const second = await signAgain(first, [one, other], { implants: undefined });
    const [authorization, implants] = await lines();
    expect(authorization.status).toBe('met');
    expect(implants).toMatchObject({ status: 'missing', link: { page: 'documents', documentId: second.documentId } });
    expect(implants.words).toMatch(/^The paper that was signed doesn’t say/);
    const third = await signAgain(second, [one, other], { implants: 'yes', decedentName: 'Amelie Wrong' });
    expect((await lines()).map(({ words }) => words)).toEqual([
      expect.stringContaining('doesn’t have the name'),
      expect.stringContaining('says that there’s an implant'),
    ]);
    await signAgain(third, [one, other]);
    expect((await lines()).map(({ status }) => status)).toEqual(['met', 'met']);
    await add(staff, id, { selectedRoles });
    expect((await lines())[0].status).toBe('met');
  });

  it('is 48 hours in Massachusetts, by the time when it happened', async () => {
    const { staff, id } = await inCare();
    await authorizeCremation(staff, id);
    const before = { dateOfDeath: daysAgo(5).slice(0, 10) };
    const dateOfDeath = daysAgo(1).slice(0, 10);
    await saveAnswers(staff, id, { dateOfDeath }, before);
    expect(await whyNot(staff, id, 'in-care', 'cremated-remains-in-care')).toMatch(
      /^Waiting time: Wait until .*48 hours from the end of that day/,
    );
    expect((await lineOf(staff, id, 'W'))?.source).toContain('Mass. G.L. c. 114, s. 44');
    await saveAnswers(staff, id, before, { dateOfDeath });
    const happenedOn = daysAgo(4);
    const note = 'Written down late.';
    expect(await whyNot(staff, id, 'in-care', 'cremated-remains-in-care', { happenedOn, note })).toContain('Waiting time: ');
    await moved(staff, id, 'in-care', 'cremated-remains-in-care');
  });
});

it('counts an authorization once everyone has signed it on the screen', { timeout: 60_000 }, async () => {
  const desk = await cremationDesk();
  const { id, staff, agent, director } = desk;
  await saveAnswers(staff, id, { medicalExaminerNotified: 'no' });
  await moved(staff, id, 'not-in-care', 'in-care');
  await madeReady([staff, await desk.at({})], desk.row);
  const { place, sent } = await sentDocument(desk);
  expect(await whyNot(staff, id, 'in-care', 'cremated-remains-in-care')).toBe(
    'Authorization: The authorization is out for signatures.',
  );
  const signer = await signerByMail(agent.email, place.documentId);
  await signer.consent();
  const filled = await signer.filled();
  // The case says that there is no implant, and so does the relative.
  const questions = filled.questions.map((each) => (each.question.startsWith('Implant') ? { ...each, value: 'no' } : each));
  await signer.save({ ...filled, questions });
  await signer.complete();
  await (await signerByMail(director.email, place.documentId)).sign();
  // The crematory signs that it has received the person, so it hasn’t yet.
  expect(await whyNot(staff, id, 'in-care', 'cremated-remains-in-care')).toBe(
    'Authorization: Everyone else has signed. The crematory signs once it has received the person, and before it begins.',
  );
  const crematory = sent.document.signers.at(-1);
  const { document } = await ok<CaseDocumentView>('getCaseDocument', place, staff);
  const excused = { ...place, signerId: crematory?.id, version: document.version, reason: 'It signs on paper.' };
  await ok('cancelSigner', excused, keyed(staff));
  expect((await lineOf(staff, id, 'A'))?.status).toBe('met');
  await moved(staff, id, 'in-care', 'cremated-remains-in-care');
});

describe('what embalming needs', () => {
  it('isn’t a word on the phone: the permission has to be signed, and a refusal stops it', async () => {
    const { staff, id } = await inCare();
    await saveAnswers(staff, id, {
      ...{ embalmingPermissionAsked: true, embalmingPermission: 'given' },
      ...{ embalmingPermissionBy: 'Ruth, the daughter', embalmingPermissionAt: daysAgo(4) },
    });
    expect(await whyNot(staff, id, 'in-care', 'embalmed')).toBe('Authorization: Send the authorization, and have it signed.');
    await saveAnswers(staff, id, { embalmingPermission: 'refused' }, { embalmingPermission: 'given' });
    expect(await whyNot(staff, id, 'in-care', 'embalmed')).toBe('Authorization: The family refused embalming.');
    await saveAnswers(staff, id, { dispositionType: 'natural-burial' }, { dispositionType: 'cremation' });
    expect(await whyNot(staff, id, 'in-care', 'embalmed')).toContain('Nobody is embalmed before this disposition');
  });
});
