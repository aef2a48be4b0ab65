import { type CalendarDate, dateInZone, formatCalendarDate, formatInstant, type Instant, toInstant } from '../values/dates.ts';
import { instantOf, wallTimeAt } from '../values/wall-time.ts';

const DAY_MS = 86_400_000;
const YEAR_MS = 366 * DAY_MS;

/** Tells whether a time is still to come, by more than the clock of someone who says "now" may be ahead of ours. */
export const notYet = (happenedOn: Instant, now: Date): boolean => Date.parse(happenedOn) > now.getTime() + 60_000;

/** What a case knows about when its decedent can have been moved. */
export type CaseTimes = { openedOn: Instant; dateOfDeath: CalendarDate | undefined; timeZone: string };

/**
 * Returns why a case's decedent can't have been moved at a time, in words for the screen; undefined if it's possible. Nobody is moved before the day of their death
 * in the home's zone. While that day isn't known, a move can be up to a year older than the case.
 */
export function impossibleTime(happenedOn: Instant, { openedOn, dateOfDeath, timeZone }: CaseTimes): string | undefined {
  if (dateOfDeath !== undefined)
    return dateInZone(happenedOn, timeZone) < dateOfDeath
      ? `This is before the date of death, ${formatCalendarDate(dateOfDeath)}. Check the date.`
      : undefined;
  return happenedOn < toInstant(Date.parse(openedOn) - YEAR_MS)
    ? 'This is more than a year before the case was opened. Check the date.'
    : undefined;
}

/** Returns why nobody can have gone for someone, or had them, at a time: before they died, if the minute is known. Undefined if it's possible. */
export function beforeDeath(
  happenedOn: Instant,
  { on, minutes }: { on: CalendarDate | undefined; minutes: number | undefined },
  timeZone: string,
): string | undefined {
  if (on === undefined || minutes === undefined) return undefined;
  const diedAt = instantOf(wallTimeAt(on, minutes), timeZone);
  return diedAt !== undefined && happenedOn < diedAt
    ? `This is before the time of death, ${formatInstant(diedAt, timeZone)}. Correct one of the two.`
    : undefined;
}

/** Tells whether a time can be more than a day before the last entry of a record, which itself isn't in the future. */
export const mayBeLate = (happenedOn: Instant, now: Date): boolean => happenedOn < toInstant(now.getTime() - DAY_MS);

/** Returns what to ask about a move that is dated more than a day before the last entry of its record; undefined if there is nothing to ask. */
export const lateEntry = (happenedOn: Instant, last: Instant, timeZone: string): string | undefined =>
  happenedOn < toInstant(Date.parse(last) - DAY_MS)
    ? `This is more than a day before the last entry (${formatInstant(last, timeZone)}). Check the date, or say in the note why it’s recorded late.`
    : undefined;
