import type { Locator, Page } from 'playwright-core';
import { ok } from '#test/cloud/cloud.ts';
import { domainOf } from '#world/team.ts';

/** What a family does on the marketplace's screens, found by the words that they read there. */
export const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name, exact: true });
export const button = (within: Page | Locator, name: string | RegExp) => within.getByRole('button', { name, exact: true });
export const searchBox = (page: Page) => page.getByRole('combobox', { name: 'City, ZIP code or funeral home' });
export const drawer = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name, exact: true });
export const toast = (page: Page, words: string) => page.getByLabel(/^Notifications/).getByText(words);
export const messageForm = (page: Page) => page.getByRole('form', { name: /^Message to/ });

/** Finds the links of the homes that a search found, in their order. */
export const found = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link');

/** Opens the home screen and waits until it is hydrated: before that, it can be read, but not every button works. */
export async function openWelcome(page: Page): Promise<void> {
  await page.goto('/');
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactProps')),
  );
}

/** Opens the results of a search by their address, and waits until there are some. */
export async function openResults(page: Page, query = 'query=Boston%2C+MA'): Promise<void> {
  await page.goto(`/?${query}`);
  await found(page).first().waitFor();
}

/** Returns the prices on the cards in dollars, in their order, without the homes that have no full price. */
export const prices = async (page: Page): Promise<number[]> => {
  const cards = await page.locator('li[data-card]').allTextContents();
  return cards.flatMap((card) => {
    const dollars = /all in\s*\$([\d,]+)/.exec(card)?.[1];
    return dollars ? [Number(dollars.replaceAll(',', ''))] : [];
  });
};

export type Home = { id: string; name: string; city: string; stateCode: string };

/** Returns the first home that a search near Boston finds, which has everything that a page can show. */
export async function givenHome(): Promise<Home & { path: string; mailbox: string; packageId: string; packageName: string }> {
  const { items } = await ok<{ items: Home[] }>('searchLocations', { query: 'Boston, MA' });
  const [home] = items;
  if (!home) throw new Error('The sample world has no home near Boston.');
  const { templates } = await ok<{ templates: { id: string; name: string }[] }>('getLocationProfile', { id: home.id });
  const [first] = templates;
  if (!first) throw new Error(`${home.name} offers no package.`);
  const mailbox = `hello@${domainOf(home.name)}`;
  return { ...home, path: `/funeral-homes/${home.id}`, mailbox, packageId: first.id, packageName: first.name };
}
