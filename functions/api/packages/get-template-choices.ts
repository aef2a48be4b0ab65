import { ownHome } from '#functions/packages/own-home.ts';
import { homeOf } from '#functions/runtime/home-of.ts';
import { readLocationItems } from '#functions/table/location-item.ts';
import { os } from './implementer.ts';

/** Returns what a package can be made of. Leaves out the home's single items of merchandise, since a package offers kinds of them. */
export const getTemplateChoices = os.getTemplateChoices.handler(async ({ context }) => {
  const { locationId } = homeOf(context);
  const [{ home, catalog }, items] = await Promise.all([
    ownHome(context, locationId),
    readLocationItems(context.table, locationId),
  ]);
  const sold = new Set(items.filter(({ isActive }) => isActive).map(({ itemCategoryId }) => itemCategoryId));
  const active = catalog.services.filter(({ isActive }) => isActive);
  const idsOf = (category: string) => active.filter(({ serviceCategoryId: id }) => id === category).map(({ id }) => id);
  return {
    home,
    serviceCategories: catalog.serviceCategories
      .filter(({ isActive }) => isActive)
      .map(({ id, name }) => ({ id, name, serviceIds: idsOf(id) })),
    itemCategories: catalog.merchandiseCategories
      .filter(({ isActive }) => isActive)
      .map(({ id, name, pages }) => ({ id, name, pages, isSold: sold.has(id) })),
  };
});
