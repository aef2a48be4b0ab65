import { type CountedAs, countsMoved, type ReportCounts, type ReportMonth, reportCounters } from '#shared/reports/index.ts';
import type { Item, Key, Table, Write } from './table.ts';

const partition = (locationId: string) => `LOCATION#${locationId}#REPORTS`;
const MONTHS = 'MONTH#';
const monthKey = (locationId: string, month: string): Key => ({ pk: partition(locationId), sk: `${MONTHS}${month}` });

/** A case or a message of a home that reports count. */
export type Counted = { kind: 'case' | 'message'; id: string; locationId: string };
const countedKey = ({ kind, id, locationId }: Counted): Key => ({
  pk: partition(locationId),
  sk: `${kind.toUpperCase()}#${id}`,
});

/** How something is counted, as it is stored; `version` counts its writes. */
export type StoredCount = CountedAs & { version: number };

/** Reads how something is counted, consistently; `undefined` if it isn't yet. */
export async function readCounted(table: Table, of: Counted): Promise<StoredCount | undefined> {
  const item = await table.get(countedKey(of), { consistent: true });
  return item && { month: item.month as string, counts: item.counts as ReportCounts, version: item.version as number };
}

const countedItem = (of: Counted, { month, counts }: CountedAs, version = 1): Item => ({
  ...countedKey(of),
  entityType: 'report-count',
  month,
  counts,
  version,
});

/**
 * Returns the writes by which something counts as it is now; none if it does already. They fail if it was counted again since it was read, so that every
 * difference is added once.
 */
export function countWrites(of: Counted, before: StoredCount | undefined, after: CountedAs): Write[] {
  const moved = countsMoved(before?.counts ?? {}, after.counts);
  if (Object.keys(moved).length === 0) return [];
  const item = countedItem(of, after, (before?.version ?? 0) + 1);
  return [
    before ? { put: item, ifVersion: before.version } : { put: item, unless: 'exists' },
    {
      add: monthKey(of.locationId, after.month),
      counts: moved,
      initially: { entityType: 'report-month', month: after.month },
    },
  ];
}

/** Returns a month's figures as an item, for writing it whole (seeding). */
export const reportMonthItem = (locationId: string, { month, counts }: ReportMonth): Item => ({
  ...monthKey(locationId, month),
  entityType: 'report-month',
  month,
  ...counts,
});

/** Returns how something is counted as an item, for writing it whole (seeding). */
export const reportCountItem = (of: Counted, as: CountedAs): Item => countedItem(of, as);

/** As many months as a report goes back: ten years, less than DynamoDB returns at once. */
const MAX_MONTHS = 120;

const countsIn = (item: Item): ReportCounts =>
  Object.fromEntries(reportCounters.flatMap((counter) => (item[counter] ? [[counter, Number(item[counter])]] : [])));

/** Reads a home's figures by month, in order: one query. */
export async function readReportMonths(table: Table, locationId: string): Promise<ReportMonth[]> {
  const { items } = await table.query(partition(locationId), { startsWith: MONTHS, descending: true, limit: MAX_MONTHS });
  return items.map((item) => ({ month: item.month as string, counts: countsIn(item) })).reverse();
}
