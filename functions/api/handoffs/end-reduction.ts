import { withNewest } from '#functions/cases/changing/with-newest.ts';
import { doerOf } from '#functions/cases/custody/doer-of.ts';
import { handoffCaseFor, mySide } from '#functions/handoffs/handoff-case.ts';
import { recordEnd, reductionCaseOf } from '#functions/handoffs/record-reduction.ts';
import { problem } from '#functions/problem.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { onlyHolders } from '#shared/access/why-not.ts';
import { endRefusal } from '#shared/custody/handoffs/reduction.ts';
import { notYet } from '#shared/custody/when-it-happened.ts';
import { mayCorrect } from '#shared/lifecycles/move.ts';
import type { Reduction } from '#shared/model/handoff.ts';
import { os } from './implementer.ts';

type Input = Parameters<Parameters<typeof os.endReduction.handler>[0]>[0]['input'];

const refusedTime = (message: string) => problem('invalid_input', { errors: [{ field: 'endedOn', message }] });

/** Returns when a reduction ended, as somebody says it to the minute: not before it started, and not later than now. */
function endOf({ now }: OperationContext, { started }: Reduction, endedOn: string): string {
  const [at, start] = [Date.parse(endedOn), Date.parse(started.on)];
  if (notYet(endedOn, now)) throw refusedTime('This has not happened yet.');
  if (at < start - (start % 60_000)) throw refusedTime('This is before it started.');
  return new Date(Math.min(Math.max(at, start), now.getTime())).toISOString();
}

async function end(context: OperationContext, { caseId, endedOn, reason }: Input): Promise<Reduction> {
  const open = await handoffCaseFor(context, { caseId });
  const doer = doerOf(context, reason);
  const known = open.custody.reduction;
  const isCorrection = known?.ended !== undefined && reason.trim() !== '';
  if (isCorrection && !mayCorrect(open.actor.membership))
    throw problem('forbidden', { detail: onlyHolders('cases.correct', 'correct when it ended') });
  // The same end, sent again.
  if (!isCorrection && known?.ended?.by === doer.by) return known;
  const refusal = isCorrection ? undefined : endRefusal(mySide(open), reductionCaseOf(open));
  if (refusal !== undefined) throw problem('conflict', { detail: refusal });
  const happenedOn = known && endedOn !== undefined ? { happenedOn: endOf(context, known, endedOn) } : {};
  return recordEnd(context, open, { ...doer, ...happenedOn });
}

/** Ends a cremation or another reduction, or corrects when it ended, in one read (two more for a trade company) and one transaction. */
export const endReduction = os.endReduction.handler(({ input, context }) => withNewest(() => end(context, input)));
