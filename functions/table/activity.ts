import { type ActivityKind, type ActivityMonth, activityKinds } from '#shared/activity/activity.ts';
import type { CalendarDate } from '#shared/values/dates.ts';
import { locationKeys, STAFF_ONLY } from './location.ts';
import type { Item, Key, Table, Write } from './table.ts';

/** Seconds that a month is kept: two years are shown, the second for comparison. */
const keptSeconds = 800 * 86_400;

/** A home's counters of one month are in its own collection, so that its dashboard takes one query. */
const activityKey = (locationId: string, month: string): Key => ({
  pk: locationKeys.profile(locationId).pk,
  sk: `${STAFF_ONLY}ACTIVITY#${month}`,
});

/** Returns the attribute of a day's counter (`views05`), so that counting is one addition without a read. */
const counterOf = (kind: ActivityKind, day: CalendarDate) => `${kind}${day.slice(8)}`;

const fixed = (month: string) => ({
  entityType: 'activity',
  month,
  expiresAt: Date.parse(`${month}-01T00:00:00Z`) / 1000 + keptSeconds,
});

/** Returns the write that counts one more on a day of the home. */
export const activityWrite = (locationId: string, kind: ActivityKind, day: CalendarDate): Extract<Write, { add: Key }> => ({
  add: activityKey(locationId, day.slice(0, 7)),
  counts: { [counterOf(kind, day)]: 1 },
  initially: fixed(day.slice(0, 7)),
});

/** Counts one more on a day of the home, in one write. */
export async function countActivity(table: Table, locationId: string, kind: ActivityKind, day: CalendarDate): Promise<void> {
  const { add, counts, initially } = activityWrite(locationId, kind, day);
  await table.add(add, counts, initially);
}

const twoDigits = (day: number) => String(day).padStart(2, '0');

/** Returns a month of counters as an item, for writing it whole (seeding). */
export function activityItem(locationId: string, { month, ...counts }: ActivityMonth): Item {
  const counters = activityKinds.flatMap((kind) =>
    counts[kind].map((count, at) => [`${kind}${twoDigits(at + 1)}`, count] as const),
  );
  return { ...Object.fromEntries(counters.filter(([, count]) => count > 0)), ...activityKey(locationId, month), ...fixed(month) };
}

const days = Array.from({ length: 31 }, (_, at) => twoDigits(at + 1));

/** Returns the months among the items of a home's collection, in order. */
export const activityIn = (items: readonly Item[]): ActivityMonth[] =>
  items
    .filter(({ entityType }) => entityType === 'activity')
    .map((item) => {
      const of = (kind: ActivityKind) => days.map((day) => Number(item[`${kind}${day}`] ?? 0));
      const [views, messages, plansStarted, plansSent] = [of('views'), of('messages'), of('plansStarted'), of('plansSent')];
      return { month: String(item.month), views, messages, plansStarted, plansSent };
    });
