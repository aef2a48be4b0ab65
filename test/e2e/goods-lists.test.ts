import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { readPdf } from '#test/documents/read-pdf.ts';
import { caskets } from '#test/journeys/parts/goods-desk.ts';
import { catalogItem, offerOf, ownItemAt, saveItems, setupAt } from '#test/journeys/parts/merchandise-desk.ts';
import { type PriceDesk, priceDesk } from '#test/journeys/parts/price-desk.ts';
import { workPaths } from '#web/work-paths.ts';
import { button, openAs } from './account-words.ts';
import { findingsInAllLooks, tooWide } from './all-looks.ts';
import { setStage } from './harness.ts';
import { enterOn, hasFocus, waitForFocus } from './keyboard.ts';

const { inBrowser } = setStage();

const open = ({ member, locationId }: PriceDesk, page: Page, categoryId?: string) =>
  openAs(
    page,
    { email: member.account.email, password: member.password },
    workPaths.merchandise({ locationId, ...(categoryId ? { categoryId } : {}) }),
  );
const listCalled = (page: Page, name: 'Casket' | 'Outer Burial Container') =>
  page.getByRole('region', { name: `${name} Price List`, exact: true });

/** Returns a home that offers a casket without a price, and another whose description identifies nothing. */
async function faultyDesk(): Promise<PriceDesk> {
  const desk = await priceDesk();
  const { priceCents: _, ...oak } = offerOf(await setupAt(desk.admin, catalogItem('Oak casket').id)).row;
  const own = offerOf(await ownItemAt(desk.admin, 'Caskets', { name: 'Barn casket', description: 'Model 7, see photo' })).row;
  const saved = await saveItems(desk.admin, [
    { ...oak, isOffered: true },
    { ...own, isOffered: true, priceCents: 190_050 },
  ]);
  expect(saved.map(({ status }) => status)).toEqual(['saved', 'saved']);
  return desk;
}

describe('the lists of caskets and outer burial containers', () => {
  it('say what must be fixed, lead to it, and say when it is, by keyboard', () =>
    inBrowser(async (page) => {
      await open(await faultyDesk(), page);
      const list = listCalled(page, 'Casket');
      await list.getByText('2 problems to fix').waitFor();
      await list.getByText('Oak casket is offered without a price.').waitFor();
      await list.getByText('Merchandise: Barn casket · 16 CFR 453.2(b)(2)(i)').waitFor();
      await listCalled(page, 'Outer Burial Container').getByText('No problems found.').waitFor();
      expect(await findingsInAllLooks(page)).toEqual([]);
      expect(await tooWide(page)).toBe(0);
      await enterOn(page, 'Don’t offer it: Oak casket');
      await list.getByText('1 problem to fix').waitFor();
      await waitForFocus(page, 'Casket Price List');
      await enterOn(page, 'Barn casket');
      const panel = page.getByRole('dialog', { name: 'Barn casket' });
      await hasFocus(panel);
      await panel.getByRole('textbox', { name: 'Description' }).fill('Reclaimed oak with a plain linen interior.');
      await panel.getByRole('button', { name: 'Save', exact: true }).press('Enter');
      await page.getByText('The item is saved.').waitFor();
      await page.keyboard.press('Escape');
      await panel.waitFor({ state: 'detached' });
      await list.getByText('No problems found.').waitFor();
    }));

  it('show with the caskets, and print the draft with what is typed there, marked as a draft', () =>
    inBrowser(async (page) => {
      await open(await faultyDesk(), page, caskets);
      const list = listCalled(page, 'Casket');
      await list.getByText('Not published yet.').waitFor();
      await button(page, '2 problems to fix').click();
      await list.getByText('Oak casket is offered without a price.').waitFor();
      expect(await listCalled(page, 'Outer Burial Container').count()).toBe(0);
      const printed = page.context().waitForEvent('response', (answer) => answer.url().includes('/printed/'));
      await Promise.all([page.waitForEvent('popup'), button(page, 'Open the draft as PDF: Casket Price List').click()]);
      const { pages } = await readPdf(Buffer.from(await (await fetch((await printed).url())).arrayBuffer()));
      for (const each of pages) expect(each).toContain('DRAFT, not published. Do not hand out.');
      const text = pages.join(' ').replace(/\s+/g, ' ');
      expect(text).toContain('Casket Price List');
      expect(text).toContain('Barn casket Model 7, see photo $1,900.50');
      expect(text).not.toContain(`Oak casket ${catalogItem('Oak casket').description}`);
      expect(await findingsInAllLooks(page)).toEqual([]);
      expect(await tooWide(page)).toBe(0);
    }));

  it('say that they couldn’t be loaded, and load again', () =>
    inBrowser(async (page) => {
      const desk = await priceDesk();
      await page.route('**/gpl/draft*', (route) => route.abort());
      await open(desk, page, caskets);
      await page.getByText('We couldn’t load your price lists.').waitFor();
      await page.getByRole('rowheader', { name: /^Oak casket/ }).waitFor();
      await page.unrouteAll();
      await button(page, 'Retry').click();
      await listCalled(page, 'Casket').getByText('No problems found.').waitFor();
    }));
});
