import { addDays, type CalendarDate } from '../values/dates.ts';

/**
 * Returns the day on which something counts that is for a closed day: today, or the next day that is open if today is closed, too. Null if its own day is open. Days are
 * closed in order, so that everything until `closedThrough` is.
 */
export function lateDay(day: CalendarDate, closedThrough: CalendarDate | null, today: CalendarDate): CalendarDate | null {
  if (closedThrough === null || day > closedThrough) return null;
  return today > closedThrough ? today : addDays(closedThrough, 1);
}
