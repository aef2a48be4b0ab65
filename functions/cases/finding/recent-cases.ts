import { readCases } from '#functions/table/case.ts';
import type { Table } from '#functions/table/table.ts';
import type { FoundCase } from '#shared/contract/search.ts';
import type { CaseActor } from '../access/case-access.ts';
import { inShort } from './found-cases.ts';
import { tradeCases, tradeView } from './trade-search.ts';

/** Returns the cases with these ids that the caller may see now, in their order. The browser that remembers them keeps ids and no names. */
export async function recentCases(table: Table, { membership, sight }: CaseActor, ids: readonly string[]): Promise<FoundCase[]> {
  if (ids.length === 0) return [];
  const records = sight === 'staff' ? await readCases(table, [...new Set(ids)]) : await tradeCases(table, membership);
  const byId = new Map(
    records.filter(({ providerLocationId }) => providerLocationId === membership.locationId).map((each) => [each.id, each]),
  );
  return [...new Set(ids)].flatMap((id): FoundCase[] => {
    const record = byId.get(id);
    if (!record) return [];
    return [sight === 'staff' ? { ...inShort(record), by: null, isSimilar: false, contacts: [] } : tradeView(record, false)];
  });
}
