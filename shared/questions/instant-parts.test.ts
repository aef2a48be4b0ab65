import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instantAt, localMoment } from './instant-parts.ts';

const zone = 'America/New_York';

describe('a moment in a zone', () => {
  it('is read and written by the zone’s clock, in winter and in summer', () => {
    expect(instantAt({ date: '2026-01-15', minutes: 14 * 60 + 30 }, zone)).toBe('2026-01-15T19:30:00.000Z');
    expect(instantAt({ date: '2026-07-15', minutes: 14 * 60 + 30 }, zone)).toBe('2026-07-15T18:30:00.000Z');
    expect(localMoment('2026-01-15T04:59:00.000Z', zone)).toEqual({ date: '2026-01-14', minutes: 1439 });
  });

  it('is the same time after the change if clocks skip it, and the first one if they show it twice', () => {
    expect(instantAt({ date: '2026-03-08', minutes: 150 }, zone)).toBe('2026-03-08T07:30:00.000Z');
    expect(instantAt({ date: '2026-11-01', minutes: 90 }, zone)).toBe('2026-11-01T05:30:00.000Z');
  });

  it("is undefined for a day that doesn't exist", () => {
    expect(instantAt({ date: '2026-02-30', minutes: 0 }, zone)).toBeUndefined();
  });

  it('comes back unchanged, except for hours that a clock skips or repeats', () => {
    const zones = fc.constantFrom(
      zone,
      'America/Los_Angeles',
      'America/Phoenix',
      'Pacific/Honolulu',
      'Pacific/Guam',
      'America/St_Johns',
    );
    const minute = fc.integer({ min: Date.UTC(1990, 0, 1) / 60_000, max: Date.UTC(2040, 0, 1) / 60_000 });
    fc.assert(
      fc.property(zones, minute, (timeZone, minutes) => {
        const instant = new Date(minutes * 60_000).toISOString();
        const local = localMoment(instant, timeZone);
        const back = instantAt(local, timeZone) ?? '';
        expect(localMoment(back, timeZone)).toEqual(local);
        expect(Math.abs(Date.parse(back) - Date.parse(instant))).toBeLessThanOrEqual(3_600_000);
      }),
      { numRuns: 300 },
    );
  });
});
