import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_RANGE_DAYS } from '../contract/calendar-views.ts';
import { addDays } from '../values/dates.ts';
import { calendarViews, daysOf, rangeOf, stepped, weekdayOf } from './ranges.ts';

const anyDay = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays('2000-01-01', days));

describe('what a view of the calendar shows', () => {
  it('is a day, a week from Sunday, or a month in whole weeks', () => {
    expect(rangeOf('day', '2026-11-24')).toEqual({ from: '2026-11-24', to: '2026-11-24' });
    expect(rangeOf('week', '2026-11-24')).toEqual({ from: '2026-11-22', to: '2026-11-28' });
    expect(rangeOf('month', '2026-11-24')).toEqual({ from: '2026-11-01', to: '2026-12-05' });
    expect(rangeOf('month', '2026-02-10')).toEqual({ from: '2026-02-01', to: '2026-02-28' });
    expect(daysOf(rangeOf('month', '2026-08-31'))).toHaveLength(42);
  });

  it('goes on by a day, a week, or a month, which may be shorter', () => {
    expect([stepped('day', '2026-02-28', 1), stepped('week', '2026-01-03', -1)]).toEqual(['2026-03-01', '2025-12-27']);
    expect([stepped('month', '2026-01-31', 1), stepped('month', '2026-01-15', -1)]).toEqual(['2026-02-28', '2025-12-15']);
  });

  it('has the day in it, whole weeks, and no more days than one read returns', () => {
    fc.assert(
      fc.property(anyDay, fc.constantFrom(...calendarViews), (day, view) => {
        const range = rangeOf(view, day);
        const days = daysOf(range);
        expect(days).toContain(day);
        expect(days.length).toBeLessThanOrEqual(MAX_RANGE_DAYS);
        if (view !== 'day') expect([weekdayOf(range.from), days.length % 7]).toEqual([0, 0]);
        expect(rangeOf(view, stepped(view, day, 1)).from > range.from || view === 'month').toBe(true);
      }),
    );
  });
});
