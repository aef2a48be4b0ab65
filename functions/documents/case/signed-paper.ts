import { readFileBytes, uploadAddress } from '#functions/catalog/imports/import-objects.ts';
import { cleanedPdf, pageImage, pictureUrl } from '#functions/documents/forms/inspect-form.ts';
import { problem } from '#functions/problem.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import type { RecordedDocument } from '#functions/table/case-document.ts';
import { isAuthorization } from '#shared/gates/acts.ts';
import type { CaseDocument } from '#shared/model/case-document.ts';
import type { DocumentState } from '#shared/model/enumerations/document.ts';
import { MAX_TEMPLATE_BYTES } from '#shared/model/template-document.ts';
import { dateInZone } from '#shared/values/dates.ts';
import {
  type ChangedDocument,
  changeDocument,
  completedEvent,
  joinedEvents,
  recorded,
  signedEvent,
  tellOfDocument,
} from './change-document.ts';
import { currentSigners } from './changed-signers.ts';
import type { DocumentAccess } from './document-access.ts';
import { type DocumentCase, readDocumentCase } from './document-case.ts';
import { type SaidOnPaper, saysOnPaper } from './document-says.ts';
import { keepPdf, readFrozen } from './kept-files.ts';
import { checkContractPaper, type GivenSignature, paperSignatures, signedByHand, withAllInControl } from './paper-signatures.ts';
import { scanAsPdf } from './scan-pdf.ts';
import { checkVersion, withoutWaiting } from './void-document.ts';

type Found = DocumentAccess & RecordedDocument;
export type SignedPaper = {
  version: number;
  uploadId: string;
  signatures: readonly GivenSignature[];
  says?: SaidOnPaper | undefined;
  /** The day on which the family was given the contract; missing for every other document. */
  givenOn?: string | undefined;
};

/** States in which a document can still be signed by hand. */
const open: ReadonlySet<DocumentState> = new Set(['draft', 'out', 'declined']);

function checkOpen({ state }: CaseDocument): void {
  if (state === 'void') throw problem('conflict', { detail: 'This document is void. Begin it again, or replace it.' });
  if (!open.has(state)) throw problem('conflict', { detail: 'This document is complete already.' });
}

/** An upload belongs to its document: nobody can keep it as the paper of another one. */
const uploadOf = (documentId: string, uploadId: string): string => `${documentId}/${uploadId}`;

/** Returns an address for a scan. Nothing is written before that is inspected, so nothing has to be taken back when it never comes. */
export async function beginPaper(
  context: OperationContext,
  { document }: Found,
  { bytes, type }: { bytes: number; type: string },
) {
  checkOpen(document);
  if (bytes > MAX_TEMPLATE_BYTES)
    throw problem('too_large', { detail: `A scan can have at most ${MAX_TEMPLATE_BYTES / 1_000_000} MB.` });
  const uploadId = context.newId();
  return { uploadId, url: await uploadAddress(uploadOf(document.id, uploadId), { at: context.now, type, bytes }), type };
}

/** Reads a scan that has arrived, as the PDF that is kept of it: only its pages. What it has besides, such as scripts and other files, is left out. */
async function readScan(documentId: string, uploadId: string): Promise<{ bytes: Buffer; pageCount: number }> {
  const arrived = await readFileBytes(uploadOf(documentId, uploadId));
  if (!arrived) throw problem('not_found', { detail: 'The scan didn’t arrive. Choose it again.' });
  const read = await cleanedPdf(await scanAsPdf(arrived));
  if ('clean' in read) return { bytes: Buffer.from(read.clean.bytes), pageCount: read.clean.pageCount };
  const { reason, message } = read.refused;
  throw problem(reason === 'not-pdf' ? 'unsupported_type' : 'invalid_input', {
    detail: message,
    errors: [{ field: 'uploadId', message }],
  });
}

/** The width in pixels of the picture that someone looks at before a scan is kept. */
const SHOWN_WIDTH = 900;

/** Returns a picture of a page of a scan, which isn't kept yet: people look at it before they keep it. */
export async function paperPage({ document }: Found, uploadId: string, page: number) {
  checkOpen(document);
  const { bytes, pageCount } = await readScan(document.id, uploadId);
  if (page > pageCount) throw problem('not_found', { detail: `This scan has no page ${page}.` });
  const { bytes: picture, width, height } = await pageImage({ bytes, page, width: SHOWN_WIDTH });
  return { image: pictureUrl(Buffer.from(picture)), width, height, pageCount };
}

/** Keeps a scan for good. */
async function keptScan(documentId: string, uploadId: string) {
  const { bytes, pageCount } = await readScan(documentId, uploadId);
  return { ...(await keepPdf(bytes)), pageCount };
}

/** Returns the form of a document: as it was sent, or as it is now. */
async function templateOf({ frozen, templateDocumentId = '' }: CaseDocument, { templates }: DocumentCase) {
  return frozen ? (await readFrozen(frozen)).template : templates.templates.get(templateDocumentId);
}

/** Returns who has to sign a document, and of those the ones whose signature is on the paper, with what it says. */
async function signedBy(context: OperationContext, found: Found, { signatures: given, says: read, givenOn }: SignedPaper) {
  const { document, record } = found;
  const known = await readDocumentCase(context, found);
  const { people, sources } = known;
  const signatures = paperSignatures(given, people, { record, now: context.now });
  const today = dateInZone(context.now.toISOString(), known.home.timeZone);
  if (givenOn !== undefined) checkContractPaper(signatures, document.signers, { givenOn, today });
  const template = await templateOf(document, known);
  const chosen = document.state === 'draft' ? currentSigners(document.signers, people, template) : document.signers;
  const asked = isAuthorization(document.type) ? withAllInControl(chosen, people, context.newId) : chosen;
  return {
    signatures,
    signers: signedByHand(withoutWaiting(asked), signatures),
    says: saysOnPaper(sources.known, { type: document.type, fields: template?.fields ?? [], read }),
  };
}

/** Keeps a scan of a document that was signed by hand. The document is complete with it, and links to sign it no longer work. */
export async function keepPaper(context: OperationContext, found: Found, paper: SignedPaper): Promise<ChangedDocument> {
  const { version: _version, ...document } = found.document;
  checkOpen(document);
  checkVersion(found, paper.version);
  const on = context.now.toISOString();
  const { signatures, signers, says } = await signedBy(context, found, paper);
  const kept = await keptScan(document.id, paper.uploadId);
  const keptBy = context.actor.kind === 'person' ? context.actor.person.id : found.record.id;
  const names = signatures.map(({ fullName }) => fullName);
  const named = {
    signedBy: new Intl.ListFormat('en-US').format(names).slice(0, 2000),
    signedOn: signatures
      .map(({ signedOn }) => signedOn)
      .toSorted()
      .at(-1)!,
  };
  const after: CaseDocument = {
    ...document,
    state: 'signed-on-paper',
    signers,
    says,
    paper: { ...kept, ...named, signatures, keptBy, keptOn: on },
    completedOn: on,
    updatedOn: on,
  };
  const completed = document.state === 'draft' ? [completedEvent(context, after)] : [];
  return changeDocument(context, found, {
    document: after,
    writes: [tellOfDocument(context, document, 'document-signed-on-paper')],
    entries: [
      recorded(context, 'document.paper-signed', {
        ...{ paperSha256: kept.sha256, ...named },
        signatures: signatures.map(({ fullName: name, signedOn }) => ({ name, signedOn })),
      }),
    ],
    events: joinedEvents([...completed, signedEvent(context, after)]),
  });
}
