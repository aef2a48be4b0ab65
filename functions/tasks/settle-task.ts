import { byOf, tell } from '#functions/cases/changing/timeline-of.ts';
import { problem } from '#functions/problem.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { type CaseTaskPlace, readTaskPlace, type TaskPlace } from '#functions/table/task.ts';
import type { Task } from '#shared/model/task.ts';
import { endedBy, type Judgment, judgedTask, stateOf } from '#shared/tasks/judged-task.ts';
import { changeTasks } from './change-tasks.ts';

/** Returns where the task with an id is stored; 404 if there is none. */
export async function placeOfTask({ table }: OperationContext, taskId: string): Promise<TaskPlace> {
  const place = await readTaskPlace(table, taskId);
  if (!place) throw problem('not_found');
  return place;
}

/** The task after a person settled it, and the timeline's name for it; `null` if it already was. */
type Settlement = { task: Task; entryKind: 'task-completed' | 'task-reopened' | 'task-removed' | 'task-restored' } | null;
export type Settle = (task: Task, by: { id: string; name: string }, judgment: Judgment) => Settlement;

/**
 * Lets a person settle a task of a case that they were admitted to, in one transaction with the timeline. Returns the task afterward: if someone else was
 * first, with who it was.
 */
export async function settleTask(context: OperationContext, place: CaseTaskPlace, taskId: string, settle: Settle): Promise<Task> {
  const { id, name } = byOf(context);
  let after: Task | undefined;
  const done = await changeTasks(context, place, { ids: [taskId], isWhole: () => false }, ({ tasks, judgment }) => {
    const task = tasks.get(taskId);
    // Someone moved it between the read of its place and its own, so it is somewhere else by now.
    if (!task) return undefined;
    const settled = settle(task, { id: id ?? place.caseId, name }, judgment);
    after = settled?.task ?? task;
    const writes = settled
      ? [tell(context, place.caseId, { kind: settled.entryKind, subject: task.name, subjectId: task.id })]
      : [];
    return { tasks: settled ? [settled.task] : [], writes };
  });
  if (!done || !after) throw problem('not_found');
  return after;
}

const now = ({ now: at }: Judgment) => at;

/** Completes a task by hand. One that is already complete doesn't change, no matter who completed it; one that was removed has to be restored first. */
export const complete: Settle = (task, by, judgment) => {
  if (stateOf(task) === 'done') return null;
  if (stateOf(task) === 'removed') throw problem('conflict', { detail: 'This task was removed. Restore it first.' });
  return { task: endedBy(task, 'manual', { now: now(judgment), by }), entryKind: 'task-completed' };
};

/**
 * Reopens a task that was completed by hand. A task that was completed automatically stays locked and reopens with its condition (docs/decisions.md,
 * Tasks).
 */
export const reopen: Settle = (task, _by, judgment) => {
  if (task.completedMethod === 'auto')
    throw problem('conflict', { detail: 'This task was completed automatically. It reopens automatically, too.' });
  if (task.completedMethod !== 'manual') return null;
  return { task: judgedTask(endedBy(task, undefined, { now: now(judgment) }), judgment), entryKind: 'task-reopened' };
};

/** Removes a task from its case. */
export const remove: Settle = (task, by, judgment) =>
  stateOf(task) === 'removed' && task.completedBy !== undefined
    ? null
    : { task: endedBy(task, 'removed', { now: now(judgment), by }), entryKind: 'task-removed' };

/** Restores a task that someone removed. One that its own rule removed comes back by that rule. */
export const restore: Settle = (task, _by, judgment) => {
  if (stateOf(task) !== 'removed') return null;
  if (task.completedBy === undefined) throw problem('conflict', { detail: 'The case doesn’t need this task now.' });
  return { task: judgedTask(endedBy(task, undefined, { now: now(judgment) }), judgment), entryKind: 'task-restored' };
};
