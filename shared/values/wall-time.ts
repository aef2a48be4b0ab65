import { addDays, type CalendarDate, type Instant, isCalendarDate, toInstant } from './dates.ts';

/** What the clock on the wall at a home shows, `YYYY-MM-DDTHH:mm`, without a zone. Sorts as a string. */
export type WallTime = string;

const DAY_MINUTES = 1440;
const MINUTE_MS = 60_000;

const pattern = /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):([0-5]\d)$/;

/** Returns whether the text is a time of a day that exists. */
export function isWallTime(value: unknown): value is WallTime {
  return typeof value === 'string' && isCalendarDate(pattern.exec(value)?.[1]);
}

export const dayOf = (wall: WallTime): CalendarDate => wall.slice(0, 10);

/** Returns the minutes since midnight. */
export const minutesOf = (wall: WallTime): number => Number(wall.slice(11, 13)) * 60 + Number(wall.slice(14, 16));

const twoDigits = (number: number) => String(number).padStart(2, '0');

/** Returns the time this many minutes after a day's midnight. It may be on another day. */
export function wallTimeAt(day: CalendarDate, minutes: number): WallTime {
  const date = addDays(day, Math.floor(minutes / DAY_MINUTES));
  const left = ((minutes % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES;
  return `${date}T${twoDigits(Math.floor(left / 60))}:${twoDigits(left % 60)}`;
}

const utcMs = (wall: WallTime) => Date.parse(`${wall}:00.000Z`);

/** Returns the minutes that a clock shows between two times; negative if `to` is earlier. */
export const minutesBetween = (from: WallTime, to: WallTime): number => (utcMs(to) - utcMs(from)) / MINUTE_MS;

/** Returns the time that a clock shows this many minutes later. */
export const addMinutes = (wall: WallTime, minutes: number): WallTime => wallTimeAt(dayOf(wall), minutesOf(wall) + minutes);

const formats = new Map<string, Intl.DateTimeFormat>();

/** Returns what a clock in an IANA time zone shows at an instant. */
export function wallTimeOf(instant: Instant, timeZone: string): WallTime {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
    formats.set(timeZone, format);
  }
  const parts = format.formatToParts(Date.parse(instant));
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? '';
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}`;
}

/** A clock changes at most once in this time, and never by more than it. */
const AROUND_MS = 12 * 3_600_000;

/** Returns how far a zone's clock is ahead of UTC at an instant, in milliseconds. */
const aheadMs = (ms: number, timeZone: string) =>
  utcMs(wallTimeOf(toInstant(ms), timeZone)) - Math.floor(ms / MINUTE_MS) * MINUTE_MS;

/** Returns the offsets before and after the only clock change that a time may be near. */
const offsetsAround = (ms: number, timeZone: string): readonly [before: number, after: number] => [
  aheadMs(ms - AROUND_MS, timeZone),
  aheadMs(ms + AROUND_MS, timeZone),
];

/** Returns whether clocks in a zone skip a time, because they are set ahead. */
export function isSkipped(wall: WallTime, timeZone: string): boolean {
  const ms = utcMs(wall);
  return offsetsAround(ms, timeZone).every((offset) => wallTimeOf(toInstant(ms - offset), timeZone) !== wall);
}

/** Returns the instant when a clock in a zone shows a time: the first one if it shows it twice; if it skips it, as much later as clocks were set ahead. */
export function instantOf(wall: WallTime, timeZone: string): Instant {
  const ms = utcMs(wall);
  const [before, after] = offsetsAround(ms, timeZone);
  const shows = (offset: number) => wallTimeOf(toInstant(ms - offset), timeZone) === wall;
  return toInstant(shows(before) || !shows(after) ? ms - before : ms - after);
}
