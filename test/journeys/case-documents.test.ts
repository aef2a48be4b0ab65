import { createHash, randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { employeeItem } from '#functions/table/employee.ts';
import type { CaseDocumentView, DocumentReason, ListedDocument } from '#shared/contract/case-documents-views.ts';
import { ask, mailbox, newEmail, ok, openCloudTable, type RequestOptions, refused } from '#test/cloud/cloud.ts';
import { readPdf } from '#test/documents/read-pdf.ts';
import { busyForm, flatForm } from '#test/documents/sample-forms.ts';
import { latelyOn } from '#test/world/lately.ts';
import { composedDocuments } from '#world/composed-documents.ts';
import { keyed, member } from './parts/case-desk.ts';
import { caseParty, hide, saveAnswers } from './parts/case-party.ts';
import { saveInput } from './parts/contact-desk.ts';
import { cremationDesk, readyDocument, sentDocument, signerByMail } from './parts/signing-desk.ts';

type List = { viewer: string; documents: ListedDocument[]; undecided: DocumentReason[] };
type Picture = { image: string | null; width: number; pageCount: number; places: { fieldId: string }[] };

const listOf = (by: RequestOptions, id: string) => ok<List>('getCaseDocuments', { id }, by);
/** Other tests publish templates of the same type. This one is the sample’s. */
const authorizations = ({ documents }: List) =>
  documents.filter(({ name }) => name === 'Authorization for cremation and disposition');
const statusOf = async (name: string, input: object, by: RequestOptions) => (await refused(name, input, keyed(by))).status;

/** Opens a case of a cremation, for which the sample's authorization applies. */
async function cremation(lastName = 'Okafor') {
  const party = await caseParty({ decedentFirstName: 'Amélie', decedentLastName: lastName });
  await saveAnswers(party.staff, party.row.id, { dispositionType: 'cremation' });
  const [listed] = authorizations(await listOf(party.staff, party.row.id));
  if (!listed?.templateDocumentId) throw new Error('The sample has no cremation authorization.');
  const begin = (by = party.staff) =>
    ok<CaseDocumentView>('beginCaseDocument', { id: party.row.id, templateDocumentId: listed.templateDocumentId }, keyed(by));
  return { ...party, id: party.row.id, listed, begin };
}

const fieldNamed = ({ fields }: CaseDocumentView, name: string) => {
  const field = fields.find((each) => each.name === name);
  if (!field) throw new Error(`No field ${name}.`);
  return field;
};

describe('a document that applies', () => {
  let of: Awaited<ReturnType<typeof cremation>>;
  beforeAll(async () => {
    of = await cremation();
  });

  it('is listed with what is missing, and begun once', async () => {
    expect(of.listed).toMatchObject({ id: null, state: null, status: 'missing-info', applies: true });
    const [one, other] = await Promise.all([of.begin(), of.begin()]);
    expect(other.document.id).toBe(one.document.id);
    expect((await of.begin()).document.id).toBe(one.document.id);
    expect(authorizations(await listOf(of.staff, of.id))).toHaveLength(1);
    expect(fieldNamed(one, 'Full name').value).toContain('Amélie');
    expect(one.record.map(({ sequence }) => sequence)).toEqual([1]);
  });

  it('is seen by staff and, if it’s for them, by the family, which gets no record', async () => {
    const place = { id: of.id, documentId: (await of.begin()).document.id };
    expect(
      (await ok<CaseDocumentView>('getCaseDocument', place, of.viewers['view-only'])).fields.some(({ mayChange }) => mayChange),
    ).toBe(false);
    const seen = await ok<CaseDocumentView>('getCaseDocument', place, of.family);
    expect(seen).toMatchObject({ viewer: 'family', record: [] });
    expect(seen.document.signers.map(({ email }) => email).join('')).toBe('');
    expect((await listOf(of.family, of.id)).documents.map(({ id }) => id)).toEqual([place.documentId]);
    for (const by of [of.trade, of.stranger]) expect(await statusOf('getCaseDocument', place, by)).toBe(404);
    expect(await statusOf('voidCaseDocument', { ...place, version: 1, reason: 'No.' }, of.family)).toBe(403);
  });

  it('keeps what is entered in it, and of two directors the second is told', async () => {
    const { document, ...view } = await of.begin();
    const place = { id: of.id, documentId: document.id };
    const permit = fieldNamed({ document, ...view }, 'Number of the cremation permit');
    const save = (value: string) => ({ ...place, version: document.version, values: { [permit.id]: value } });
    const saved = await ok<CaseDocumentView>('saveCaseDocument', save('Łódź 王-17'), keyed(of.staff));
    expect(fieldNamed(saved, 'Number of the cremation permit').value).toBe('Łódź 王-17');
    expect(await refused('saveCaseDocument', save('Another'), keyed(of.staff))).toMatchObject({ status: 409 });
    const locked = fieldNamed(saved, 'Identification');
    const input = { ...place, version: saved.document.version, values: { [locked.id]: 'viewed' } };
    expect(JSON.stringify(await refused('saveCaseDocument', input, keyed(of.staff)))).toContain(
      'The signer fills in this field.',
    );
  });

  it('isn’t sent while something is missing, has a picture of each page, and may be signed on paper', async () => {
    const { document } = await of.begin();
    const place = { id: of.id, documentId: document.id };
    const no = await refused('sendCaseDocument', { ...place, version: document.version }, keyed(of.staff));
    expect(no.status).toBe(409);
    const page = (by: RequestOptions) => ok<Picture>('pdfImageFromCaseDocument', { id: document.id, page: 1, width: 400 }, by);
    const drawn = await page(of.staff);
    expect(drawn).toMatchObject({ width: 400, image: expect.stringMatching(/^data:image\/(png|webp);base64,/) });
    expect(drawn.places.length).toBeGreaterThan(0);
    expect(await page(of.staff)).toEqual(drawn);
    expect(await statusOf('pdfImageFromCaseDocument', { id: document.id }, of.trade)).toBe(404);
    const bytes = await flatForm(2);
    const begun = await ok<{ uploadId: string; url: string; type: string }>(
      'beginSignedPaper',
      { ...place, bytes: bytes.length },
      keyed(of.staff),
    );
    const arrived = { ...place, uploadId: begun.uploadId };
    expect(await statusOf('getSignedPaper', arrived, of.staff)).toBe(404);
    await fetch(begun.url, { method: 'PUT', body: Buffer.from(bytes), headers: { 'content-type': begun.type } });
    const shown = await ok<Picture>('getSignedPaper', { ...arrived, page: 2 }, of.staff);
    expect(shown).toMatchObject({ pageCount: 2, image: expect.stringMatching(/^data:image\/(png|webp);base64,/) });
    expect(await statusOf('getSignedPaper', { ...arrived, page: 3 }, of.staff)).toBe(404);
    expect(await statusOf('getSignedPaper', arrived, of.family)).toBe(403);
    const paper = {
      ...place,
      version: document.version,
      uploadId: begun.uploadId,
      signatures: [{ name: 'Nguyễn Łukasz', signedOn: latelyOn }],
    };
    const options = keyed(of.staff);
    const kept = await ok<CaseDocumentView>('keepSignedPaper', paper, options);
    expect(kept.document).toMatchObject({
      state: 'signed-on-paper',
      status: 'completed',
      paper: { signedBy: 'Nguyễn Łukasz', pageCount: 2 },
    });
    // A scan may have fewer pages than the form, so its pictures say how many there are.
    expect(kept.pages).toEqual([]);
    expect(await ok<CaseDocumentView>('keepSignedPaper', paper, options)).toEqual(kept);
    const { values } = await ok<{ values: Record<string, unknown> }>('getCaseIdentifiers', { id: of.id }, of.staff);
    expect(values).toMatchObject({
      signedDocuments: ['cremation-authorization'],
      completedDocuments: ['cremation-authorization'],
    });
  });
});

it('takes the crematory that its case names after it was begun', async () => {
  const { staff, id, home, begin } = await cremation('Ψ');
  const { document } = await begin();
  const place = { id, documentId: document.id };
  const crematoryOf = ({ signers }: { signers: readonly { role: string; employeeId?: string | undefined }[] }) =>
    signers.find(({ role }) => role === 'crematory')?.employeeId;
  expect(crematoryOf(document)).toBeUndefined();
  const company = { ...(await member(home.id, 'Ολγα', 'Crematory')), kind: 'trade-company' as const };
  await openCloudTable().put(employeeItem(company));
  await saveAnswers(staff, id, { crematoryCompany: company.id });
  const seen = await ok<CaseDocumentView>('getCaseDocument', place, staff);
  expect(crematoryOf(seen.document)).toBe(company.id);
  expect(JSON.stringify(seen.reasons)).not.toMatch(/signs as Crematory|which crematory/);
  expect(authorizations(await listOf(staff, id)).map(crematoryOf)).toEqual([company.id]);
  const said = seen.document.signers.find(({ role }) => role === 'crematory')!;
  const { id: signerId, order, slot, role } = said;
  const other = { id: signerId, order, slot, role, employeeId: (await member(home.id, 'Ana', 'Ruiz')).id };
  const signers = [{ ...other, authority: '', needsCode: false }];
  const chosen = { ...place, version: seen.document.version, signers };
  expect(crematoryOf((await ok<CaseDocumentView>('saveCaseDocument', chosen, keyed(staff))).document)).toBe(other.employeeId);
});

it('shows its signers in the turns that were chosen, each with the address that the contact has now', async () => {
  const desk = await cremationDesk();
  const { document } = await readyDocument(desk);
  const place = { id: desk.id, documentId: document.id };
  const turns = [1, 3, 2];
  const signers = document.signers.map(({ id, slot, role, contactId, employeeId }, at) => ({
    ...{ id, slot, role, contactId, employeeId, authority: '', needsCode: false },
    order: turns[at],
  }));
  const saved = await ok<CaseDocumentView>(
    'saveCaseDocument',
    { ...place, version: document.version, signers },
    keyed(desk.staff),
  );
  const rolesOf = ({ document: { signers: all } }: CaseDocumentView) => all.map(({ order, role }) => `${order} ${role}`);
  expect(rolesOf(saved)).toEqual(['1 person-in-control-of-disposition', '2 crematory', '3 funeral-director']);
  const email = newEmail('second');
  const { agent } = desk;
  await ok('saveCaseContact', saveInput(desk.id, agent, { email }), keyed(desk.staff));
  const seen = await ok<CaseDocumentView>('getCaseDocument', place, desk.staff);
  expect(seen.document.signers[0]?.email).toBe(email);
  const listed = authorizations(await listOf(desk.staff, desk.id))[0]!;
  expect(listed.signers.map(({ order }) => order)).toEqual([1, 2, 3]);
  expect(listed.signers[0]?.email).toBe(email);
  const sent = await ok<CaseDocumentView>('sendCaseDocument', { ...place, version: seen.document.version }, keyed(desk.staff));
  expect(rolesOf(sent)).toEqual(rolesOf(saved));
  await mailbox(email).mail(({ subject }) => subject.includes('please sign'));
});

/** Sends a file as the scan of a document, and keeps it. */
async function scanned(of: Awaited<ReturnType<typeof cremationDesk>>, bytes: Buffer, type: string) {
  const { document } = await readyDocument(of);
  const place = { id: of.id, documentId: document.id };
  const begun = await ok<{ uploadId: string; url: string; type: string }>(
    'beginSignedPaper',
    { ...place, bytes: bytes.length, type },
    of.staff,
  );
  const put = await fetch(begun.url, { method: 'PUT', body: new Uint8Array(bytes), headers: { 'content-type': begun.type } });
  expect(put.status).toBe(200);
  const signatures = [{ contactId: of.agent.id, signedOn: latelyOn }];
  return { place, document, keep: { ...place, version: document.version, uploadId: begun.uploadId, signatures } };
}

it('keeps only the pages of a scan: the family gets no script and no other file that it came with', async () => {
  const of = await cremationDesk();
  const { place, keep } = await scanned(of, Buffer.from(await busyForm()), 'application/pdf');
  const { document } = await ok<CaseDocumentView>('keepSignedPaper', keep, keyed(of.staff));
  const { url } = await ok<{ url: string }>('getCaseDocumentFile', { ...place, which: 'paper' }, of.family);
  const bytes = Buffer.from(await (await fetch(url)).arrayBuffer());
  expect(bytes.toString('latin1')).not.toMatch(/JavaScript|Launch|EmbeddedFile|notes\.txt|XFA/);
  expect(document.paper?.sha256).toBe(createHash('sha256').update(bytes).digest('hex'));
});

it('takes the signature of nobody who has nothing to do with the case, of nobody twice, and from no day that can’t be', async () => {
  const of = await cremationDesk();
  const { keep } = await scanned(of, Buffer.from(await flatForm(1)), 'application/pdf');
  const errorsOf = async (...signatures: object[]) =>
    (await refused('keepSignedPaper', { ...keep, signatures }, keyed(of.staff))).errors?.map(({ field }) => field);
  const [agent, signedOn] = [{ contactId: of.agent.id }, '2026-01-03'];
  expect(await errorsOf({ contactId: randomUUID(), signedOn }, { ...agent, signedOn: '2999-01-01' })).toEqual([
    'signatures.0.name',
    'signatures.1.signedOn',
  ]);
  expect(await errorsOf({ ...agent, signedOn }, { ...agent, signedOn })).toEqual(['signatures.1.name']);
  expect(await errorsOf()).toEqual(['signatures']);
});

describe('a photo of paper that was signed by hand', () => {
  it('becomes a PDF, and a copy of it goes to those who signed, by a link that only shows it', async () => {
    const of = await cremationDesk();
    const photo = await sharp({ create: { width: 900, height: 1200, channels: 3, background: '#eee' } })
      .jpeg()
      .toBuffer();
    const { place, document, keep } = await scanned(of, photo, 'image/jpeg');
    const copy = { id: place.documentId, signerId: document.signers[0]?.id };
    const early = await refused('sendCaseFormDocumentCopy', copy, keyed(of.staff));
    expect(early.detail).toBe(
      'This document isn’t complete yet. Once everyone has signed and it’s sealed, a copy can be emailed.',
    );
    const kept = await ok<CaseDocumentView>('keepSignedPaper', keep, keyed(of.staff));
    expect(kept.document.paper).toMatchObject({ pageCount: 1, path: expect.stringMatching(/\.pdf$/) });
    expect(kept.document.signers.map(({ byHand }) => byHand ?? false)).toEqual([true, false, false]);
    const { url } = await ok<{ url: string }>('getCaseDocumentFile', { ...place, which: 'paper' }, of.staff);
    expect((await readPdf(new Uint8Array(await (await fetch(url)).arrayBuffer()))).pages).toHaveLength(1);
    const email = newEmail('copy');
    const { agent } = of;
    await ok('saveCaseContact', saveInput(of.id, agent, { email }), keyed(of.staff));
    await ok('sendCaseFormDocumentCopy', copy, keyed(of.staff));
    const letter = await mailbox(email).mail(({ subject }) => subject.includes('your copy'));
    expect(letter.body.text).toContain('print the scan of it');
    const signer = await signerByMail(email, place.documentId);
    expect(await signer.open()).toMatchObject({ stage: 'complete' });
    expect(await signer.read()).toMatchObject({ isOnPaper: true, isSealed: false, pageCount: 1 });
    const got = await ok<{ url: string }>(
      'getSignersCopy',
      { documentId: place.documentId, signingToken: signer.token },
      signer.by(),
    );
    expect((await fetch(got.url)).status).toBe(200);
    expect((await refused('saveESignQuestions', signer.saveInput({ questions: [], pages: [] }), signer.by())).status).toBe(410);
    const after = await ok<CaseDocumentView>('getCaseDocument', place, of.staff);
    expect(after.record.map(({ words }) => words).join(' ')).toContain('emailed a copy to Łukasz Nguyễn.');
  });

  it('is refused in words if it’s no photo that can be kept', async () => {
    const of = await cremationDesk();
    const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(64)]);
    const { keep } = await scanned(of, heic, 'image/jpeg');
    expect(await refused('keepSignedPaper', keep, keyed(of.staff))).toMatchObject({
      status: 415,
      detail: expect.stringMatching(/HEIC/),
    });
  });
});

it('says what other documents wait for, as long as the disposition isn’t known', async () => {
  const { staff, family, row } = await caseParty({ decedentFirstName: 'Ολγα' });
  const undecided = async (by: RequestOptions) => (await listOf(by, row.id)).undecided.map(({ link }) => link);
  expect(await undecided(staff)).toEqual([{ kind: 'question', page: 'case-details', identifier: 'dispositionType' }]);
  expect(await undecided(family)).toEqual([]);
  await saveAnswers(staff, row.id, { dispositionType: 'cremation' });
  expect(await undecided(staff)).toEqual([]);
});

it('is replaced by a next version, which leaves a complete one unchanged, and void for good', async () => {
  const { staff, id, begin } = await cremation('王');
  const { document } = await begin();
  const place = { id, documentId: document.id };
  const ending = { version: document.version, reason: 'Begun by mistake.' };
  expect(await statusOf('replaceCaseDocument', { ...place, ...ending }, staff)).toBe(409);
  const voided = await ok<CaseDocumentView>('voidCaseDocument', { ...place, ...ending }, keyed(staff));
  expect(voided.document).toMatchObject({ state: 'void', voided: { reason: 'Begun by mistake.' } });
  expect((await begin()).document.id).not.toBe(document.id);
  expect(authorizations(await listOf(staff, id))).toHaveLength(2);
});

it('is gone with its case', async () => {
  const { staff, family, id, row, begin } = await cremation();
  const { document } = await begin();
  await hide(row);
  for (const by of [staff, family]) {
    expect(await statusOf('getCaseDocuments', { id }, by)).toBe(404);
    expect(await statusOf('pdfImageFromCaseDocument', { id: document.id }, by)).toBe(404);
  }
});

it('is gone with its case after it was sent, too, and comes back with it', async () => {
  const desk = await cremationDesk();
  const { place } = await sentDocument(desk);
  const { staff, family, trade, stranger } = desk;
  const key = (await ok<CaseDocumentView>('getCaseDocument', place, staff)).pictureKey;
  const picture = { id: place.documentId, pictureKey: key, width: 400 };
  const sees = async (by: RequestOptions) => [
    (await ask('getCaseDocument', place, by)).status,
    (await ask('pdfImageFromCaseDocument', picture, by)).status,
  ];
  const all = async () => Promise.all([staff, family, trade, stranger].map(sees));
  const shown = [200, 200];
  const gone = [404, 404];
  expect(await all()).toEqual([shown, shown, gone, gone]);
  const owner = await desk.at({ access: 'owner' });
  await ok('deleteCase', { id: desk.id }, keyed(owner));
  expect(await all()).toEqual([gone, gone, gone, gone]);
  await ok('restoreCase', { id: desk.id }, keyed(owner));
  expect(await all()).toEqual([shown, shown, gone, gone]);
});

it('is for those who sign it and the person in control once it was sent, before and after it’s void', async () => {
  const desk = await cremationDesk();
  const { place, sent } = await sentDocument(desk);
  const { staff, family, friend } = desk;
  const doors = ['getCaseDocument', 'getCaseDocumentFile', 'pdfImageFromCaseDocument'] as const;
  const sees = async (by: RequestOptions) => {
    const found = await Promise.all(
      doors.map(async (call) => (await ask(call, call.startsWith('pdf') ? { id: place.documentId } : place, by)).status),
    );
    const listed = (await listOf(by, desk.id)).documents.some(({ id }) => id === place.documentId);
    return [...found, listed];
  };
  const [all, none] = [
    [200, 200, 200, true],
    [404, 404, 404, false],
  ];
  expect(await Promise.all([staff, family, friend].map(sees))).toEqual([all, all, none]);
  const ending = { ...place, version: sent.document.version, reason: 'The family asked for another wording.' };
  await ok('voidCaseDocument', ending, keyed(staff));
  expect(await Promise.all([staff, family, friend].map(sees))).toEqual([all, all, none]);
});

it('shows a picture by what its content is called to nobody who doesn’t see the document', async () => {
  const [one, other] = await Promise.all([cremation('Okafor'), cremation('Lindqvist')]);
  const of = async ({ id, begin, staff }: typeof one) => {
    const { document } = await begin();
    const { pictureKey } = await ok<CaseDocumentView>('getCaseDocument', { id, documentId: document.id }, staff);
    const picture = { id: document.id, width: 400, pictureKey };
    return { picture, drawn: await ok<Picture>('pdfImageFromCaseDocument', picture, staff) };
  };
  const [first, second] = [await of(one), await of(other)];
  expect(first.drawn.image).not.toBe(second.drawn.image);
  expect(await statusOf('pdfImageFromCaseDocument', first.picture, other.staff)).toBe(404);
  // The content of another document leads nowhere: the page is drawn as it is.
  const foreign = { ...second.picture, pictureKey: first.picture.pictureKey };
  expect((await ok<Picture>('pdfImageFromCaseDocument', foreign, other.staff)).image).toBe(second.drawn.image);
});

it('takes no answer to a question that other answers hide, and says why', async () => {
  const { staff, row } = await caseParty({ decedentFirstName: 'Zoë', decedentLastName: 'Ó Briain' });
  const templateDocumentId = composedDocuments().find(({ type }) => type === 'removal-authorization')?.id;
  const begun = await ok<CaseDocumentView>('beginCaseDocument', { id: row.id, templateDocumentId }, keyed(staff));
  const place = { id: row.id, documentId: begun.document.id };
  await saveAnswers(staff, row.id, { medicalExaminerNotified: 'not-required', isStillAtPlaceOfDeath: true });
  const answered = await ok<CaseDocumentView>('getCaseDocument', { id: row.id, documentId: begun.document.id }, staff);
  expect(fieldNamed(answered, 'Medical examiner or coroner notified')).toMatchObject({ value: 'not-required', isMissing: false });
  expect(fieldNamed(answered, 'The body is still at the place of death').value).toBe('yes');
  const kindOf = ({ fields }: CaseDocumentView) => fields.find(({ identifier }) => identifier === 'infectiousHazardKind');
  const values = { [kindOf(begun)?.id ?? '']: 'Hepatitis' };
  const save = (version: number) => ({ ...place, version, values });
  expect(kindOf(begun)).toMatchObject({ mayChange: false, value: null });
  const no = await refused('saveCaseDocument', save(begun.document.version), keyed(staff));
  expect(no.status).toBe(403);
  expect(JSON.stringify(no)).toContain('The case doesn’t ask for this, because of its other answers.');
  await saveAnswers(staff, row.id, { infectiousHazard: 'yes' });
  const open = await ok<CaseDocumentView>('getCaseDocument', place, staff);
  expect(kindOf(open)).toMatchObject({ mayChange: true });
  const saved = await ok<CaseDocumentView>('saveCaseDocument', save(open.document.version), keyed(staff));
  expect(kindOf(saved)).toMatchObject({ mayChange: true, value: 'Hepatitis' });
  expect(await ok<CaseDocumentView>('getCaseDocument', place, staff)).toEqual(saved);
});
