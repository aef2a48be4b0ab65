import { addDays, type CalendarDate, daysBetween } from '../values/dates.ts';
import { addMonths, firstDayOf, lastDayOf } from '../values/months.ts';
import { type ActivityCounts, type ActivityMonth, activityByDay, activityKinds, noActivity } from './activity.ts';

/** The periods that staff can choose: the last 30 or 90 days by day, or the last 12 months by month. */
export const activityPeriods = ['30-days', '90-days', '12-months'] as const;
export type ActivityPeriod = (typeof activityPeriods)[number];

/** A day or month of a period, both ends included. The current month ends today. */
export type ActivityBar = ActivityCounts & { from: CalendarDate; to: CalendarDate };

/** The bars of a period, their sum, and the sum of the period of the same length before it, or `null` if that has no activity. */
export type ActivityOver = { bars: ActivityBar[]; totals: ActivityCounts; before: ActivityCounts | null };

const spans: Record<ActivityPeriod, (today: CalendarDate) => { from: CalendarDate; to: CalendarDate }[]> = {
  '30-days': (today) => daysUpTo(today, 30),
  '90-days': (today) => daysUpTo(today, 90),
  '12-months': (today) =>
    Array.from({ length: 12 }, (_, index) => {
      const month = addMonths(today.slice(0, 7), index - 11);
      return { from: firstDayOf(month), to: index === 11 ? today : lastDayOf(month) };
    }),
};

function daysUpTo(today: CalendarDate, days: number) {
  return Array.from({ length: days }, (_, index) => {
    const day = addDays(today, index - days + 1);
    return { from: day, to: day };
  });
}

/** Returns a home's activity over a period that ends today by the home's calendar. */
export function activityOver(months: readonly ActivityMonth[], today: CalendarDate, period: ActivityPeriod): ActivityOver {
  const on = activityByDay(months);
  const sum = (from: CalendarDate, to: CalendarDate): ActivityCounts => {
    const counts = noActivity();
    for (let day = from; day <= to; day = addDays(day, 1)) for (const kind of activityKinds) counts[kind] += on(day)[kind];
    return counts;
  };
  const span = spans[period](today);
  const from = span[0]?.from ?? today;
  const before = sum(addDays(from, -(daysBetween(from, today) + 1)), addDays(from, -1));
  const hadAny = activityKinds.some((kind) => before[kind] > 0);
  return {
    bars: span.map((each) => ({ ...each, ...sum(each.from, each.to) })),
    totals: sum(from, today),
    before: hadAny ? before : null,
  };
}
