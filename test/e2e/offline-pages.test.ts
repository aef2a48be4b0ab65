import { describe, expect, it } from 'vitest';
import { openAs } from './account-words.ts';
import { givenFamily } from './cast.ts';
import { setStage } from './harness.ts';
import { found, openResults, searchBox } from './marketplace-words.ts';

const { inBrowser } = setStage();

describe('a search without a network', () => {
  it('says so instead of searching forever, and finds the homes once the network is back', () =>
    inBrowser(async (page) => {
      await openResults(page);
      await page.context().setOffline(true);
      await searchBox(page).fill('02118');
      await searchBox(page).press('Enter');
      const panel = page.getByRole('main').getByRole('alert');
      await panel.getByText('You’re offline', { exact: true }).waitFor();
      await panel.getByText('We’ll search as soon as you’re back online.').waitFor();
      expect(await page.getByText('Searching...').count()).toBe(0);
      await page.context().setOffline(false);
      await found(page).first().waitFor();
      await panel.waitFor({ state: 'detached' });
    }));
});

describe('the offline banner', () => {
  it('promises to keep your words only on a page where you type something', () =>
    inBrowser(async (page) => {
      await openAs(page, await givenFamily(), '/account/account-details');
      await page.getByLabel('First name').waitFor();
      await page.context().setOffline(true);
      await page.getByText('Some pages may not load.').waitFor();
      await page.getByLabel('First name').fill('Odile');
      await page.getByText('What you’ve typed stays on this page. Send it again when you’re back online.').waitFor();
      expect(await page.getByText('Some pages may not load.').count()).toBe(0);
      await page.context().setOffline(false);
      await page.getByText('You’re offline.').waitFor({ state: 'detached' });
    }));
});
