import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { WorkingItem } from '#shared/contract/merchandise-views.ts';
import type { PriceListDraft } from '#shared/contract/price-lists.ts';
import type { LocationProfile } from '#shared/model/location.ts';
import type { MerchandiseOptionPage } from '#shared/model/merchandise.ts';
import { basketPrices } from '#shared/search/index.ts';
import { formatCents } from '#shared/values/money.ts';
import { ok, waitUntil } from '#test/cloud/cloud.ts';
import { readPdf } from '#test/documents/read-pdf.ts';
import { openCase } from '#test/journeys/parts/case-desk.ts';
import { caskets, chooseGoods, goodsOf } from '#test/journeys/parts/goods-desk.ts';
import { itemsAt } from '#test/journeys/parts/merchandise-desk.ts';
import { plannerHomeOf } from '#test/journeys/parts/planning.ts';
import type { PriceDesk } from '#test/journeys/parts/price-desk.ts';
import { launchedHome } from '#test/journeys/parts/published-list.ts';
import { workPaths } from '#web/work-paths.ts';
import { button, openAs } from './account-words.ts';
import { givenPlan } from './given-plan.ts';
import { setStage } from './harness.ts';
import { paste } from './keyboard.ts';
import { cellOf, givenOwnItems, waitForCell } from './merchandise-words.ts';

const { inBrowser } = setStage();
type Prices = ReadonlyMap<string, number>;

const COUNT = 40;
/** Forty prices, no two alike, each with cents, and the first of them below every casket of the sample data. */
const cents = Array.from({ length: COUNT }, (_, at) => 20_137 + at * 9973);
/** As people type prices into spreadsheets. */
const typed = (each: number, at: number): string =>
  at % 3 === 0 ? formatCents(each) : at % 3 === 1 ? String(each / 100) : formatCents(each).replace('$', '');

const isOwn = /^Casket \d{3}$/;
const pricesIn = (items: readonly { name: string; priceCents?: number | null | undefined }[]) =>
  Object.fromEntries(items.filter(({ name }) => isOwn.test(name)).map(({ name, priceCents }) => [name, priceCents]));

const ownCaskets = ({ admin }: PriceDesk): Promise<{ items: WorkingItem[] }> =>
  itemsAt(admin, { CategoryIds: [caskets], Show: 'own' });

/** Pastes the prices into the column of the grid, and saves them. Returns which casket has which. */
async function pricesCaskets(page: Page, desk: PriceDesk): Promise<Prices> {
  await givenOwnItems(desk, COUNT);
  const names = (await ownCaskets(desk)).items.map(({ name }) => name);
  expect(names).toHaveLength(COUNT);
  const { account, password } = desk.member;
  const at = `${workPaths.merchandise({ locationId: desk.locationId, categoryId: caskets })}?show=own`;
  await openAs(page, { email: account.email, password }, at);
  const [first = ''] = names;
  await cellOf(page, first, 'price').click();
  await waitForCell(cellOf(page, first, 'price'));
  await paste(page, `${cents.map(typed).join('\r\n')}\r\n`);
  await page.getByText(`${COUNT} unsaved`).waitFor();
  await page.keyboard.press('Control+s');
  await page.getByText('Nothing to save').waitFor();
  const prices = new Map(names.map((name, place) => [name, cents[place] ?? 0]));
  const saved = (await ownCaskets(desk)).items.map(({ name, offers }) => ({ name, ...offers[0]?.row }));
  expect(pricesIn(saved)).toEqual(Object.fromEntries(prices));
  expect(saved.every(({ isOffered }) => isOffered)).toBe(true);
  return prices;
}

async function publishes(page: Page, { locationId }: PriceDesk): Promise<void> {
  await page.goto(workPaths.priceList({ locationId }));
  await button(page, 'Publish').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
  await page
    .getByText(/^Published\. The list has been in effect since/)
    .first()
    .waitFor();
}

/** Prints the casket price list from the merchandise screen, and returns its words. */
async function printsItsList(page: Page, { locationId }: PriceDesk): Promise<string> {
  await page.goto(workPaths.merchandise({ locationId }));
  const printed = page.context().waitForEvent('response', (answer) => answer.url().includes('-casket-price-list.pdf'));
  await Promise.all([page.waitForEvent('popup'), button(page, 'Print the Casket Price List').click()]);
  const bytes = await (await fetch((await printed).url())).arrayBuffer();
  return (await readPdf(Buffer.from(bytes))).text.replace(/\s+/g, ' ');
}

/** Returns what families can choose once the published prices have reached the search, by name. */
const optionsAt = (locationId: string) =>
  waitUntil(
    'the caskets in the search',
    async () => {
      const input = { CategoryIds: [caskets], LocationId: locationId, Query: 'casket', PageSize: 100 };
      const { items } = await ok<MerchandiseOptionPage>('allLocationItemOptions', input);
      const own = items.filter(({ name }) => isOwn.test(name));
      return own.length === COUNT ? own : undefined;
    },
    60,
  ) as Promise<MerchandiseOptionPage['items']>;

/** Chooses all caskets but one for a case by the API, and the last on its screen, where each has its price. */
async function choosesForCase(page: Page, { locationId, admin }: PriceDesk, prices: Prices): Promise<void> {
  const options = await optionsAt(locationId);
  expect(pricesIn(options)).toEqual(Object.fromEntries(prices));
  const row = await openCase(admin);
  const [last, ...others] = options;
  const choices = others.map(({ locationItemId }) => ({ locationItemId, version: null }));
  await chooseGoods(admin, row.id, ...choices.slice(0, 20));
  await chooseGoods(admin, row.id, ...choices.slice(20));
  await page.goto(workPaths.caseMerchandise({ locationId, caseId: row.id }));
  const section = page.getByRole('region', { name: 'Caskets', exact: true });
  const search = section.getByRole('combobox', { name: 'Add an item' });
  await search.fill(last?.name ?? '');
  await section.getByRole('option', { name: new RegExp(`^${last?.name}`) }).click();
  await page.getByRole('button', { name: 'Add it as another casket' }).click();
  await section.getByRole('textbox', { name: `Quantity of ${last?.name}` }).waitFor();
  const words = await section.innerText();
  for (const each of prices.values()) expect(words).toContain(formatCents(each));
  expect(pricesIn((await goodsOf(admin, row.id)).items)).toEqual(Object.fromEntries(prices));
}

/** Returns the price of a burial with a viewing, of which the least expensive casket is a part, as the search has it. */
async function searchPrice({ locationId }: PriceDesk): Promise<{ name: string; priceCents: number }> {
  const profile = await ok<LocationProfile>('getLocationProfile', { id: locationId });
  const line = profile.priceList?.lines.find((each) => each.line === 'caskets');
  expect(line).toMatchObject({ minCents: cents[0] });
  const priceCents = basketPrices(profile)['funeral-burial'].priceCents ?? 0;
  expect(priceCents).toBeGreaterThan(cents[0] ?? 0);
  type Found = { items: { id: string; price: { priceCents: number | null } }[] };
  const input = { query: profile.name, basket: 'funeral-burial' };
  const inSearch = await waitUntil(
    'the home in the search',
    async () => (await ok<Found>('searchLocations', input)).items.find(({ id }) => id === locationId),
    60,
  );
  expect(inSearch?.price.priceCents).toBe(priceCents);
  return { name: profile.name, priceCents };
}

describe('forty caskets', () => {
  it('are priced by a pasted column, and cost the same cents on the printed list, in the search, in a plan, and in a case', async () => {
    const desk = await launchedHome();
    let prices: Prices = new Map();
    await inBrowser(async (page) => {
      prices = await pricesCaskets(page, desk);
      await publishes(page, desk);
      const list = await printsItsList(page, desk);
      for (const [name, each] of prices) expect(list).toContain(`${name} Pine, with rope handles. ${formatCents(each)}`);
      await choosesForCase(page, desk, prices);
    });
    await inBrowser(async (page) => {
      expect(pricesIn((await plannerHomeOf(desk.locationId)).items)).toEqual(Object.fromEntries(prices));
      const { name, priceCents } = await searchPrice(desk);
      await page.goto(`/?query=${encodeURIComponent(name)}&basket=funeral-burial`);
      const card = page.locator('li[data-card]').filter({ has: page.getByRole('link', { name, exact: true }) });
      await card.getByText(formatCents(priceCents, { decimals: 'if-any' })).waitFor();
      const { path } = await givenPlan(page, { locationId: desk.locationId, disposition: 'burial' });
      await page.goto(path('interment'));
      const sold = page.getByRole('list', { name: 'Price list: Caskets' });
      await sold.getByRole('heading', { name: 'Casket 040', level: 3 }).waitFor();
      const words = (await sold.getByRole('listitem').allInnerTexts()).map((each) => each.replace(/\s+/g, ' '));
      for (const [casket, each] of prices)
        expect(words.find((item) => item.startsWith(casket))).toContain(formatCents(each, { decimals: 'if-any' }));
    });
    const { findings, changes } = await ok<PriceListDraft>('getPriceListDraft', {}, desk.admin);
    expect([findings, changes]).toEqual([[], []]);
  });
});
