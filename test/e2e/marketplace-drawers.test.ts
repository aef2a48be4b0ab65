import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { animated, setStage } from './harness.ts';
import { hasFocus } from './keyboard.ts';
import { button, drawer, found, givenHome, heading, openResults } from './marketplace-words.ts';

const { inBrowser } = setStage(animated);

const narrow = { viewport: { width: 768, height: 900 } };
const drawerIn = (page: Page) => new URL(page.url()).searchParams.get('drawer');
const closed = (page: Page) => page.getByRole('dialog').waitFor({ state: 'hidden' });
/** Presses a link behind an open drawer, as assistive technology or a script may. */
const pressBehind = (page: Page, selector: string) =>
  page.evaluate((link) => document.querySelector<HTMLElement>(link)?.click(), selector);

describe('an open drawer', () => {
  it('is in the address: a reload keeps it, Back closes it, and Forward opens it again', () =>
    inBrowser(async (page) => {
      const home = await givenHome();
      await page.goto(home.path);
      await button(page, 'Contact this home').click();
      await drawer(page, home.name).waitFor();
      await expect.poll(() => drawerIn(page)).toBe('provider-contact');
      await page.reload();
      await drawer(page, home.name).waitFor();
      await page.goBack();
      await closed(page);
      await expect.poll(() => page.url()).toMatch(new RegExp(`${home.path}$`));
      await page.goForward();
      await drawer(page, home.name).waitFor();
    }));

  it('goes back to the drawer that it was opened from, and closes to the screen', () =>
    inBrowser(async (page) => {
      const home = await givenHome();
      await page.goto(home.path);
      const openBoth = async () => {
        await button(page, `Package details of ${home.packageName}`).click();
        await button(drawer(page, home.packageName), 'Ask about this package').click();
        await drawer(page, home.name).waitFor();
      };
      await openBoth();
      await page.goBack();
      await drawer(page, home.packageName).waitFor();
      await page.goBack();
      await closed(page);
      await openBoth();
      await button(drawer(page, home.name), 'Close').click();
      await closed(page);
      await expect.poll(() => page.url()).toMatch(new RegExp(`${home.path}$`));
    }));

  it('closes by a press outside and by its button, and returns the focus', () =>
    inBrowser(async (page) => {
      const home = await givenHome();
      await page.goto(home.path);
      for (const close of [() => page.mouse.click(100, 400), () => button(page.getByRole('dialog'), 'Close').click()]) {
        const opener = button(page, 'Contact this home');
        await opener.click();
        await hasFocus(drawer(page, home.name));
        await close();
        await closed(page);
        await page.waitForFunction(() => document.activeElement?.textContent === 'Contact this home');
      }
    }));

  it('closes once, however often Esc or the screen outside is pressed', () =>
    inBrowser(async (page) => {
      const home = await givenHome();
      await page.goto('/TermsAndConditions');
      await page.goto(home.path);
      // Both in one turn of the page, before the browser has gone back.
      const closeTwice = {
        'by Esc': () =>
          page.evaluate(() => {
            const press = () =>
              document.activeElement?.dispatchEvent(
                new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }),
              );
            press();
            press();
          }),
        'by its button': () =>
          page.evaluate(() => {
            const close = document.querySelector<HTMLElement>('[role="dialog"] [aria-label="Close"]');
            close?.click();
            close?.click();
          }),
        outside: () => page.mouse.dblclick(100, 400),
      };
      for (const [how, close] of Object.entries(closeTwice)) {
        await button(page, 'Contact this home').click();
        await hasFocus(drawer(page, home.name));
        await close();
        await closed(page);
        // A step too many would have left this page by the time that the drawer can be opened again.
        await button(page, 'Contact this home').click();
        await drawer(page, home.name).waitFor();
        expect(new URL(page.url()).pathname, how).toBe(home.path);
        await page.goBack();
        await closed(page);
      }
    }));

  it('uses the home of the screen below if a typed address names none', () =>
    inBrowser(async (page) => {
      const home = await givenHome();
      await page.goto(`${home.path}?drawer=provider-reviews`);
      await drawer(page, `Reviews of ${home.name}`).waitFor();
      await page.goto(`${home.path}?drawer=package-details&package=${home.packageId}`);
      await button(drawer(page, home.packageName), 'Ask about this package').click();
      await button(drawer(page, home.name), 'Close').click();
      await closed(page);
      await expect.poll(() => page.url()).toMatch(new RegExp(`${home.path}$`));
    }));

  it('with an unknown name is an error, and the screen still works', () =>
    inBrowser(async (page, errors) => {
      await page.goto('/PrivacyPolicy?drawer=nothing-such&x=1');
      await heading(page, 'Privacy Policy').waitFor();
      await page.waitForURL((url) => url.search === '?x=1');
      expect(errors.splice(0).join()).toContain('There is no drawer named "nothing-such".');
      expect(await page.getByRole('dialog').count()).toBe(0);
    }));
});

describe('a navigation while a drawer is open', () => {
  it('is blocked at 768 px and narrower, unless its hash is force', () =>
    inBrowser(async (page) => {
      await page.goto('/PrivacyPolicy?drawer=provider-login');
      const signIn = drawer(page, 'Sign in');
      await signIn.getByLabel('Username').waitFor();
      await pressBehind(page, 'header a[href="/"]');
      await pressBehind(page, 'footer a[href="/TermsAndConditions"]');
      expect(new URL(page.url()).pathname).toBe('/PrivacyPolicy');
      expect(await signIn.isVisible()).toBe(true);
      expect(await signIn.getByRole('link', { name: 'Forgot Password' }).getAttribute('href')).toBe('/forgot-password#force');
      await signIn.getByRole('link', { name: 'Forgot Password' }).click();
      await heading(page, 'Forgot your password?').waitFor();
      await closed(page);
      await page.waitForURL('**/forgot-password');
    }, narrow));

  it('goes through on wider screens, and closes it', () =>
    inBrowser(
      async (page) => {
        await page.goto('/PrivacyPolicy?drawer=provider-login');
        await drawer(page, 'Sign in').getByLabel('Username').waitFor();
        await pressBehind(page, 'footer a[href="/TermsAndConditions"]');
        await heading(page, 'Terms and Conditions').waitFor();
        await closed(page);
        await expect.poll(() => page.url()).toMatch(/\/TermsAndConditions$/);
      },
      { viewport: { width: 769, height: 900 } },
    ));
});

describe('the filters on a phone', () => {
  it('are chosen in a drawer and applied together, and Back undoes them', () =>
    inBrowser(
      async (page) => {
        await openResults(page);
        const before = await found(page).allTextContents();
        await button(page, 'Filters').click();
        const filters = drawer(page, 'Filters');
        await filters.getByLabel('Rating').selectOption('4.5 stars or more');
        await filters.getByRole('checkbox', { name: /^On-Site Chapel/ }).check();
        expect(await found(page).allTextContents()).toEqual(before);
        const show = filters.getByRole('button', { name: /^Show \d+ homes?$/ });
        await show.waitFor();
        await show.click();
        await closed(page);
        await button(page, 'Filters (2)').waitFor();
        const said = () => Object.fromEntries(new URL(page.url()).searchParams);
        await expect.poll(said).toEqual({ query: 'Boston, MA', minRating: '4.5', attributes: 'On-Site Chapel' });
        await page.goBack();
        await button(page, 'Filters').waitFor();
        await page.waitForFunction((count) => document.querySelectorAll('li[data-card]').length === count, before.length);
        await expect.poll(() => found(page).allTextContents()).toEqual(before);
      },
      { viewport: { width: 390, height: 844 } },
    ));
});
