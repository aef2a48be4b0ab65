import type { PlanningEntries } from '#functions/catalog/read-catalog.ts';
import { catalogOf, catalogOfHome } from '#functions/planning/warm-planner-home.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { readHomeItems, type VersionedMerchandise } from '#functions/table/home-merchandise.ts';
import { readStateAndPriceList } from '#functions/table/location.ts';
import { readPriceRows } from '#functions/table/price-row.ts';
import { readServicePrices } from '#functions/table/service-price.ts';
import type { LocationItem } from '#shared/model/merchandise.ts';
import type { PriceList } from '#shared/model/price-list.ts';
import type { PriceRow } from '#shared/model/price-row.ts';
import type { ServicePrice } from '#shared/model/service.ts';
import { type PublishedPrices, publishedPrices } from '#shared/pricing/published-prices.ts';
import { workingRows } from '#shared/pricing/working-rows.ts';

/** A home's prices as its staff edit them: every row of the grid, with what is in force and their catalog. */
export type WorkingPrices = {
  locationId: string;
  /** The catalog as the home has it, with its own items. */
  catalog: PlanningEntries;
  merchandise: VersionedMerchandise;
  priceList: PriceList | undefined;
  servicePrices: readonly ServicePrice[];
  locationItems: readonly LocationItem[];
  /** Every active service and item that isn't retired: as saved, else as in force. */
  rows: PriceRow[];
  /** The same rows as if nothing had been saved since the list in force. */
  inForce: PriceRow[];
};

/** Returns what of the catalog has prices, as rows and lists of prices are made from it. */
export const pricedParts = (catalog: PlanningEntries) => ({
  services: catalog.services,
  categories: catalog.serviceCategories,
  items: catalog.merchandiseItems,
  itemCategories: catalog.merchandiseCategories,
  retired: catalog.retired,
});

/** Reads a home's prices: one read and three queries, with the catalog from warm memory. */
export async function readWorkingPrices(
  { table, now }: Pick<OperationContext, 'table' | 'now'>,
  locationId: string,
): Promise<WorkingPrices> {
  const [published, { priceList, stateCode }, servicePrices, { locationItems, merchandise }, saved] = await Promise.all([
    catalogOf(table, now),
    readStateAndPriceList(table, locationId),
    readServicePrices(table, locationId),
    readHomeItems(table, locationId, { consistent: true }),
    readPriceRows(table, locationId, { consistent: true }),
  ]);
  const catalog = catalogOfHome(published, merchandise);
  const parts = { ...pricedParts(catalog), priceList, servicePrices, locationItems, stateCode };
  const rows = workingRows({ ...parts, saved });
  const inForce = workingRows({ ...parts, saved: [] });
  return { locationId, catalog, merchandise, priceList, servicePrices, locationItems, rows, inForce };
}

/** Returns what families would see if a home's rows were published now. `newId` makes ids for items that it didn't sell before. */
export const publishedFrom = (
  { locationId, catalog, rows, locationItems }: WorkingPrices,
  newId?: () => string,
): PublishedPrices =>
  publishedPrices({
    ...pricedParts(catalog),
    rows,
    locationItems,
    locationId,
    ...(newId ? { newId } : {}),
  });
