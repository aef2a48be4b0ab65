import type { LocationItem } from '#shared/model/merchandise.ts';
import { everyItem } from './every-item.ts';
import { fromItem, toItem } from './item.ts';
import type { Item, Key, Table } from './table.ts';

/** Returns the partition of a home's merchandise, beside its profile: a public page doesn't read it. */
export const itemsPartition = (locationId: string) => `LOCATION#${locationId}#ITEMS`;

/** Returns the key of what a home sells. Sorted by category, then in the home's order. */
export const locationItemKey = ({ providerLocationId, itemCategoryId, sortOrder, id }: LocationItem): Key => ({
  pk: itemsPartition(providerLocationId),
  sk: `${itemCategoryId}#${String(sortOrder).padStart(4, '0')}#${id}`,
});

/** Returns what a home charges for an item, or for one of its variants, as an item of the table. */
export const locationItemItem = (item: LocationItem): Item => toItem('location-item', locationItemKey(item), item);

/** Tells what a home sells from what it adds to the catalog. */
export const isLocationItem = ({ entityType }: Item): boolean => entityType === 'location-item';

/** Reads everything that a home sells, by category and in the home's order, in one query. */
export const readLocationItems = async (table: Table, locationId: string): Promise<LocationItem[]> =>
  (await everyItem(table, itemsPartition(locationId))).filter(isLocationItem).map(fromItem<LocationItem>);
