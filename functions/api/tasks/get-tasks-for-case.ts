import { caseFor } from '#functions/cases/access/case-access.ts';
import { readTasks } from '#functions/table/task.ts';
import { homeToday } from '#functions/tasks/home-today.ts';
import { tasksInSight } from '#functions/tasks/staff-task.ts';
import { taskCatalog } from '#functions/tasks/task-catalog.ts';
import { afterTask, taskCursor } from '#functions/tasks/task-cursors.ts';
import { taskView } from '#functions/tasks/task-view.ts';
import type { Task } from '#shared/model/task.ts';
import { os } from './implementer.ts';

/** Most pages to read for the tasks of one screen, or of a trade company, before the rest is left to the next request. */
const MAX_READS = 5;

export const getTasksForCase = os.getTasksForCase.handler(async ({ input, context }) => {
  const { table, now } = context;
  const actor = await caseFor(context, input.id);
  const [catalog, today] = await Promise.all([taskCatalog(table, now), homeToday(context, actor.record.providerLocationId)]);
  const isWanted = ({ page }: Task) => input.page === undefined || page === input.page;
  const items: Task[] = [];
  let next = afterTask(input.cursor);
  for (let reads = 0; reads < MAX_READS; reads += 1) {
    const page = await readTasks(table, input.id, input.state, { limit: input.pageSize - items.length, after: next });
    items.push(...tasksInSight(actor.membership, catalog, page.tasks).filter(isWanted));
    next = page.next;
    if (next === null || items.length === input.pageSize) break;
  }
  return { items: items.map((task) => taskView(task, catalog)), nextCursor: taskCursor(next), today };
});
