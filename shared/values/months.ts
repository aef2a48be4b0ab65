import { addDays, type CalendarDate } from './dates.ts';

/** A month of the calendar, `YYYY-MM`. Sorts as a string. */
export type Month = string;

/** Returns the month this many months later (earlier if negative). */
export const addMonths = (month: Month, months: number): Month => {
  const count = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 + months;
  return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`;
};

export const firstDayOf = (month: Month): CalendarDate => `${month}-01`;
export const lastDayOf = (month: Month): CalendarDate => addDays(firstDayOf(addMonths(month, 1)), -1);

/** Returns the same day of a later month, or that month's last day if it has no such day. */
export function monthsLater(date: CalendarDate, months: number): CalendarDate {
  const month = addMonths(date.slice(0, 7), months);
  const [day, last] = [`${month}${date.slice(7)}`, lastDayOf(month)];
  return day < last ? day : last;
}
