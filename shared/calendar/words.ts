import type { CalendarEntry, CalendarResource } from '../model/calendar.ts';
import { addDays, type CalendarDate } from '../values/dates.ts';
import { dayOf, minutesOf, type WallTime } from '../values/wall-time.ts';

type Span = { startsAt: WallTime; endsAt: WallTime; isTimeOpen: boolean };

/** Writes a time of day for US readers: `10:30 AM`. */
export function timeWords(minutes: number): string {
  const [hour, minute] = [Math.floor(minutes / 60) % 24, minutes % 60];
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}

const formats: Partial<Record<keyof typeof styles, Intl.DateTimeFormat>> = {};
const styles = {
  long: { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' },
  day: { weekday: 'long', month: 'long', day: 'numeric' },
  short: { weekday: 'short', month: 'short', day: 'numeric' },
  month: { month: 'long', year: 'numeric' },
} as const;

/** Writes a day with its weekday: `Tuesday, November 24, 2026` (long), without the year (day), `Tue, Nov 24` (short); or only its month. */
export function dayWords(day: CalendarDate, style: keyof typeof styles = 'day'): string {
  formats[style] ??= new Intl.DateTimeFormat('en-US', { ...styles[style], timeZone: 'UTC' });
  return formats[style].format(Date.parse(`${day}T00:00:00.000Z`));
}

/** Writes when an entry is, without its day unless it ends on another: `10:30 AM to 11:30 AM`. */
export function spanWords({ startsAt, endsAt, isTimeOpen }: Span): string {
  if (isTimeOpen) return 'Time not set';
  const [from, to] = [timeWords(minutesOf(startsAt)), timeWords(minutesOf(endsAt))];
  const isOneDay = dayOf(startsAt) === dayOf(endsAt) || endsAt === `${addDays(dayOf(startsAt), 1)}T00:00`;
  return isOneDay ? `${from} to ${to}` : `${from} to ${dayWords(dayOf(endsAt), 'short')}, ${to}`;
}

/** Writes when an entry that began earlier is on a day: `until 1:30 AM`, or `all day` if it lasts longer. */
export const laterDayWords = ({ endsAt }: Pick<Span, 'endsAt'>, day: CalendarDate): string =>
  dayOf(endsAt) === day ? `until ${timeWords(minutesOf(endsAt))}` : 'all day';

type Placed = Pick<CalendarEntry, 'place' | 'casePlace' | 'resources'>;

/** Writes where an entry is: the place that was typed, otherwise the case's, otherwise the rooms that it takes, if `resources` of the home are given. */
export function placeWords({ place, casePlace, resources: taken }: Placed, resources: readonly CalendarResource[] = []): string {
  const rooms = resources.filter(({ id, kind }) => kind === 'room' && taken.includes(id));
  return place || casePlace || rooms.map(({ name }) => name).join(', ');
}

/** Writes a service in brief, for the header of its case: `Funeral service, Tue, Nov 24, 10:30 AM, Chapel`. */
export const ceremonyWords = (ceremony: { name: string; startsAt: WallTime; isTimeOpen: boolean; place: string }): string =>
  [
    ceremony.name,
    dayWords(dayOf(ceremony.startsAt), 'short'),
    ceremony.isTimeOpen ? '' : timeWords(minutesOf(ceremony.startsAt)),
    ceremony.place,
  ]
    .filter(Boolean)
    .join(', ');

/** Returns the service that is on or next at a time (epoch milliseconds); none if all are over. */
export const nextCeremony = <Row extends { endsOn: string }>(ceremonies: readonly Row[] = [], now: number): Row | undefined =>
  ceremonies.find(({ endsOn }) => Date.parse(endsOn) > now);
