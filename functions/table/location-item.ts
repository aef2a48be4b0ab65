import type { LocationItem } from '#shared/model/merchandise.ts';
import { everyItem } from './every-item.ts';
import { fromItem, toItem } from './item.ts';
import type { Item, Key, Table } from './table.ts';

const partition = (locationId: string) => `LOCATION#${locationId}#ITEMS`;

/** A home's merchandise lies beside its profile, not in it: a public page does not read it. Sorted by category, then in the home's order. */
const locationItemKey = ({ providerLocationId, itemCategoryId, sortOrder, id }: LocationItem): Key => ({
  pk: partition(providerLocationId),
  sk: `${itemCategoryId}#${String(sortOrder).padStart(4, '0')}#${id}`,
});

/** What a home charges for an item of the catalog, as an item of the table. */
export const locationItemItem = (item: LocationItem): Item => toItem('location-item', locationItemKey(item), item);

/** Everything that a home sells, by category and in the home's order, by one query. */
export const readLocationItems = async (table: Table, locationId: string): Promise<LocationItem[]> =>
  (await everyItem(table, partition(locationId))).map(fromItem<LocationItem>);
