import { jobContext } from '#functions/runtime/job-context.ts';
import { errorFields, log } from '#functions/runtime/log.ts';
import { readExpiring, type TaskPlace } from '#functions/table/task.ts';
import { judgeTasks } from '#functions/tasks/judge-tasks.ts';

/** Tasks of one batch; and how long a run goes on to take up another, out of the Lambda's 300 seconds. */
const AT_ONCE = 100;
const LONGEST_MS = 240_000;

type Expiring = TaskPlace & { id: string };

/** By case, since what is written of a case's tasks is written at once. */
const byCase = (places: readonly Expiring[]): Expiring[][] => [...Map.groupBy(places, ({ caseId }) => caseId).values()];

/**
 * By the clock: tasks whose day is over expire, by the calendar of their home. It finds by index what is due and no more, in batches; what it expired is not due any
 * more, so that it goes on where it stopped, and two runs side by side do a task once: each is judged anew over its case. What fails in one case is said, and
 * stands in no other's way; it comes again with the next run.
 */
export const handler = async (): Promise<{ expired: number; failed: number }> => {
  const startedAt = Date.now();
  const context = jobContext(new Date());
  const by = context.now.toISOString();
  let [expired, failed, cursor]: [number, number, Record<string, unknown> | null] = [0, 0, null];
  do {
    const page: Awaited<ReturnType<typeof readExpiring>> = await readExpiring(context.table, by, { limit: AT_ONCE, cursor });
    for (const [first, ...others] of byCase(page.places)) {
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
    cursor = page.next;
  } while (cursor && Date.now() - startedAt < LONGEST_MS);
  log(failed > 0 ? 'error' : 'info', 'Tasks whose day is over expired.', {
    count: expired,
    tableRequests: context.table.requests,
  });
  if (failed > 0) throw new Error(`Tasks of ${failed} cases could not be judged.`);
  return { expired, failed };
};
