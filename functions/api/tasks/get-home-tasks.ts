import { caseActor } from '#functions/cases/access/case-access.ts';
import { readHomeTasks } from '#functions/table/task.ts';
import { homeToday } from '#functions/tasks/home-today.ts';
import { tasksInSight } from '#functions/tasks/staff-task.ts';
import { taskCatalog } from '#functions/tasks/task-catalog.ts';
import { afterTask, taskCursor } from '#functions/tasks/task-cursors.ts';
import { taskView } from '#functions/tasks/task-view.ts';
import { os } from './implementer.ts';

export const getHomeTasks = os.getHomeTasks.handler(async ({ input, context }) => {
  const { table, now } = context;
  const { membership } = caseActor(context);
  const { locationId } = membership;
  const [catalog, today, page] = await Promise.all([
    taskCatalog(table, now),
    homeToday(context, locationId),
    readHomeTasks(table, locationId, input.state, { limit: input.pageSize, after: afterTask(input.cursor) }),
  ]);
  const tasks = tasksInSight(membership, catalog, page.tasks);
  return { items: tasks.map((task) => taskView(task, catalog)), nextCursor: taskCursor(page.next), today };
});
