import { soundEntries } from '#functions/planning/sound-entries.ts';
import { catalogOfHome, soundProfile } from '#functions/planning/warm-planner-home.ts';
import { readHomeItems } from '#functions/table/home-merchandise.ts';
import { readLocationProfile } from '#functions/table/location.ts';
import { readServicePrices } from '#functions/table/service-price.ts';
import type { Table } from '#functions/table/table.ts';
import { type HomePair, homePair } from '#shared/catalog/dry-run/compared-plan.ts';
import type { HomeMerchandise } from '#shared/merchandise/home-catalog.ts';
import type { LocationProfile } from '#shared/model/location.ts';
import { type LocationItem, locationItemSchema } from '#shared/model/merchandise.ts';
import { type ServicePrice, servicePriceSchema } from '#shared/model/service.ts';
import { buildPlannerHome } from '#shared/planner/build-planner-home.ts';
import type { PricedEntries } from './dry-run-catalogs.ts';

/** What a home's plans and lists are priced with: its own rows, whatever the catalog. */
export type HomeRows = {
  profile: LocationProfile;
  servicePrices: readonly ServicePrice[];
  locationItems: readonly LocationItem[];
  merchandise: HomeMerchandise;
};

/** What plans and price lists read of the catalog, as it is and as it would be. */
export type PricedPair = { before: PricedEntries; after: PricedEntries };

/** Reads a launched home's rows; `undefined` for one that doesn't exist or isn't launched. */
export async function readHomeRows(table: Table, locationId: string): Promise<HomeRows | undefined> {
  const [profile, servicePrices, { locationItems, merchandise }] = await Promise.all([
    readLocationProfile(table, locationId),
    readServicePrices(table, locationId),
    readHomeItems(table, locationId),
  ]);
  if (!profile?.isActive) return undefined;
  return {
    profile: soundProfile(profile),
    servicePrices: soundEntries(`price of a service at ${locationId}`, servicePriceSchema, servicePrices),
    locationItems: soundEntries('item of a home', locationItemSchema, locationItems),
    merchandise,
  };
}

/** Returns a home at today's prices with either catalog, built as families plan at it. */
export function homesOf(rows: HomeRows, { before, after }: PricedPair): HomePair {
  const at = (catalog: PricedEntries) => buildPlannerHome({ ...rows, catalog: catalogOfHome(catalog, rows.merchandise) });
  return homePair(at(before), at(after));
}
