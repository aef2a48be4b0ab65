import { readFileBytes, uploadAddress } from '#functions/catalog/imports/import-objects.ts';
import { cleanedPdf, pageImage, pictureUrl } from '#functions/documents/forms/inspect-form.ts';
import { problem } from '#functions/problem.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import type { CaseRecord } from '#functions/table/case.ts';
import type { RecordedDocument } from '#functions/table/case-document.ts';
import { latestToday } from '#shared/cases/life-dates.ts';
import type { CaseDocument, DocumentSigner } from '#shared/model/case-document.ts';
import type { DocumentState } from '#shared/model/enumerations/document.ts';
import { MAX_TEMPLATE_BYTES } from '#shared/model/template-document.ts';
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
import { readDocumentCase } from './document-case.ts';
import { saysOnPaper } from './document-says.ts';
import { keepPdf } from './kept-files.ts';
import { scanAsPdf } from './scan-pdf.ts';
import { checkVersion, withoutWaiting } from './void-document.ts';

type Found = DocumentAccess & RecordedDocument;
export type SignedPaper = { version: number; uploadId: string; signedBy: string; signedOn: string };

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

/** Returns the signers of a document that was signed by hand: those whom the home names as having signed it, and the others, who no longer have to. */
function signedByHand(signers: readonly DocumentSigner[], signedBy: string): DocumentSigner[] {
  const named = signedBy.toLocaleLowerCase('en-US');
  return withoutWaiting(signers).map((signer) =>
    signer.state === 'canceled' && signer.fullName !== '' && named.includes(signer.fullName.toLocaleLowerCase('en-US'))
      ? { ...signer, byHand: true }
      : signer,
  );
}

/** Returns who signs a document and what it says: of a draft, those who are chosen or suggested now, and what the case says, since it's complete without being sent. */
async function chosenSigners(context: OperationContext, found: Found): Promise<Pick<CaseDocument, 'signers' | 'says'>> {
  const { signers, says, state, templateDocumentId = '' } = found.document;
  if (state !== 'draft') return { signers, says };
  const { people, templates, sources } = await readDocumentCase(context, found);
  return {
    signers: currentSigners(signers, people, templates.templates.get(templateDocumentId)),
    says: saysOnPaper(sources.known),
  };
}

const FIVE_YEARS_MS = 5 * 366 * 86_400_000;

/**
 * Returns why a paper can't have been signed on a day, in words for the screen; undefined if it can. The day of a home in Guam is ahead of UTC. What was planned
 * ahead may be older still.
 */
export function impossibleDay(
  signedOn: string,
  now: string,
  { type, createdOn }: Pick<CaseRecord, 'type' | 'createdOn'>,
): string | undefined {
  if (signedOn > latestToday(Date.parse(now))) return 'This day is in the future.';
  const earliest = new Date(Date.parse(createdOn) - FIVE_YEARS_MS).toISOString().slice(0, 10);
  return type !== 'pre-need' && signedOn < earliest
    ? 'This is more than five years before the case was opened. Check the date.'
    : undefined;
}

/** Keeps a scan of a document that was signed by hand. The document is complete with it, and links to sign it no longer work. */
export async function keepPaper(
  context: OperationContext,
  found: Found,
  { version, uploadId, signedBy, signedOn }: SignedPaper,
): Promise<ChangedDocument> {
  const { version: _version, ...document } = found.document;
  checkOpen(document);
  checkVersion(found, version);
  const on = context.now.toISOString();
  const refusal = impossibleDay(signedOn, on, found.record);
  if (refusal !== undefined) throw problem('invalid_input', { errors: [{ field: 'signedOn', message: refusal }] });
  const kept = await keptScan(document.id, uploadId);
  const keptBy = context.actor.kind === 'person' ? context.actor.person.id : found.record.id;
  const { signers, says } = await chosenSigners(context, found);
  const after: CaseDocument = {
    ...document,
    state: 'signed-on-paper',
    signers: signedByHand(signers, signedBy),
    says,
    paper: { ...kept, signedBy, signedOn, keptBy, keptOn: on },
    completedOn: on,
    updatedOn: on,
  };
  const completed = document.state === 'draft' ? [completedEvent(context, after)] : [];
  return changeDocument(context, found, {
    document: after,
    writes: [tellOfDocument(context, document, 'document-signed-on-paper')],
    entries: [recorded(context, 'document.paper-signed', { paperSha256: kept.sha256, signedBy, signedOn })],
    events: joinedEvents([...completed, signedEvent(context, after)]),
  });
}
