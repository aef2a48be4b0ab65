import type { LocationItem } from '#shared/model/merchandise.ts';
import { toItem } from './item.ts';
import type { Item, Key } from './table.ts';

/** A home's merchandise lies beside its profile, not in it: a public page does not read it. Sorted by category, then in the home's order. */
const locationItemKey = ({ providerLocationId, itemCategoryId, sortOrder, id }: LocationItem): Key => ({
  pk: `LOCATION#${providerLocationId}#ITEMS`,
  sk: `${itemCategoryId}#${String(sortOrder).padStart(4, '0')}#${id}`,
});

/** What a home charges for an item of the catalogue, as an item of the table. */
export const locationItemItem = (item: LocationItem): Item => toItem('location-item', locationItemKey(item), item);
