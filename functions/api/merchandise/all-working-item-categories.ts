import { findingsOf } from '#functions/merchandise/item-findings.ts';
import { readWorkingMerchandise, type WorkingMerchandise } from '#functions/merchandise/working-merchandise.ts';
import { isOfferedAtPrice, isRowChanged } from '#shared/pricing/same-row.ts';
import { homeMeant, os } from './implementer.ts';

/** Counts what a category has: prices, and of items those with something wrong. Retired items aren't counted among what can be offered. */
function countsOf(working: WorkingMerchandise, categoryId: string) {
  const entries = working.entries.filter(({ item }) => item.itemCategoryId === categoryId);
  const offers = entries.filter(({ isRetired }) => !isRetired).flatMap((entry) => entry.offers);
  return {
    total: offers.length,
    offered: offers.filter(({ row }) => row.isOffered).length,
    priced: offers.filter(({ row }) => isOfferedAtPrice(row)).length,
    changed: offers.filter(({ row, inForce }) => isRowChanged(row, inForce)).length,
    faulty: entries.filter((entry) => findingsOf(entry, working).length > 0).length,
  };
}

/** Lists the catalog's categories in the home's order, those without anything to sell too. */
export const allWorkingItemCategories = os.allWorkingItemCategories.handler(async ({ input, context }) => {
  const working = await readWorkingMerchandise(context, homeMeant(context, input));
  const { catalog, merchandise } = working;
  const hidden = new Set(merchandise.shown.hidden);
  const categories = catalog.merchandiseCategories
    .filter(
      ({ id, isActive }) =>
        isActive && (!catalog.retired.has(id) || working.entries.some(({ item }) => item.itemCategoryId === id)),
    )
    .toSorted((one, other) => one.sortOrder - other.sortOrder)
    .map((category) => ({ ...category, isHidden: hidden.has(category.id), ...countsOf(working, category.id) }));
  return { version: merchandise.versions.shown, categories };
});
