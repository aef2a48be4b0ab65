import type { PlanningEntries } from '#functions/catalog/read-catalog.ts';
import { catalogOf, catalogOfHome } from '#functions/planning/warm-planner-home.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { readHomeItems, type VersionedMerchandise } from '#functions/table/home-merchandise.ts';
import { readItemPriceRows } from '#functions/table/price-row.ts';
import { pricedVariants } from '#shared/merchandise/offered-item.ts';
import type { OwnItem } from '#shared/model/home-merchandise.ts';
import type { LocationItem, MerchandiseItem } from '#shared/model/merchandise.ts';
import type { ItemPriceRow } from '#shared/model/price-row.ts';
import { offerKeyOf } from '#shared/pricing/row-key.ts';
import { itemRows } from '#shared/pricing/working-rows.ts';

/** A price of an item as staff edit it, as it is in force, and what it is in plans, if it ever was on a list. */
export type OfferEntry = { row: ItemPriceRow; inForce: ItemPriceRow; locationItemId: string | null };

/** An item that a home may sell, with its prices: that of the item itself first, then those of its variants. */
export type ItemEntry = { item: MerchandiseItem; own: OwnItem | undefined; isRetired: boolean; offers: OfferEntry[] };

/** A home's merchandise as its staff edit it. `published` is the catalog without what the home adds to it, `catalog` is with that. */
export type WorkingMerchandise = {
  catalog: PlanningEntries;
  published: PlanningEntries;
  merchandise: VersionedMerchandise;
  /** In the home's order: by category, then as it placed them, and those that it never sold last, by name. */
  entries: ItemEntry[];
};

/** Returns every item that a home may sell, and those that it still does or has retired itself, in no order. */
function entriesOf(
  catalog: PlanningEntries,
  { ownItems }: VersionedMerchandise,
  locationItems: readonly LocationItem[],
  saved: readonly ItemPriceRow[],
): ItemEntry[] {
  const own = new Map(ownItems.map((item) => [item.id, item]));
  const sold = new Set(locationItems.filter(({ isActive }) => isActive).map(({ itemId }) => itemId));
  const active = new Set(catalog.merchandiseCategories.filter(({ isActive }) => isActive).map(({ id }) => id));
  const idOf = new Map(locationItems.map((item) => [offerKeyOf(item), item.id]));
  const [rowsOf, inForceOf] = [itemRows(locationItems, saved), itemRows(locationItems, [])];
  const offersOf = (item: MerchandiseItem): OfferEntry[] => {
    const inForce = inForceOf(item);
    const idAt = (variantId: string | undefined) => idOf.get(offerKeyOf({ itemId: item.id, variantId })) ?? null;
    return rowsOf(item).map((row, at) => ({
      row,
      inForce: inForce[at] as ItemPriceRow,
      locationItemId: idAt(pricedVariants(item)[at]),
    }));
  };
  return catalog.merchandiseItems
    .filter(({ isActive }) => isActive)
    .flatMap((item): ItemEntry[] => {
      const isRetired = catalog.retired.has(item.id);
      const isKnown = sold.has(item.id) || own.has(item.id);
      if (!isKnown && (isRetired || !active.has(item.itemCategoryId))) return [];
      return [{ item, own: own.get(item.id), isRetired, offers: offersOf(item) }];
    });
}

/** Sorts entries as the home has them. */
function inHomeOrder(entries: ItemEntry[], { merchandiseCategories }: PlanningEntries): ItemEntry[] {
  const categories = new Map(merchandiseCategories.toSorted((a, b) => a.sortOrder - b.sortOrder).map(({ id }, at) => [id, at]));
  const placed = entries.map((entry) => ({
    entry,
    category: categories.get(entry.item.itemCategoryId) ?? categories.size,
    place: Math.min(...entry.offers.map(({ row, inForce }) => row.sortOrder ?? inForce.sortOrder ?? Number.MAX_SAFE_INTEGER)),
  }));
  return placed
    .sort((a, b) => a.category - b.category || a.place - b.place || a.entry.item.name.localeCompare(b.entry.item.name))
    .map(({ entry }) => entry);
}

/** Reads a home's merchandise as its staff edit it: two queries, consistent, with the catalog from warm memory. */
export async function readWorkingMerchandise(
  { table, now }: Pick<OperationContext, 'table' | 'now'>,
  locationId: string,
): Promise<WorkingMerchandise> {
  const [published, { locationItems, merchandise }, saved] = await Promise.all([
    catalogOf(table, now),
    readHomeItems(table, locationId, { consistent: true }),
    readItemPriceRows(table, locationId, { consistent: true }),
  ]);
  const catalog = catalogOfHome(published, merchandise);
  const entries = inHomeOrder(entriesOf(catalog, merchandise, locationItems, saved), catalog);
  return { catalog, published, merchandise, entries };
}
