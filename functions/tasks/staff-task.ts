import { type CaseActor, caseFor } from '#functions/cases/case-access.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { problem } from '#functions/runtime/problems.ts';
import type { TaskView } from '#shared/contract/tasks-views.ts';
import type { Task } from '#shared/model/task.ts';
import { type CaseViewer, mayEdit, maySee } from '#shared/visibility/sight.ts';
import { placeOfTask, type Settle, settleTask } from './settle-task.ts';
import { isForTrade, type TaskCatalogue, taskCatalogue } from './task-catalogue.ts';
import { taskView } from './task-view.ts';

/** What whoever calls from a home is to its tasks. */
export const taskViewer = ({ membership, sight }: CaseActor): CaseViewer =>
  sight === 'trade' ? 'trade' : membership.access === 'view-only' ? 'view-only' : 'staff';

const seen = (catalogue: TaskCatalogue, task: Task) => ({ kind: 'task', task, isForTrade: isForTrade(catalogue, task) }) as const;

/** The tasks of these that somebody sees. */
export const tasksInSight = (viewer: CaseViewer, catalogue: TaskCatalogue, tasks: readonly Task[]): Task[] =>
  tasks.filter((task) => maySee(viewer, seen(catalogue, task)));

/** Settles a task for somebody of its home: 404 for whoever does not see the case or the task, 403 for whoever only sees it. */
export async function settleForStaff(context: OperationContext, taskId: string, settle: Settle): Promise<TaskView> {
  const place = await placeOfTask(context, taskId);
  const viewer = taskViewer(await caseFor(context, place.caseId));
  const catalogue = await taskCatalogue(context.table, context.now);
  const task = await settleTask(context, place, taskId, (found, by, judgement) => {
    if (!maySee(viewer, seen(catalogue, found))) throw problem('not_found');
    if (!mayEdit(viewer, seen(catalogue, found))) throw problem('forbidden');
    return settle(found, by, judgement);
  });
  return taskView(task, catalogue);
}
