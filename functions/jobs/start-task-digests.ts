import { type JobContext, jobContext } from '#functions/runtime/job-context.ts';
import { log } from '#functions/runtime/log.ts';
import { readLocationRows } from '#functions/table/location-row.ts';
import { raiseOnce } from '#functions/table/outbox.ts';
import { digestMove, eachDueDigest, type TaskDigest } from '#functions/table/task-digest.ts';
import { nextMorning } from '#functions/tasks/task-digests.ts';
import { dateInZone } from '#shared/values/dates.ts';

const AT_ONCE = 25;

/** Raises one morning's event and schedules the next; false if another run was first. */
function start({ table, now, event }: JobContext, digest: TaskDigest, timeZone: string): Promise<boolean> {
  const { locationId, employeeId } = digest;
  const day = dateInZone(now.toISOString(), timeZone);
  const due = event('task-digest.due', { locationId, employeeId, day }, locationId);
  return raiseOnce(table, digestMove(digest, nextMorning(now, timeZone)), due);
}

/**
 * Raises an event for every member whose morning it is; the email follows from the event. The index finds only what is due; the next run continues where
 * this one stopped, and two simultaneous runs raise a morning once. A morning that was missed by hours is raised once, late.
 */
export const handler = async (): Promise<{ started: number }> => {
  const context = jobContext(new Date());
  const { table, now } = context;
  let started = 0;
  for await (const digests of eachDueDigest(table, { by: now.toISOString(), atOnce: AT_ONCE })) {
    const homes = await readLocationRows(table, [...new Set(digests.map(({ locationId }) => locationId))]);
    const zones = new Map(homes.map(({ id, timeZone }) => [id, timeZone]));
    const outcomes = await Promise.all(digests.map((digest) => start(context, digest, zones.get(digest.locationId) ?? 'UTC')));
    started += outcomes.filter(Boolean).length;
  }
  log('info', 'Task digests were started.', { count: started, tableRequests: table.requests });
  return { started };
};
