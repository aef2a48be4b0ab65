import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clockFacts, whenOnTrip } from './trip-clock.ts';

const now = new Date('2026-05-11T12:00:00.000Z');
const at = (ms: number) => new Date(now.getTime() + ms).toISOString();
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

describe('when something on a trip happened', () => {
  it('is the phone’s time while its clock is right, corrected from two minutes on, and asked from a day on', () => {
    expect(whenOnTrip({ deviceOn: at(-HOUR), sentOn: at(2 * MINUTE) }, now)).toEqual({
      happenedOn: at(-HOUR),
      skewMs: 2 * MINUTE,
    });
    expect(whenOnTrip({ deviceOn: at(-HOUR), sentOn: at(3 * MINUTE) }, now)).toMatchObject({
      happenedOn: at(-HOUR - 3 * MINUTE),
    });
    expect(whenOnTrip({ deviceOn: at(-HOUR), sentOn: at(-3 * MINUTE) }, now)).toMatchObject({
      happenedOn: at(-HOUR + 3 * MINUTE),
    });
    expect(whenOnTrip({ deviceOn: at(0), sentOn: at(24 * HOUR) }, now)).toMatchObject({ happenedOn: at(-24 * HOUR) });
    expect(whenOnTrip({ deviceOn: at(0), sentOn: at(24 * HOUR + 1) }, now)).toEqual({ ask: 'clock' });
    expect(whenOnTrip({ deviceOn: at(MINUTE + 1), sentOn: at(0) }, now)).toEqual({ ask: 'future' });
  });

  it('is what the person said, unless that is in the future', () => {
    const clock = { deviceOn: at(0), sentOn: at(99 * HOUR) };
    expect(whenOnTrip({ ...clock, saidOn: at(-HOUR) }, now)).toMatchObject({ happenedOn: at(-HOUR) });
    expect(whenOnTrip({ ...clock, saidOn: at(2 * MINUTE) }, now)).toEqual({ ask: 'future' });
  });

  it('is never in the future and never turns the order of a phone around, whatever its clock says', () => {
    const skew = fc.integer({ min: -23 * HOUR, max: 23 * HOUR });
    const ago = fc.integer({ min: 0, max: 72 * HOUR });
    fc.assert(
      fc.property(skew, ago, ago, (aheadMs, one, other) => {
        const made = [Math.max(one, other), Math.min(one, other)].map((each) =>
          whenOnTrip({ deviceOn: at(aheadMs - each), sentOn: at(aheadMs) }, now),
        );
        const [first, second] = made.map((when) => ('ask' in when ? '' : when.happenedOn)) as [string, string];
        expect(first <= second && second <= at(0)).toBe(true);
        const off = Math.abs(Date.parse(second) - (now.getTime() - Math.min(one, other)));
        expect(off).toBeLessThanOrEqual(2 * MINUTE);
      }),
    );
  });

  it('is in the record with the phone’s time, how far it was off, and whether someone gave the time', () => {
    const clock = { deviceOn: at(-HOUR), sentOn: at(0) };
    const when = { happenedOn: at(-HOUR), skewMs: -400 };
    expect(clockFacts(clock, when)).toEqual({ deviceHappenedOn: at(-HOUR), skewSeconds: 0 });
    expect(clockFacts({ ...clock, saidOn: at(-HOUR) }, when)).toMatchObject({ timeGiven: true });
  });
});
