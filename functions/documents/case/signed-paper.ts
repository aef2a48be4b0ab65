import { readFileBytes, uploadAddress } from '#functions/catalog/imports/import-objects.ts';
import { inspectForm } from '#functions/documents/forms/inspect-form.ts';
import { problem } from '#functions/problem.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import type { RecordedDocument } from '#functions/table/case-document.ts';
import type { CaseDocument } from '#shared/model/case-document.ts';
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
import type { DocumentAccess } from './document-access.ts';
import { checkVersion, withoutWaiting } from './end-document.ts';
import { keepPdf } from './kept-files.ts';

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
export async function beginPaper(context: OperationContext, { document }: Found, bytes: number) {
  checkOpen(document);
  if (bytes > MAX_TEMPLATE_BYTES)
    throw problem('too_large', { detail: `A scan can have at most ${MAX_TEMPLATE_BYTES / 1_000_000} MB.` });
  const uploadId = context.newId();
  const type = 'application/pdf';
  return { uploadId, url: await uploadAddress(uploadOf(document.id, uploadId), { at: context.now, type, bytes }), type };
}

/** Inspects a scan, and keeps it for good. */
async function keptScan(documentId: string, uploadId: string) {
  const bytes = await readFileBytes(uploadOf(documentId, uploadId));
  if (!bytes) throw problem('not_found', { detail: 'The scan didn’t arrive. Choose it again.' });
  const inspection = await inspectForm(bytes);
  if ('form' in inspection) return { ...(await keepPdf(bytes)), pageCount: inspection.form.pages.length };
  const { reason, message } = inspection.refused;
  throw problem(reason === 'not-pdf' ? 'unsupported_type' : 'invalid_input', {
    detail: message,
    errors: [{ field: 'file', message }],
  });
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
  // Homes are west of Greenwich: their day is never ahead of it.
  if (signedOn > on.slice(0, 10))
    throw problem('invalid_input', { errors: [{ field: 'signedOn', message: 'This day is in the future.' }] });
  const kept = await keptScan(document.id, uploadId);
  const keptBy = context.actor.kind === 'person' ? context.actor.person.id : found.record.id;
  const after: CaseDocument = {
    ...document,
    state: 'signed-on-paper',
    signers: withoutWaiting(document.signers),
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
