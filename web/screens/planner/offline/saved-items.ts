import type { ItemView } from '#shared/contract/planner-merchandise.ts';
import { searchKey } from '#shared/values/text.ts';
import { savedHomes } from '../store/saved-homes.ts';

type Sort = 'home' | 'price' | 'name';

const sorted = (items: readonly ItemView[], sort: Sort): readonly ItemView[] => {
  if (sort === 'price') return items.toSorted((one, other) => one.priceCents - other.priceCents);
  if (sort === 'name') return items.toSorted((one, other) => searchKey(one.name).localeCompare(searchKey(other.name)));
  return items;
};

/** Returns the items of a category that this browser stores, in the requested order; null if there are none. */
export const savedItems = async (locationId: string, categoryId: string, sort: Sort): Promise<readonly ItemView[] | null> => {
  const items = (await savedHomes.read(locationId))?.items[categoryId];
  return items ? sorted(items, sort) : null;
};
