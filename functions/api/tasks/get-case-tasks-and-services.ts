import { caseFor } from '#functions/cases/access/case-access.ts';
import { readCaseServices } from '#functions/table/case-display-service.ts';
import { readTasks } from '#functions/table/task.ts';
import { homeToday } from '#functions/tasks/home-today.ts';
import { tasksInSight } from '#functions/tasks/staff-task.ts';
import { taskCatalog } from '#functions/tasks/task-catalog.ts';
import { taskView } from '#functions/tasks/task-view.ts';
import { maySee } from '#shared/visibility/sight.ts';
import { os } from './implementer.ts';

/** How many tasks a dashboard has room for. A trade company's tasks are taken from among these. */
const NEXT_TASKS = 5;
const LOOKED_THROUGH = 100;

export const getCaseTasksAndServices = os.getCaseTasksAndServices.handler(async ({ input, context }) => {
  const { table, now } = context;
  const { membership, sight, record } = await caseFor(context, input.id);
  const limit = sight === 'trade' ? LOOKED_THROUGH : NEXT_TASKS;
  const [catalog, today, open, services] = await Promise.all([
    taskCatalog(table, now),
    homeToday(context, record.providerLocationId),
    readTasks(table, input.id, 'open', { limit, after: null }),
    readCaseServices(table, input.id),
  ]);
  const tasks = tasksInSight(membership, catalog, open.tasks);
  return {
    tasks: tasks.slice(0, NEXT_TASKS).map((task) => taskView(task, catalog)),
    openTasks: sight === 'trade' ? tasks.length : (record.openTasks ?? 0),
    today,
    services: services
      .filter((service) => service.displayServiceAction !== 'removed' && maySee(membership, { kind: 'display-service', service }))
      .toSorted((one, other) => one.name.localeCompare(other.name, 'en'))
      .map(({ displayServiceId, name, status }) => ({ displayServiceId, name, status })),
  };
});
