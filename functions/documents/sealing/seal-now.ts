import { staleCase } from '#functions/cases/changing/change-case.ts';
import type { DocumentAccess } from '#functions/documents/case/document-access.ts';
import { problem } from '#functions/problem.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { caseDocumentWrites, type RecordedDocument } from '#functions/table/case-document.ts';
import { raise } from '#functions/table/outbox.ts';
import { ConditionFailed } from '#functions/table/table.ts';

/** Makes the next try to seal a document due now. Only what everyone has signed can be sealed; how often it failed is still counted. */
export async function sealNow(
  context: OperationContext,
  { document, mayChange }: DocumentAccess & RecordedDocument,
): Promise<void> {
  if (!mayChange) throw problem('forbidden', { detail: 'You can see this document, but not change it.' });
  if (document.state === 'sealed') throw problem('conflict', { detail: 'This document is sealed already.' });
  if (document.state !== 'signed') throw problem('conflict', { detail: 'Not everyone has signed this document.' });
  const { id: documentId, caseId, providerLocationId: locationId, sealing } = document;
  const on = context.now.toISOString();
  const queued = { state: 'queued', tries: sealing?.tries ?? 0, since: sealing?.since ?? on } as const;
  const event = context.event('document.seal-due', { documentId, caseId, locationId }, locationId);
  try {
    await context.table.transact([...caseDocumentWrites({ ...document, sealing: queued, updatedOn: on }), raise(event)]);
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    throw staleCase('This document has changed in the meantime. Look at it again.');
  }
}
