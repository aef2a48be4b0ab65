import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addMinutes, instantOf, isSkipped, isWallTime, minutesBetween, wallTimeAt, wallTimeOf } from './wall-time.ts';

const newYork = 'America/New_York';
const zones = [newYork, 'America/Phoenix', 'Pacific/Honolulu', 'America/Adak', 'America/Anchorage'];
const wall = fc
  .tuple(fc.integer({ min: 0, max: 5000 }), fc.integer({ min: 0, max: 1439 }))
  .map(([days, minutes]) => wallTimeAt(wallTimeAt('2020-01-01', days * 1440).slice(0, 10), minutes));

describe('what the clock on the wall shows', () => {
  it('is a minute of a day that exists', () => {
    expect(['2026-02-28T00:00', '2028-02-29T23:59'].map(isWallTime)).toEqual([true, true]);
    const wrong = ['2026-02-29T10:00', '2026-02-28T24:00', '2026-02-28T9:00', '2026-02-28T10:60', '2026-02-28', 5];
    expect(wrong.map(isWallTime)).toEqual(wrong.map(() => false));
  });

  it('is at the right instant in winter and in summer', () => {
    expect(instantOf('2026-01-15T10:00', newYork)).toBe('2026-01-15T15:00:00.000Z');
    expect(instantOf('2026-07-15T10:00', newYork)).toBe('2026-07-15T14:00:00.000Z');
    expect(wallTimeOf('2026-07-15T14:00:00.000Z', newYork)).toBe('2026-07-15T10:00');
  });

  it('skips an hour in March, and is then as much later', () => {
    expect(isSkipped('2026-03-08T02:30', newYork)).toBe(true);
    expect(['2026-03-08T01:59', '2026-03-08T03:00', '2026-11-01T01:30'].map((time) => isSkipped(time, newYork))).toEqual([
      false,
      false,
      false,
    ]);
    expect(instantOf('2026-03-08T02:30', newYork)).toBe('2026-03-08T07:30:00.000Z');
    expect(isSkipped('2026-03-08T02:30', 'America/Phoenix')).toBe(false);
  });

  it('is the first of two in November', () => {
    expect(instantOf('2026-11-01T01:30', newYork)).toBe('2026-11-01T05:30:00.000Z');
    expect(instantOf('2026-11-01T02:30', newYork)).toBe('2026-11-01T07:30:00.000Z');
  });

  it('comes back from its instant unless clocks skip it, in every zone', () => {
    fc.assert(
      fc.property(wall, fc.constantFrom(...zones), (time, zone) => {
        expect(isSkipped(time, zone) || wallTimeOf(instantOf(time, zone), zone) === time).toBe(true);
      }),
    );
  });

  it('adds and counts minutes over days', () => {
    expect(addMinutes('2026-02-28T23:30', 45)).toBe('2026-03-01T00:15');
    expect(addMinutes('2026-03-01T00:15', -45)).toBe('2026-02-28T23:30');
    fc.assert(
      fc.property(wall, fc.integer({ min: -10_000, max: 10_000 }), (time, minutes) => {
        expect(minutesBetween(time, addMinutes(time, minutes))).toBe(minutes);
      }),
    );
  });
});
