import { catalogOf, catalogOfHome } from '#functions/planning/warm-planner-home.ts';
import { rowFactsOf } from '#functions/pricing/price-views.ts';
import { homeOf } from '#functions/runtime/home-of.ts';
import { readHomeMerchandise } from '#functions/table/home-merchandise.ts';
import { readPriceRow, savePriceRow } from '#functions/table/price-row.ts';
import type { Table } from '#functions/table/table.ts';
import type { SavedRow } from '#shared/contract/pricing-views.ts';
import type { PriceRow } from '#shared/model/price-row.ts';
import { checkPriceRow } from '#shared/pricing/check-price-row.ts';
import { isSameRow } from '#shared/pricing/same-row.ts';
import { os } from './implementer.ts';

/** How many rows are written at the same time. A whole grid takes a few rounds. */
const AT_ONCE = 25;

/**
 * Saves one row. If the row has changed since it was read, returns it as it is now. If that says the same, this save counts as saved: it was sent twice, or
 * someone made the same change.
 */
async function saveRow(table: Table, locationId: string, at: number, row: PriceRow): Promise<SavedRow> {
  const version = await savePriceRow(table, locationId, row);
  if (version !== null) return { at, status: 'saved', id: row.id, version };
  const theirs = await readPriceRow(table, locationId, row);
  if (theirs && isSameRow(theirs, row)) return { at, status: 'saved', id: row.id, version: theirs.version };
  // The caller names a version of a row that doesn't exist. No row is ever deleted, so it was never saved and is as good as new.
  return theirs
    ? { at, status: 'stale', id: row.id, theirs }
    : { at, status: 'invalid', errors: [{ field: 'version', message: 'This row was never saved. Reload the page.' }] };
}

/** Saves rows one by one: a bad row doesn't stop the others. */
export const savePricingPlan = os.savePricingPlan.handler(async ({ input, context: { table, now, ...context } }) => {
  const { locationId } = homeOf(context);
  const [catalog, merchandise] = await Promise.all([
    catalogOf(table, now),
    readHomeMerchandise(table, locationId, { consistent: true }),
  ]);
  const factsOf = rowFactsOf(catalogOfHome(catalog, merchandise));
  const results: SavedRow[] = [];
  for (let from = 0; from < input.rows.length; from += AT_ONCE) {
    const round = input.rows.slice(from, from + AT_ONCE).map(async (given, nth): Promise<SavedRow> => {
      const checked = checkPriceRow(given, factsOf);
      if ('errors' in checked) return { at: from + nth, status: 'invalid', errors: checked.errors };
      return saveRow(table, locationId, from + nth, checked.row);
    });
    results.push(...(await Promise.all(round)));
  }
  return { results };
});
