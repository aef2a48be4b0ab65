import { caseFor } from '#functions/cases/access/case-access.ts';
import { checkMove, moveRecord } from '#functions/cases/changing/move-case.ts';
import { voidDocumentsOf } from '#functions/documents/case/void-document.ts';
import { problem } from '#functions/problem.ts';
import { can } from '#shared/access/can.ts';
import { os } from './implementer.ts';

/** What the record of a document says when its case is cancelled. */
const CANCELLED = 'The case was cancelled.';

/** Documents are voided first, each in a transaction of its own: a request that dies in between leaves an open case, and sent again it goes on. */
export const updateCaseStatus = os.updateCaseStatus.handler(async ({ input, context }) => {
  const { caseId, from, value, reason, voidDocuments } = input;
  const { record, membership } = await caseFor(context, caseId);
  const move = { from, to: value, reason };
  if (voidDocuments.length > 0) {
    if (!can(membership, 'documents.change')) throw problem('forbidden', { detail: 'You can’t void documents.' });
    if (value !== 'cancelled')
      throw problem('invalid_input', {
        errors: [{ field: 'voidDocuments', message: 'Documents are voided only with a case that is cancelled.' }],
      });
    checkMove(record, membership, move);
    await voidDocumentsOf(context, record, voidDocuments, CANCELLED);
  }
  return moveRecord(context, record, membership, move);
});
