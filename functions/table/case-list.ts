import type { Case } from '#shared/model/case.ts';
import type { CaseStatus } from '#shared/model/enumerations/case.ts';
import { type CaseRecord, readCases } from './case.ts';
import { caseKeys, listOrder, memberList, statusList, tradeList } from './case-keys.ts';
import { fromItem, toItem } from './item.ts';
import type { Item, Key, Table, Write } from './table.ts';

/** Where a list continues: after this case. */
export type CasePosition = Pick<Case, 'createdOn' | 'id'>;
export type CaseList = { index: 'gsi1' | 'gsi2'; list: string };

export const inStatus = (locationId: string, status: CaseStatus): CaseList => ({
  index: 'gsi1',
  list: statusList(locationId, status),
});
export const ofMember = (locationId: string, employeeId: string | undefined): CaseList => ({
  index: 'gsi2',
  list: memberList(locationId, employeeId),
});

const behind = ({ index, list }: CaseList, after: CasePosition): Key & Record<string, unknown> => ({
  ...caseKeys.case(after.id),
  [`${index}pk`]: list,
  [`${index}sk`]: listOrder(after),
});

/** Reads a number of cases of a list, newest first: one query of its index. */
export async function readList(
  table: Table,
  list: CaseList,
  { limit, after }: { limit: number; after: CasePosition | null },
): Promise<{ cases: CaseRecord[]; hasMore: boolean }> {
  const { items, next } = await table.query(list.list, {
    index: list.index,
    descending: true,
    limit,
    ...(after === null ? {} : { cursor: behind(list, after) }),
  });
  return { cases: items.map(fromItem<CaseRecord>), hasMore: next !== null };
}

/** Cases of a home in several statuses, the newest first: one query a status, merged. */
export async function readStatuses(
  table: Table,
  locationId: string,
  statuses: readonly CaseStatus[],
  options: { limit: number; after: CasePosition | null },
): Promise<{ cases: CaseRecord[]; hasMore: boolean }> {
  const lists = await Promise.all(statuses.map((status) => readList(table, inStatus(locationId, status), options)));
  const merged = lists.flatMap(({ cases }) => cases).toSorted((a, b) => (listOrder(a) < listOrder(b) ? 1 : -1));
  return {
    cases: merged.slice(0, options.limit),
    hasMore: merged.length > options.limit || lists.some(({ hasMore }) => hasMore),
  };
}

/** Returns the row that assigns a trade company to a case. */
export const tradeItem = (record: CaseRecord, employeeId: string): Item =>
  toItem(
    'case-trade',
    {
      ...caseKeys.trade(record.id, employeeId),
      gsi1pk: tradeList(record.providerLocationId, employeeId),
      gsi1sk: listOrder(record),
    },
    { caseId: record.id, employeeId },
  );
export const tradeRemoval = (caseId: string, employeeId: string): Write => ({ delete: caseKeys.trade(caseId, employeeId) });

export const isTradeOf = async (table: Table, caseId: string, employeeId: string): Promise<boolean> =>
  (await table.get(caseKeys.trade(caseId, employeeId), { consistent: true })) !== undefined;

/** Returns which of some cases a trade company is assigned to. */
export async function casesOfTrade(table: Table, caseIds: readonly string[], employeeId: string): Promise<Set<string>> {
  const keys = [...new Set(caseIds)].map((caseId) => caseKeys.trade(caseId, employeeId));
  const items = keys.length > 0 ? await table.getMany(keys, { consistent: true }) : [];
  return new Set(items.map((item) => item.caseId as string));
}

/** Reads the trade companies that are assigned to a case. */
export async function readTrades(table: Table, caseId: string): Promise<string[]> {
  const { items } = await table.query(caseKeys.case(caseId).pk, { startsWith: 'TRADE#', consistent: true });
  return items.map((item) => item.employeeId as string);
}

/** Reads the cases that a trade company is assigned to, newest first: one query, and one read of them. */
export async function readTradeCases(
  table: Table,
  locationId: string,
  employeeId: string,
  { limit, after }: { limit: number; after: CasePosition | null },
): Promise<{ cases: CaseRecord[]; hasMore: boolean }> {
  const list = tradeList(locationId, employeeId);
  const cursor = after && { ...caseKeys.trade(after.id, employeeId), gsi1pk: list, gsi1sk: listOrder(after) };
  const { items, next } = await table.query(list, {
    index: 'gsi1',
    descending: true,
    limit,
    ...(cursor ? { cursor } : {}),
  });
  const cases = await readCases(
    table,
    items.map((item) => item.caseId as string),
  );
  return { cases: cases.toSorted((a, b) => (listOrder(a) < listOrder(b) ? 1 : -1)), hasMore: next !== null };
}
