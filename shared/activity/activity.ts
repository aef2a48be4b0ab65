import * as z from 'zod';
import { lazyObject } from '#shared/values/lazy-object.ts';
import { type CalendarDate, isCalendarDate } from '../values/dates.ts';

/** What is counted: visits to the public page, messages from families, plans begun, and plans sent. */
export const activityKinds = ['views', 'messages', 'plansStarted', 'plansSent'] as const;
export type ActivityKind = (typeof activityKinds)[number];
export type ActivityCounts = Record<ActivityKind, number>;

const dailyCounts = z.array(z.int().min(0)).max(31);

/** Describes a month (`YYYY-MM`) in the home's time zone: for each kind, one number per day from the 1st; missing days at the end are 0. */
export const activityMonthSchema = lazyObject(() => ({
  month: z.string().regex(/^\d{4}-\d{2}$/),
  views: dailyCounts,
  messages: dailyCounts,
  plansStarted: dailyCounts,
  plansSent: dailyCounts,
}));
export type ActivityMonth = z.infer<typeof activityMonthSchema>;

export const noActivity = (): ActivityCounts => ({ views: 0, messages: 0, plansStarted: 0, plansSent: 0 });

/** Returns a function that counts each kind on a given day of a home's months. */
export function activityByDay(months: readonly ActivityMonth[]): (day: CalendarDate) => ActivityCounts {
  const byMonth = new Map(months.map((month) => [month.month, month]));
  return (day) => {
    if (!isCalendarDate(day)) throw new RangeError(`not a calendar date: ${day}`);
    const month = byMonth.get(day.slice(0, 7));
    const at = Number(day.slice(8)) - 1;
    const counts = noActivity();
    if (month) for (const kind of activityKinds) counts[kind] = month[kind][at] ?? 0;
    return counts;
  };
}
