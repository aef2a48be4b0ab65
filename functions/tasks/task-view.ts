import type { MyTask, TaskView } from '#shared/contract/tasks-views.ts';
import { pageOfPercent } from '#shared/identifiers/standing-identifiers.ts';
import { variablesOf } from '#shared/logic/variables.ts';
import { type DecedentStatus, decedentStatus } from '#shared/model/enumerations/case.ts';
import type { Task } from '#shared/model/task.ts';
import { stateOf } from '#shared/tasks/judged-task.ts';
import type { TaskCatalog } from './task-catalog.ts';

/** Returns what a task is due before, as it reads after “Before”. */
const gateWords = (before: DecedentStatus): string =>
  before === 'transferred' ? 'they’re handed over' : decedentStatus.label(before);

/** Returns a task as staff see it: its state, its badge, and whether its box is locked because it completed automatically. */
export function taskView(task: Task, { categories }: TaskCatalog): TaskView {
  const { completeWhen: _complete, appliesWhen: _applies, origin: _origin, taskTriggerId: _trigger, ...visibleFields } = task;
  const category = task.taskCategoryId === undefined ? undefined : categories.get(task.taskCategoryId);
  return {
    ...visibleFields,
    state: stateOf(task),
    isLocked: task.completedMethod === 'auto',
    completesItself: task.completeWhen !== undefined && !task.manualCompleteOnly,
    waitsFor: task.completeWhen === undefined ? [] : variablesOf(task.completeWhen).flatMap((name) => pageOfPercent(name) ?? []),
    category: category?.name ?? '',
    ...(task.due.from === 'gate' ? { gate: gateWords(task.due.before) } : {}),
  };
}

/** Returns how a family does a task of its own. For the home's work it sees what it is, but not how the home does it. */
const ownWay = ({ description, actionTargetUrl, actionElement }: Task) => ({
  description,
  ...(actionTargetUrl === undefined ? {} : { actionTargetUrl }),
  ...(actionElement === undefined ? {} : { actionElement }),
});

/** Returns a task as the family of its case sees it. */
export const myTaskOf = (task: Task): MyTask => ({
  id: task.id,
  name: task.familyName || task.name,
  ...(task.access === 'family-only' ? { access: 'family-only', ...ownWay(task) } : { access: 'any', description: '' }),
  ...(task.dueOn === undefined ? {} : { dueOn: task.dueOn }),
  isCompleted: task.isCompleted,
  isLocked: task.completedMethod === 'auto',
  isExpired: task.completedMethod === 'expired',
  ...(task.isCompleted && task.completedOn ? { completedOn: task.completedOn } : {}),
});
