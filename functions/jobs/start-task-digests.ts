import { type JobContext, jobContext } from '#functions/runtime/job-context.ts';
import { log } from '#functions/runtime/log.ts';
import { readLocationRows } from '#functions/table/location-row.ts';
import { raise } from '#functions/table/outbox.ts';
import { ConditionFailed } from '#functions/table/table.ts';
import { digestMove, readDueDigests, type TaskDigest } from '#functions/table/task-digest.ts';
import { nextMorning } from '#functions/tasks/task-digests.ts';
import { dateInZone } from '#shared/values/dates.ts';

const AT_ONCE = 25;

/** Raises one morning's event and schedules the next; false if another run was first. */
async function start(context: JobContext, digest: TaskDigest, timeZone: string): Promise<boolean> {
  const { table, now } = context;
  const { locationId, employeeId } = digest;
  const day = dateInZone(now.toISOString(), timeZone);
  const due = context.event('task-digest.due', { locationId, employeeId, day }, locationId);
  try {
    await table.transact([digestMove(digest, nextMorning(now, timeZone)), raise(due)]);
    return true;
  } catch (error) {
    if (error instanceof ConditionFailed) return false;
    throw error;
  }
}

/**
 * Raises an event for every member whose morning it is; the email follows from the event. The index finds only what is due; the next run continues where
 * this one stopped, and two simultaneous runs raise a morning once. A morning that was missed by hours is raised once, late.
 */
export const handler = async (): Promise<{ started: number }> => {
  const context = jobContext(new Date());
  const by = context.now.toISOString();
  let [started, cursor]: [number, Record<string, unknown> | null] = [0, null];
  do {
    const page: Awaited<ReturnType<typeof readDueDigests>> = await readDueDigests(context.table, by, { limit: AT_ONCE, cursor });
    const homes = await readLocationRows(context.table, [...new Set(page.digests.map(({ locationId }) => locationId))]);
    const zones = new Map(homes.map(({ id, timeZone }) => [id, timeZone]));
    const outcomes = await Promise.all(
      page.digests.map((digest) => start(context, digest, zones.get(digest.locationId) ?? 'UTC')),
    );
    started += outcomes.filter(Boolean).length;
    cursor = page.next;
  } while (cursor);
  log('info', 'Task digests were started.', { count: started, tableRequests: context.table.requests });
  return { started };
};
