import { staffOfHome } from '#functions/runtime/staff-of-home.ts';
import { readServiceCatalogue } from '#functions/table/catalogue.ts';
import { readPriceList } from '#functions/table/location-row.ts';
import { readServicePrices } from '#functions/table/service-price.ts';
import { os } from './implementer.ts';

/** What the home prices of the catalogue: by a line of the list in force, or by a price of the service's own. */
export const getCurrentServices = os.getCurrentServices.handler(async ({ context }) => {
  const { locationId } = staffOfHome(context);
  const [{ categories, services }, prices, list] = await Promise.all([
    readServiceCatalogue(context.table),
    readServicePrices(context.table, locationId),
    readPriceList(context.table, locationId),
  ]);
  const lines = new Set(list?.lines.map(({ line }) => line));
  const priced = new Set(prices.filter(({ isOffered }) => isOffered).map(({ serviceId }) => serviceId));
  const names = new Map(categories.map(({ id, name }) => [id, name]));
  return {
    items: services
      .filter(({ id, gplLine, isActive }) => isActive && (priced.has(id) || (gplLine !== undefined && lines.has(gplLine))))
      .map(({ id, name, serviceCategoryId }) => ({
        id,
        name,
        serviceCategoryId,
        categoryName: names.get(serviceCategoryId) ?? '',
      })),
  };
});
