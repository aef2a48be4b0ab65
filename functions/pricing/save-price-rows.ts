import { priceRowWrite, readPriceRow } from '#functions/table/price-row.ts';
import type { Table } from '#functions/table/table.ts';
import type { SavedRow } from '#shared/contract/pricing-views.ts';
import type { PriceRow } from '#shared/model/price-row.ts';
import { type CheckedRow, checkPriceRow, type FactsOf } from '#shared/pricing/check-price-row.ts';
import { rowKeyOf } from '#shared/pricing/row-key.ts';
import { isSameRow } from '#shared/pricing/same-row.ts';
import { writeBatches } from './write-batches.ts';

/** Returns a row of an item as it may be saved, or its faults. No other row is one of merchandise. */
export function checkItemRow(given: unknown, factsOf: FactsOf): CheckedRow {
  const checked = checkPriceRow(given, factsOf);
  return 'row' in checked && checked.row.kind !== 'item'
    ? { errors: [{ field: 'kind', message: 'Only items of merchandise are priced here.' }] }
    : checked;
}

type Sound = { at: number; row: PriceRow };

/** Says what became of a row that someone else has saved since it was read. One that says the same now counts as saved: it was sent twice, or both agree. */
async function overtaken(table: Table, locationId: string, { at, row }: Sound): Promise<SavedRow> {
  const theirs = await readPriceRow(table, locationId, row);
  if (theirs && isSameRow(theirs, row)) return { at, status: 'saved', id: row.id, version: theirs.version };
  // The caller names a version of a row that doesn't exist. No row is ever deleted, so it was never saved and is as good as new.
  return theirs
    ? { at, status: 'stale', id: row.id, theirs }
    : { at, status: 'invalid', errors: [{ field: 'version', message: 'This row was never saved. Reload the page.' }] };
}

/**
 * Saves rows independently: a bad or stale one doesn't stop the others. All that nobody else has changed are written in as few transactions as they fit in. Of two
 * rows with the same price, the second one is stale.
 */
export async function savePriceRows(
  table: Table,
  locationId: string,
  rows: readonly unknown[],
  check: (given: unknown) => CheckedRow,
): Promise<SavedRow[]> {
  const results = new Map<number, SavedRow>();
  const first = new Map<string, Sound>();
  const later: Sound[] = [];
  for (const [at, given] of rows.entries()) {
    const checked = check(given);
    if ('errors' in checked) results.set(at, { at, status: 'invalid', errors: checked.errors });
    else if (first.has(rowKeyOf(checked.row))) later.push({ at, row: checked.row });
    else first.set(rowKeyOf(checked.row), { at, row: checked.row });
  }
  const batches = [...first.values()].map((sound) => ({ ...sound, writes: [priceRowWrite(locationId, sound.row)] }));
  for (const { at, row } of await writeBatches(table, locationId, batches))
    results.set(at, { at, status: 'saved', id: row.id, version: row.version + 1 });
  const left = [...batches, ...later].filter(({ at }) => !results.has(at));
  for (const result of await Promise.all(left.map((sound) => overtaken(table, locationId, sound))))
    results.set(result.at, result);
  return rows.flatMap((_, at) => results.get(at) ?? []);
}
