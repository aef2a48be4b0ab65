import { addDays } from '#shared/values/dates.ts';

/**
 * A day (UTC) some months ago. What happened to someone can be no more than a year older than their case, or than the day of their death: a date that is
 * written in a test would be too old one day.
 */
export const latelyOn = addDays(new Date().toISOString().slice(0, 10), -100);

/** Returns a time (`09:00`, UTC) of that day, or of one some days later, as an instant. */
export const lately = (time: string, daysLater = 0): string => `${addDays(latelyOn, daysLater)}T${time}:00.000Z`;
