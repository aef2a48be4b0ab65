import type { LocationItem, MerchandiseCategory, MerchandiseItem } from '../model/merchandise.ts';
import type { PricedItem } from '../model/planner-home.ts';
import { soldInHomeOrder } from './home-order.ts';
import { offeredItem } from './offered-item.ts';

/** Returns what families are offered: what is ordered for one family only isn't on the printed lists either (docs/decisions.md, Merchandise of a home). */
export const offeredToAll = (locationItems: readonly LocationItem[]): LocationItem[] =>
  locationItems.filter(({ isSpecialOrder }) => !isSpecialOrder);

/**
 * Returns what a home sells by the list in force, in the order of its categories, and within each in the home's own order. A variant is sold until the next list
 * even if it was withdrawn since.
 */
export function pricedItems(
  categories: readonly Pick<MerchandiseCategory, 'id'>[],
  catalogItems: readonly MerchandiseItem[],
  locationItems: readonly LocationItem[],
): PricedItem[] {
  const items = new Map(catalogItems.filter(({ isActive }) => isActive).map((item) => [item.id, item]));
  const place = new Map(categories.map(({ id }, at) => [id, at]));
  return soldInHomeOrder(locationItems, catalogItems)
    .filter(({ itemCategoryId }) => place.has(itemCategoryId))
    .sort((one, other) => (place.get(one.itemCategoryId) as number) - (place.get(other.itemCategoryId) as number))
    .flatMap(({ id, itemId, variantId, itemCategoryId, priceCents }): PricedItem[] => {
      const item = items.get(itemId);
      const offered = item && offeredItem(item, variantId);
      if (!offered) return [];
      const image = (item.images.find(({ isCover }) => isCover) ?? item.images[0])?.path;
      return [{ id, itemCategoryId, name: offered.name, priceCents, ...(image ? { image } : {}) }];
    });
}
