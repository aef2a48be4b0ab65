import type { MyTask, TaskView } from '#shared/contract/tasks-views.ts';
import { decedentStatus } from '#shared/model/enumerations/case.ts';
import type { Task } from '#shared/model/task.ts';
import { stateOf } from '#shared/tasks/judged-task.ts';
import type { TaskCatalog } from './task-catalog.ts';

/** A task as staff see it: where it stands, its badge, whether its box is locked, since it completed by itself. */
export function taskView(task: Task, { categories }: TaskCatalog): TaskView {
  const { completeWhen: _complete, appliesWhen: _applies, origin: _origin, taskTriggerId: _trigger, ...visibleFields } = task;
  const category = task.taskCategoryId === undefined ? undefined : categories.get(task.taskCategoryId);
  return {
    ...visibleFields,
    state: stateOf(task),
    isLocked: task.completedMethod === 'auto',
    category: category?.name ?? '',
    ...(task.due.from === 'gate' ? { gate: decedentStatus.label(task.due.before) } : {}),
  };
}

/** How a family does a task of its own; of the home's work it is told what it is, and not how the home goes about it. */
const ownWay = ({ description, actionTargetUrl, actionElement }: Task) => ({
  description,
  ...(actionTargetUrl === undefined ? {} : { actionTargetUrl }),
  ...(actionElement === undefined ? {} : { actionElement }),
});

/** A task as the family of its case sees it. */
export const myTaskOf = (task: Task): MyTask => ({
  id: task.id,
  name: task.name,
  ...(task.access === 'family-only' ? { access: 'family-only', ...ownWay(task) } : { access: 'any', description: '' }),
  ...(task.dueOn === undefined ? {} : { dueOn: task.dueOn }),
  isCompleted: task.isCompleted,
  isLocked: task.completedMethod === 'auto',
  isExpired: task.completedMethod === 'expired',
  ...(task.isCompleted && task.completedOn ? { completedOn: task.completedOn } : {}),
});
