import { staffOfHome } from '#functions/runtime/staff-of-home.ts';
import { readServiceCatalogue } from '#functions/table/catalogue.ts';
import { readLocationItems } from '#functions/table/location-item.ts';
import { os } from './implementer.ts';
import { ownHome } from './own-home.ts';

/** The home's prices are today's; single items of merchandise are left out, since a package offers kinds of them. */
export const getTemplateChoices = os.getTemplateChoices.handler(async ({ context }) => {
  const { locationId } = staffOfHome(context);
  const [{ home, catalogue }, items, { categories }] = await Promise.all([
    ownHome(context, locationId),
    readLocationItems(context.table, locationId),
    readServiceCatalogue(context.table),
  ]);
  const sold = new Set(items.filter(({ isActive }) => isActive).map(({ itemCategoryId }) => itemCategoryId));
  const active = catalogue.services.filter(({ isActive }) => isActive);
  return {
    home,
    serviceCategories: categories
      .filter(({ isActive }) => isActive)
      .map(({ id, name }) => ({
        id,
        name,
        serviceIds: active.filter(({ serviceCategoryId }) => serviceCategoryId === id).map((service) => service.id),
      })),
    itemCategories: catalogue.merchandiseCategories
      .filter(({ isActive }) => isActive)
      .map(({ id, name }) => ({ id, name, isSold: sold.has(id) })),
  };
});
