import { problem } from '#functions/problem.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import type { CaseRecord } from '#functions/table/case.ts';
import { type ClockFacts, clockFacts, clockQuestion, type TripClock, whenOnTrip } from '#shared/custody/trip-clock.ts';
import { impossibleTime } from '#shared/custody/when-it-happened.ts';
import type { Instant } from '#shared/values/dates.ts';

/** What decides when an entry can have happened. */
type OfCase = { record: CaseRecord; timeZone: string };

const askWhen = (message: string) => problem('invalid_input', { errors: [{ field: 'saidOn', message }] });

/** Works out when an entry that a phone made happened, and what the record says about the clocks; 400 asks the person, under `saidOn`. */
export function timedEntry(
  { now }: OperationContext,
  { record, timeZone }: OfCase,
  clock: TripClock,
): { happenedOn: Instant; clock: ClockFacts } {
  const when = whenOnTrip(clock, now);
  if ('ask' in when) throw askWhen(clockQuestion(when.ask));
  const { dateOfDeath, createdOn: openedOn } = record;
  const impossible = impossibleTime(when.happenedOn, { dateOfDeath, openedOn, timeZone });
  if (impossible) throw askWhen(impossible);
  return { happenedOn: when.happenedOn, clock: clockFacts(clock, when) };
}
