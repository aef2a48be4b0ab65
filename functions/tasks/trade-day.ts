import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { readTradeCases } from '#functions/table/case-list.ts';
import { readTasks } from '#functions/table/task.ts';
import type { Membership } from '#shared/model/membership.ts';
import type { Task } from '#shared/model/task.ts';
import { dueOrder } from '#shared/tasks/task-order.ts';
import { tasksInSight } from './staff-task.ts';
import type { TaskCatalogue } from './task-catalogue.ts';

/** A trade company's day is looked for in the cases it was assigned to last, and in so many tasks of each. */
const CASES = 50;
const TASKS = 100;

/** What a trade company has to do, across the cases that it is assigned to, in the order in which it is due. */
export async function tradeDay({ table }: OperationContext, catalogue: TaskCatalogue, membership: Membership): Promise<Task[]> {
  const { locationId, employeeId } = membership;
  const { cases } = await readTradeCases(table, locationId, employeeId, { limit: CASES, after: null });
  const open = cases.filter(({ status }) => status !== 'cancelled');
  const pages = await Promise.all(open.map(({ id }) => readTasks(table, id, 'open', { limit: TASKS, after: null })));
  const tasks = pages.flatMap((page) => tasksInSight(membership, catalogue, page.tasks));
  return tasks.toSorted((one, other) => (dueOrder(one) < dueOrder(other) ? -1 : 1));
}
