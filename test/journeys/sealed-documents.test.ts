import { createHash, randomUUID } from 'node:crypto';
import { unzipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import { bucketOf } from '#functions/documents/case/document-buckets.ts';
import { keepPdf, readKept } from '#functions/documents/case/kept-files.ts';
import { caseDocumentWrites, readCaseDocument } from '#functions/table/case-document.ts';
import type { CaseDocumentView } from '#shared/contract/case-documents-views.ts';
import type { SealCertificate } from '#shared/model/seal-certificate.ts';
import type { TimelineEntry } from '#shared/model/timeline-entry.ts';
import { verifySeal } from '#shared/seal/verify-seal.ts';
import { eventsOf, mailbox, ok, openCloudTable, queueOf, refused, runJob, sendTo, waitUntil } from '#test/cloud/cloud.ts';
import { pdfsigFaults } from '#test/documents/pdfsig.ts';
import { readPdf } from '#test/documents/read-pdf.ts';
import { sampleEvidence } from '#test/documents/sample-evidence.ts';
import { evidenceVerdict, sortFiles } from '#web/verifier/evidence-verdict.ts';
import { withKey } from '#web/verifier/key-words.ts';
import type { ChosenFile } from '#web/verifier/read-files.ts';
import { keyed } from './parts/case-desk.ts';
import { caseParty } from './parts/case-party.ts';
import { failedDocument, signedDocument } from './parts/signed-document.ts';
import { signerByMail } from './parts/signing-desk.ts';

type Party = Awaited<ReturnType<typeof caseParty>>;

/** Returns the emails with a copy that an address has got, as soon as there is one. */
async function copiesTo(email: string) {
  const isCopy = ({ subject }: { subject: string }) => subject.includes('your copy of Cremation authorization');
  await mailbox(email).mail(isCopy);
  return (await mailbox(email).all()).filter(isCopy);
}

/** Returns what anyone without an account is told of files: changed or not, and whose key sealed them. */
async function saidOf(files: readonly ChosenFile[]) {
  const { items } = await ok<{ items: SealCertificate[] }>('getSealCertificates');
  const sorted = sortFiles(files);
  if ('words' in sorted) throw new Error(sorted.words);
  return withKey(await evidenceVerdict(sorted), items);
}

/** Waits until a document is sealed, as its page does. */
const sealedView = ({ staff, row }: Party, documentId: string) =>
  waitUntil(
    'a sealed document',
    async () => {
      const view = await ok<CaseDocumentView>('getCaseDocument', { id: row.id, documentId }, staff);
      return view.document.state === 'sealed' && view;
    },
    90,
  );

describe('a document that everyone has signed', () => {
  let of: Party;
  let signed: Awaited<ReturnType<typeof signedDocument>>;
  let view: CaseDocumentView;
  beforeAll(async () => {
    of = await caseParty();
    signed = await signedDocument(of.row);
    view = await sealedView(of, signed.document.id);
  }, 120_000);

  it('is sealed by its event with what its signer entered, and its signer gets the copy', async () => {
    expect(view.document).toMatchObject({ status: 'completed', sealed: { pageCount: expect.any(Number) } });
    expect(view.document.sealing).toBeUndefined();
    expect(view.record.filter(({ words }) => /seal/i.test(words))).toHaveLength(1);
    expect(await copiesTo(signed.email)).toHaveLength(1);
  });

  it('is sealed once, however often its event is delivered', async () => {
    const { event } = (await eventsOf('document.signed')).find(
      ({ event: { detail } }) => (detail as { data: { documentId: string } }).data.documentId === signed.document.id,
    )!;
    const queue = await queueOf('seal-document');
    const again = { ...event, detail: { ...(event.detail as object), id: randomUUID() } };
    for (const each of [event, again]) await sendTo(queue, JSON.stringify(each));
    await waitUntil('an empty queue', async () => {
      const { visible, inFlight } = await queueOf('seal-document');
      return visible + inFlight === 0;
    });
    expect((await sealedView(of, signed.document.id)).document).toEqual(view.document);
    expect(await copiesTo(signed.email)).toHaveLength(1);
  });

  it('can be downloaded with its record and a page that checks them, and that is recorded', async () => {
    const place = { id: of.row.id, documentId: signed.document.id };
    const { url, fileName } = await ok<{ url: string; fileName: string }>('getEvidenceBundle', place, of.staff);
    expect(fileName).toMatch(/^Cremation authorization.*\.zip$/);
    const answer = await fetch(url);
    expect(answer.status).toBe(200);
    const files = Object.entries(unzipSync(new Uint8Array(await answer.arrayBuffer()))).map(([name, bytes]) => ({
      name,
      bytes: new Uint8Array(bytes),
    }));
    const pdf = files.find(({ name }) => name.endsWith('.pdf'))!.bytes;
    expect(await verifySeal(pdf)).toMatchObject({ kind: 'unchanged', sha256: view.document.sealed?.sha256 });
    const { pages } = await readPdf(pdf);
    expect(pages[0]).toContain('O’Brien');
    expect(pages).toHaveLength(view.document.sealed?.pageCount ?? 0);
    expect(pdfsigFaults(pdf)).toEqual([]);
    expect(files.find(({ name }) => name === 'verify.html')?.bytes.length).toBeGreaterThan(10_000);
    const said = await saidOf(files);
    expect(said).toMatchObject({ isWhole: true, tone: 'good' });
    expect(said.result).toContain('Sealed by Yarrow with a key that Yarrow has published since');
    const { record } = await ok<CaseDocumentView>('getCaseDocument', place, of.staff);
    expect(record.at(-1)?.words).toContain('downloaded the sealed document with its record');
  });

  it('is told apart from a file that a stranger sealed under our name, although that one is intact', async () => {
    const { items } = await ok<{ items: SealCertificate[] }>('getSealCertificates');
    expect(items.at(-1)).toMatchObject({ until: null, certificate: expect.stringContaining('BEGIN CERTIFICATE') });
    // It was published before anything was sealed with it.
    const { sealedOn } = view.document.sealed!;
    expect(items.at(-1)!.from <= sealedOn).toBe(true);
    const { sealed, record, certificate } = await sampleEvidence();
    const forged = [
      { name: 'Cremation authorization.pdf', bytes: new Uint8Array(sealed) },
      { name: 'record.ndjson', bytes: new Uint8Array(Buffer.from(record)) },
      { name: 'seal-certificate.der', bytes: new Uint8Array(certificate) },
    ];
    expect(await saidOf(forged)).toMatchObject({
      isWhole: true,
      tone: 'bad',
      title: 'The seal is valid, but its key isn’t one that Yarrow has published',
    });
  });

  it('is told of in the case, and records a download once a day for each person', async () => {
    const place = { id: of.row.id, documentId: signed.document.id };
    const { items } = await ok<{ items: TimelineEntry[] }>('getCaseTimeline', { id: of.row.id }, of.staff);
    const kinds = items.filter(({ subjectId }) => subjectId === signed.document.id).map(({ kind }) => kind);
    expect(kinds).toEqual(['document-sealed', 'document-signed']);
    const signer = await signerByMail(signed.email, signed.document.id);
    const own = { documentId: signed.document.id, signingToken: signer.token };
    for (let times = 0; times < 2; times += 1) {
      for (const by of [of.staff, of.family]) await ok('getCaseDocumentFile', place, by);
      expect(await ok('getSignersCopy', own, signer.by())).toMatchObject({ isSealed: true });
    }
    const { record } = await ok<CaseDocumentView>('getCaseDocument', place, of.staff);
    expect(record.filter(({ words }) => words.endsWith('downloaded the sealed document.'))).toHaveLength(3);
  });

  it('is emailed to its signer again when they ask, and to nobody who isn’t one', async () => {
    const { id } = signed.document;
    const { token, by } = await signerByMail(signed.email, id);
    const before = (await copiesTo(signed.email)).length;
    await ok('sendCaseFormDocumentCopy', { id, signingToken: token }, keyed(by()));
    await waitUntil('another copy', async () => (await copiesTo(signed.email)).length === before + 1);
    const toStranger = { id, contactId: randomUUID() };
    expect(await refused('sendCaseFormDocumentCopy', toStranger, keyed(of.staff))).toMatchObject({ status: 400 });
    expect(await refused('sendCaseFormDocumentCopy', toStranger, keyed(of.viewers['view-only']))).toMatchObject({ status: 403 });
    expect(await refused('sendCaseFormDocumentCopy', toStranger, keyed(of.stranger))).toMatchObject({ status: 404 });
  });

  it('is not there for the family, and a sealed one isn’t sealed again', async () => {
    const place = { id: of.row.id, documentId: signed.document.id };
    expect((await refused('getEvidenceBundle', place, of.family)).status).toBeGreaterThanOrEqual(403);
    expect(await refused('getEvidenceBundle', place, of.stranger)).toMatchObject({ status: 404 });
    const again = await refused('sealCaseDocument', place, keyed(of.staff));
    expect(again).toMatchObject({ status: 409, detail: 'This document is sealed already.' });
  });
});

it('is sealed as soon as staff want it, when sealing it has failed', async () => {
  const of = await caseParty();
  const { id: documentId } = await failedDocument(of.row);
  const place = { id: of.row.id, documentId };
  expect((await refused('sealCaseDocument', place, keyed(of.viewers['view-only']))).status).toBe(403);
  await ok('sealCaseDocument', place, keyed(of.staff));
  expect((await sealedView(of, documentId)).document.sealing).toBeUndefined();
}, 120_000);

it('is sealed by the sweep, if its event was lost', async () => {
  const of = await caseParty();
  const { id } = await failedDocument(of.row);
  const document = (await readCaseDocument(openCloudTable(), id))!;
  const since = new Date(Date.now() - 600_000).toISOString();
  await openCloudTable().transact(caseDocumentWrites({ ...document, sealing: { state: 'queued', tries: 0, since } }));
  await runJob('start-sealings');
  expect((await sealedView(of, id)).document.state).toBe('sealed');
}, 120_000);

it('keeps a file once: the same bytes are one file, and other bytes under its name are refused', async () => {
  const bytes = Buffer.from(`%PDF-1.7 ${randomUUID()}`);
  const kept = await keepPdf(bytes);
  expect(await keepPdf(bytes)).toEqual(kept);
  const [evidence, type] = [bucketOf(kept.path), 'application/pdf'];
  expect(await evidence.write(kept.path, Buffer.from('other'), { type, ifNew: true })).toBe(false);
  await expect(evidence.write(kept.path, Buffer.from('other'), { type })).rejects.toThrow('S3 answered 403');
  await expect(evidence.remove(kept.path)).rejects.toThrow('S3 answered 403');
  expect(await readKept(kept)).toEqual(bytes);
  const next = Buffer.from(`%PDF-1.7 ${randomUUID()}`);
  const path = `evidence/${createHash('sha256').update(next).digest('hex')}.pdf`;
  await evidence.write(path, Buffer.from('other'), { type, ifNew: true });
  await expect(keepPdf(next)).rejects.toThrow('has other bytes than its name says');
});
