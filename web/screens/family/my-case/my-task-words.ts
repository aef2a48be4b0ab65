import type { MyTask } from '#shared/contract/tasks-views.ts';
import { dayGroupOf } from '#shared/tasks/task-order.ts';
import { type CalendarDate, formatCalendarDate } from '#shared/values/dates.ts';

/** Returns `March 4`, with the year if it isn't this year. */
const dayOf = (day: CalendarDate, today: CalendarDate) => {
  const words = formatCalendarDate(day);
  return day.slice(0, 4) === today.slice(0, 4) ? words.replace(/, \d{4}$/, '') : words;
};

/** Says gently when something is due; empty if there is no date. It never tells the family that the home's own work is late. */
export function whenDue(
  { dueOn, access, isExpired }: Pick<MyTask, 'dueOn' | 'access' | 'isExpired'>,
  today: CalendarDate,
): string {
  if (dueOn === undefined) return '';
  const isOwn = access === 'family-only';
  const group = dayGroupOf(dueOn, today);
  if (isExpired) return isOwn ? `Its day was ${dayOf(dueOn, today)}. You can still do it.` : '';
  if (group === 'overdue') return isOwn ? `By ${dayOf(dueOn, today)}, or as soon as you can` : 'Under way';
  if (group === 'today') return isOwn ? 'By today, if you can' : 'Today';
  return `By ${dayOf(dueOn, today)}`;
}
