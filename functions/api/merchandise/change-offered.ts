import { type ItemEntry, readWorkingMerchandise } from '#functions/merchandise/working-merchandise.ts';
import { problem } from '#functions/problem.ts';
import { callerName } from '#functions/runtime/caller-name.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { ownItemWrite } from '#functions/table/home-merchandise.ts';
import { transactMerchandise } from '#functions/table/merchandise-changes.ts';
import { priceRowWrite } from '#functions/table/price-row.ts';
import { wasWritten } from '#functions/table/write-failures.ts';
import type { OwnItem } from '#shared/model/home-merchandise.ts';
import type { ItemPriceRow } from '#shared/model/price-row.ts';

/** What is to change: an item of the home's own, or prices. */
type Change = { item: OwnItem } | { rows: readonly ItemPriceRow[] };

const TRIES = 3;

/** Changes whether an item is offered, in one transaction, over whatever colleagues save meanwhile. What is so already isn't written. */
export async function changeOffered(
  context: OperationContext,
  locationId: string,
  id: string,
  change: (entry: ItemEntry) => Change,
): Promise<void> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const { byId, merchandise } = await readWorkingMerchandise(context, locationId);
    const entry = byId.entries.get(id);
    if (!entry) throw problem('not_found');
    const next = change(entry);
    if ('item' in next && next.item.isRetired === entry.own?.isRetired) return;
    const seen = merchandise.versions.own.get(id) ?? 0;
    const writes =
      'item' in next
        ? [ownItemWrite(locationId, next.item, seen, callerName(context))]
        : next.rows.map((row) => priceRowWrite(locationId, row));
    if (writes.length === 0 || (await wasWritten(transactMerchandise(context.table, locationId, writes)))) return;
  }
  throw problem('stale', { detail: 'Someone else is changing this item. Please try again.' });
}
