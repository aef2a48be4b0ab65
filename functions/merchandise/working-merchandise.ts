import type { PlanningEntries } from '#functions/catalog/read-catalog.ts';
import { catalogOf, catalogOfHome, recentCatalogOf } from '#functions/planning/warm-planner-home.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { homeItemsIn, type VersionedMerchandise } from '#functions/table/home-merchandise.ts';
import { itemPriceRowsIn } from '#functions/table/price-row.ts';
import type { Item } from '#functions/table/table.ts';
import { inHomeOrder, movedItems, soldInHomeOrder } from '#shared/merchandise/home-order.ts';
import { pricedVariants } from '#shared/merchandise/offered-item.ts';
import type { OwnItem } from '#shared/model/home-merchandise.ts';
import type { LocationItem, MerchandiseItem, Vendor } from '#shared/model/merchandise.ts';
import type { ItemPriceRow } from '#shared/model/price-row.ts';
import { offerKeyOf, rowKeyOf } from '#shared/pricing/row-key.ts';
import { isOfferedAtPrice } from '#shared/pricing/same-row.ts';
import { itemRows } from '#shared/pricing/working-rows.ts';
import { onceOf } from '#shared/values/once-of.ts';
import { createWarmMerchandise } from './warm-merchandise.ts';

/** A price of an item as staff edit it, as it is in force, and what it is in plans, if it ever was on a list. */
export type OfferEntry = { row: ItemPriceRow; inForce: ItemPriceRow; locationItemId: string | null };

/** An item that a home may sell, with its prices: that of the item itself first, then those of its variants. */
export type ItemEntry = { item: MerchandiseItem; own: OwnItem | undefined; isRetired: boolean; offers: OfferEntry[] };

/**
 * A home's merchandise as its staff edit it. `published` is the catalog without what the home adds to it, `catalog` is with that. Requests share it until something
 * changes, so nobody may change it.
 */
export type WorkingMerchandise = {
  /** The same for all that is made of a home, one after another, while it is in warm memory. */
  home: object;
  catalog: PlanningEntries;
  published: PlanningEntries;
  merchandise: VersionedMerchandise;
  /** In the home's order: by category, then as it placed them, and those that it never sold last, by name. */
  entries: readonly ItemEntry[];
  /** The ids of items that the next list has elsewhere than the list in force. */
  moved: ReadonlySet<string>;
  /** What its parts are found by: ids. */
  byId: {
    entries: ReadonlyMap<string, ItemEntry>;
    publishedItems: ReadonlyMap<string, MerchandiseItem>;
    attributeNames: ReadonlyMap<string, string>;
    vendors: ReadonlyMap<string, Vendor>;
    /** The ids of the pictures that the home added to an item. */
    addedPictures: ReadonlyMap<string, ReadonlySet<string>>;
  };
};

const keyOfRow = onceOf<ItemPriceRow, string>(rowKeyOf);
const keyOfSold = onceOf<LocationItem, string>(offerKeyOf);
const keysOf = onceOf((item: MerchandiseItem) =>
  pricedVariants(item).map((variantId) => offerKeyOf({ itemId: item.id, variantId })),
);

/** What an entry was made of. An entry of the same is the same object. */
const madeOf = new WeakMap<ItemEntry, readonly unknown[]>();

/** Returns an entry as it was before, unless something that it's made of has changed. */
function entryOf(parts: readonly unknown[], before: ItemEntry | undefined, make: () => ItemEntry): ItemEntry {
  const known = before && madeOf.get(before);
  if (before && known?.length === parts.length && parts.every((part, at) => part === known[at])) return before;
  const entry = make();
  madeOf.set(entry, parts);
  return entry;
}

/** Returns every item that a home may sell, and those that it still does or has retired itself, in no order. */
function entriesOf(
  catalog: PlanningEntries,
  { ownItems }: VersionedMerchandise,
  { locationItems, saved, before }: { locationItems: readonly LocationItem[]; saved: readonly ItemPriceRow[]; before: Before },
): ItemEntry[] {
  const own = new Map(ownItems.map((item) => [item.id, item]));
  const isSold = new Set(locationItems.filter(({ isActive }) => isActive).map(({ itemId }) => itemId));
  const active = new Set(catalog.merchandiseCategories.filter(({ isActive }) => isActive).map(({ id }) => id));
  const rows = new Map(saved.map((row) => [keyOfRow(row), row]));
  const sold = new Map(locationItems.map((item) => [keyOfSold(item), item]));
  return catalog.merchandiseItems
    .filter(({ isActive }) => isActive)
    .flatMap((item): ItemEntry[] => {
      const isRetired = catalog.retired.has(item.id);
      const isKnown = isSold.has(item.id) || own.has(item.id);
      if (!isKnown && (isRetired || !active.has(item.itemCategoryId))) return [];
      const keys = keysOf(item);
      const [rowsOf, soldAs] = [keys.flatMap((key) => rows.get(key) ?? []), keys.flatMap((key) => sold.get(key) ?? [])];
      const make = (): ItemEntry => {
        const [all, inForce] = [itemRows(soldAs, rowsOf)(item), itemRows(soldAs, [])(item)];
        const offers = all.map((row, at) => ({
          row,
          inForce: inForce[at] as ItemPriceRow,
          locationItemId: sold.get(keys[at]!)?.id ?? null,
        }));
        return { item, own: own.get(item.id), isRetired, offers };
      };
      return [entryOf([item, own.get(item.id), isRetired, ...rowsOf, ...soldAs], before?.byId.entries.get(item.id), make)];
    });
}

type Before = WorkingMerchandise | undefined;

const placeOf = ({ row, inForce }: OfferEntry): number | undefined => row.sortOrder ?? inForce.sortOrder;

/** Returns entries as the home has them. Every Lambda has the same order, whatever it has read again. */
function orderedEntries(
  entries: readonly ItemEntry[],
  { merchandiseCategories, merchandiseItems }: PlanningEntries,
): ItemEntry[] {
  const categories = new Map(merchandiseCategories.toSorted((a, b) => a.sortOrder - b.sortOrder).map(({ id }, at) => [id, at]));
  const categoryOf = ({ item }: ItemEntry) => categories.get(item.itemCategoryId) ?? categories.size;
  const places = new Map(entries.map((entry) => [entry, Math.min(...entry.offers.map((offer) => placeOf(offer) ?? Infinity))]));
  const placedAs = (entry: ItemEntry) => {
    const place = places.get(entry) as number;
    return { itemId: entry.item.id, place: place === Infinity ? undefined : place };
  };
  return inHomeOrder(entries, placedAs, merchandiseItems).sort((a, b) => categoryOf(a) - categoryOf(b));
}

/** Returns the ids of the items that the next list has elsewhere; `entries` are in the home's order. */
function movedOf(entries: readonly ItemEntry[], locationItems: readonly LocationItem[], items: readonly MerchandiseItem[]) {
  const after = entries.filter(({ isRetired, offers }) => !isRetired && offers.some(({ row }) => isOfferedAtPrice(row)));
  const moved = movedItems(
    soldInHomeOrder(locationItems, items).map(({ itemId }) => itemId),
    after.map(({ item }) => item.id),
    items,
  );
  return new Set(moved.map(({ itemId }) => itemId));
}

const mapOf = <Each, Value>(all: readonly Each[], entryOf: (each: Each) => [string, Value]): ReadonlyMap<string, Value> =>
  new Map(all.map(entryOf));

function workingOf(rows: readonly Item[], published: PlanningEntries, before?: WorkingMerchandise): WorkingMerchandise {
  const { locationItems, merchandise } = homeItemsIn(rows);
  const catalog = catalogOfHome(published, merchandise);
  const entries = orderedEntries(
    entriesOf(catalog, merchandise, { locationItems, saved: itemPriceRowsIn(rows), before }),
    catalog,
  );
  const byId = {
    entries: mapOf(entries, (entry) => [entry.item.id, entry]),
    publishedItems: mapOf(published.merchandiseItems, (item) => [item.id, item]),
    attributeNames: mapOf(catalog.merchandiseAttributes, ({ id, name }) => [id, name]),
    vendors: mapOf(catalog.vendors, (vendor) => [vendor.id, vendor]),
    addedPictures: mapOf(merchandise.pictures, ({ itemId, images }) => [itemId, new Set(images.map(({ id }) => id))]),
  };
  const moved = movedOf(entries, locationItems, catalog.merchandiseItems);
  return { home: before?.home ?? {}, catalog, published, merchandise, entries, moved, byId };
}

const warm = createWarmMerchandise(workingOf);

type Reading = Pick<OperationContext, 'table' | 'now'>;

/**
 * Reads a home's merchandise as its staff edit it, consistent, with the catalog from warm memory. One read if nothing changed since this Lambda read it last; one more for
 * each hundred rows that were saved since; and one read and two queries if it never read it, or too much was saved.
 */
export const readWorkingMerchandise = ({ table, now }: Reading, locationId: string): Promise<WorkingMerchandise> =>
  warm(table, locationId, catalogOf(table, now));

/** Does the same with a catalog that may be older: someone who saves what they see shouldn't wait for a newer one. */
export const readSeenMerchandise = ({ table, now }: Reading, locationId: string): Promise<WorkingMerchandise> =>
  warm(table, locationId, recentCatalogOf(table, now));
