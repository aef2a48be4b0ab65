import type { PlanningEntries } from '#functions/catalog/read-catalog.ts';
import { catalogOf } from '#functions/planning/warm-planner-home.ts';
import { publishedFrom, readWorkingPrices } from '#functions/pricing/working-prices.ts';
import { problem } from '#functions/problem.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { readServicePrices } from '#functions/table/service-price.ts';
import type { Write } from '#functions/table/table.ts';
import { readHomeOfPackages, type VersionedTemplate } from '#functions/table/template.ts';
import type { OwnTemplate } from '#shared/contract/packages.ts';
import type { LocationProfile } from '#shared/model/location.ts';
import type { LocationItem } from '#shared/model/merchandise.ts';
import type { PlannerHome } from '#shared/model/planner-home.ts';
import type { PriceList } from '#shared/model/price-list.ts';
import type { ServicePrice } from '#shared/model/service.ts';
import { packagePrice } from '#shared/packages/package-price.ts';
import { buildPlannerHome } from '#shared/planner/build-planner-home.ts';

/** A home with what its packages are made of, launched or not: its prices, and its packages, including archived ones. */
export type OwnHome = {
  home: PlannerHome;
  stateCode: string;
  templates: VersionedTemplate[];
  catalog: PlanningEntries;
  asPriced: Write;
};

type TableContext = Pick<OperationContext, 'table' | 'now'>;
type Prices = { priceList: PriceList | undefined; servicePrices: readonly ServicePrice[] };

/** Returns what a home that has published nothing yet would charge by its grid: it makes its packages before its list. */
async function draftPrices(context: TableContext, locationId: string): Promise<Prices> {
  const { lines, servicePrices } = publishedFrom(await readWorkingPrices(context, locationId));
  const effectiveOn = context.now.toISOString().slice(0, 10);
  return { priceList: { effectiveOn, lines, taxes: [], discounts: [], requirements: [] }, servicePrices };
}

/** Returns a home at the given prices, whatever its profile says, without packages. */
export const homeAt = (
  profile: LocationProfile,
  catalog: PlanningEntries,
  { priceList, servicePrices }: Prices,
  locationItems: readonly LocationItem[] = [],
): PlannerHome => buildPlannerHome({ profile: { ...profile, priceList, templates: [] }, catalog, servicePrices, locationItems });

/**
 * Reads the home from the table, so that a price published a moment ago counts, with the catalog from warm memory. Prices are those of the list in force,
 * or of the pricing grid if there is none.
 */
export async function ownHome(context: TableContext, locationId: string): Promise<OwnHome> {
  const [read, servicePrices, catalog] = await Promise.all([
    readHomeOfPackages(context.table, locationId),
    readServicePrices(context.table, locationId),
    catalogOf(context.table, context.now),
  ]);
  if (!read) throw problem('not_found');
  const { priceList } = read.profile;
  const prices = priceList ? { priceList, servicePrices } : await draftPrices(context, locationId);
  const { profile, templates, asPriced } = read;
  return { home: homeAt(profile, catalog, prices), stateCode: profile.address.stateCode, templates, catalog, asPriced };
}

/** Returns a package as its staff see it: as stored, with the parts that the home has no price for. */
export const ownTemplate = (home: PlannerHome, { template, version }: VersionedTemplate): OwnTemplate => ({
  template,
  version,
  unpriced: [...packagePrice(home, template).unpriced],
});
