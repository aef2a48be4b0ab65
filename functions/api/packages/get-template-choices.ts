import { ownHome } from '#functions/packages/own-home.ts';
import { homeOf } from '#functions/runtime/home-of.ts';
import { readLocationItems } from '#functions/table/location-item.ts';
import { isBuiltWith } from '#shared/pricing/priced-services.ts';
import { os } from './implementer.ts';

/** Returns what a package can be made of. Leaves out the home's single items of merchandise, since a package offers kinds of them. */
export const getTemplateChoices = os.getTemplateChoices.handler(async ({ context }) => {
  const { locationId } = homeOf(context);
  const [{ home, stateCode, catalog, templates }, items] = await Promise.all([
    ownHome(context, locationId),
    readLocationItems(context.table, locationId),
  ]);
  const sold = new Set(items.filter(({ isActive }) => isActive).map(({ itemCategoryId }) => itemCategoryId));
  const isOffered = ({ id, isActive }: { id: string; isActive: boolean }) => isActive && !catalog.retired.has(id);
  const active = catalog.services.filter((service) => isOffered(service) && isBuiltWith(service, 'package', stateCode));
  // A package keeps the steps that it has; no other takes a retired one.
  const had = new Set(templates.flatMap(({ template }) => template.displayServices));
  const idsOf = (category: string) => active.filter(({ serviceCategoryId: id }) => id === category).map(({ id }) => id);
  return {
    home: { ...home, displayServices: home.displayServices.filter((each) => had.has(each.id) || isOffered(each)) },
    serviceCategories: catalog.serviceCategories.filter(isOffered).map(({ id, name }) => ({ id, name, serviceIds: idsOf(id) })),
    itemCategories: catalog.merchandiseCategories
      .filter(isOffered)
      .map(({ id, name, pages }) => ({ id, name, pages, isSold: sold.has(id) })),
  };
});
