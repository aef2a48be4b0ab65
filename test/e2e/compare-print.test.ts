import type { Page } from 'playwright-core';
import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import type { LocationProfile } from '#shared/contract/marketplace-views.ts';
import { gplLines } from '#shared/funeral-rule/gpl-lines.ts';
import { type BasketKey, basketKeys, baskets } from '#shared/pricing/basket.ts';
import { compareHomes } from '#shared/pricing/compare-homes.ts';
import { formatCents } from '#shared/values/money.ts';
import { lineNames } from '#web/parts/line-names.ts';
import { comparisonOf, nearBoston, openComparison, profileOf } from './compare-words.ts';
import { setStage } from './harness.ts';

const { inBrowser } = setStage();

/** Landscape US Letter, in points. */
const letterLandscape = [792, 612];

/** Prints the page at the size that it asks for, and reads the sheets back. */
async function printed(page: Page): Promise<{ sheets: string[]; size: number[] }> {
  const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ preferCSSPageSize: true })));
  const { text } = await extractText(pdf);
  const { width, height } = (await pdf.getPage(1)).getViewport({ scale: 1 });
  return { sheets: text.map((sheet) => sheet.replace(/\s+/g, ' ')), size: [width, height] };
}

const print = async (page: Page, count: number, basket: BasketKey) => {
  await openComparison(page, await comparisonOf(count, basket), count);
  return printed(page);
};

describe('a comparison on paper', () => {
  it('is one sheet of three homes with names, lines, totals, what is missing, the date, and the address', () =>
    inBrowser(
      async (page) => {
        const homes = await Promise.all((await nearBoston(3)).map(({ id }) => profileOf(id)));
        const { sheets, size } = await print(page, 3, 'funeral-burial');
        expect(sheets).toHaveLength(1);
        expect(size).toEqual(letterLandscape);
        const sheet = sheets[0] ?? '';
        const { lines, totals } = compareHomes(
          'funeral-burial',
          homes.map(({ id, priceList }) => ({ id, lines: priceList?.lines ?? [] })),
        );
        for (const { name, address, phone } of homes)
          for (const text of [name, address.address1, phone]) expect(sheet).toContain(text);
        for (const { line, prices } of lines) {
          expect(sheet).toContain(gplLines[line].label);
          for (const { cents } of prices) expect(sheet).toContain(cents === null ? 'Not listed' : formatCents(cents));
        }
        expect(totals.filter(({ cents }) => cents === null).length).toBeGreaterThan(0);
        for (const { cents, missing } of totals) {
          if (cents === null) expect(sheet).toContain(`Not listed: ${lineNames(missing)}`);
          else expect(sheet.split(formatCents(cents))).toHaveLength(2);
        }
        expect(sheet.split('No total')).toHaveLength(1 + totals.filter(({ cents }) => cents === null).length);
        expect(sheet).toContain('Lowest');
        expect(sheet).toContain(baskets['funeral-burial'].label);
        expect(sheet).toMatch(/Prices as shown on Yarrow on [A-Z][a-z]+ \d{1,2}, \d{4}\./);
        // A long address is broken at the end of the line.
        expect(sheet.replaceAll(' ', '')).toContain(page.url());
        expect(sheet).toContain('Except in certain special cases, embalming is not required by law.');
        for (const chrome of ['Print on one page', 'Remove', 'Sign in', 'Privacy Policy']) expect(sheet).not.toContain(chrome);
      },
      { viewport: { width: 390, height: 844 }, colorScheme: 'dark' },
    ));

  it.each(basketKeys)('is one sheet of four homes: %s', (basket) =>
    inBrowser(async (page) => {
      const { sheets, size } = await print(page, 4, basket);
      expect(sheets).toHaveLength(1);
      expect(size).toEqual(letterLandscape);
    }),
  );

  it('is one sheet even for four homes that say as much as they can about themselves', () =>
    inBrowser(async (page) => {
      await page.route('**/api/public/locations/*-*', async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, json: talkative((await response.json()) as LocationProfile) });
      });
      const { sheets } = await print(page, 4, 'funeral-cremation');
      expect(sheets).toHaveLength(1);
      expect(sheets[0]).toContain('and 17 more');
      expect(sheets[0]).toContain('What each home adds is in its own price list.');
    }));
});

const long = (words: string, length: number) =>
  words
    .repeat(Math.ceil(length / words.length))
    .slice(0, length)
    .trim();

/** Returns the home with every text at its maximum length. */
const talkative = (home: LocationProfile): LocationProfile => ({
  ...home,
  name: long(`${home.name} and Sons `, 300),
  address: { ...home.address, address1: long('12345 Commonwealth Avenue ', 100), address2: long('Building ', 60) },
  attributes: Array.from({ length: 23 }, (_, index) => long(`${index} Horse-Drawn Carriages `, 30)),
  languages: Array.from({ length: 23 }, (_, index) => long(`${index} Haitian Creole `, 30)),
  templates: Array.from({ length: 20 }, (_, index) => ({
    ...(home.templates[0] as LocationProfile['templates'][number]),
    id: `0198a000-0000-7000-8000-0000000000${index + 10}`,
    name: long('A Gathering With Music and Readings ', 100),
    priceCents: 12_345_678 + index,
  })),
  priceList: home.priceList && {
    ...home.priceList,
    lines: home.priceList.lines
      .filter(({ line }) => !['embalming', 'limousine', 'urn', 'viewing-facilities', 'ceremony-facilities'].includes(line))
      .map((line) => ({
        ...line,
        minCents: 123_456_789,
        maxCents: 223_456_789,
        note: long(`${home.name}, permits and `, 1000),
      })),
  },
});
