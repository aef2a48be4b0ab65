import type { TaskView } from '#shared/contract/tasks-views.ts';
import { api } from '#web/session/index.ts';

export type TaskChange = 'complete' | 'reopen' | 'remove' | 'restore';
type CallOptions = { context: { locationId: string } };

/** Who ended a task: the account, which tells two colleagues with the same name apart, and the name to show. */
export type Ender = Pick<TaskView, 'completedBy' | 'completedByName'>;

type Change = {
  /** Returns what a task becomes immediately, done by the viewer. */
  as: (self: Ender) => Partial<TaskView>;
  send: (id: string, options: CallOptions) => Promise<TaskView>;
  message: string;
  /** The change that undoes it. */
  back: TaskChange;
};

const opened = (): Partial<TaskView> => ({ state: 'open', isCompleted: false, isLocked: false });

/** What staff can do with a task. */
export const taskChanges: Readonly<Record<TaskChange, Change>> = {
  complete: {
    as: (self) => ({ state: 'done', isCompleted: true, completedMethod: 'manual', ...self }),
    send: (caseTaskId, options) => api.tasks.completeTask({ caseTaskId, completed: true }, options),
    message: 'Task completed.',
    back: 'reopen',
  },
  reopen: {
    as: opened,
    send: (caseTaskId, options) => api.tasks.completeTask({ caseTaskId, completed: false }, options),
    message: 'Task opened again.',
    back: 'complete',
  },
  remove: {
    as: (self) => ({ state: 'removed', completedMethod: 'removed', ...self }),
    send: (id, options) => api.tasks.removeTask({ id }, options),
    message: 'Task removed.',
    back: 'restore',
  },
  restore: {
    as: opened,
    send: (id, options) => api.tasks.restoreTask({ id }, options),
    message: 'Task restored.',
    back: 'remove',
  },
};

/** Returns what to say to someone who completed a task that was already complete; null if they were first. */
export function firstWords(
  { completedMethod, completedBy, completedByName }: Ender & Pick<TaskView, 'completedMethod'>,
  self: Ender,
): string | null {
  if (completedMethod === 'auto') return 'This task was already completed automatically.';
  return completedByName && completedBy !== self.completedBy ? `${completedByName} completed this task first.` : null;
}
