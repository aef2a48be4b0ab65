import { readServiceCatalog } from '#functions/catalog/read-catalog.ts';
import { homeOf } from '#functions/runtime/home-of.ts';
import { readPriceList } from '#functions/table/location.ts';
import { readPriceRows } from '#functions/table/price-row.ts';
import { readServicePrices } from '#functions/table/service-price.ts';
import { isOfferedAtPrice } from '#shared/pricing/same-row.ts';
import { workingRows } from '#shared/pricing/working-rows.ts';
import { os } from './implementer.ts';

/** Lists the services that the home offers at its own price, as its pricing grid shows them: saved there, or already in force. */
export const getCurrentServices = os.getCurrentServices.handler(async ({ context }) => {
  const { locationId } = homeOf(context);
  const { table } = context;
  const [{ categories, services, retired }, servicePrices, priceList, saved] = await Promise.all([
    readServiceCatalog(table, context.now),
    readServicePrices(table, locationId),
    readPriceList(table, locationId),
    readPriceRows(table, locationId),
  ]);
  // Only services: the prices of merchandise come from another call.
  const rows = workingRows({ services, categories, items: [], priceList, servicePrices, locationItems: [], saved, retired });
  const priced = new Set(rows.filter((row) => row.kind === 'service' && isOfferedAtPrice(row)).map(({ id }) => id));
  const names = new Map(categories.map(({ id, name }) => [id, name]));
  return {
    items: services
      .filter(({ id }) => priced.has(id))
      .map(({ id, name, serviceCategoryId }) => ({
        id,
        name,
        serviceCategoryId,
        categoryName: names.get(serviceCategoryId) ?? '',
      })),
  };
});
