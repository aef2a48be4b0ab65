import type { Locator, Page } from 'playwright-core';
import { readHomeItems } from '#functions/table/home-merchandise.ts';
import { itemPriceRowsIn, readItemPriceRows, readPriceRows } from '#functions/table/price-row.ts';
import { openCloudTable } from '#test/cloud/cloud.ts';
import { numberedCaskets } from '#test/world/numbered-caskets.ts';
import { world } from '#test/world/world.ts';
import { heading, openAs } from './account-words.ts';
import type { PricingPerson } from './pricing-words.ts';

const PATIENCE_MS = 15_000;

/** Opens the categories of a home's merchandise, signed in. */
export async function enterMerchandise(page: Page, person: PricingPerson): Promise<void> {
  await openAs(page, person, `/locations/${person.locationId}/merchandise/`);
  await heading(page, 'Merchandise').waitFor();
}

/** Opens a category from the list of all. */
export async function openCategory(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name, exact: true }).click();
  await heading(page, name).waitFor();
  await page.getByRole('grid').waitFor();
}

const columns = { price: 0, offered: 1, special: 2 } as const;

/** Returns a cell of the row of an item. */
export const cellOf = (page: Page, item: string, column: keyof typeof columns): Locator =>
  page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: new RegExp(`^${item}`) }) })
    .getByRole('gridcell')
    .nth(columns[column]);

/** Gives a home so many caskets of its own, numbered from 1. */
export async function givenOwnItems({ locationId }: Pick<PricingPerson, 'locationId'>, count: number): Promise<void> {
  await openCloudTable().putAll(numberedCaskets(locationId, count));
}

/** Returns the prices that are stored of what a home sells, the lowest first. */
export async function storedCents({ locationId }: PricingPerson): Promise<number[]> {
  const rows = await readPriceRows(openCloudTable(), locationId, { consistent: true });
  return rows.flatMap(({ priceCents }) => (priceCents === undefined ? [] : [priceCents])).sort((one, other) => one - other);
}

/** Returns the places of items in the home's order, as their rows are stored or else as they are in force. */
export async function placesOf({ locationId }: PricingPerson, names: readonly string[]): Promise<(number | undefined)[]> {
  const table = openCloudTable();
  const [{ locationItems }, rows] = await Promise.all([
    readHomeItems(table, locationId, { consistent: true }),
    readItemPriceRows(table, locationId, { consistent: true }),
  ]);
  return names.map((name) => {
    const { id } = world.catalog.merchandiseItems.find((item) => item.name === name) ?? {};
    const row = itemPriceRowsIn(rows).find((each) => each.id === id && each.variantId === undefined);
    return row?.sortOrder ?? locationItems.find(({ itemId, variantId }) => itemId === id && variantId === undefined)?.sortOrder;
  });
}

/** Waits until the cell of an item has the focus. */
export async function waitForCell(cell: Locator): Promise<void> {
  const until = performance.now() + PATIENCE_MS;
  while (!(await cell.evaluate((each) => each === document.activeElement)))
    if (performance.now() > until) throw new Error('The cell never had the focus.');
}
