import { withNewest } from '#functions/cases/changing/with-newest.ts';
import { doerOf } from '#functions/cases/custody/doer-of.ts';
import { handoffCaseFor, mySide } from '#functions/handoffs/handoff-case.ts';
import { recordEnd, reductionCaseOf } from '#functions/handoffs/record-reduction.ts';
import { problem } from '#functions/problem.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { endRefusal } from '#shared/custody/handoffs/reduction.ts';
import type { Reduction } from '#shared/model/handoff.ts';
import { os } from './implementer.ts';

async function end(context: OperationContext, caseId: string): Promise<Reduction> {
  const open = await handoffCaseFor(context, { caseId });
  const doer = doerOf(context, '');
  const known = open.custody.reduction;
  // The same end, sent again.
  if (known?.ended?.by === doer.by) return known;
  const refusal = endRefusal(mySide(open), reductionCaseOf(open));
  if (refusal !== undefined) throw problem('conflict', { detail: refusal });
  return recordEnd(context, open, doer);
}

/** Ends a cremation or another reduction in one read (two more for a trade company) and one transaction. */
export const endReduction = os.endReduction.handler(({ input, context }) => withNewest(() => end(context, input.caseId)));
