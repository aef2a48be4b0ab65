import type { Task } from '../model/task.ts';
import type { CalendarDate } from '../values/dates.ts';
import { stateOf } from './judged-task.ts';

/** What has no day yet stands behind every day. */
const NO_DAY = '9999-12-31';
const digits = (sortOrder: number) => String(Math.min(sortOrder, 99_999)).padStart(5, '0');

/** By when a task stands among those that are to be done: its day, then its place among the triggers. */
export const dueOrder = ({ dueOn, sortOrder }: Pick<Task, 'dueOn' | 'sortOrder'>): string =>
  `${dueOn ?? NO_DAY}#${digits(sortOrder)}`;

/** By what a task is sorted among those that stand where it does: what is to be done by its day, what is over by when it ended. */
export const orderOf = (task: Task): string => {
  const state = stateOf(task);
  return state === 'open' || state === 'expired' ? dueOrder(task) : (task.completedOn ?? task.createdOn);
};

/** Where a day lies: before today, today, after it, or nowhere yet. */
export type DayGroup = 'overdue' | 'today' | 'next' | 'undated';
export const dayGroupOf = (dueOn: CalendarDate | undefined, today: CalendarDate): DayGroup => {
  if (dueOn === undefined) return 'undated';
  return dueOn < today ? 'overdue' : dueOn === today ? 'today' : 'next';
};
