import type { MyTask } from '#shared/contract/tasks-views.ts';
import { dayGroupOf } from '#shared/tasks/task-order.ts';
import { type CalendarDate, formatCalendarDate } from '#shared/values/dates.ts';

/** `March 4`; another year's day says its year. */
const dayOf = (day: CalendarDate, today: CalendarDate) => {
  const words = formatCalendarDate(day);
  return day.slice(0, 4) === today.slice(0, 4) ? words.replace(/, \d{4}$/, '') : words;
};

/** When something is to be done, in words that press nobody; empty where there is no day. Of the home's own work what is late says nothing to the family. */
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
