import { beforeAll, describe, expect, it } from 'vitest';
import type { CaseDocumentView } from '#shared/contract/case-documents-views.ts';
import { eventsOf, mailbox, ok, refused, waitUntil } from '#test/cloud/cloud.ts';
import { readPdf } from '#test/documents/read-pdf.ts';
import { keyed } from './parts/case-desk.ts';
import { type CremationDesk, cremationDesk, sentDocument, signerAt, signerByMail } from './parts/signing-desk.ts';

type Copy = { url: string; fileName: string; isSealed: boolean };
type Witnessed = { signingToken: string; expiresOn: string };

const viewOf = ({ staff }: CremationDesk, place: object) => ok<CaseDocumentView>('getCaseDocument', place, staff);
const statesOf = ({ document }: CaseDocumentView) => document.signers.map(({ state }) => state);

/** Downloads a signer's copy, and reads it. */
async function copyOf({ token, by }: ReturnType<typeof signerAt>, documentId: string) {
  const made = await ok<Copy>('getSignersCopy', { documentId, signingToken: token }, by());
  const { pages, text } = await readPdf(new Uint8Array(await (await fetch(made.url)).arrayBuffer()));
  return { ...made, pageCount: pages.length, text };
}

describe('the authorization of a cremation', () => {
  let desk: CremationDesk;
  let out: Awaited<ReturnType<typeof sentDocument>>;
  beforeAll(async () => {
    desk = await cremationDesk();
    out = await sentDocument(desk);
  });

  it('is frozen when it’s sent, and only its first signer gets a letter', async () => {
    const { sent, place } = out;
    expect(sent.document).toMatchObject({
      state: 'out',
      status: 'pending-signatures',
      original: { pageCount: expect.any(Number) },
    });
    expect(statesOf(sent)).toEqual(['sent', 'waiting', 'waiting']);
    const { url } = await ok<{ url: string }>('getCaseDocumentFile', { ...place, which: 'original' }, desk.staff);
    expect(Buffer.from(await (await fetch(url)).arrayBuffer()).toString('latin1', 0, 5)).toBe('%PDF-');
    const letter = await mailbox(desk.agent.email).mail(({ subject }) => subject.includes('please sign'));
    expect(letter.body.text).toContain('Łukasz');
    expect(letter.body.text).toContain('Amélie Nguyễn');
    expect(await mailbox(desk.director.email).all()).toEqual([]);
    const again = await refused('sendCaseDocument', { ...place, version: sent.document.version }, keyed(desk.staff));
    expect(again.detail).toBe('This document was sent already.');
    const change = { ...place, version: sent.document.version, values: {} };
    expect(await refused('saveCaseDocument', change, keyed(desk.staff))).toMatchObject({ status: 409 });
  });

  it('is read, filled in, and signed by the first signer, who sees nobody else’s fields', async () => {
    const { place, sent } = out;
    const signer = await signerByMail(desk.agent.email, place.documentId);
    expect(await signer.open({ timeZone: 'America/New_York' })).toMatchObject({
      stage: 'start',
      needsCode: false,
      isWitnessed: false,
      signer: { fullName: 'Łukasz Nguyễn', order: 1 },
    });
    expect(statesOf(await viewOf(desk, place))).toEqual(['opened', 'waiting', 'waiting']);
    expect(await signer.read()).toMatchObject({ sha256: sent.document.original?.sha256, decedentName: 'Amélie Nguyễn' });
    const draft = await signer.draft();
    const own = new Set(sent.fields.filter((field) => field.signer === 1).map(({ id }) => id));
    expect(new Set(draft.questions.map(({ questionId }) => questionId))).toEqual(own);
    expect(draft.questions.find(({ question }) => question === 'Printed name')?.value).toBe('Łukasz Nguyễn');
    const early = await refused('saveESignQuestions', signer.saveInput(await signer.filled()), signer.by());
    expect(early.detail).toBe('Please agree to sign electronically first.');
    expect(await signer.consent()).toMatchObject({ stage: 'sign' });
    const unsigned = await refused('completeESignSession', await signer.completeInput(), signer.by());
    expect(unsigned.errors?.map(({ message }) => message)).toContain('Signature: Your signature is missing.');
    const filled = await signer.filled();
    expect(await signer.save(filled)).toMatchObject({ version: 1 });
    expect(await signer.save(filled)).toMatchObject({ version: 1 });
    const copy = await copyOf(signer, place.documentId);
    expect(copy).toMatchObject({ isSealed: false, pageCount: sent.document.original?.pageCount });
    expect(copy.fileName).toMatch(/Amélie Nguyễn\.pdf$/);
    expect(copy.text).toContain('Identified by Ολγα 王');
    const { signedOn } = await signer.complete();
    expect(await signer.complete()).toEqual({ signedOn });
    expect(await signer.open()).toMatchObject({ stage: 'complete' });
    expect(statesOf(await viewOf(desk, place))).toEqual(['signed', 'sent', 'waiting']);
  });

  it('is then the director’s, who gets a letter only now', async () => {
    const signer = await signerByMail(desk.director.email, out.place.documentId);
    expect((await signer.open()).signer.fullName).toBe('Ολγα Παπαδοπούλου');
    expect((await signer.read()).signers.map(({ hasSigned }) => hasSigned)).toEqual([true, false, false]);
    expect((await copyOf(signer, out.place.documentId)).text).not.toContain('Identified by Ολγα 王');
    await signer.sign();
    expect(statesOf(await viewOf(desk, out.place))).toEqual(['signed', 'signed', 'waiting']);
  });

  it('is signed last on the home’s tablet, and everyone is told that it’s signed', async () => {
    const { place, signerIds } = out;
    const begun = await ok<Witnessed>('beginWitnessedSigning', { ...place, signerId: signerIds[2] }, desk.staff);
    const signer = signerAt(place.documentId, begun.signingToken);
    expect(await signer.open()).toMatchObject({ isWitnessed: true, signer: { fullName: '王 小明' } });
    await signer.sign();
    const after = await viewOf(desk, place);
    expect(after.document.state).toMatch(/^(signed|sealed)$/);
    expect(after.document.signers[2]?.witnessedBy).toEqual(expect.any(String));
    expect(after.document.original).toEqual(out.sent.document.original);
    await waitUntil('the event', async () =>
      (await eventsOf('document.signed')).some(
        ({ event }) => (event.detail as { data: { documentId: string } }).data.documentId === place.documentId,
      ),
    );
    const sealed = await waitUntil('the seal', async () => {
      const { document } = await viewOf(desk, place);
      return document.state === 'sealed' && document;
    });
    const copy = await copyOf(await signerByMail(desk.agent.email, place.documentId, 2), place.documentId);
    expect(copy).toMatchObject({ isSealed: true, pageCount: sealed.sealed?.pageCount });
    expect(copy.text).toContain('Identified by Ολγα 王');
    const { values } = await ok<{ values: object }>('getCaseIdentifiers', { id: desk.id }, desk.staff);
    expect(values).toMatchObject({ signedDocuments: ['cremation-authorization'] });
    expect(after.record.map(({ sequence }) => sequence)).toEqual(after.record.map((_, at) => at + 1));
    expect(after.record.every(({ who }) => who !== '')).toBe(true);
  });
});
