import type { Page } from 'playwright-core';
import type { LocationProfile } from '#shared/contract/marketplace-views.ts';
import type { BasketKey } from '#shared/pricing/basket.ts';
import { ok } from '#test/cloud/cloud.ts';
import { paths } from '#web/paths.ts';
import { type Home, heading } from './marketplace-words.ts';

/** Returns the homes near Boston that a family compares. */
export const nearBoston = async (count: number): Promise<Home[]> => {
  const { items } = await ok<{ items: Home[] }>('searchLocations', { query: 'Boston, MA' });
  if (items.length < count) throw new Error(`The sample world has ${items.length} homes near Boston, not ${count}.`);
  return items.slice(0, count);
};

export const profileOf = (id: string) => ok<LocationProfile>('getLocationProfile', { id });

/** Returns the address of the comparison of that many homes near Boston. */
export const comparisonOf = async (count: number, basket: BasketKey): Promise<string> =>
  paths.compare({ homes: (await nearBoston(count)).map(({ id }) => id), basket });

/** Opens a comparison and waits until it has something to compare. */
export async function openComparison(page: Page, address: string, count: number): Promise<void> {
  await page.goto(address);
  await heading(page, `Compare ${count} funeral homes`).waitFor();
  await page.getByText('All-in total').or(page.getByText('How the totals add up')).filter({ visible: true }).first().waitFor();
}

/** Finds the table, which wide screens have. */
export const table = (page: Page) => page.getByRole('table', { name: /line by line$/ });

/** Returns the texts of a row's cells, one for each home, with white space collapsed. */
export const cellsOf = async (page: Page, row: string | RegExp): Promise<string[]> => {
  const header = table(page).getByRole('rowheader', { name: row }).first();
  const cells = await header.locator('xpath=..').getByRole('cell').allTextContents();
  return cells.map((text) => text.replace(/\s+/g, ' ').trim());
};
