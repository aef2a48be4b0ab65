import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { workPaths } from '#web/work-paths.ts';
import { address, heading, signInToSystem } from './account-words.ts';
import { givenAdministrator } from './cast.ts';
import { setStage } from './harness.ts';
import { tabTo, waitForFocus } from './keyboard.ts';

const { inBrowser } = setStage();
const VENDORS = '/System/Merchandise/Vendors';

/** Types over the name on the form, and saves with Ctrl S. */
async function nameIt(page: Page, name: string): Promise<void> {
  await tabTo(page, 'Name');
  await page.keyboard.press('Control+a');
  await page.keyboard.type(name);
  await page.keyboard.press('Control+s');
}

/** Chooses a draft by keyboard, says why, and publishes it. Returns the number of the release. */
async function publish(page: Page, name: string): Promise<number> {
  await page.goto(workPaths.systemDrafts());
  await page.getByRole('link', { name }).waitFor();
  await tabTo(page, `Choose ${name}`);
  await page.keyboard.press('Space');
  await tabTo(page, 'Why');
  await page.keyboard.type('A test of the keyboard');
  await tabTo(page, /^Publish 1 change$/);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/System\/Releases\/\d+$/);
  await heading(page, /^Release \d+$/).waitFor();
  return Number(address(page).split('/').at(-1));
}

describe('an entry of the catalog, by keyboard', () => {
  it('is added, published, found, changed, and reverted', () =>
    inBrowser(async (page) => {
      const name = `Keyboard ${randomUUID().slice(0, 8)}`;
      await signInToSystem(page, await givenAdministrator());
      await page.goto(VENDORS);
      await heading(page, 'Vendors').waitFor();
      await page.locator('main a[data-row]').first().waitFor();
      await page.keyboard.press('n');
      await heading(page, 'New vendor').waitFor();
      await nameIt(page, name);
      await page.waitForURL(new RegExp(`${VENDORS}/[0-9a-f-]{36}$`));
      await heading(page, new RegExp(`^${name}`)).waitFor();
      const path = address(page);
      const first = await publish(page, name);
      // The palette finds it, and opens it.
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox', { name: 'Search' }).fill(`noun:vendors ${name}`);
      await page.getByRole('option', { name: new RegExp(name) }).waitFor();
      await page.keyboard.press('Enter');
      await page.waitForURL(`**${path}`);
      await page.getByText('Published', { exact: true }).waitFor();
      await nameIt(page, `${name}, renamed`);
      await page.getByText(/^Saved at/).waitFor();
      expect(await publish(page, `${name}, renamed`)).toBeGreaterThan(first);
      await page.goto(`${path}?show=history`);
      await tabTo(page, `Revert to this, release ${first}`);
      await page.keyboard.press('Enter');
      await page.getByText(`A draft has it as it was in release ${first}.`).waitFor();
      await heading(page, new RegExp(`^${name}\\s*Draft`)).waitFor();
    }));

  it('keeps what was typed through a reload, and says what has to be fixed', () =>
    inBrowser(async (page) => {
      await signInToSystem(page, await givenAdministrator());
      await page.goto(`${VENDORS}/new`);
      await heading(page, 'New vendor').waitFor();
      await tabTo(page, 'Name');
      await page.keyboard.type('Half a na');
      await page.getByText('Not saved yet', { exact: true }).waitFor();
      page.once('dialog', (dialog) => void dialog.accept());
      await page.reload();
      await page.getByText('We kept what you typed here before.').waitFor();
      expect(await page.getByLabel('Name').inputValue()).toBe('Half a na');
      await page.getByLabel('Name').fill('');
      await page.keyboard.press('Control+s');
      await page.getByText('1 problem to fix before you publish').click();
      await tabTo(page, 'Name: required');
      await page.keyboard.press('Enter');
      await waitForFocus(page, 'Name');
    }));
});
