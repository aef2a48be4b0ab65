import type { Page } from 'playwright-core';
import { locationItems } from '#functions/table/location.ts';
import { locationItemItem } from '#functions/table/location-item.ts';
import { readPriceRows } from '#functions/table/price-row.ts';
import { servicePriceItem } from '#functions/table/service-price.ts';
import { openCloudTable } from '#test/cloud/cloud.ts';
import { copiedHome } from '#test/world/copied-home.ts';
import { world } from '#test/world/world.ts';
import { heading, openAs } from './account-words.ts';
import { givenStaff, type Someone } from './cast.ts';

export type PricingPerson = Someone & { locationId: string; home: string };

const sample = world.homes.find(({ profile }) => profile.name.startsWith('Averell'))!;

/** Adds someone who may change the prices of a new home, with a price list of the sample world in force. */
export async function givenPricer(): Promise<PricingPerson> {
  const staff = await givenStaff();
  const { profile, items, servicePrices } = copiedHome(sample, staff.locationId);
  const home = { ...profile, name: staff.home, images: [], reviews: [], employees: [], templates: [], isActive: false };
  await openCloudTable().putAll([...locationItems(home), ...items.map(locationItemItem), ...servicePrices.map(servicePriceItem)]);
  return staff;
}

/** Returns the home's rows as they are stored, by name. */
export async function storedPrices({ locationId }: PricingPerson): Promise<Record<string, number | undefined>> {
  const names = new Map([...world.catalog.services, ...world.catalog.merchandiseItems].map(({ id, name }) => [id, name]));
  const rows = await readPriceRows(openCloudTable(), locationId, { consistent: true });
  return Object.fromEntries(rows.map((row) => [names.get(row.id) ?? row.id, row.priceCents]));
}

export const priceOf = (page: Page, name: string) => page.getByRole('textbox', { name: `Price: ${name}`, exact: true });

/** Opens the grid of a category from the overview, signed in. */
export async function openGrid(page: Page, person: PricingPerson, category: string): Promise<void> {
  await enterOverview(page, person);
  await page.getByRole('link', { name: category, exact: true }).click();
  await heading(page, category).waitFor();
}

const overview = ({ locationId }: PricingPerson) => `/locations/${locationId}/pricing`;
const overviewIsThere = (page: Page) => page.getByRole('heading', { name: 'Merchandise', exact: true }).waitFor();

/** Opens the overview, signed in. */
export async function enterOverview(page: Page, person: PricingPerson): Promise<void> {
  await openAs(page, person, overview(person));
  await overviewIsThere(page);
}

export async function openOverview(page: Page, person: PricingPerson): Promise<void> {
  await page.goto(overview(person));
  await overviewIsThere(page);
}
