import { createHash } from 'node:crypto';
import { publishedCatalog } from '#functions/catalog/published-catalog.ts';
import { type PlanningEntries, planningEntries, planningNouns } from '#functions/catalog/read-catalog.ts';
import { createFreshCache } from '#functions/runtime/fresh-cache.ts';
import { setting } from '#functions/settings.ts';
import { readHomeItems } from '#functions/table/home-merchandise.ts';
import { readLocationProfile } from '#functions/table/location.ts';
import { readServicePrices } from '#functions/table/service-price.ts';
import type { Table } from '#functions/table/table.ts';
import { type HomeMerchandise, homeCatalog } from '#shared/merchandise/home-catalog.ts';
import { itemPicturesSchema, ownItemSchema } from '#shared/model/home-merchandise.ts';
import { isGivenOn } from '#shared/model/list-prices.ts';
import type { LocationProfile } from '#shared/model/location.ts';
import { type LocationItem, locationItemSchema } from '#shared/model/merchandise.ts';
import type { PlannerHome } from '#shared/model/planner-home.ts';
import { priceListSchema } from '#shared/model/price-list.ts';
import { rulesOfPriceList } from '#shared/model/rules-of.ts';
import { servicePriceSchema } from '#shared/model/service.ts';
import { templateSchema } from '#shared/model/template.ts';
import { buildPlannerHome } from '#shared/planner/build-planner-home.ts';
import { dateInZone } from '#shared/values/dates.ts';
import { planningCatalog } from './planning-catalog.ts';
import { onceSoundEntries, soundEntries } from './sound-entries.ts';
import { tellRuleFaults } from './tell-rules.ts';

/** The catalog as one home has it. Its planner doesn't show `hidden` categories to families. */
export type HomeCatalog = PlanningEntries & { hidden: ReadonlySet<string> };

/** A launched home in warm memory, with what it was built from (categories that families don't see included), and the id of the price list in force, if one was ever published. */
export type WarmHome = {
  home: PlannerHome;
  catalog: HomeCatalog;
  locationItems: readonly LocationItem[];
  listId: string | null;
};

/** A value with the hash of the rows, and the published catalog, that it was made of. */
type MadeOf<Value> = { value: Value; hash: string; catalog: PlanningEntries };

/** Hashes rows: reads of the same rows have the same hash. Checking rows against their schemas and building a home from them costs ten times as much. */
const hashOf = (rows: unknown): string => createHash('sha1').update(JSON.stringify(rows)).digest('base64');

/** How many homes one Lambda keeps: about 300 KB each. */
const homesKept = 200;

const maxAgeSeconds = (): number => Number(setting('SNAPSHOT_MAX_AGE_SECONDS'));

/** Returns the profile with only the valid parts of what planning reads. An invalid price list counts as none, so that it prices nothing. */
export function soundProfile(profile: LocationProfile): LocationProfile {
  const [priceList] = soundEntries(`price list of ${profile.id}`, priceListSchema, profile.priceList ? [profile.priceList] : []);
  if (priceList) tellRuleFaults(`price list of ${profile.id}`, rulesOfPriceList(priceList));
  return { ...profile, templates: soundEntries('package', templateSchema, profile.templates), priceList };
}

/** Returns the profile with the discounts that are given today by the home's calendar. */
export const onItsDay = (profile: LocationProfile, now: Date): LocationProfile => {
  const { priceList, timeZone } = profile;
  if (!priceList?.discounts?.some(({ from, until }) => from !== undefined || until !== undefined)) return profile;
  const today = dateInZone(now.toISOString(), timeZone);
  return { ...profile, priceList: { ...priceList, discounts: priceList.discounts.filter((each) => isGivenOn(each, today)) } };
};

const catalogAt = publishedCatalog.madeOf(planningNouns, (entries, retired) =>
  planningCatalog(planningEntries(entries, retired)),
);

const ownOf = ({ ownItems, pictures, shown }: HomeMerchandise) => [ownItems, pictures, shown];

const soundOwnItems = onceSoundEntries('item of a home’s own', ownItemSchema);
const soundPictures = onceSoundEntries('pictures of an item', itemPicturesSchema);

/** Returns the catalog as a home has it, with its own valid items and pictures. */
export const catalogOfHome = <Catalog extends PlanningEntries>(
  catalog: Catalog,
  { ownItems, pictures, shown }: HomeMerchandise,
) =>
  homeCatalog(catalog, {
    ownItems: soundOwnItems(ownItems),
    pictures: soundPictures(pictures),
    shown,
  });

type Before = MadeOf<WarmHome> | undefined;
const madeHome = (isLaunchedOnly: boolean) => async (locationId: string, table: Table, now: Date, before: Before) => {
  const [stored, servicePrices, items, published] = await Promise.all([
    readLocationProfile(table, locationId),
    readServicePrices(table, locationId),
    readHomeItems(table, locationId),
    catalogAt(table, now, maxAgeSeconds() / 2),
  ]);
  if (!stored || (isLaunchedOnly && !stored.isActive)) return undefined;
  const profile = onItsDay(stored, now);
  const hash = hashOf([profile, servicePrices, items.locationItems, ownOf(items.merchandise)]);
  if (before?.hash === hash && before.catalog === published) return before;
  const catalog = catalogOfHome(published, items.merchandise);
  const locationItems = soundEntries('item of a home', locationItemSchema, items.locationItems);
  const prices = soundEntries(`price of a service at ${locationId}`, servicePriceSchema, servicePrices);
  const home = buildPlannerHome({ profile: soundProfile(profile), catalog, servicePrices: prices, locationItems });
  const listId = profile.priceLists?.[0]?.id ?? null;
  return { value: { home, catalog, locationItems, listId }, hash, catalog: published };
};
const homes = createFreshCache<MadeOf<WarmHome>>(homesKept, madeHome(true));
const homesAtWork = createFreshCache<MadeOf<WarmHome>>(homesKept, madeHome(false));

/** Returns the catalog, at most SNAPSHOT_MAX_AGE_SECONDS old. */
export const catalogOf = (table: Table, now: Date): Promise<PlanningEntries> => catalogAt(table, now, maxAgeSeconds());

/** Returns the catalog, at most twice as old. It's enough to accept what staff save of what they see; only the newest may refuse it. */
export const recentCatalogOf = (table: Table, now: Date): Promise<PlanningEntries> => catalogAt(table, now, 2 * maxAgeSeconds());

/**
 * Returns a launched home with what it was built from; `undefined` for one that doesn't exist or isn't launched. It is read again after half of
 * SNAPSHOT_MAX_AGE_SECONDS, and so is the catalog once it is that old, so that neither is ever older than the whole time; in between nothing is read. A
 * cold read takes three queries for the home, one read of what is published, and the catalog's parts.
 */
export const warmHomeOf = async (table: Table, locationId: string, now: Date): Promise<WarmHome | undefined> =>
  (await homes(locationId, table, now, maxAgeSeconds() / 2))?.value;

/** Returns the same for a home at work, whether it's launched or not. */
export const warmHomeAtWork = async (table: Table, locationId: string, now: Date): Promise<WarmHome | undefined> =>
  (await homesAtWork(locationId, table, now, maxAgeSeconds() / 2))?.value;

/** Returns everything needed to plan at a launched home; `undefined` for one that doesn't exist or isn't launched. */
export const plannerHomeOf = async (table: Table, locationId: string, now: Date): Promise<PlannerHome | undefined> =>
  (await warmHomeOf(table, locationId, now))?.home;
