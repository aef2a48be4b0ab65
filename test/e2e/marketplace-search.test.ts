import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { setStage } from './harness.ts';
import { button, found, heading, openResults, openWelcome, prices, searchBox } from './marketplace-words.ts';

const { inBrowser } = setStage();

const said = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);
/** Waits until the list is that of the newest choice, not the one before. */
const settled = (page: Page) => page.locator('main [aria-busy="true"]').waitFor({ state: 'detached' });

/** Returns what is set in the controls of a wide screen. */
const chosen = async (page: Page) => ({
  basket: await page.getByLabel('Compare the price of').inputValue(),
  radius: await page.getByLabel('Distance').inputValue(),
  highest: await page.getByLabel('Highest').inputValue(),
  rating: await page.getByLabel('Rating').inputValue(),
  chapel: await page.getByRole('checkbox', { name: /^On-Site Chapel/ }).isChecked(),
  sort: await page.getByLabel('Sort by').inputValue(),
});

describe('what narrows and orders the list', () => {
  it('is in the address, and is there after a reload and after Back', () =>
    inBrowser(async (page) => {
      await openResults(page);
      const all = await found(page).count();
      await page.getByLabel('Compare the price of').selectOption('Immediate burial');
      await page.getByLabel('Distance').selectOption('Within 25 miles');
      await page.getByLabel('Highest').fill('9,000');
      await page.getByLabel('Highest').press('Enter');
      await page.getByLabel('Rating').selectOption('4 stars or more');
      await page.getByRole('checkbox', { name: /^On-Site Chapel/ }).check();
      await page.getByLabel('Sort by').selectOption('Price');
      const address = {
        query: 'Boston, MA',
        radius: '25',
        basket: 'immediate-burial',
        maxPriceCents: '900000',
        minRating: '4',
        attributes: 'On-Site Chapel',
        sort: 'price',
      };
      await expect.poll(() => said(page)).toEqual(address);
      await page.getByText('3 filters narrow this list.').waitFor();
      await settled(page);
      const homes = await found(page).allTextContents();
      expect(homes.length).toBeGreaterThan(0);
      expect(homes.length).toBeLessThan(all);
      const amounts = await prices(page);
      expect(amounts).toEqual(amounts.toSorted((one, other) => one - other));
      expect(amounts.length).toBeGreaterThan(1);

      const controls = {
        basket: 'immediate-burial',
        radius: '25',
        highest: '9000',
        rating: '4',
        chapel: true,
        sort: 'price',
      };
      await page.reload();
      await found(page).first().waitFor();
      await expect.poll(() => chosen(page)).toEqual(controls);
      await expect.poll(() => found(page).allTextContents()).toEqual(homes);

      await found(page).last().click();
      await heading(page, homes.at(-1) ?? '').waitFor();
      await expect.poll(() => page.getByLabel('All-in price of').inputValue()).toBe('immediate-burial');
      await page.getByRole('link', { name: 'Back to the results' }).click();
      await heading(page, 'Funeral homes near Boston, MA').waitFor();
      await expect.poll(() => said(page)).toEqual(address);
      await expect.poll(() => chosen(page)).toEqual(controls);
      await expect.poll(() => found(page).allTextContents()).toEqual(homes);
    }));

  it('can be cleared if nothing is left', () =>
    inBrowser(async (page) => {
      await page.goto('/?query=Boston%2C+MA&maxPriceCents=100&languages=Yiddish&basket=immediate-burial');
      await page.getByText('No home matches all of your filters').waitFor();
      await page.getByText(/^\d+ funeral homes are here without them\.$/).waitFor();
      await page.getByRole('main').getByRole('button', { name: 'Clear filters' }).last().click();
      await found(page).first().waitFor();
      await expect.poll(() => said(page)).toEqual({ query: 'Boston, MA', basket: 'immediate-burial' });
    }));
});

describe('a place', () => {
  it('that is unknown is said to be, with a guess at what was meant', () =>
    inBrowser(async (page) => {
      await page.goto('/?query=Springfieldburgh');
      await heading(page, 'Nothing found for “Springfieldburgh”').waitFor();
      await page.getByText('We can’t find a place or funeral home called “Springfieldburgh”').waitFor();
      await button(page, 'Springfield, MA').click();
      await heading(page, 'Funeral homes near Springfield, MA').waitFor();
      await page.goto('/?query=00000');
      await page.getByText('We can’t find ZIP code 00000').waitFor();
      await page.goto('/?query=0210');
      await page.getByText('A ZIP code has five digits').waitFor();
    }));

  it('that is misspelled is searched as the closest match, and the screen says so', () =>
    inBrowser(async (page) => {
      await page.goto('/?query=Bostn');
      await heading(page, 'Funeral homes near Boston, MA').waitFor();
      await page.getByText('We couldn’t find “Bostn.” Showing homes near Boston, MA.').waitFor();
      await found(page).first().waitFor();
    }));

  it('with an unknown ZIP code is searched in its area, and the screen says so', () =>
    inBrowser(async (page) => {
      await page.goto('/?query=02198');
      await heading(page, 'Funeral homes near Boston, MA').waitFor();
      await page.getByText('We couldn’t find ZIP code 02198. Showing homes near Boston, MA.').waitFor();
      await found(page).first().waitFor();
    }));

  it('is the same however its name is written', () =>
    inBrowser(async (page) => {
      const lists = [];
      for (const words of ['St. Louis, MO', 'Saint Louis, MO']) {
        await page.goto(`/?query=${encodeURIComponent(words)}`);
        await found(page).first().waitFor();
        lists.push(await found(page).allTextContents());
      }
      expect(lists[0]).toEqual(lists[1]);
    }));

  it('without a home nearby offers to look farther, as far as it goes', () =>
    inBrowser(async (page) => {
      await page.goto('/?query=99723');
      await page.getByText('No funeral homes on Yarrow within 50 miles yet').waitFor();
      await button(page, 'Search within 75 miles').click();
      await button(page, 'Search within 100 miles').click();
      await page.getByText('No funeral homes on Yarrow within 100 miles yet').waitFor();
      await page.getByText('Please try a larger town nearby.').waitFor();
      await expect.poll(() => said(page)).toEqual({ query: '99723', radius: '100' });
    }));

  it("at sea is a place too, found from the person's own location", () =>
    inBrowser(
      async (page) => {
        await openWelcome(page);
        await button(page, 'Use my location').click();
        await heading(page, 'Funeral homes near you').waitFor();
        await page.getByText('No funeral homes on Yarrow within 50 miles yet').waitFor();
        await expect.poll(() => said(page)).toEqual({ lat: '38.12', lon: '-60.99' });
      },
      { permissions: ['geolocation'], geolocation: { latitude: 38.12345, longitude: -60.98765 } },
    ));

  it('is asked for if the box is empty, and a refused location is explained', () =>
    inBrowser(async (page) => {
      // This is what a browser does if its user said no. A headless one leaves the question open.
      await page.addInitScript(() => {
        navigator.geolocation.getCurrentPosition = (_, refuse) =>
          refuse?.({ code: 1, PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3, message: 'User denied Geolocation' });
      });
      await openWelcome(page);
      await button(page, 'Find funeral homes').click();
      await page.getByText('Enter a city, a ZIP code or the name of a funeral home.').waitFor();
      await button(page, 'Use my location').click();
      await page.getByText('Your browser did not share your location.').waitFor();
      expect(await searchBox(page).getAttribute('aria-invalid')).toBe('true');
      await expect.poll(() => page.url()).toMatch(/\/$/);
    }));
});

describe('a place without homes whose name resembles one with homes', () => {
  it('offers the other one as a link', () =>
    inBrowser(async (page) => {
      await page.goto('/?query=Brooklin&sort=rating');
      await page.getByText('No homes near Brooklin, ME').waitFor();
      await button(page, 'Search within 75 miles').waitFor();
      await page.getByText('Did you mean').getByRole('link', { name: 'Brooklyn, NY' }).click();
      await heading(page, 'Funeral homes near Brooklyn, NY').waitFor();
      await found(page).first().waitFor();
      await expect.poll(() => said(page)).toEqual({ query: 'Brooklyn, NY', sort: 'rating' });
    }));
});

describe('a search that fails', () => {
  it.each([
    ['the server', (page: Page) => page.route('**/locations/search?*', (route) => route.fulfill({ status: 503, body: '' }))],
    ['the network', (page: Page) => page.route('**/locations/search?*', (route) => route.abort())],
  ])('through %s says so, and Retry finds the homes', (_, fail) =>
    inBrowser(async (page) => {
      await fail(page);
      await page.goto('/?query=Boston%2C+MA&sort=rating');
      await page.getByRole('alert').getByText('The funeral homes could not be loaded.').waitFor();
      expect(await searchBox(page).inputValue()).toBe('Boston, MA');
      await page.unroute('**/locations/search?*');
      await button(page, 'Retry').click();
      await found(page).first().waitFor();
      await expect.poll(() => said(page)).toEqual({ query: 'Boston, MA', sort: 'rating' });
    }),
  );
});

describe('the search box', () => {
  it('asks for suggestions once the typing pauses, and searches once however often it is submitted', () =>
    inBrowser(async (page) => {
      const requests: string[] = [];
      page.on('request', (request) => requests.push(new URL(request.url()).pathname));
      const times = (path: string) => requests.filter((each) => each.endsWith(path)).length;
      // Stop the clock while the keys are pressed: on a busy machine, the time between two keys may be longer than the pause.
      await page.clock.install();
      await openWelcome(page);
      await page.clock.pauseAt(Date.now() + 60_000);
      await searchBox(page).pressSequentially('Worcester, MA');
      await page.clock.runFor(499);
      expect(times('/g_autocomplete')).toBe(0);
      await page.clock.resume();
      await page.getByRole('option').first().waitFor();
      expect(times('/g_autocomplete')).toBe(1);
      await button(page, 'Find funeral homes').dblclick();
      await found(page).first().waitFor();
      expect(times('/locations/search')).toBe(1);
      await page.goBack();
      await heading(page, /^Find a funeral home near you/).waitFor();
      await expect.poll(() => page.title()).toBe('Yarrow');
    }));

  it('goes straight to a home that is named', () =>
    inBrowser(async (page) => {
      await openWelcome(page);
      await searchBox(page).pressSequentially('Averell');
      await page.getByRole('option', { name: /^Averell/ }).click();
      await heading(page, 'Averell & Daughters Funeral Home').waitFor();
      await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/funeral-homes\/[0-9a-f-]{36}$/);
    }));
});
