import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { PaperAddress } from '#shared/contract/paper-address.ts';
import type { VersionView } from '#shared/contract/price-lists.ts';
import { ok } from '#test/cloud/cloud.ts';
import { readPdf } from '#test/documents/read-pdf.ts';
import { type PriceDesk, priceDesk, rowOf, saveRows } from '#test/journeys/parts/price-desk.ts';
import { button, openAs } from './account-words.ts';
import { findingsInAllLooks, tooWide } from './all-looks.ts';
import { setStage } from './harness.ts';
import { tabTo } from './keyboard.ts';

const { inBrowser } = setStage();
const draft = 'Pages of the draft of the General Price List';
const sheet = (page: Page, number: number) => page.locator(`[data-page="${number}"]`);
const drawn = (page: Page, number: number) => sheet(page, number).locator('canvas').waitFor();
const isAt = (page: Page, number: number, count: number) =>
  page
    .getByRole('status')
    .filter({ hasText: `Page ${number} of ${count}` })
    .waitFor({ state: 'attached' });

async function open(page: Page, { member, locationId }: PriceDesk, query = ''): Promise<void> {
  await openAs(page, { email: member.account.email, password: member.password }, `/locations/${locationId}/price-list${query}`);
}

/** Returns a PDF as a PDF reader gets it. */
async function paperOf({ admin }: PriceDesk, id: string) {
  const address = await ok<PaperAddress>('getGplPdf', { id }, admin);
  return readPdf(new Uint8Array(await (await fetch(address!.url)).arrayBuffer()));
}

async function publishAt(desk: PriceDesk, hearseCents: number): Promise<VersionView> {
  const { row } = await rowOf(desk, 'Transport', 'Hearse');
  await saveRows([{ ...row, priceCents: hearseCents }], desk.admin);
  return ok<VersionView>('createGplPdf', { providerLocationId: desk.locationId }, { ...desk.admin, key: randomUUID() });
}

/** Counts the dots of a page's picture that aren't white: a drawn page has some. */
const inkOn = (page: Page, number: number) =>
  sheet(page, number)
    .locator('canvas')
    .evaluate((canvas: HTMLCanvasElement) => {
      const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height);
      return data.filter((value, at) => at % 4 === 0 && value < 128 && data[at + 3]! > 128).length;
    });

describe('the pages of the draft', () => {
  it('are those of the PDF, each drawn, with the text that is on it', () =>
    inBrowser(async (page) => {
      const desk = await priceDesk();
      const { pages } = await paperOf(desk, desk.locationId);
      expect(pages.length).toBeGreaterThan(3);
      await open(page, desk);
      await page.getByRole('region', { name: draft }).waitFor();
      await expect.poll(() => page.locator('[data-page]').count()).toBe(pages.length);
      for (const [at, words] of pages.entries()) {
        await page.getByLabel('Page', { exact: true }).selectOption(String(at + 1));
        await drawn(page, at + 1);
        expect(await inkOn(page, at + 1), `page ${at + 1}`).toBeGreaterThan(1000);
        const text = await sheet(page, at + 1)
          .locator('.text-layer')
          .textContent();
        expect(text?.replace(/\s/g, '')).toBe(words.replace(/\s/g, ''));
      }
    }));

  it("have text that a mouse can select, and headings and tables for people who can't see them", () =>
    inBrowser(async (page) => {
      await open(page, await priceDesk());
      await drawn(page, 1);
      await page.getByLabel('Page', { exact: true }).selectOption('2');
      await page.getByText('Limousine', { exact: true }).dblclick();
      expect(await page.evaluate(() => getSelection()?.toString().trim())).toBe('Limousine');
      await sheet(page, 2).getByRole('heading', { level: 4, name: 'Direct cremation' }).waitFor({ state: 'attached' });
      const row = sheet(page, 2)
        .getByRole('row')
        .filter({ has: page.getByRole('rowheader', { name: 'Limousine' }) });
      expect(await row.getByRole('cell', { name: '$225.00' }).count()).toBe(1);
    }));

  it('are turned and enlarged by keyboard only, and say which one is open', () =>
    inBrowser(async (page) => {
      const desk = await priceDesk();
      const count = (await paperOf(desk, desk.locationId)).pages.length;
      await open(page, desk);
      await isAt(page, 1, count);
      await tabTo(page, 'Next page');
      await page.keyboard.press('Enter');
      await isAt(page, 2, count);
      await tabTo(page, draft);
      await page.keyboard.press('Home');
      await isAt(page, 1, count);
      for (const [key, number] of [
        ['PageDown', 2],
        ['PageDown', 3],
        ['PageUp', 2],
        ['End', count],
        ['Home', 1],
      ] as const) {
        await page.keyboard.press(key);
        await isAt(page, number, count);
      }
      const width = () => sheet(page, 1).evaluate((element) => element.clientWidth);
      const fitted = await width();
      await page.keyboard.press('+');
      await expect.poll(width).toBeGreaterThan(fitted);
      await page.keyboard.press('0');
      await expect.poll(width).toBe(fitted);
    }));

  it('fit in 320 px, where only the frame scrolls sideways, and pass axe in every look', () =>
    inBrowser(async (page) => {
      await open(page, await priceDesk());
      await drawn(page, 1);
      expect(await findingsInAllLooks(page)).toEqual([]);
      expect(await tooWide(page)).toBe(0);
      await button(page, 'Larger').click();
      const frame = page.getByRole('region', { name: draft });
      await expect.poll(() => frame.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(true);
      expect(await tooWide(page)).toBe(0);
    }));

  it('follow a change that fixes the list', () =>
    inBrowser(async (page) => {
      const desk = await priceDesk();
      const { row } = await rowOf(desk, 'Transport', 'Hearse');
      await saveRows([{ ...row, note: 'Within 50 miles. No charge on Mondays.' }], desk.admin);
      await open(page, desk);
      const words = sheet(page, 2).locator('.text-layer');
      await expect.poll(() => words.textContent()).toContain('No charge on Mondays.');
      await page.getByRole('button', { name: /^Remove the words/ }).click();
      await expect.poll(() => words.textContent()).not.toContain('No charge on Mondays.');
      await expect.poll(() => words.textContent()).toContain('Within 50 miles.');
    }));

  it('can be requested again if they could not be loaded, and are those of the chosen PDF', () =>
    inBrowser(async (page) => {
      const desk = await priceDesk();
      await page.route(/\/printed\//, (route) => route.abort());
      await open(page, desk);
      await page.getByText('We couldn’t load the pages.').waitFor();
      await page.unroute(/\/printed\//);
      await button(page, 'Retry').click();
      await drawn(page, 1);
      await page.getByLabel('Paper').selectOption('casket-price-list');
      await page.getByRole('region', { name: 'Pages of the draft of the Casket Price List' }).waitFor();
      await page.getByText('Casket Price List', { exact: true }).last().waitFor({ state: 'attached' });
    }));
});

it('shows the current version and an earlier one, each with its own prices and not marked as a draft', () =>
  inBrowser(async (page) => {
    const desk = await priceDesk();
    const [earlier, inForce] = [await publishAt(desk, 43_210), await publishAt(desk, 54_320)];
    await open(page, desk, '?tab=versions');
    const pages = page.locator('[data-page]');
    for (const [which, version, price, other] of [
      ['first', inForce, '$543.20', '$432.10'],
      ['last', earlier, '$432.10', '$543.20'],
    ] as const) {
      await page
        .getByRole('button', { name: /^Show the pages: General Price List/ })
        [which]()
        .click();
      await drawn(page, 1);
      await expect.poll(() => pages.count()).toBe(version.papers[0]?.pages);
      await page.getByText(price).waitFor({ state: 'attached' });
      const words = (await pages.allTextContents()).join(' ');
      expect(words).not.toContain(other);
      expect(words).not.toContain('DRAFT');
      await page.reload();
      await drawn(page, 1);
      await page.getByRole('button', { name: /^Hide the pages/ }).click();
      await expect.poll(() => pages.count()).toBe(0);
    }
  }));
