import { caseFor } from '#functions/cases/access/case-access.ts';
import { problem } from '#functions/problem.ts';
import { homeOf } from '#functions/runtime/home-of.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { isOfCase } from '#functions/table/task.ts';
import type { TaskView } from '#shared/contract/tasks-views.ts';
import type { Membership } from '#shared/model/membership.ts';
import type { Task } from '#shared/model/task.ts';
import { maySee } from '#shared/visibility/sight.ts';
import { changeHomeTask } from './home-tasks.ts';
import { placeOfTask, type Settle, settleTask } from './settle-task.ts';
import { isForTrade, type TaskCatalog, taskCatalog } from './task-catalog.ts';
import { taskView } from './task-view.ts';

/** Returns whether a member sees a task. Of the tasks that people write, a trade company sees its own. */
const seesTask = (member: Membership, catalog: TaskCatalog, task: Task): boolean =>
  maySee(member, {
    kind: 'task',
    task,
    isForTrade: task.own ? task.own.ownerId === member.employeeId : isForTrade(catalog, task),
  });

/** Returns those of the tasks that a member sees. */
export const tasksInSight = (member: Membership, catalog: TaskCatalog, tasks: readonly Task[]): Task[] =>
  tasks.filter((task) => seesTask(member, catalog, task));

/** Settles a task for a member of its home: a 404 for someone who doesn't see the case or the task. The call's permission decides which members may. */
export async function settleForStaff(context: OperationContext, taskId: string, settle: Settle): Promise<TaskView> {
  const place = await placeOfTask(context, taskId);
  const membership = isOfCase(place) ? (await caseFor(context, place.caseId)).membership : homeOf(context);
  if (place.locationId !== membership.locationId) throw problem('not_found');
  const catalog = await taskCatalog(context.table, context.now);
  const settleSeen: Settle = (found, by, judgment) => {
    if (!seesTask(membership, catalog, found)) throw problem('not_found');
    return settle(found, by, judgment);
  };
  const task = isOfCase(place)
    ? await settleTask(context, place, taskId, settleSeen)
    : await changeHomeTask(context, place, taskId, (found, by, judgment) => settleSeen(found, by, judgment)?.task ?? null);
  return taskView(task, catalog);
}
