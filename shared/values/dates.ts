// Calendar dates (`YYYY-MM-DD`: births, deaths, due dates) never pass through a time zone; instants are UTC ISO strings with milliseconds.

/** A day on the calendar without a time or zone, `YYYY-MM-DD`. Sorts as a string. */
export type CalendarDate = string;

/** A moment in UTC, `YYYY-MM-DDTHH:mm:ss.sssZ`, as `Date.toISOString` writes it. Sorts as a string. */
export type Instant = string;

const DAY_MS = 86_400_000;

/** Returns the UTC midnight of a calendar date; NaN if the day doesn't exist (2025-02-29, 2025-13-01). Years 1000 to 9999. */
function utcMidnight(date: string): number {
  const parts = /^([1-9]\d{3})-(\d{2})-(\d{2})$/.exec(date);
  if (!parts) return Number.NaN;
  const [year, month, day] = [Number(parts[1]), Number(parts[2]), Number(parts[3])];
  const time = Date.UTC(year, month - 1, day);
  const back = new Date(time);
  return back.getUTCMonth() === month - 1 && back.getUTCDate() === day ? time : Number.NaN;
}

/** Returns whether the text is a day that exists, from the year 1000 on. */
export function isCalendarDate(value: unknown): value is CalendarDate {
  return typeof value === 'string' && !Number.isNaN(utcMidnight(value));
}

/** Returns whether the text is exactly what `Date.toISOString` writes for a moment that exists. */
export function isInstant(value: unknown): value is Instant {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/.test(value)) return false;
  const time = Date.parse(value);
  return !Number.isNaN(time) && new Date(time).toISOString() === value;
}

/** Returns the instant for epoch milliseconds. */
export function toInstant(epochMs: number): Instant {
  return new Date(epochMs).toISOString();
}

/** Returns the day this many days later (earlier if negative). Throws a RangeError for a date that doesn't exist. */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  const time = utcMidnight(date);
  if (Number.isNaN(time)) throw new RangeError(`not a calendar date: ${date}`);
  return new Date(time + days * DAY_MS).toISOString().slice(0, 10);
}

/** Returns the whole days from one date to another; negative if `to` is earlier. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return Math.round((utcMidnight(to) - utcMidnight(from)) / DAY_MS);
}

/** Returns the completed years of life on a day (someone born on February 29 turns a year older on March 1 in common years). */
export function ageOn(birth: CalendarDate, day: CalendarDate): number {
  const years = Number(day.slice(0, 4)) - Number(birth.slice(0, 4));
  return day.slice(5) < birth.slice(5) ? years - 1 : years;
}

/** One per zone, created on first use, because a format costs more than what it formats. */
const dayFormats = new Map<string, Intl.DateTimeFormat>();

function dayFormat(timeZone: string): Intl.DateTimeFormat {
  const cached = dayFormats.get(timeZone);
  if (cached) return cached;
  const made = new Intl.DateTimeFormat('en-US', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  dayFormats.set(timeZone, made);
  return made;
}

/** Returns the calendar date of an instant in an IANA time zone: a task is due by the home's day, not by London's. */
export function dateInZone(instant: Instant, timeZone: string): CalendarDate {
  const parts = dayFormat(timeZone).formatToParts(new Date(instant));
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? '';
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`;
}

/** Farther than any zone is from UTC (UTC-12 to UTC+14), plus what a clock change may add. */
const FURTHEST_MS = 16 * 3_600_000;
/** Shorter than the time that any zone ever went back into a day that was over. */
const STEP_MS = 15 * 60_000;

const offsetFormats = new Map<string, Intl.DateTimeFormat>();

/** Returns how far a zone is ahead of UTC at an instant, to the second, because before there were zones, places used their own mean time. */
function offsetMs(instant: number, timeZone: string): number {
  const format = offsetFormats.get(timeZone) ?? new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
  offsetFormats.set(timeZone, format);
  const [, sign, hours = 0, minutes = 0, seconds = 0] =
    /GMT(?:([+-])(\d{2}):(\d{2})(?::(\d{2}))?)?$/.exec(format.format(instant)) ?? [];
  const size = (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * 1000;
  return sign === '-' ? -size : size;
}

/** Finds the end of a day when the zone's clocks change around it: from long after it, in steps, then to the second. */
function endAtChange(date: CalendarDate, timeZone: string, from: number): number {
  const isOver = (instant: number) => dateInZone(toInstant(instant), timeZone) > date;
  let over = from;
  while (isOver(over - STEP_MS)) over -= STEP_MS;
  let before = over - STEP_MS;
  while (over - before > 1000) {
    const middle = before + Math.floor((over - before) / 2000) * 1000;
    if (isOver(middle)) over = middle;
    else before = middle;
  }
  return over;
}

/**
 * Returns the instant when a calendar day is finally over in an IANA time zone: if clocks go back past midnight, the second time; if a zone skipped the
 * day, when it would have begun. Days up to 9999-12-30.
 */
export function endOfDayInZone(date: CalendarDate, timeZone: string): Instant {
  const midnight = utcMidnight(date) + DAY_MS;
  if (Number.isNaN(midnight)) throw new RangeError(`not a calendar date: ${date}`);
  const offset = offsetMs(midnight - FURTHEST_MS, timeZone);
  const isEven = offset === offsetMs(midnight + FURTHEST_MS, timeZone);
  return toInstant(isEven ? midnight - offset : endAtChange(date, timeZone, midnight + FURTHEST_MS));
}

const HOUR_MS = 3_600_000;
const hourFormat = (timeZone: string) => new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', hourCycle: 'h23' });

/** Returns the first instant after `now` when clocks in a zone reach this hour (0 to 23), an hour that no clock change skips. */
export function nextHourInZone(hour: number, now: Instant, timeZone: string): Instant {
  const format = hourFormat(timeZone);
  const isHour = (time: number) => Number(format.format(time)) === hour;
  let time = Math.floor(Date.parse(now) / STEP_MS) * STEP_MS + STEP_MS;
  const last = time + 25 * HOUR_MS;
  while (time < last && (!isHour(time) || isHour(time - STEP_MS))) time += STEP_MS;
  return toInstant(time);
}

const dateStyles = {
  long: { year: 'numeric', month: 'long', day: 'numeric' },
  medium: { year: 'numeric', month: 'short', day: 'numeric' },
  short: { year: 'numeric', month: '2-digit', day: '2-digit' },
} as const;

/** Created on first use and kept, because a page writes many dates, and a format costs more than all of them. */
const calendarFormats: Partial<Record<keyof typeof dateStyles, Intl.DateTimeFormat>> = {};

/** Writes a calendar date for US readers: `March 4, 2026` (long), `Mar 4, 2026` (medium), `03/04/2026` (short). */
export function formatCalendarDate(date: CalendarDate, style: keyof typeof dateStyles = 'long'): string {
  const time = utcMidnight(date);
  if (Number.isNaN(time)) throw new RangeError(`not a calendar date: ${date}`);
  calendarFormats[style] ??= new Intl.DateTimeFormat('en-US', { ...dateStyles[style], timeZone: 'UTC' });
  return calendarFormats[style].format(time);
}

/** Writes an instant for US readers in an IANA time zone: `March 4, 2026, 2:30 PM EST`. */
export function formatInstant(instant: Instant, timeZone: string): string {
  const options = { ...dateStyles.long, hour: 'numeric', minute: '2-digit', timeZone, timeZoneName: 'short' } as const;
  // Some versions of ICU write a narrow no-break space before PM, and " at " between date and time. Neither belongs in a plain-text email.
  return new Intl.DateTimeFormat('en-US', options)
    .format(new Date(instant))
    .replace(/\u202f/g, ' ')
    .replace(' at ', ', ');
}

/** Returns whether this runtime knows an IANA time zone name (`America/New_York`). */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z_]+(\/[A-Za-z0-9_+-]+){0,2}$/.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
