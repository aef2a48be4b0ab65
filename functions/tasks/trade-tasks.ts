import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { readTasks } from '#functions/table/task.ts';
import type { Case } from '#shared/model/case.ts';
import type { Membership } from '#shared/model/membership.ts';
import { tasksInSight } from './staff-task.ts';
import { taskCatalog } from './task-catalog.ts';

/** How many open tasks of a case are looked through for those of a trade company. */
const LOOKED_THROUGH = 100;

/** Returns cases of a list with the tasks that a trade company sees in each: how many are open, and which is next. One query a case. */
export async function withTradeTasks(
  { table, now }: OperationContext,
  membership: Membership,
  cases: readonly Case[],
): Promise<Case[]> {
  const catalog = await taskCatalog(table, now);
  return Promise.all(
    cases.map(async (row) => {
      const page = await readTasks(table, row.id, 'open', { limit: LOOKED_THROUGH, after: null });
      const tasks = tasksInSight(membership, catalog, page.tasks);
      const [next] = tasks;
      return {
        ...row,
        openTasks: tasks.length,
        ...(next ? { nextTask: { id: next.id, name: next.name, ...(next.dueOn ? { dueOn: next.dueOn } : {}) } } : {}),
      };
    }),
  );
}
