import { caseFor } from '#functions/cases/access/case-access.ts';
import { problem } from '#functions/problem.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import type { TaskView } from '#shared/contract/tasks-views.ts';
import type { Task } from '#shared/model/task.ts';
import { type CaseViewer, maySee } from '#shared/visibility/sight.ts';
import { placeOfTask, type Settle, settleTask } from './settle-task.ts';
import { isForTrade, type TaskCatalog, taskCatalog } from './task-catalog.ts';
import { taskView } from './task-view.ts';

const sightSubject = (catalog: TaskCatalog, task: Task) =>
  ({ kind: 'task', task, isForTrade: isForTrade(catalog, task) }) as const;

/** Returns those of the tasks that someone sees. */
export const tasksInSight = (viewer: CaseViewer, catalog: TaskCatalog, tasks: readonly Task[]): Task[] =>
  tasks.filter((task) => maySee(viewer, sightSubject(catalog, task)));

/** Settles a task for a member of its home: a 404 for someone who doesn't see the case or the task. The call's permission decides which members may. */
export async function settleForStaff(context: OperationContext, taskId: string, settle: Settle): Promise<TaskView> {
  const place = await placeOfTask(context, taskId);
  const { membership } = await caseFor(context, place.caseId);
  const catalog = await taskCatalog(context.table, context.now);
  const task = await settleTask(context, place, taskId, (found, by, judgment) => {
    if (!maySee(membership, sightSubject(catalog, found))) throw problem('not_found');
    return settle(found, by, judgment);
  });
  return taskView(task, catalog);
}
