import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { addDays, daysBetween } from '../values/dates.ts';
import { type ActivityMonth, activityByDay, activityKinds } from './activity.ts';
import { activityOver, activityPeriods } from './activity-over.ts';

const month = (name: string, counts: Partial<ActivityMonth> = {}): ActivityMonth => ({
  month: name,
  views: [],
  messages: [],
  plansStarted: [],
  plansSent: [],
  ...counts,
});

describe('activity by day', () => {
  it('finds the day in its month, and zeros for a day without activity', () => {
    const on = activityByDay([month('2026-02', { views: [0, 7], plansSent: [3] })]);
    expect(on('2026-02-02')).toEqual({ views: 7, messages: 0, plansStarted: 0, plansSent: 0 });
    expect(on('2026-02-01').plansSent).toBe(3);
    expect(on('2026-03-02').views).toBe(0);
    expect(() => on('2026-02-30')).toThrow(RangeError);
  });
});

describe('activity over a period', () => {
  const months = [month('2026-01', { views: Array(31).fill(1) }), month('2026-02', { views: Array(28).fill(10) })];

  it('covers the last 30 days up to today, and the 30 before them', () => {
    const { bars, totals, before } = activityOver(months, '2026-02-28', '30-days');
    expect(bars).toHaveLength(30);
    expect(bars[0]).toMatchObject({ from: '2026-01-30', to: '2026-01-30', views: 1 });
    expect(bars.at(-1)).toMatchObject({ from: '2026-02-28', views: 10 });
    expect(totals.views).toBe(282);
    expect(before?.views).toBe(29);
  });

  it('covers twelve months, the last up to today', () => {
    const { bars, totals, before } = activityOver(months, '2026-02-10', '12-months');
    expect(bars.map(({ from, to }) => [from, to])).toEqual([
      ['2025-03-01', '2025-03-31'],
      ['2025-04-01', '2025-04-30'],
      ['2025-05-01', '2025-05-31'],
      ['2025-06-01', '2025-06-30'],
      ['2025-07-01', '2025-07-31'],
      ['2025-08-01', '2025-08-31'],
      ['2025-09-01', '2025-09-30'],
      ['2025-10-01', '2025-10-31'],
      ['2025-11-01', '2025-11-30'],
      ['2025-12-01', '2025-12-31'],
      ['2026-01-01', '2026-01-31'],
      ['2026-02-01', '2026-02-10'],
    ]);
    expect(totals.views).toBe(131);
    expect(before).toBeNull();
  });
});

const anyMonths = fc.array(
  fc.record({
    month: fc
      .tuple(fc.integer({ min: 2024, max: 2026 }), fc.integer({ min: 1, max: 12 }))
      .map(([y, m]) => `${y}-${String(m).padStart(2, '0')}`),
    views: fc.array(fc.nat(50), { maxLength: 28 }),
    messages: fc.array(fc.nat(5), { maxLength: 28 }),
    plansStarted: fc.array(fc.nat(5), { maxLength: 28 }),
    plansSent: fc.array(fc.nat(5), { maxLength: 28 }),
  }),
  { maxLength: 30 },
);
const anyDay = fc.integer({ min: 0, max: 1000 }).map((days) => addDays('2024-01-01', days));

test('has bars without gaps up to today, which add up to the totals', () => {
  fc.assert(
    fc.property(anyMonths, anyDay, fc.constantFrom(...activityPeriods), (months, today, period) => {
      const { bars, totals } = activityOver(months, today, period);
      expect(bars.at(-1)?.to).toBe(today);
      for (const [index, bar] of bars.entries()) {
        expect(daysBetween(bar.from, bar.to)).toBeGreaterThanOrEqual(0);
        if (index > 0) expect(bar.from).toBe(addDays(bars[index - 1]!.to, 1));
      }
      for (const kind of activityKinds) expect(bars.reduce((sum, bar) => sum + bar[kind], 0)).toBe(totals[kind]);
    }),
  );
});
