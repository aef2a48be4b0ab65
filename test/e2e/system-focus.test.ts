import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { heading, openSystemAs } from './account-words.ts';
import { givenAdministrator } from './cast.ts';
import { setStage } from './harness.ts';
import { focused } from './keyboard.ts';

const { inBrowser } = setStage();
const VENDORS = '/System/Merchandise/Vendors';

const rows = (page: Page) => page.locator('main a[data-row]');

/** Waits until what has the focus has this name. */
const waitForName = (page: Page, name: string | RegExp) => expect.poll(() => focused(page)).toMatch(name);

describe('the focus in the System area', () => {
  it('is on the title of an entry that opens, and on its row when someone comes back', () =>
    inBrowser(async (page) => {
      await openSystemAs(page, await givenAdministrator(), VENDORS);
      const row = rows(page).nth(2);
      const name = await row.innerText();
      await row.focus();
      await page.keyboard.press('Enter');
      await heading(page, new RegExp(`^${name}`)).waitFor();
      await expect.poll(() => page.locator('h1:focus').count()).toBe(1);
      await page.goBack();
      await expect.poll(() => page.locator('a[data-row]:focus').allInnerTexts()).toEqual([name]);
      await page.goForward();
      await heading(page, new RegExp(`^${name}`)).waitFor();
      await expect.poll(() => page.locator('h1:focus').count()).toBe(1);
    }));

  it('stays where it was when a new entry is saved', () =>
    inBrowser(async (page) => {
      await openSystemAs(page, await givenAdministrator(), `${VENDORS}/new`);
      await page.getByLabel('Name').fill(`Focus ${randomUUID().slice(0, 8)}`);
      await page.keyboard.press('Control+s');
      await page.waitForURL(new RegExp(`${VENDORS}/[0-9a-f-]{36}$`));
      await waitForName(page, /^Name/);
      await page.goto(`${VENDORS}/new`);
      await page.getByLabel('Name').fill(`Focus ${randomUUID().slice(0, 8)}`);
      await page.getByRole('button', { name: 'Save draft' }).press('Enter');
      await page.waitForURL(new RegExp(`${VENDORS}/[0-9a-f-]{36}$`));
      await waitForName(page, 'Save draft');
    }));

  it('and what is typed go on in the same field while a new entry is saved', () =>
    inBrowser(async (page) => {
      await openSystemAs(page, await givenAdministrator(), `${VENDORS}/new`);
      const field = page.getByLabel('Name');
      await field.fill('Quick');
      await page.keyboard.press('Control+s');
      await page.keyboard.type(' vendor of', { delay: 40 });
      await page.waitForURL(new RegExp(`${VENDORS}/[0-9a-f-]{36}$`));
      await page.keyboard.type(' flowers', { delay: 40 });
      expect(await field.inputValue()).toBe('Quick vendor of flowers');
      expect(await page.getByText('We kept what you typed here before.').count()).toBe(0);
      await page.keyboard.press('Control+s');
      await page.getByText(/^Saved at/).waitFor();
      await page.reload();
      await heading(page, /^Quick vendor of flowers/).waitFor();
    }));

  it('leaves a number that can’t be read as it’s typed, says that it isn’t saved, and keeps the number from before', () =>
    inBrowser(async (page) => {
      await openSystemAs(page, await givenAdministrator(), '/System/SystemStates/new');
      const years = page.getByRole('textbox', { name: 'Years', exact: true });
      await years.fill('abc-5');
      const unread = page.getByText('Something on this form isn’t finished or can’t be read yet, so it isn’t saved.');
      await page.keyboard.press('Control+s');
      await unread.waitFor();
      await page.getByRole('textbox', { name: 'Citation', exact: true }).first().fill('A clause');
      await page.keyboard.press('Control+s');
      await page.waitForURL(/SystemStates\/[0-9a-f-]{36}$/);
      await unread.waitFor();
      expect(await years.inputValue()).toBe('abc-5');
      await years.fill('2');
      await page.keyboard.press('Control+s');
      await page.getByText(/^Saved at/).waitFor();
      await years.fill('1e3');
      await page.keyboard.press('Control+s');
      await unread.waitFor();
      page.once('dialog', (dialog) => void dialog.accept());
      await page.reload();
      await expect.poll(() => years.inputValue()).toBe('2');
    }));

  it('and half a rule stay in its JSON, while the entry keeps the rule that was saved last', () =>
    inBrowser(async (page) => {
      await openSystemAs(page, await givenAdministrator(), '/System/TaskTriggers/new');
      await page.getByRole('button', { name: 'Edit the rule: Completed' }).click();
      const json = page.getByRole('textbox', { name: 'JSON', exact: true });
      await json.fill('{"==":[{"var":"assigned"},true]}');
      const meanwhile = page.getByText(/Completed if “/);
      await meanwhile.first().waitFor();
      await json.fill('{"==":[{"var":"assigned"},');
      await page.getByText('This isn’t JSON yet. Until it is, the rule that was saved last stays.').waitFor();
      await expect.poll(() => meanwhile.count()).toBe(0);
      expect(await json.inputValue()).toBe('{"==":[{"var":"assigned"},');
    }));

  it('is on the result of a file that was sent, and on the next file after it', () =>
    inBrowser(async (page) => {
      await openSystemAs(page, await givenAdministrator(), '/System/Merchandise/BulkInsert?noun=vendors');
      const file = { name: 'vendors.json', mimeType: 'application/json', buffer: Buffer.from('not JSON') };
      await page.getByLabel('Choose a file').setInputFiles(file);
      await page.getByRole('button', { name: 'Check the file' }).press('Enter');
      await waitForName(page, 'Result');
      await page.getByText('We couldn’t check vendors.json.').waitFor();
      await waitForName(page, 'Result');
      await page.getByRole('button', { name: 'Choose a file' }).press('Enter');
      await waitForName(page, 'Choose a file');
    }));

  it('is on the result when the rows of a file are drafts, whose button is gone', () =>
    inBrowser(async (page) => {
      await openSystemAs(page, await givenAdministrator(), '/System/Merchandise/BulkInsert?noun=vendors');
      const rows = Buffer.from(`name\nFocus ${randomUUID().slice(0, 8)}`);
      await page.getByLabel('Choose a file').setInputFiles({ name: 'vendors.csv', mimeType: 'text/csv', buffer: rows });
      await page.getByRole('button', { name: 'Check the file' }).press('Enter');
      await page.getByRole('button', { name: 'Add all to drafts (1)' }).press('Enter');
      await page.getByText('What you took is among the drafts.').waitFor();
      await waitForName(page, 'Result');
    }));

  it('leaves the title of a screen in view whose link is low in the rail', () =>
    inBrowser(async (page) => {
      await openSystemAs(page, await givenAdministrator(), '/System');
      await heading(page, 'System').waitFor();
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox', { name: 'Search' }).fill('data fields');
      await page.getByRole('option', { name: /^Data fields/ }).waitFor();
      await page.keyboard.press('Enter');
      await heading(page, 'Data fields').waitFor();
      await waitForName(page, 'Data fields');
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
    }));
});
