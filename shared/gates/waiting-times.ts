import { type CalendarDate, endOfDayInZone, type Instant, toInstant } from '../values/dates.ts';
import type { StateCode } from '../values/state-codes.ts';
import { instantOf, wallTimeAt, wallTimeOf } from '../values/wall-time.ts';
import { POLICY } from './gate-facts.ts';

/** How long after a death nobody is cremated, whether a medical examiner’s or coroner’s paper is needed too, and whether someone has compared this with the text. */
export type WaitingTime = { hours: number; needsPaper: boolean; source: string; isCompared: boolean };

/**
 * Lists what states ask for. Those marked as not compared are from other people’s pages about the law (docs/law.md, Before what can’t be undone). The catalog has the
 * hours of states that were compared, for tasks and papers.
 */
export const waitingTimes: Readonly<Partial<Record<StateCode, WaitingTime>>> = {
  FL: { hours: 48, needsPaper: false, source: 'Fla. Stat. 872.03', isCompared: false },
  IL: { hours: 24, needsPaper: true, source: '410 ILCS 18/35', isCompared: true },
  MA: { hours: 48, needsPaper: true, source: 'Mass. G.L. c. 114, s. 44', isCompared: true },
  NC: { hours: 24, needsPaper: false, source: 'North Carolina, from a secondary source', isCompared: false },
  SD: { hours: 24, needsPaper: false, source: 'S.D. Codified Laws 34-26A-13.1', isCompared: false },
  TX: { hours: 48, needsPaper: false, source: 'Tex. Health & Safety Code 716.004', isCompared: true },
};

/** What applies where nobody has looked at the law, or nobody knows which law it is. */
const elsewhere: WaitingTime = { hours: 48, needsPaper: true, source: POLICY, isCompared: false };

const waitIn = (state: StateCode | undefined): WaitingTime =>
  state === undefined ? elsewhere : (waitingTimes[state] ?? elsewhere);

/** Returns the stricter of what two states ask for, in each part. */
export function stricterWait(one: StateCode | undefined, other: StateCode | undefined): WaitingTime {
  const [first, second] = [waitIn(one), waitIn(other)];
  if (first === second) return first;
  const deciding = [first, second].toSorted((a, b) => b.hours - a.hours || Number(b.needsPaper) - Number(a.needsPaper));
  return {
    hours: Math.max(first.hours, second.hours),
    needsPaper: first.needsPaper || second.needsPaper,
    source: deciding.map(({ source }) => source).join('; '),
    isCompared: first.isCompared && second.isCompared,
  };
}

const HOUR_MS = 3_600_000;

/** Returns the later of the two instants when clocks that go back show a time twice. */
function lastInstantOf(day: CalendarDate, minutes: number, timeZone: string): Instant {
  const wall = wallTimeAt(day, minutes);
  const first = instantOf(wall, timeZone);
  const again = toInstant(Date.parse(first) + HOUR_MS);
  return wallTimeOf(again, timeZone) === wall ? again : first;
}

/** Returns when a wait after a death is over: hours that pass, not hours on a clock. If nobody knows the time of death, they begin when the day ends. */
export function waitOver(
  { on, minutes }: { on: CalendarDate; minutes: number | undefined },
  hours: number,
  timeZone: string,
): Instant {
  const from = minutes === undefined ? endOfDayInZone(on, timeZone) : lastInstantOf(on, minutes, timeZone);
  return toInstant(Date.parse(from) + hours * HOUR_MS);
}
