import { withNewest } from '#functions/cases/changing/with-newest.ts';
import { doerOf } from '#functions/cases/custody/doer-of.ts';
import { toldOfCorrection } from '#functions/cases/custody/told-of-correction.ts';
import { type HandoffCase, handoffCaseFor, mySide } from '#functions/handoffs/handoff-case.ts';
import { recordTime, reductionCaseOf } from '#functions/handoffs/record-reduction.ts';
import { problem } from '#functions/problem.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { onlyHolders } from '#shared/access/why-not.ts';
import { endRefusal } from '#shared/custody/handoffs/reduction.ts';
import { impossibleTime, notYet } from '#shared/custody/when-it-happened.ts';
import { mayCorrect } from '#shared/lifecycles/move.ts';
import type { Reduction } from '#shared/model/handoff.ts';
import { os } from './implementer.ts';

type Input = Parameters<Parameters<typeof os.endReduction.handler>[0]>[0]['input'];

const refusedTime = (field: 'startedOn' | 'endedOn', message: string) =>
  problem('invalid_input', { errors: [{ field, message }] });

const minuteOf = (instant: string): number => Math.floor(Date.parse(instant) / 60_000) * 60_000;

/** Returns when a reduction ended, as somebody says it to the minute: not before it started, and not later than now. */
function endOf({ now }: OperationContext, { started }: Reduction, endedOn: string): string {
  const [at, start] = [Date.parse(endedOn), Date.parse(started.on)];
  if (notYet(endedOn, now)) throw refusedTime('endedOn', 'This has not happened yet.');
  if (at < minuteOf(started.on)) throw refusedTime('endedOn', 'This is before it started.');
  return new Date(Math.min(Math.max(at, start), now.getTime())).toISOString();
}

/** Returns when a reduction really started: not after it ended, not before the death, and not later than now. */
function startOf(
  { now }: OperationContext,
  { record, decedent, home }: HandoffCase,
  { ended }: Reduction,
  startedOn: string,
): string {
  const of = { dateOfDeath: decedent.dateOfDeath, openedOn: record.createdOn, timeZone: home.timeZone };
  const impossible = impossibleTime(startedOn, of);
  if (notYet(startedOn, now)) throw refusedTime('startedOn', 'This has not happened yet.');
  if (impossible) throw refusedTime('startedOn', impossible);
  if (ended && minuteOf(startedOn) > Date.parse(ended.on)) throw refusedTime('startedOn', 'This is after it ended.');
  const latest = Math.min(now.getTime(), ended ? Date.parse(ended.on) : now.getTime());
  return new Date(Math.min(Date.parse(startedOn), latest)).toISOString();
}

/** Corrects when a reduction started or ended. The same correction, sent again, finds nothing to correct. */
async function correct(context: OperationContext, open: HandoffCase, known: Reduction, input: Input): Promise<Reduction> {
  const { startedOn, endedOn, reason, familyTold } = input;
  const what = startedOn === undefined ? 'ended' : 'started';
  if (!mayCorrect(open.actor.membership))
    throw problem('forbidden', { detail: onlyHolders('cases.correct', `correct when it ${what}`) });
  if (startedOn !== undefined && endedOn !== undefined)
    throw refusedTime('endedOn', 'Correct one of the two times. Then correct the other one.');
  if (reason.trim() === '') throw problem('invalid_input', { errors: [{ field: 'reason', message: 'Please say why.' }] });
  const doer = doerOf(context, reason.trim());
  const happenedOn =
    startedOn === undefined
      ? endOf(context, known, endedOn ?? context.now.toISOString())
      : startOf(context, open, known, startedOn);
  if (known[what]?.on === happenedOn) return known;
  const told = toldOfCorrection(context, { record: open.record, head: open.head, timeZone: open.home.timeZone }, familyTold);
  return recordTime(context, open, what, { ...doer, happenedOn, ...told });
}

async function end(context: OperationContext, input: Input): Promise<Reduction> {
  const { caseId, startedOn, endedOn, reason } = input;
  const open = await handoffCaseFor(context, { caseId });
  const known = open.custody.reduction;
  if (known && (startedOn !== undefined || (known.ended !== undefined && reason.trim() !== '')))
    return correct(context, open, known, input);
  const doer = doerOf(context, '');
  // The same end, sent again.
  if (known?.ended?.by === doer.by) return known;
  const refusal = endRefusal(mySide(open), reductionCaseOf(open));
  if (refusal !== undefined) throw problem('conflict', { detail: refusal });
  const happenedOn = known && endedOn !== undefined ? { happenedOn: endOf(context, known, endedOn) } : {};
  return recordTime(context, open, 'ended', { ...doer, ...happenedOn });
}

/** Ends a cremation or another reduction, or corrects when it started or ended, in one read (two more for a trade company; one for the entry that is corrected) and one transaction. */
export const endReduction = os.endReduction.handler(({ input, context }) => withNewest(() => end(context, input)));
