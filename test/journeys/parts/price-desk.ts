import { randomUUID } from 'node:crypto';
import { locationItems } from '#functions/table/location.ts';
import { locationItemItem } from '#functions/table/location-item.ts';
import { servicePriceItem } from '#functions/table/service-price.ts';
import type { CategoryOverview, CategoryPrices, PriceRowView, SavedRow } from '#shared/contract/pricing-views.ts';
import { ask, ok, openCloudTable, type RequestOptions } from '#test/cloud/cloud.ts';
import { person, type TestPerson } from '#test/world/cast.ts';
import { copiedHome } from '#test/world/copied-home.ts';
import { world } from '#test/world/world.ts';

/** A home with the prices of one of the sample data, which no other test changes, and who works there. */
export type PriceDesk = { locationId: string; admin: RequestOptions; member: TestPerson };

export const as = ({ token, headers }: TestPerson): RequestOptions => ({ token, headers });

const sample = world.homes.find(({ profile }) => profile.name.startsWith('Averell'))!;

/** Puts a home into the table without the API. A bare one has no prices at all. */
export async function priceDesk({ isBare = false, access = 'admin' as const } = {}): Promise<PriceDesk> {
  const locationId = randomUUID();
  const member = await person({ memberships: [{ locationId, access }] });
  const { profile, items, servicePrices } = copiedHome(sample, locationId);
  const { priceList, ...unpriced } = profile;
  const home = { ...unpriced, images: [], reviews: [], employees: [], templates: [], isActive: false };
  await openCloudTable().putAll([
    ...locationItems({ ...home, ...(isBare ? {} : { priceList }) }),
    ...(isBare ? [] : [...items.map(locationItemItem), ...servicePrices.map(servicePriceItem)]),
  ]);
  return { locationId, admin: as(member), member };
}

/** Returns someone else at the same home. */
export const colleague = async ({ locationId }: PriceDesk, access: 'owner' | 'admin' | 'staff' | 'view-only' = 'admin') =>
  as(await person({ memberships: [{ locationId, access }] }));

export const overviewsAt = async ({ admin }: PriceDesk) =>
  (await ok<{ categories: CategoryOverview[] }>('getPricingOverviews', {}, admin)).categories;

/** Returns the rows of a category. */
export async function rowsOf(desk: PriceDesk, category: string): Promise<PriceRowView[]> {
  const found = (await overviewsAt(desk)).find(({ name }) => name === category);
  if (!found) throw new Error(`The catalog has no category called ${category}.`);
  return (await ok<CategoryPrices>('getServiceCategoryPrices', { id: found.id }, desk.admin)).rows;
}

/** Returns the row of a service or an item. */
export async function rowOf(desk: PriceDesk, category: string, name: string): Promise<PriceRowView> {
  const found = (await rowsOf(desk, category)).find((view) => view.name === name);
  if (!found) throw new Error(`${category} has nothing called ${name}.`);
  return found;
}

/** Saves rows, and returns the result for each. */
export const saveRows = async (rows: readonly unknown[], by: RequestOptions): Promise<SavedRow[]> =>
  (await ok<{ results: SavedRow[] }>('savePricingPlan', { rows }, by)).results;

export const askToSave = (rows: readonly unknown[], by: RequestOptions) => ask('savePricingPlan', { rows }, by);
