// Calendar dates (`YYYY-MM-DD`: births, deaths, due dates) never pass through a time zone; instants are UTC ISO strings with milliseconds.

/** A day on the calendar without a time or a zone, `YYYY-MM-DD`. Sorts as a string. */
export type CalendarDate = string;

/** A moment in UTC, `YYYY-MM-DDTHH:mm:ss.sssZ`, as `Date.toISOString` writes it. Sorts as a string. */
export type Instant = string;

const DAY_MS = 86_400_000;

/** The UTC midnight of a calendar date; NaN when it is not a day of the calendar (2025-02-29, 2025-13-01). Years 1000 to 9999. */
function utcMidnight(date: string): number {
  const parts = /^([1-9]\d{3})-(\d{2})-(\d{2})$/.exec(date);
  if (!parts) return Number.NaN;
  const [year, month, day] = [Number(parts[1]), Number(parts[2]), Number(parts[3])];
  const time = Date.UTC(year, month - 1, day);
  const back = new Date(time);
  return back.getUTCMonth() === month - 1 && back.getUTCDate() === day ? time : Number.NaN;
}

/** Whether the text is a day that exists, from the year 1000 on. */
export function isCalendarDate(value: unknown): value is CalendarDate {
  return typeof value === 'string' && !Number.isNaN(utcMidnight(value));
}

/** Whether the text is exactly what `Date.toISOString` writes for a moment that exists. */
export function isInstant(value: unknown): value is Instant {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/.test(value)) return false;
  const time = Date.parse(value);
  return !Number.isNaN(time) && new Date(time).toISOString() === value;
}

/** The instant of epoch milliseconds. */
export function toInstant(epochMs: number): Instant {
  return new Date(epochMs).toISOString();
}

/** The day so many days later (earlier when negative). Throws a RangeError for a date that does not exist. */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  const time = utcMidnight(date);
  if (Number.isNaN(time)) throw new RangeError(`not a calendar date: ${date}`);
  return new Date(time + days * DAY_MS).toISOString().slice(0, 10);
}

/** Whole days from one date to another; negative when `to` is earlier. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return Math.round((utcMidnight(to) - utcMidnight(from)) / DAY_MS);
}

/** Completed years of life on a day (someone born on 29 February ages on 1 March in common years). */
export function ageOn(birth: CalendarDate, day: CalendarDate): number {
  const years = Number(day.slice(0, 4)) - Number(birth.slice(0, 4));
  return day.slice(5) < birth.slice(5) ? years - 1 : years;
}

/** One a zone, made when first asked for: a format costs more than what it formats. */
const dayFormats = new Map<string, Intl.DateTimeFormat>();

function dayFormat(timeZone: string): Intl.DateTimeFormat {
  const cached = dayFormats.get(timeZone);
  if (cached) return cached;
  const made = new Intl.DateTimeFormat('en-US', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  dayFormats.set(timeZone, made);
  return made;
}

/** The calendar date that an instant has in an IANA time zone: a task is due by the home's day, not by London's. */
export function dateInZone(instant: Instant, timeZone: string): CalendarDate {
  const parts = dayFormat(timeZone).formatToParts(new Date(instant));
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? '';
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`;
}

/** Further than any zone is from UTC (UTC-12 to UTC+14), with what a change may add. */
const FURTHEST_MS = 16 * 3_600_000;
/** Shorter than the time for which a zone ever went back into a day that was over. */
const STEP_MS = 15 * 60_000;

const offsetFormats = new Map<string, Intl.DateTimeFormat>();

/** How far a zone is ahead of UTC at an instant. To the second: before there were zones, places kept their own mean time. */
function offsetMs(instant: number, timeZone: string): number {
  const format = offsetFormats.get(timeZone) ?? new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
  offsetFormats.set(timeZone, format);
  const [, sign, hours = 0, minutes = 0, seconds = 0] =
    /GMT(?:([+-])(\d{2}):(\d{2})(?::(\d{2}))?)?$/.exec(format.format(instant)) ?? [];
  const size = (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * 1000;
  return sign === '-' ? -size : size;
}

/** The end of a day around which the zone's clocks change: looked for from long after it, by steps, then to the second. */
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
 * The instant at which a calendar day is over in an IANA time zone, for good: where clocks go back over midnight the day is over the second time; a day that a
 * zone left out is over where it would have begun. Days up to 9999-12-30.
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

/** The first instant after `now` at which clocks of a zone come to this hour (0 to 23), one that no change of the clocks leaves out. */
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

/** Made when first asked for, and kept: a page writes many dates, and a format costs more than all of them. */
const calendarFormats: Partial<Record<keyof typeof dateStyles, Intl.DateTimeFormat>> = {};

/** A calendar date for US readers: `March 4, 2026` (long), `Mar 4, 2026` (medium), `03/04/2026` (short). */
export function formatCalendarDate(date: CalendarDate, style: keyof typeof dateStyles = 'long'): string {
  const time = utcMidnight(date);
  if (Number.isNaN(time)) throw new RangeError(`not a calendar date: ${date}`);
  calendarFormats[style] ??= new Intl.DateTimeFormat('en-US', { ...dateStyles[style], timeZone: 'UTC' });
  return calendarFormats[style].format(time);
}

/** An instant for US readers in an IANA time zone: `March 4, 2026, 2:30 PM EST`. */
export function formatInstant(instant: Instant, timeZone: string): string {
  const options = { ...dateStyles.long, hour: 'numeric', minute: '2-digit', timeZone, timeZoneName: 'short' } as const;
  // ICU writes a narrow no-break space before PM and " at " between date and time in some versions: neither belongs in a plain mail.
  return new Intl.DateTimeFormat('en-US', options)
    .format(new Date(instant))
    .replace(/\u202f/g, ' ')
    .replace(' at ', ', ');
}

/** Whether an IANA time zone name is one that this runtime knows (`America/New_York`). */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z_]+(\/[A-Za-z0-9_+-]+){0,2}$/.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
