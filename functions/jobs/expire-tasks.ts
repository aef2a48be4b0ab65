import { jobContext } from '#functions/runtime/job-context.ts';
import { errorFields, log } from '#functions/runtime/log.ts';
import { type CaseTaskPlace, eachExpiring, isOfCase } from '#functions/table/task.ts';
import { judgeTasks } from '#functions/tasks/judge-tasks.ts';

/** Tasks in one batch, and how long a run keeps taking up more, out of the Lambda's 300 seconds. */
const AT_ONCE = 100;
const LONGEST_MS = 240_000;

type Expiring = CaseTaskPlace & { id: string };

/** Groups tasks by case, since all writes about a case's tasks go together. */
const byCase = (places: readonly Expiring[]): Expiring[][] => [...Map.groupBy(places, ({ caseId }) => caseId).values()];

/**
 * Expires tasks whose day is over by the calendar of their home. The index finds only what is due, in batches; an expired task is no longer due, so the
 * next run continues where this one stopped. Two simultaneous runs expire a task once, since each judges it again from its case. A failure in one case is
 * logged and doesn't stop the others; the case comes up again in the next run.
 */
export const handler = async (): Promise<{ expired: number; failed: number }> => {
  const startedAt = Date.now();
  const context = jobContext(new Date());
  let [expired, failed] = [0, 0];
  for await (const places of eachExpiring(context.table, { by: context.now.toISOString(), atOnce: AT_ONCE })) {
    for (const [first, ...others] of byCase(places.filter(isOfCase))) {
      if (!first) continue;
      try {
        const done = await judgeTasks(
          context,
          first,
          [first, ...others].map(({ id }) => id),
        );
        expired += done?.changed ?? 0;
      } catch (error) {
        failed += 1;
        log('error', 'expire-tasks', { call: 'expire-tasks', locationId: first.locationId, error: errorFields(error) });
      }
    }
    if (Date.now() - startedAt >= LONGEST_MS) break;
  }
  log(failed > 0 ? 'error' : 'info', 'Tasks whose day is over expired.', {
    count: expired,
    tableRequests: context.table.requests,
  });
  if (failed > 0) throw new Error(`Tasks of ${failed} cases could not be judged.`);
  return { expired, failed };
};
