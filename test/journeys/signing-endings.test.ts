import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { CaseDocumentView } from '#shared/contract/case-documents-views.ts';
import type { CaseOutcome } from '#shared/contract/cases-views.ts';
import type { EntryRow } from '#shared/contract/system-catalog-views.ts';
import type { TimelineEntry } from '#shared/model/timeline-entry.ts';
import { eventsOf, mailbox, ok, refused, waitUntil } from '#test/cloud/cloud.ts';
import { acroForm } from '#test/documents/sample-forms.ts';
import { person } from '#test/world/cast.ts';
import { keyed, openCase } from './parts/case-desk.ts';
import { publishDrafts } from './parts/publishing.ts';
import { type CremationDesk, cremationDesk, sentDocument, signerAt, signerByMail } from './parts/signing-desk.ts';
import { keptPdf } from './parts/template-files.ts';

let desk: CremationDesk;
beforeAll(async () => {
  desk = await cremationDesk();
});

type Place = { id: string; documentId: string };
const viewOf = (place: Place) => ok<CaseDocumentView>('getCaseDocument', place, desk.staff);
const reason = { reason: 'The wrong crematory.' };
const act = async (name: string, place: Place, more: object = reason) => {
  const { version } = (await viewOf(place)).document;
  return ok<CaseDocumentView>(name, { ...place, version, ...more }, keyed(desk.staff));
};
const wasRaised = (name: string, documentId: string) =>
  waitUntil(name, async () =>
    (await eventsOf(name)).some(({ event }) => (event.detail as { data: { documentId: string } }).data.documentId === documentId),
  );

it('is declined with a reason that staff see, and then replaced by a next version, whose old link says so', async () => {
  const { place } = await sentDocument(desk);
  const signer = await signerByMail(desk.agent.email, place.documentId);
  const declining = { signingToken: signer.token, reason: 'Her name is Nguyễn,\nnot Nguyen.' };
  expect(await refused('declineESign', { ...declining, reason: ' ' }, signer.by())).toMatchObject({ status: 400 });
  await ok('declineESign', declining, signer.by());
  await ok('declineESign', declining, signer.by());
  expect(await signer.open()).toMatchObject({ stage: 'declined' });
  expect(await refused('completeESignSession', await signer.completeInput(), signer.by())).toMatchObject({ status: 410 });
  const declined = await viewOf(place);
  expect(declined.document).toMatchObject({ state: 'declined' });
  expect(declined.reasons[0]?.words).toContain('not Nguyen.');
  await wasRaised('document.declined', place.documentId);
  const { items } = await ok<{ items: TimelineEntry[] }>('getCaseTimeline', { id: desk.id }, desk.staff);
  const told = items.filter(({ kind, subjectId }) => kind === 'document-declined' && subjectId === place.documentId);
  expect(told.map(({ to }) => to)).toEqual(['Łukasz Nguyễn']);
  const next = await act('replaceCaseDocument', place);
  expect(next.document).toMatchObject({ state: 'draft', revision: 2, replaces: place.documentId });
  expect(next.document.signers.map(({ state, fullName }) => [state, fullName])).toEqual([
    ['waiting', 'Łukasz Nguyễn'],
    ['waiting', 'Ολγα Παπαδοπούλου'],
    ['waiting', '王 小明'],
  ]);
  expect(next.reasons).toEqual([]);
  const old = { documentId: place.documentId, signingToken: signer.token };
  expect(await refused('validateESignToken', old, signer.by())).toMatchObject({ closedLink: { why: 'voided' } });
  await act('voidCaseDocument', { id: desk.id, documentId: next.document.id });
});

it('tells a signer that a version is withdrawn, and that the next one takes its place', async () => {
  const own = await cremationDesk();
  const { place } = await sentDocument(own);
  const signer = await signerByMail(own.agent.email, place.documentId);
  await signer.consent();
  const { version } = (await ok<CaseDocumentView>('getCaseDocument', place, own.staff)).document;
  const next = await ok<CaseDocumentView>('replaceCaseDocument', { ...place, version, ...reason }, keyed(own.staff));
  const told = await mailbox(own.agent.email).mail(({ subject }) => subject.includes('has withdrawn'));
  expect(told.body.text).toContain('A new version will take its place.');
  expect(told.body.text).not.toContain('crematory');
  expect(told.body.text).not.toContain('/document-signing/');
  const { id: documentId, version: drafted } = next.document;
  await ok('sendCaseDocument', { id: own.id, documentId, version: drafted }, keyed(own.staff));
  const asked = await mailbox(own.agent.email).mail(({ subject }) => subject.includes('the new version of'));
  expect(asked.body.text).toContain('even if you began or signed the earlier version');
  expect(await (await signerByMail(own.agent.email, documentId)).read()).toMatchObject({ revision: 2 });
});

it('ends with the consent that is withdrawn, until the home sends another link or opens its tablet', async () => {
  const { place, signerIds } = await sentDocument(desk);
  const signer = await signerByMail(desk.agent.email, place.documentId);
  await signer.consent();
  await signer.save(await signer.filled());
  await ok('consentToESign', await signer.consentInput(false), signer.by());
  const opening = { documentId: place.documentId, signingToken: signer.token };
  expect(await refused('validateESignToken', opening, signer.by())).toMatchObject({ closedLink: { why: 'withdrawn' } });
  expect(await refused('getESignQuestions', { token: signer.token }, signer.by())).toMatchObject({ status: 410 });
  await wasRaised('document.consent-withdrawn', place.documentId);
  const { signingToken } = await ok<{ signingToken: string }>(
    'beginWitnessedSigning',
    { ...place, signerId: signerIds[0] },
    desk.staff,
  );
  const tablet = signerAt(place.documentId, signingToken);
  expect(await tablet.open()).toMatchObject({ stage: 'start', isWitnessed: true });
  await tablet.sign();
  await act('voidCaseDocument', place);
});

it('goes on without a signer who is canceled, and is signed if nobody is left', async () => {
  const { place, signerIds } = await sentDocument(desk);
  const signer = await signerByMail(desk.agent.email, place.documentId);
  await signer.sign();
  const director = await signerByMail(desk.director.email, place.documentId);
  const without = await act('cancelSigner', place, { signerId: signerIds[1], ...reason });
  expect(without.document.signers.map(({ state }) => state)).toEqual(['signed', 'canceled', 'waiting']);
  const opening = { documentId: place.documentId, signingToken: director.token };
  expect(await refused('validateESignToken', opening, director.by())).toMatchObject({ closedLink: { why: 'canceled' } });
  const signed = { ...place, signerId: signerIds[0], ...reason, version: without.document.version };
  expect(await refused('cancelSigner', signed, keyed(desk.staff))).toMatchObject({
    detail: 'They have signed this document already.',
  });
  expect(await refused('cancelSigner', { ...signed, signerId: signerIds[2], version: 1 }, keyed(desk.staff))).toMatchObject({
    status: 409,
    code: 'stale',
  });
  const done = await act('cancelSigner', place, { signerId: signerIds[2], ...reason });
  expect(done.document.state).toMatch(/^(signed|sealed)$/);
  await wasRaised('document.signed', place.documentId);
  const used = { ...signer.saveInput(await signer.filled()) };
  expect(await refused('saveESignQuestions', used, signer.by())).toMatchObject({ closedLink: { why: 'used' } });
});

describe('a PDF with fields', () => {
  let by: { token: string };
  const id = randomUUID();
  const [name, veteran, note, signature] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
  const saveTemplate = async (seen: { version: number; base: string | null }, noteName: string) => {
    const { file } = await keptPdf(by, await acroForm());
    const field = (more: object) => ({ fieldType: 'string', valueSource: 'static', staticValue: '', ...more });
    const fields = [
      field({ id: name, name: 'Name', valueSource: 'identifier', identifier: 'decedentFullName', pdfFieldName: 'person.name' }),
      field({ id: veteran, name: 'Veteran', pdfFieldType: 'check', pdfFieldName: 'veteran', signer: 1, isOptional: true }),
      field({ id: note, name: noteName, pdfFieldName: 'notes', lines: 'multi', signer: 1 }),
      field({
        id: signature,
        name: 'Signature',
        fieldType: 'signature',
        pdfFieldType: 'signature',
        pdfFieldName: 'signature',
        signer: 1,
      }),
    ];
    const signers = [{ order: 1, role: 'person-in-control-of-disposition' }];
    const about = { id, name: `Form ${id}`, type: 'other', audience: 'family-user', file, fields, signers };
    const entry = { ...about, type: 'cremation-authorization', isActive: true };
    return ok<EntryRow>('saveEntry', { noun: 'templateDocuments', ...seen, entry }, keyed(by));
  };
  const publish = async (seen: { version: number; base: string | null }, noteName: string) => {
    const { version } = await saveTemplate(seen, noteName);
    await publishDrafts(by.token, [{ noun: 'templateDocuments', id, version }]);
  };
  beforeAll(async () => {
    by = { token: (await person({ kind: 'system' })).token };
    await publish({ version: 0, base: null }, 'Wishes');
  });

  it('is filled in, sent, and signed as it was sent, whatever its template becomes; the next version is of the new one', async () => {
    const out = await waitUntil('the template', () => sentDocument(desk, { templateDocumentId: id }).catch(() => undefined));
    const { place } = out;
    const signer = await signerByMail(desk.agent.email, place.documentId);
    await signer.consent();
    const questions = async () => (await signer.draft()).questions.map(({ question }) => question);
    expect(await questions()).toEqual(['Veteran', 'Wishes', 'Signature']);
    const { base } = await ok<EntryRow>('getEntry', { noun: 'templateDocuments', id }, by);
    await publish({ version: 0, base }, 'Last wishes');
    expect(await questions()).toEqual(['Veteran', 'Wishes', 'Signature']);
    const filled = await signer.filled();
    const long = filled.questions.map((each) => (each.questionId === note ? { ...each, value: 'Ολγα 王 '.repeat(450) } : each));
    const tooLong = await refused('saveESignQuestions', signer.saveInput({ ...filled, questions: long }), signer.by());
    expect(tooLong.errors?.[0]?.message).toBe('Wishes: This is too long for its place on the page. Shorten it.');
    await signer.save(filled);
    await signer.complete();
    const sealed = await waitUntil('the seal', async () => {
      const { document } = await viewOf(place);
      return document.state === 'sealed' && document;
    });
    expect(sealed.original).toEqual(out.sent.document.original);
    const next = await waitUntil('the new template', async () => {
      const view = await act('replaceCaseDocument', place).catch(() => undefined);
      return view;
    });
    expect(next.document).toMatchObject({ revision: 2, replaces: place.documentId });
    expect((await viewOf(place)).document).toMatchObject({ state: 'sealed', replacedBy: next.document.id });
  });
});

describe('a case that is cancelled', () => {
  const moved = (own: CremationDesk, from: string, value: string, more: object = {}) =>
    ok('updateCaseStatus', { caseId: own.id, from, value, reason: 'They called again.', ...more }, own.staff);

  it('asks nobody for a signature, until it is active again', async () => {
    const own = await cremationDesk();
    const { place, signerIds } = await sentDocument(own);
    const signer = await signerByMail(own.agent.email, place.documentId);
    await signer.consent();
    const signing = { save: signer.saveInput(await signer.filled()), complete: await signer.completeInput() };
    await moved(own, 'active', 'cancelled');
    const opening = { documentId: place.documentId, signingToken: signer.token };
    const closed = { status: 410, closedLink: { why: 'canceled' } };
    expect(await refused('validateESignToken', opening, signer.by())).toMatchObject(closed);
    expect(await refused('saveESignQuestions', signing.save, signer.by())).toMatchObject(closed);
    const isCancelled = { status: 409, detail: expect.stringMatching(/^This case is cancelled, so nobody signs/) };
    for (const isReminder of [true, false])
      expect(
        await refused('resendCaseDocument', { ...place, signerId: signerIds[0], isReminder }, keyed(own.staff)),
      ).toMatchObject(isCancelled);
    expect(await refused('beginWitnessedSigning', { ...place, signerId: signerIds[0] }, own.staff)).toMatchObject(isCancelled);
    const again = { caseId: own.id, from: 'cancelled', value: 'active', reason: 'They called again.' };
    await ok('updateCaseStatus', again, await own.at({ access: 'owner' }));
    await signer.save(signing.save.draft);
    await moved(own, 'active', 'cancelled');
    expect(await refused('completeESignSession', signing.complete, signer.by())).toMatchObject(closed);
  });

  it('voids documents that are out with it, and sent again changes nothing', async () => {
    const own = await cremationDesk();
    const { place } = await sentDocument(own);
    const signer = await signerByMail(own.agent.email, place.documentId);
    const voidDocuments = [place.documentId];
    const refusedMove = { caseId: own.id, from: 'lead', value: 'cancelled', reason: '', voidDocuments };
    expect(await refused('updateCaseStatus', refusedMove, own.staff)).toMatchObject({ status: 409, code: 'stale' });
    const other = { ...refusedMove, from: 'active', voidDocuments: [randomUUID()] };
    expect(await refused('updateCaseStatus', other, own.staff)).toMatchObject({ status: 404 });
    const completed = { ...refusedMove, from: 'active', value: 'completed' };
    expect(await refused('updateCaseStatus', completed, own.staff)).toMatchObject({ status: 400 });
    await moved(own, 'active', 'cancelled', { voidDocuments });
    const { document } = await ok<CaseDocumentView>('getCaseDocument', place, own.staff);
    expect(document).toMatchObject({ state: 'void', voided: { reason: 'The case was cancelled.' } });
    const opening = { documentId: place.documentId, signingToken: signer.token };
    expect(await refused('validateESignToken', opening, signer.by())).toMatchObject({ closedLink: { why: 'voided' } });
  });

  it('voids documents that are out with each of many cases, and none for another status', async () => {
    const own = await cremationDesk();
    const { place } = await sentDocument(own);
    const other = await openCase(own.staff);
    const stateOf = async () => (await ok<CaseDocumentView>('getCaseDocument', place, own.staff)).document;
    const seen = (id: string, voidDocuments: string[] = []) => ({ id, status: 'active', employeeId: null, voidDocuments });
    const change = async (cases: object[], value: string) =>
      (await ok<{ items: CaseOutcome[] }>('changeCases', { cases, change: { kind: 'status', value } }, own.staff)).items;
    expect(await change([seen(own.id, [place.documentId])], 'completed')).toMatchObject([
      { outcome: 'refused', detail: 'Documents are voided only with a case that is cancelled.' },
    ]);
    expect(await change([seen(other.id, [place.documentId])], 'cancelled')).toMatchObject([
      { outcome: 'refused', detail: 'This case has no such document.' },
    ]);
    expect(await stateOf()).toMatchObject({ state: 'out' });
    const both = [seen(own.id, [place.documentId]), seen(other.id)];
    for (const _try of ['first', 'again'])
      expect((await change(both, 'cancelled')).map(({ outcome }) => outcome)).toEqual(['done', 'done']);
    expect(await stateOf()).toMatchObject({ state: 'void', voided: { reason: 'The case was cancelled.' } });
  });
});
