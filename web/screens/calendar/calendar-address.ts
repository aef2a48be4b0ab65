import { type CalendarView, calendarViews } from '#shared/calendar/ranges.ts';
import { type CalendarDate, isCalendarDate } from '#shared/values/dates.ts';

/** What the calendar is shown by: all of it, or the people, the rooms, or the vehicles. */
export const calendarBys = ['all', 'person', 'room', 'vehicle'] as const;
export type CalendarBy = (typeof calendarBys)[number];

/** What the address of the calendar says. `of` is one person, room, or vehicle; empty for each of them. */
export type CalendarAddress = { view: CalendarView; date: CalendarDate; by: CalendarBy; of: string };

/** Reads what the address says. Without a day it is today. */
export function addressOf(search: URLSearchParams, today: CalendarDate): CalendarAddress {
  const date = search.get('date');
  const by = calendarBys.find((each) => each === search.get('by')) ?? 'all';
  return {
    view: calendarViews.find((each) => each === search.get('view')) ?? 'week',
    date: isCalendarDate(date) ? date : today,
    by,
    of: by === 'all' ? '' : (search.get('of') ?? ''),
  };
}

/** Returns the address after a change. What is usual isn't in it. */
export function withAddress(search: URLSearchParams, now: CalendarAddress, changes: Partial<CalendarAddress>): URLSearchParams {
  const next = new URLSearchParams(search);
  const { view, date, by, of } = { ...now, ...(changes.by === undefined ? {} : { of: '' }), ...changes };
  const set = (name: string, value: string, usual: string) => (value === usual ? next.delete(name) : next.set(name, value));
  set('view', view, 'week');
  next.set('date', date);
  set('by', by, 'all');
  set('of', of, '');
  return next;
}
