import { type CaseActor, caseFor } from '#functions/cases/access/case-access.ts';
import { checkMove, custodyConditions, moveRecord, type StatusMove } from '#functions/cases/changing/move-case.ts';
import { voidDocumentsOf } from '#functions/documents/case/void-document.ts';
import { problem } from '#functions/problem.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import type { CaseRecord } from '#functions/table/case.ts';
import { can } from '#shared/access/can.ts';
import type { Case } from '#shared/model/case.ts';
import { os } from './implementer.ts';

/** What the record of a document says when its case is cancelled. */
const CANCELLED = 'The case was cancelled.';

/**
 * Moves a case that was read, and voids documents of one that is cancelled. They are voided first, each in a transaction of its own: a request that dies in between
 * leaves an open case, and sent again it goes on.
 */
export async function moveWithDocuments(
  context: OperationContext,
  { record, membership }: Pick<CaseActor, 'membership'> & { record: CaseRecord },
  { voidDocuments, ...move }: StatusMove & { voidDocuments: readonly string[] },
): Promise<Case> {
  checkMove(record, membership, move);
  const conditions = await custodyConditions(context, record, move);
  if (voidDocuments.length > 0) {
    if (!can(membership, 'documents.change')) throw problem('forbidden', { detail: 'You can’t void documents.' });
    if (move.to !== 'cancelled')
      throw problem('invalid_input', {
        errors: [{ field: 'voidDocuments', message: 'Documents are voided only with a case that is cancelled.' }],
      });
    await voidDocumentsOf(context, record, voidDocuments, CANCELLED);
  }
  return moveRecord(context, record, membership, { ...move, conditions });
}

export const updateCaseStatus = os.updateCaseStatus.handler(async ({ input, context }) => {
  const { caseId, from, value, reason, voidDocuments } = input;
  return moveWithDocuments(context, await caseFor(context, caseId), { from, to: value, reason, voidDocuments });
});
