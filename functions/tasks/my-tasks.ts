import { changeableCaseOf, type OwnCase } from '#functions/cases/access/my-case.ts';
import { problem } from '#functions/problem.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { isOfCase, readTasks } from '#functions/table/task.ts';
import type { MyTask } from '#shared/contract/tasks-views.ts';
import type { Task } from '#shared/model/task.ts';
import { mayEdit, maySee } from '#shared/visibility/sight.ts';
import { placeOfTask, type Settle, settleTask } from './settle-task.ts';
import { myTaskOf } from './task-view.ts';

/** For each state, the most tasks that are searched for those that a family sees. */
const OPEN = 300;
const OVER = 100;

const sightSubject = (task: Task) => ({ kind: 'task', task, isForTrade: false }) as const;

/** Returns what the family of a case has to do and what the home does for it: what is due first, then what is past its day, then what is done. */
export async function myTasks({ table }: OperationContext, { record }: OwnCase): Promise<MyTask[]> {
  const pages = await Promise.all([
    readTasks(table, record.id, 'open', { limit: OPEN, after: null }),
    readTasks(table, record.id, 'expired', { limit: OVER, after: null }),
    readTasks(table, record.id, 'done', { limit: OVER, after: null }),
  ]);
  return pages.flatMap(({ tasks }) => tasks.filter((task) => maySee('family', sightSubject(task))).map(myTaskOf));
}

/** Settles a task for a relative: 404 if they don't take part in the case or don't see the task, 403 if it is the home's to do. */
export async function settleForFamily(context: OperationContext, taskId: string, settle: Settle): Promise<MyTask> {
  const place = await placeOfTask(context, taskId);
  if (!isOfCase(place)) throw problem('not_found');
  await changeableCaseOf(context, place.caseId);
  const task = await settleTask(context, place, taskId, (found, by, judgment) => {
    if (!maySee('family', sightSubject(found))) throw problem('not_found');
    if (!mayEdit('family', sightSubject(found))) throw problem('forbidden');
    return settle(found, by, judgment);
  });
  return myTaskOf(task);
}
