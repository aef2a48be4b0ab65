import { type Instant, toInstant } from '../values/dates.ts';

const SKEW_MS = 2 * 60_000;
const DAY_MS = 86_400_000;
const AHEAD_MS = 60_000;

/** When a phone says that something happened: its clock then and when it sent this, and the time that someone gave instead of a clock's. */
export type TripClock = { deviceOn: Instant; sentOn: Instant; saidOn?: Instant | undefined };

/** When it happened by our clock, or what to ask about it. `skewMs` is how far the phone's clock was ahead of ours. */
export type WhenOnTrip = { happenedOn: Instant; skewMs: number } | { ask: 'clock' | 'future' };

/**
 * Works out when something on a trip happened by our clock. A phone's clock that differs from ours by more than two minutes is corrected; one that differs by more than a
 * day, or was set back since, has to be asked about. Nothing happens in the future.
 */
export function whenOnTrip({ deviceOn, sentOn, saidOn }: TripClock, now: Date): WhenOnTrip {
  const nowMs = now.getTime();
  const skewMs = Date.parse(sentOn) - nowMs;
  if (saidOn !== undefined)
    return Date.parse(saidOn) > nowMs + AHEAD_MS ? { ask: 'future' } : { happenedOn: earlier(saidOn, nowMs), skewMs };
  if (Math.abs(skewMs) > DAY_MS) return { ask: 'clock' };
  const corrected = Date.parse(deviceOn) - skewMs;
  if (corrected > nowMs + AHEAD_MS) return { ask: 'future' };
  return { happenedOn: earlier(Math.abs(skewMs) > SKEW_MS ? toInstant(corrected) : deviceOn, nowMs), skewMs };
}

/** A clock that is a few seconds fast makes nothing happen after it was written down. */
const earlier = (instant: Instant, nowMs: number): Instant => (Date.parse(instant) > nowMs ? toInstant(nowMs) : instant);

/** Returns what to ask about a time, in words for the screen. */
export const clockQuestion = (ask: 'clock' | 'future'): string =>
  ask === 'clock'
    ? 'This phone’s clock is off by more than a day. Say when this happened.'
    : 'By this phone’s clock, this would be in the future. Say when it happened.';

/** What an entry of the record says about the clocks: the phone's time, how far it was off, and whether someone gave the time. */
export type ClockFacts = { deviceHappenedOn: Instant; skewSeconds: number; timeGiven?: true };

/** Returns what an entry says about the clocks. */
export function clockFacts(
  { deviceOn, saidOn }: TripClock,
  { skewMs }: Extract<WhenOnTrip, { happenedOn: Instant }>,
): ClockFacts {
  return {
    deviceHappenedOn: deviceOn,
    skewSeconds: Math.round(skewMs / 1000) || 0,
    ...(saidOn === undefined ? {} : { timeGiven: true }),
  };
}
