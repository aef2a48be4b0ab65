import type { Task } from '../model/task.ts';
import type { CalendarDate } from '../values/dates.ts';
import { stateOf } from './judged-task.ts';

/** Sorts tasks without a day after every day. */
const NO_DAY = '9999-12-31';
const digits = (sortOrder: number) => String(Math.min(sortOrder, 99_999)).padStart(5, '0');

/** Returns the sort key of open tasks: the day, then the position among the triggers. */
export const dueOrder = ({ dueOn, sortOrder }: Pick<Task, 'dueOn' | 'sortOrder'>): string =>
  `${dueOn ?? NO_DAY}#${digits(sortOrder)}`;

/** Returns the sort key within a state: open tasks by day, finished ones by when they ended. */
export const orderOf = (task: Task): string => {
  const state = stateOf(task);
  return state === 'open' || state === 'expired' ? dueOrder(task) : (task.completedOn ?? task.createdOn);
};

/** The time of a day: before today, today, later, or unknown. */
export type DayGroup = 'overdue' | 'today' | 'next' | 'undated';
export const dayGroupOf = (dueOn: CalendarDate | undefined, today: CalendarDate): DayGroup => {
  if (dueOn === undefined) return 'undated';
  return dueOn < today ? 'overdue' : dueOn === today ? 'today' : 'next';
};
