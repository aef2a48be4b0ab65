// The items of merchandise on a home's lists, and those that are missing from them.
import { soldInHomeOrder } from '../merchandise/home-order.ts';
import { offeredItem } from '../merchandise/offered-item.ts';
import type { ListedItem, UnpricedItem } from '../model/general-price-list.ts';
import type { LocationItem, MerchandiseCategory, MerchandiseItem } from '../model/merchandise.ts';
import type { PriceRow } from '../model/price-row.ts';
import { isGoods } from './checks/item-line.ts';

type ItemParts = {
  published: { locationItems: readonly LocationItem[] };
  rows: readonly PriceRow[];
  items: readonly MerchandiseItem[];
  itemCategories: readonly MerchandiseCategory[];
};

/** Returns how a list names an item, or one of its variants; undefined if the catalog no longer has it. */
function wordsOf(
  item: MerchandiseItem | undefined,
  variantId: string | undefined,
  { name: category, gplLine: line, isRental }: MerchandiseCategory,
): UnpricedItem | undefined {
  const offered = item?.isActive ? offeredItem(item, variantId) : undefined;
  if (!item || !offered) return undefined;
  const ids = { itemId: item.id, ...(variantId === undefined ? {} : { variantId }) };
  const { name, description } = offered;
  return { ...ids, category, ...(line ? { line } : {}), name, description, ...(isRental ? { isRental } : {}) };
}

/** Returns what the home sells without special orders, by category and in the home's order. */
export function listedItems({ published, items, itemCategories }: ItemParts): ListedItem[] {
  const itemOf = new Map(items.map((item) => [item.id, item]));
  const ordered = soldInHomeOrder(published.locationItems, items);
  return itemCategories
    .filter(({ isActive }) => isActive)
    .flatMap((category) =>
      ordered
        .filter((each) => each.itemCategoryId === category.id && !each.isSpecialOrder)
        .flatMap(({ itemId, variantId, priceCents }): ListedItem[] => {
          const words = wordsOf(itemOf.get(itemId), variantId, category);
          return words ? [{ ...words, priceCents, ...(category.isRental ? { isRental: true } : {}) }] : [];
        }),
    );
}

/** Returns the caskets and containers that the home offers without a price. Those ordered for one family needn't be on a list (16 CFR 453.2(b)(2)(i), (3)(i)). */
export function unpricedItems({ rows, items, itemCategories }: ItemParts): UnpricedItem[] {
  const itemOf = new Map(items.map((item) => [item.id, item]));
  const categoryOf = new Map(itemCategories.filter(({ isActive }) => isActive).map((category) => [category.id, category]));
  return rows.flatMap((row): UnpricedItem[] => {
    if (row.kind !== 'item' || !row.isOffered || row.isSpecialOrder || row.priceCents !== undefined) return [];
    const item = itemOf.get(row.id);
    const category = categoryOf.get(item?.itemCategoryId ?? '');
    const words = category && isGoods(category.gplLine) ? wordsOf(item, row.variantId, category) : undefined;
    return words ? [words] : [];
  });
}
