import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { tableOf } from '#functions/catalog/imports/csv-table.ts';
import { button } from './account-words.ts';
import { findingsInAllLooks, tooWide } from './all-looks.ts';
import { setStage } from './harness.ts';
import { enterMerchandise } from './merchandise-words.ts';
import { givenPricer, type PricingPerson, storedPrices } from './pricing-words.ts';

const { inBrowser } = setStage();
type Table = string[][];

/** Exports everything from the screen, and returns the cells of the file. */
async function exported(page: Page): Promise<Table> {
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Export CSV').click()]);
  const text = await readFile(await download.path(), 'utf8');
  expect(text.charCodeAt(0)).toBe(0xfeff);
  return tableOf(text.slice(1), { most: 5000, what: 'rows' }).map(({ cells }) => cells);
}

const isNumber = (cell: string) => /^\d+(\.\d+)?$/.test(cell);
/** As a spreadsheet writes a number: without the zeros at its end. */
const asNumber = (cell: string) => (isNumber(cell) ? String(Number(cell)) : cell);
const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;

/** As Excel saves "CSV UTF-8" where a comma separates decimals: a mark, semicolons, quotes only where they’re needed, blank columns and rows at the end. */
const asExcel = (table: Table): string => {
  const rows = table.map((cells) => [...cells.map(asNumber), '', '']);
  const blank = Array.from({ length: rows[0]?.length ?? 0 }, () => '');
  const lines = [...rows, blank, blank].map((cells) =>
    cells.map((cell) => (/[;"\r\n]/.test(cell) ? quoted(cell) : cell)).join(';'),
  );
  return `\ufeff${lines.join('\r\n')}\r\n`;
};

/** As LibreOffice saves "Quote all text cells": no mark, no carriage returns, yes and no in capitals, and quotes around all but numbers. */
const asLibreOffice = (table: Table): string => {
  const rows = table.map((cells) => cells.map((cell) => (/^(yes|no)$/.test(cell) ? cell.toUpperCase() : asNumber(cell))));
  return `${rows.map((cells) => cells.map((cell) => (isNumber(cell) || cell === '' ? cell : quoted(cell))).join(',')).join('\n')}\n`;
};

const panel = (page: Page) => page.getByRole('dialog', { name: 'Import merchandise' });
const rowsIn = (page: Page) => panel(page).getByRole('list', { name: 'Rows' }).getByRole('listitem');

async function choose(page: Page, name: string, file: string | Buffer): Promise<void> {
  const buffer = Buffer.from(file as string);
  await panel(page).locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer });
}

/** Sends a file to be checked. */
async function check(page: Page, name: string, file: string | Buffer): Promise<void> {
  await choose(page, name, file);
  await button(page, 'Check the file').click();
}

const again = (page: Page) => button(page, 'Choose a file').click();

async function openImport(page: Page, person: PricingPerson): Promise<void> {
  await enterMerchandise(page, person);
  await button(page, 'Import CSV').click();
  await panel(page).waitFor();
}

describe('a file of merchandise that a spreadsheet saved', () => {
  it('changes nothing, and then the one price that was typed there, once it’s confirmed', () =>
    inBrowser(async (page) => {
      const person = await givenPricer();
      await enterMerchandise(page, person);
      const table = await exported(page);
      const count = (table.length - 1).toLocaleString('en-US');
      await button(page, 'Import CSV').click();
      for (const [name, file] of [
        ['excel.csv', asExcel(table)],
        ['libreoffice.csv', asLibreOffice(table)],
      ] as const) {
        await check(page, name, file);
        await panel(page).getByText(`${name}: ${count} rows`).waitFor();
        await panel(page).getByText('There is nothing to save: no valid row changes anything.').waitFor();
        await panel(page)
          .getByRole('radio', { name: `Unchanged ${count}` })
          .waitFor();
        await again(page);
      }
      expect(await storedPrices(person)).toEqual({});

      const [heading = [], ...rows] = table;
      const column = (name: string) => heading.indexOf(name);
      const [name, price] = [column('Name'), column('Price')];
      const oak = rows.findIndex((cells) => cells[name] === 'Oak casket' && cells[column('variantId')] === '');
      const steel = rows.findIndex((cells, at) => at !== oak && isNumber(cells[price] ?? ''));
      const before = rows[oak]?.[price] ?? '';
      const edited = rows.map((cells, at) =>
        at === oak ? cells.with(price, '1250') : at === steel ? cells.with(price, 'ask us') : cells,
      );
      await check(page, 'edited.csv', asExcel([heading, ...edited]));
      await panel(page).getByText(`edited.csv: ${count} rows`).waitFor();
      await panel(page).getByText('Nothing has changed yet.').waitFor();
      await panel(page).getByRole('radio', { name: 'Changed 1' }).press('Space');
      await expect.poll(() => rowsIn(page).count()).toBe(1);
      const words = (await rowsIn(page).innerText()).replace(/\s+/g, ' ');
      expect(words).toContain(`Row ${oak + 2} Oak casket`);
      expect(words).toMatch(new RegExp(`Price \\$${Number(before).toLocaleString('en-US')}\\.00 .*\\$1,250\\.00`));
      await panel(page).getByRole('radio', { name: 'Not valid 1' }).press('Space');
      await panel(page)
        .getByText(`Row ${steel + 2}`)
        .waitFor();
      await rowsIn(page)
        .getByText(/^Price: /)
        .waitFor();
      await panel(page).getByRole('radio', { name: 'New 0' }).press('Space');
      await panel(page).getByText('No rows match.').waitFor();
      expect(await storedPrices(person)).toEqual({});

      await again(page);
      await check(page, 'edited.csv', asExcel([heading, ...edited]));
      await expect.poll(() => button(page, 'Save the valid row').evaluate((each) => each === document.activeElement)).toBe(true);
      await page.keyboard.press('Enter');
      await panel(page).getByText('1 row saved').waitFor();
      expect(await storedPrices(person)).toEqual({ 'Oak casket': 125_000 });
      await page.keyboard.press('Escape');
      await panel(page).waitFor({ state: 'detached' });
      await page.getByText('1 changed since your list').waitFor();
    }));

  it('says what is wrong with a file, and takes another', () =>
    inBrowser(async (page) => {
      await openImport(page, await givenPricer());
      await choose(page, 'empty.csv', '');
      await panel(page).getByText('This file is empty.').waitFor();
      await choose(page, 'large.csv', 'x'.repeat(5_000_001));
      await panel(page).getByText('Choose a file of at most 5 MB.').waitFor();
      expect(await button(page, 'Check the file').getAttribute('aria-disabled')).toBe('true');
      await check(page, 'excel.csv', Buffer.from('id,Name\r\n1,José\r\n', 'latin1'));
      const refusal = panel(page).getByRole('alert').filter({ hasText: 'We couldn’t check excel.csv.' });
      await refusal.getByText('Save it as CSV UTF-8').waitFor();
      expect(await findingsInAllLooks(page, panel(page))).toEqual([]);
      await again(page);
      await check(page, 'costs.csv', 'id,Cost\r\n1,1\r\n');
      await panel(page).getByText('There is no column named “Cost.”').waitFor();
    }));

  it('loads again what couldn’t be loaded', () =>
    inBrowser(async (page) => {
      await openImport(page, await givenPricer());
      await page.route('**/merchandise/imports/*', (route) =>
        route.request().method() === 'GET' ? route.abort() : route.fallback(),
      );
      await check(page, 'prices.csv', 'Vendor,Model,Price\r\nNobody,N-1,5\r\n');
      await panel(page).getByText('We couldn’t load this import.').waitFor({ timeout: 60_000 });
      await page.unrouteAll();
      await button(page, 'Retry').click();
      await panel(page).getByText('prices.csv: 1 row').waitFor();
      await panel(page).getByText('There is nothing to save: no valid row changes anything.').waitFor();
    }));

  it('is previewed in every look, and in 320 px', () =>
    inBrowser(async (page) => {
      const person = await givenPricer();
      await openImport(page, person);
      expect(await findingsInAllLooks(page, panel(page))).toEqual([]);
      const model = 'A-model-number-that-is-as-long-as-a-maker-could-ever-want-it';
      const row = `${model},Urns,${'Amphora of the Eastern Mediterranean '.repeat(3)},"Clay, glazed by hand.",1250`;
      await check(page, 'own.csv', `Model,Category,Name,Description,Price\r\n${row}\r\n,Urns,Vase,,=1+1\r\n`);
      await panel(page).getByText('own.csv: 2 rows').waitFor();
      await panel(page).getByRole('radio', { name: 'New 1' }).waitFor();
      const isNew = (await rowsIn(page).first().innerText()).replace(/\s+/g, ' ');
      expect(isNew).toContain('Price $1,250.00');
      expect(isNew).not.toContain('Nothing');
      expect(await findingsInAllLooks(page, panel(page))).toEqual([]);
      expect(await tooWide(page)).toBe(0);
    }));
});
