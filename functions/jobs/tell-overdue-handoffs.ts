import { transactWithEvents } from '#functions/cases/changing/case-transaction.ts';
import { about } from '#functions/cases/changing/change-case.ts';
import { type JobContext, jobContext } from '#functions/runtime/job-context.ts';
import { errorFields, log } from '#functions/runtime/log.ts';
import { readCase } from '#functions/table/case.ts';
import { eachOverdue, type HandoffPlace, handoffWrite, readAwaitedHandoff } from '#functions/table/handoff.ts';
import { wasWritten } from '#functions/table/write-failures.ts';

const AT_ONCE = 25;

/** Tells both sides of a hand-off, once, that it’s overdue. What it was read as keeps two runs from both telling them, and a run from telling them about one that just ended. */
async function tellBoth(context: JobContext, place: HandoffPlace): Promise<boolean> {
  const [record, handoff] = await Promise.all([readCase(context.table, place.caseId), readAwaitedHandoff(context.table, place)]);
  if (!handoff) return false;
  const told = handoffWrite(handoff, false);
  // Nobody is told about a deleted case. One that is restored shows how long the hand-off has waited.
  if (!record || record.deletedOn !== undefined) return wasWritten(context.table.transact([told]));
  const { id: handoffId, purpose, state, from, to, locationId } = handoff;
  const events = [from, to].map(({ id }) =>
    context.event('custody.handoff-overdue', { ...about(record), handoffId, purpose, state, employeeId: id ?? null }, locationId),
  );
  return wasWritten(transactWithEvents(context, record, [told], { events }));
}

/** Tells both sides of every hand-off that nobody has accepted or refused for 12 hours. One that fails is due again in the next run. */
export const handler = async (): Promise<{ told: number; failed: number }> => {
  const context = jobContext(new Date());
  let [told, failed] = [0, 0];
  for await (const places of eachOverdue(context.table, { by: context.now.toISOString(), atOnce: AT_ONCE })) {
    const outcomes = await Promise.allSettled(places.map((place) => tellBoth(context, place)));
    for (const outcome of outcomes) {
      if (outcome.status === 'fulfilled') told += outcome.value ? 1 : 0;
      else {
        failed += 1;
        log('error', 'tell-overdue-handoffs', { call: 'tell-overdue-handoffs', error: errorFields(outcome.reason) });
      }
    }
  }
  log(failed > 0 ? 'error' : 'info', 'Hand-offs that wait were told.', { count: told, tableRequests: context.table.requests });
  if (failed > 0) throw new Error(`${failed} hand-offs could not be told.`);
  return { told, failed };
};
