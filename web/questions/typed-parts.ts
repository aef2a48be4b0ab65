// Dates, times, and heights as people write them in one box. People on the phone type faster than they choose.
import { INCHES_A_FOOT, MAX_FEET } from '#shared/questions/kinds/number.ts';
import { isCalendarDate } from '#shared/values/dates.ts';

/** What was typed: the value, or what is wrong with it. Nothing typed is no value and nothing wrong. */
export type Typed<Value> = { value: Value | null; fault?: string };

const none = { value: null };
const DATE_FAULT = 'Enter a date, like 11/24/2026';
const TIME_FAULT = 'Enter a time, like 2:30 pm';
const HEIGHT_FAULT = 'Enter feet and inches, like 5 11';
const MINUTES_A_DAY = 1440;

const dayBefore = (date: string): string => new Date(Date.parse(`${date}T00:00:00.000Z`) - 86_400_000).toISOString().slice(0, 10);
const dateOf = (year: number, month: string, day: string): string =>
  `${String(year).padStart(4, '0')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;

/** A year of two digits is the latest one that isn't after this year. */
function yearOf(digits: string, today: string): number {
  const thisYear = Number(today.slice(0, 4));
  if (digits.length === 4) return Number(digits);
  const inCentury = Math.floor(thisYear / 100) * 100 + Number(digits);
  return inCentury > thisYear ? inCentury - 100 : inCentury;
}

const DATE_FORMS = [
  /^(?<month>\d{1,2})[/.\- ](?<day>\d{1,2})(?:[/.\- ](?<year>\d{4}|\d{2}))?$/,
  /^(?<month>\d{2})(?<day>\d{2})(?<year>\d{4}|\d{2})$/,
  /^(?<year>\d{4})-(?<month>\d{1,2})-(?<day>\d{1,2})$/,
];

/** Reads a date: 11/24/2026, 11/24/26, 11242026, 2026-11-24, today, yesterday. Without a year, it is the latest such day up to today. */
export function readTypedDate(text: string, today: string): Typed<string> {
  const typed = text.trim().toLowerCase();
  if (typed === '') return none;
  if (typed === 'today' || typed === 't') return { value: today };
  if (typed === 'yesterday' || typed === 'y') return { value: dayBefore(today) };
  const parts = DATE_FORMS.map((form) => form.exec(typed)?.groups).find((groups) => groups !== undefined);
  if (!parts) return { ...none, fault: DATE_FAULT };
  const { month = '', day = '', year } = parts;
  const thisYear = Number(today.slice(0, 4));
  const date = dateOf(year ? yearOf(year, today) : thisYear, month, day);
  const value = year || date <= today ? date : dateOf(thisYear - 1, month, day);
  return isCalendarDate(value) ? { value } : { ...none, fault: 'Enter a date that exists' };
}

export const writeTypedDate = (date: string | null): string => {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date ?? '') ?? [];
  return year && `${month}/${day}/${year}`;
};

const TIME_FORM = /^(?<hour>\d{1,2}?)(?::?(?<minutes>\d{2}))?\s*(?<half>[ap])?\.?(?:m\.?)?$/;

/** Reads a time as minutes since midnight: 2:30 pm, 230p, 2p, 14:30, 1430, noon, midnight. */
export function readTypedTime(text: string): Typed<number> {
  const typed = text.trim().toLowerCase();
  if (typed === '') return none;
  if (typed === 'noon') return { value: 720 };
  if (typed === 'midnight') return { value: 0 };
  const { hour, minutes = '0', half } = TIME_FORM.exec(typed)?.groups ?? {};
  const [hours, rest] = [Number(hour), Number(minutes)];
  if (hour === undefined || rest > 59 || hours > 23 || (half !== undefined && (hours < 1 || hours > 12)))
    return { ...none, fault: TIME_FAULT };
  const inHalf = half === undefined ? hours : (hours % 12) + (half === 'p' ? 12 : 0);
  return { value: inHalf * 60 + rest };
}

export function writeTypedTime(minutes: number | null): string {
  if (minutes === null || minutes < 0 || minutes >= MINUTES_A_DAY) return '';
  const hour = Math.floor(minutes / 60);
  return `${hour % 12 || 12}:${String(minutes % 60).padStart(2, '0')} ${hour < 12 ? 'am' : 'pm'}`;
}

/** Reads a day and a time, as a clock in the home shows them: 11/24 2:30 pm, today 2p, or only a time, which is today's. */
export function readTypedMoment(text: string, today: string): Typed<{ date: string; minutes: number }> {
  const typed = text.trim();
  if (typed === '') return none;
  const [first = '', ...rest] = typed.split(/\s+/);
  const date = readTypedDate(first, today).value;
  const onlyTime = readTypedTime(typed).value;
  if (onlyTime !== null) return { value: { date: today, minutes: onlyTime } };
  if (date === null) return { ...none, fault: 'Enter a date and a time, like 11/24 2:30 pm' };
  const { value: minutes } = readTypedTime(rest.join(' '));
  return minutes === null ? { ...none, fault: 'Enter the time too, like 2:30 pm' } : { value: { date, minutes } };
}

export const writeTypedMoment = (moment: { date: string; minutes: number } | null): string =>
  moment ? `${writeTypedDate(moment.date)} ${writeTypedTime(moment.minutes)}` : '';

const HEIGHT_FORM = /^(?<feet>\d{1,2})\s*(?:'|’|ft\.?|feet|[ -])?\s*(?:(?<inches>\d{1,2})\s*(?:"|”|''|in\.?|inches)?)?$/;

/** Reads a height as inches: 5 11, 5'11", 5 ft 11 in, 5, or 71 for inches alone. */
export function readTypedHeight(text: string): Typed<number> {
  const typed = text.trim().toLowerCase();
  if (typed === '') return none;
  const alone = /^\d{2}$/.test(typed) ? Number(typed) : undefined;
  if (alone !== undefined && alone > MAX_FEET) return { value: alone };
  const { feet, inches = '0' } = HEIGHT_FORM.exec(typed)?.groups ?? {};
  if (feet === undefined || Number(feet) > MAX_FEET || Number(inches) >= INCHES_A_FOOT) return { ...none, fault: HEIGHT_FAULT };
  return { value: Number(feet) * INCHES_A_FOOT + Number(inches) };
}

export const writeTypedHeight = (total: number | null): string =>
  total === null ? '' : `${Math.floor(total / INCHES_A_FOOT)} ft ${total % INCHES_A_FOOT} in`;
