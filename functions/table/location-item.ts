import type { LocationItem } from '#shared/model/merchandise.ts';
import { everyItem } from './every-item.ts';
import { fromItem, toItem } from './item.ts';
import type { Item, Key, Table } from './table.ts';

const partition = (locationId: string) => `LOCATION#${locationId}#ITEMS`;

/** Returns the key of a home's merchandise, beside its profile: a public page doesn't read it. Sorted by category, then in the home's order. */
const locationItemKey = ({ providerLocationId, itemCategoryId, sortOrder, id }: LocationItem): Key => ({
  pk: partition(providerLocationId),
  sk: `${itemCategoryId}#${String(sortOrder).padStart(4, '0')}#${id}`,
});

/** Returns what a home charges for an item of the catalog, as an item of the table. */
export const locationItemItem = (item: LocationItem): Item => toItem('location-item', locationItemKey(item), item);

/** Reads everything that a home sells, by category and in the home's order, in one query. */
export const readLocationItems = async (table: Table, locationId: string): Promise<LocationItem[]> =>
  (await everyItem(table, partition(locationId))).map(fromItem<LocationItem>);
