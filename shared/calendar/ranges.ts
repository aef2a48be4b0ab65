import { addDays, type CalendarDate, daysBetween } from '../values/dates.ts';

export const calendarViews = ['day', 'week', 'month'] as const;
export type CalendarView = (typeof calendarViews)[number];

/** Days of a calendar, both included. */
export type DayRange = { from: CalendarDate; to: CalendarDate };

/** Returns the day of the week, 0 for Sunday. */
export const weekdayOf = (day: CalendarDate): number => new Date(`${day}T00:00:00.000Z`).getUTCDay();

const weekFrom = (day: CalendarDate): CalendarDate => addDays(day, -weekdayOf(day));

const monthStart = (day: CalendarDate): CalendarDate => `${day.slice(0, 8)}01`;

/** Returns the same day of another month, or the last day of that month if it is shorter. */
function addMonths(day: CalendarDate, months: number): CalendarDate {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10);
}

const monthEnd = (day: CalendarDate): CalendarDate => addDays(addMonths(monthStart(day), 1), -1);

/** Returns the days that a view shows around a day: weeks begin on Sunday, and a month is shown in whole weeks. */
export function rangeOf(view: CalendarView, day: CalendarDate): DayRange {
  if (view === 'day') return { from: day, to: day };
  if (view === 'week') return { from: weekFrom(day), to: addDays(weekFrom(day), 6) };
  return { from: weekFrom(monthStart(day)), to: addDays(weekFrom(monthEnd(day)), 6) };
}

/** Returns the days of a range, in order. */
export const daysOf = ({ from, to }: DayRange): CalendarDate[] =>
  Array.from({ length: daysBetween(from, to) + 1 }, (_, nth) => addDays(from, nth));

/** Returns the day that a view shows after going back or ahead by one. */
export function stepped(view: CalendarView, day: CalendarDate, by: 1 | -1): CalendarDate {
  if (view === 'month') return addMonths(day, by);
  return addDays(day, view === 'week' ? by * 7 : by);
}
