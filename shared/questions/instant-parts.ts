// Converts a moment to its date and minutes in a home's time zone, and back. Pure: `Intl` knows the zones.
import { type CalendarDate, type Instant, isCalendarDate, toInstant } from '../values/dates.ts';

const MINUTE_MS = 60_000;

/** A day and the minutes since its midnight, as clocks in a zone show them. */
export type LocalMoment = { date: CalendarDate; minutes: number };

/** Returns what clocks in an IANA zone show at a moment. */
export function localMoment(instant: Instant, timeZone: string): LocalMoment {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }).formatToParts(new Date(instant));
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? '0';
  const date = `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`;
  return { date, minutes: Number(part('hour')) * 60 + Number(part('minute')) };
}

const asUtc = ({ date, minutes }: LocalMoment): number => Date.parse(`${date}T00:00:00.000Z`) + minutes * MINUTE_MS;

/**
 * Returns the moment when clocks in a zone show that day and time. If they show it twice, it is the first; if they skip it in spring, it is the same time
 * after the change. `undefined` for a date that doesn't exist.
 */
export function instantAt(local: LocalMoment, timeZone: string): Instant | undefined {
  if (!isCalendarDate(local.date)) return undefined;
  const wanted = asUtc(local);
  const offsetAt = (epochMs: number) => asUtc(localMoment(toInstant(epochMs), timeZone)) - epochMs;
  // A zone's clock changes by a few hours at most, so the offsets of the days before and after are the only ones possible.
  const offsets = [offsetAt(wanted - 86_400_000), offsetAt(wanted + 86_400_000)];
  const found = offsets
    .map((offset) => wanted - offset)
    .filter((epochMs) => asUtc(localMoment(toInstant(epochMs), timeZone)) === wanted);
  return toInstant(found.length > 0 ? Math.min(...found) : wanted - Math.min(...offsets));
}
