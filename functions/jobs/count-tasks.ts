import { jobContext } from '#functions/runtime/job-context.ts';
import { log } from '#functions/runtime/log.ts';
import { putTaskCounts, tasksMadeOn } from '#functions/table/task-counts.ts';
import { countTasks, type TaskCounts } from '#shared/tasks/task-counts.ts';
import { addDays } from '#shared/values/dates.ts';

/** How many days are counted, today among them. */
const DAYS = 30;

/**
 * Counts the tasks that each trigger made in the last 30 days, and how they ended, from scratch every night, so that nothing lost or counted twice outlasts a
 * day. It reads where tasks are, by the day on which they were made: no case is opened, and no case is in the counts.
 */
export const handler = async (): Promise<{ triggers: number }> => {
  const { table, now } = jobContext(new Date());
  const countedOn = now.toISOString();
  const today = countedOn.slice(0, 10);
  const since = addDays(today, 1 - DAYS);
  const counts = new Map<string, TaskCounts>();
  for (let day = since; day <= today; day = addDays(day, 1))
    for await (const tasks of tasksMadeOn(table, day)) countTasks(counts, tasks);
  await putTaskCounts(table, { countedOn, since, counts: Object.fromEntries(counts) });
  log('info', 'The tasks that triggers made were counted.', { count: counts.size, tableRequests: table.requests });
  return { triggers: counts.size };
};
