import { findingsOf } from '#functions/merchandise/item-findings.ts';
import { readWorkingMerchandise, type WorkingMerchandise } from '#functions/merchandise/working-merchandise.ts';
import { type CategoryCounts, countCategories } from '#shared/pricing/count-categories.ts';
import { homeMeant, os } from './implementer.ts';

const none: CategoryCounts = { total: 0, offered: 0, priced: 0, changed: 0 };

type Counted = { prices: ReadonlyMap<string, CategoryCounts>; faulty: ReadonlyMap<string, number>; has: ReadonlySet<string> };

/** What is counted of a home's merchandise is kept for as long as that is in warm memory. */
const counted = new WeakMap<WorkingMerchandise, Counted>();

/** Counts what categories have: prices, and of items those with something wrong. Retired items aren't counted among what can be offered. */
function countsOf(working: WorkingMerchandise): Counted {
  const { entries, moved } = working;
  const offered = entries
    .values()
    .filter(({ isRetired }) => !isRetired)
    .flatMap(({ item, offers }) =>
      offers.map((offer) => ({ ...offer, categoryId: item.itemCategoryId, isMoved: moved.has(item.id) })),
    );
  const faulty = new Map<string, number>();
  for (const entry of entries) {
    const { itemCategoryId } = entry.item;
    if (findingsOf(entry, working).length > 0) faulty.set(itemCategoryId, (faulty.get(itemCategoryId) ?? 0) + 1);
  }
  return { prices: countCategories(offered), faulty, has: new Set(entries.map(({ item }) => item.itemCategoryId)) };
}

/** Lists the catalog's categories in the home's order, those without anything to sell too. */
export const allWorkingItemCategories = os.allWorkingItemCategories.handler(async ({ input, context }) => {
  const working = await readWorkingMerchandise(context, homeMeant(context, input));
  const { catalog, merchandise } = working;
  const { prices, faulty, has } = counted.get(working) ?? countsOf(working);
  counted.set(working, { prices, faulty, has });
  const hidden = new Set(merchandise.shown.hidden);
  const categories = catalog.merchandiseCategories
    .filter(({ id, isActive }) => isActive && (!catalog.retired.has(id) || has.has(id)))
    .toSorted((one, other) => one.sortOrder - other.sortOrder)
    .map((category) => ({
      ...category,
      isHidden: hidden.has(category.id),
      ...(prices.get(category.id) ?? none),
      faulty: faulty.get(category.id) ?? 0,
    }));
  return { version: merchandise.versions.shown, categories };
});
