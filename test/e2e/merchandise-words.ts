import type { Locator, Page } from 'playwright-core';
import { ownItemItem } from '#functions/table/home-merchandise.ts';
import { readPriceRows } from '#functions/table/price-row.ts';
import { openCloudTable } from '#test/cloud/cloud.ts';
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
  const { id = '' } = world.catalog.merchandiseCategories.find(({ name }) => name === 'Caskets') ?? {};
  const items = Array.from({ length: count }, (_, at) =>
    ownItemItem(locationId, {
      id: `00000009-0000-4000-8000-${String(at + 1).padStart(12, '0')}`,
      itemCategoryId: id,
      name: `Casket ${String(at + 1).padStart(3, '0')}`,
      description: 'Pine, with rope handles.',
      attributes: [],
      variants: [],
      images: [],
      isActive: true,
      isRetired: false,
    }),
  );
  await openCloudTable().putAll(items);
}

/** Returns the prices that are stored of what a home sells, the lowest first. */
export async function storedCents({ locationId }: PricingPerson): Promise<number[]> {
  const rows = await readPriceRows(openCloudTable(), locationId, { consistent: true });
  return rows.flatMap(({ priceCents }) => (priceCents === undefined ? [] : [priceCents])).sort((one, other) => one - other);
}

/** Waits until the cell of an item has the focus. */
export async function waitForCell(cell: Locator): Promise<void> {
  const until = performance.now() + PATIENCE_MS;
  while (!(await cell.evaluate((each) => each === document.activeElement)))
    if (performance.now() > until) throw new Error('The cell never had the focus.');
}
