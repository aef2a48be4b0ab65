import type { TaskState } from '#shared/model/enumerations/task.ts';
import { type DayGroup, dayGroupOf, dueOrder } from '#shared/tasks/task-order.ts';
import type { CalendarDate } from '#shared/values/dates.ts';
import type { Overlay, TaskItem } from './use-task-changes.ts';

const byDue = ({ task: one }: TaskItem, { task: other }: TaskItem) => {
  const [before, after] = [dueOrder(one), dueOrder(other)];
  return before < after ? -1 : before > after ? 1 : 0;
};

/**
 * Returns the tasks of a list in one state as they should appear: each once, and changing ones as they will be. A new one goes where its date puts
 * it, or, if it has ended, to the top.
 */
export function visibleTasks(items: readonly TaskItem[], overlay: Overlay, state: TaskState): TaskItem[] {
  const once = new Map(items.map((item) => [item.task.id, item]));
  const here = [...once.values()].flatMap((item) => {
    const changed = overlay.get(item.task.id);
    return changed && changed.task.state !== state ? [] : [changed ?? item];
  });
  const coming = [...overlay.values()].filter(({ task }) => task.state === state && !once.has(task.id));
  if (coming.length === 0) return here;
  return state === 'open' || state === 'expired' ? [...here, ...coming].toSorted(byDue) : [...coming, ...here];
}

export type TaskGroup = { key: DayGroup; title: string; items: TaskItem[] };

const titles: Readonly<Record<DayGroup, string>> = { overdue: 'Overdue', today: 'Today', next: 'Next', undated: 'No date yet' };

/** Groups open tasks by when they are due, in order, without empty groups. */
export const groupsByDay = (items: readonly TaskItem[], today: CalendarDate): TaskGroup[] =>
  (Object.keys(titles) as DayGroup[]).flatMap((key) => {
    const own = items.filter(({ task }) => dayGroupOf(task.dueOn, today) === key);
    return own.length > 0 ? [{ key, title: titles[key], items: own }] : [];
  });
