import { staleCase } from '#functions/cases/changing/change-case.ts';
import { problem } from '#functions/problem.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import type { CaseRecord } from '#functions/table/case.ts';
import { type RecordedDocument, readRecordedDocument } from '#functions/table/case-document.ts';
import type { Write } from '#functions/table/table.ts';
import type { CaseDocument, DocumentSigner } from '#shared/model/case-document.ts';
import type { DocumentState } from '#shared/model/enumerations/document.ts';
import { type ChangedDocument, changeDocument, type FoundDocument, recorded, tellOfDocument } from './change-document.ts';

/** Which version of a document ends, and why. */
export type Ending = { version: number; reason: string };

/** What emails the signers of a document that nobody can sign it any more. */
export type TellWithdrawn = (context: OperationContext, found: Pick<RecordedDocument, 'document' | 'sessions'>) => Write[];

/** Refuses a change of a document that somebody else has changed since it was seen. */
export function checkVersion({ document }: Pick<RecordedDocument, 'document'>, version: number): void {
  if (document.version !== version)
    throw staleCase('Someone changed this document in the meantime. Your changes aren’t saved yet.');
}

/** Returns signers of a document that nobody signs any more: those who haven't signed no longer have to. */
export const withoutWaiting = (signers: readonly DocumentSigner[]): DocumentSigner[] =>
  signers.map((signer) => (signer.state === 'signed' || signer.state === 'declined' ? signer : { ...signer, state: 'canceled' }));

const callerId = ({ actor }: OperationContext, fallback: string): string =>
  actor.kind === 'person' ? actor.person.id : fallback;

/** Returns the row of a document that is void from now on, with why. */
export const voidedRow = (context: OperationContext, document: CaseDocument, reason: string): CaseDocument => {
  const on = context.now.toISOString();
  const signers = withoutWaiting(document.signers);
  return { ...document, state: 'void', signers, updatedOn: on, voided: { on, by: callerId(context, document.caseId), reason } };
};

/** States in which somebody may still sign a document. */
const awaited: ReadonlySet<DocumentState> = new Set(['out', 'declined']);

const voided = (
  context: OperationContext,
  found: FoundDocument,
  reason: string,
  letters: readonly Write[] = [],
): Promise<ChangedDocument> =>
  changeDocument(context, found, {
    document: voidedRow(context, found.document, reason),
    writes: [tellOfDocument(context, found.document, 'document-voided', { reason }), ...letters],
    entries: [recorded(context, 'document.voided', { reason })],
  });

/** Refuses to change who signs the document of a contract, or to end it alone: it's taken back with its version. */
export function checkNoContract({ type }: Pick<CaseDocument, 'type'>): void {
  if (type === 'statement-of-goods-and-services')
    throw problem('conflict', { detail: 'This statement belongs to the contract. Reopen the contract instead.' });
}

/** Voids a document. What was kept of it stays, and no link to it works any more. */
export async function voidDocument(
  context: OperationContext,
  found: FoundDocument & Pick<RecordedDocument, 'sessions'>,
  { version, reason }: Ending,
  tellWithdrawn: TellWithdrawn,
): Promise<ChangedDocument> {
  checkVersion(found, version);
  checkNoContract(found.document);
  if (found.document.state === 'void') throw problem('conflict', { detail: 'This document is void already.' });
  return voided(context, found, reason, awaited.has(found.document.state) ? tellWithdrawn(context, found) : []);
}

/**
 * Voids documents of a case that are out for signatures, one after the other. One that is void, or that everyone has signed by now, stays as it was: so after a
 * crash the same request goes on where it stopped. Nobody is emailed: this is for a case that is being cancelled.
 */
export async function voidDocumentsOf(
  context: OperationContext,
  record: CaseRecord,
  documentIds: readonly string[],
  reason: string,
): Promise<void> {
  for (const documentId of new Set(documentIds)) {
    const found = await readRecordedDocument(context.table, documentId);
    if (found?.document.caseId !== record.id) throw problem('not_found', { detail: 'This case has no such document.' });
    if (awaited.has(found.document.state)) await voided(context, { ...found, record }, reason);
  }
}
