import type { LocationItem } from '#shared/model/merchandise.ts';
import { everyItem } from './every-item.ts';
import { fromItem, toItem } from './item.ts';
import { itemsPartition, type MerchandiseWrite, ofMerchandise } from './merchandise-changes.ts';
import type { Item, Key, Table } from './table.ts';

/** Returns the key of what a home sells. Sorted by category, then in the home's order. */
const locationItemKey = ({ providerLocationId, itemCategoryId, sortOrder, id }: LocationItem): Key => ({
  pk: itemsPartition(providerLocationId),
  sk: `${itemCategoryId}#${String(sortOrder).padStart(4, '0')}#${id}`,
});

/** Returns what a home charges for an item, or for one of its variants, as an item of the table. */
export const locationItemItem = (item: LocationItem): Item => toItem('location-item', locationItemKey(item), item);

/** Returns the writes of what a home sells over what was there. An item that moved has another key, so it leaves the one that it had. */
export const locationItemWrites = (item: LocationItem, before: LocationItem | undefined): MerchandiseWrite[] => [
  ofMerchandise({ put: locationItemItem(item) }),
  ...(before && before.sortOrder !== item.sortOrder ? [ofMerchandise({ delete: locationItemKey(before) })] : []),
];

/** Tells what a home sells from what it adds to the catalog. */
export const isLocationItem = ({ entityType }: Item): boolean => entityType === 'location-item';

/** Reads everything that a home sells, by category and in the home's order, in one query. */
export const readLocationItems = async (table: Table, locationId: string): Promise<LocationItem[]> =>
  (await everyItem(table, itemsPartition(locationId))).filter(isLocationItem).map(fromItem<LocationItem>);
