import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { mailbox } from '#test/cloud/cloud.ts';
import { setStage } from './harness.ts';
import { focused, hasFocus, tabTo, waitForFocus } from './keyboard.ts';
import { drawer, found, givenHome, heading, openResults, openWelcome, searchBox } from './marketplace-words.ts';

const { inBrowser } = setStage();

const press = (page: Page, key: string) => page.keyboard.press(key);
const closed = (page: Page) => page.getByRole('dialog').waitFor({ state: 'hidden' });

describe('without a mouse', () => {
  it('a family searches, opens a home, reads a package, and writes to it', () =>
    inBrowser(async (page) => {
      const home = await givenHome();
      await openWelcome(page);
      await expect.poll(() => page.title()).toBe('Yarrow');
      await press(page, 'Tab');
      expect(await focused(page)).toBe('Skip to content');
      await press(page, 'Enter');
      await page.waitForFunction(() => document.activeElement?.tagName === 'MAIN');
      await tabTo(page, 'City, ZIP code or funeral home');
      await page.keyboard.type('Bost');
      await page.getByRole('option').first().waitFor();
      await press(page, 'Escape');
      await page.getByRole('listbox').waitFor({ state: 'hidden' });
      expect(await searchBox(page).inputValue()).toBe('Bost');
      // Type it in one step, and wait for its suggestions: those for half a word would replace the highlighted one.
      const answered = page.waitForResponse((answer) => answer.url().includes('/g_autocomplete'));
      await page.keyboard.insertText('on');
      await answered;
      await page.getByRole('option', { name: 'Boston, MA' }).waitFor();
      await press(page, 'ArrowDown');
      await press(page, 'Enter');
      await waitForFocus(page, 'Funeral homes near Boston, MA');
      await expect.poll(() => page.title()).toBe('Funeral homes near Boston, MA | Yarrow');

      await found(page).first().waitFor();
      await tabTo(page, home.name);
      await press(page, 'Enter');
      await heading(page, home.name).waitFor();
      await waitForFocus(page, home.name);
      await expect.poll(() => page.title()).toBe(`${home.name}, ${home.city}, ${home.stateCode} | Yarrow`);

      await tabTo(page, `Package details of ${home.packageName}`);
      await press(page, 'Enter');
      await drawer(page, home.packageName).waitFor();
      await tabTo(page, 'Price Excludes');
      await press(page, 'Enter');
      expect(await page.evaluate(() => document.activeElement?.parentElement?.hasAttribute('open'))).toBe(true);
      await tabTo(page, 'Ask about this package');
      await press(page, 'Enter');

      const contact = drawer(page, home.name);
      await contact.getByRole('radio').first().waitFor();
      await tabTo(page, /^At-Need/);
      await press(page, 'ArrowDown');
      expect(await contact.getByRole('radio', { name: /^Pre-Need/ }).isChecked()).toBe(true);
      const name = `Ben ${randomUUID().slice(0, 8)}`;
      await tabTo(page, 'Name');
      await page.keyboard.type(name);
      await tabTo(page, 'Email');
      await page.keyboard.type('ben@example.com');
      await press(page, 'Enter');
      await waitForFocus(page, 'Message sent!');
      await mailbox(home.mailbox).mail(({ subject }) => subject.includes(name));

      await press(page, 'Escape');
      await closed(page);
      await waitForFocus(page, `Package details of ${home.packageName}`);
    }));

  it('the focus stays inside a drawer, and returns to what opened it', () =>
    inBrowser(async (page) => {
      const home = await givenHome();
      await page.goto(home.path);
      await heading(page, home.name).waitFor();
      await tabTo(page, 'Contact this home');
      await press(page, 'Enter');
      const contact = drawer(page, home.name);
      await contact.getByRole('radio').first().waitFor();
      await hasFocus(contact);
      for (let presses = 0; presses < 14; presses += 1) {
        await press(page, 'Tab');
        expect(await contact.evaluate((box) => box.contains(document.activeElement))).toBe(true);
      }
      await press(page, 'Escape');
      await closed(page);
      await waitForFocus(page, 'Contact this home');
    }));

  it('a family narrows and orders the list, and goes back to where it was', () =>
    inBrowser(async (page) => {
      await openResults(page);
      await tabTo(page, 'Distance');
      await press(page, 'ArrowUp');
      await page.waitForURL(/radius=25/);
      expect(await focused(page)).toMatch(/^Distance/);
      await tabTo(page, /^Family Owned/);
      await press(page, 'Space');
      await page.waitForURL(/attributes=Family\+Owned/);
      await tabTo(page, 'Sort by');
      await press(page, 'ArrowDown');
      await page.waitForURL(/sort=price/);
      await page.getByText(/^\d+ funeral homes within 25 miles$/).waitFor();
      await page.locator('main [aria-busy="true"]').waitFor({ state: 'detached' });
      const first = (await found(page).first().textContent()) ?? '';
      await tabTo(page, first);
      await press(page, 'Enter');
      await heading(page, first).waitFor();
      await page.goBack();
      await heading(page, 'Funeral homes near Boston, MA').waitFor();
      await expect.poll(() => page.getByRole('checkbox', { name: /^Family Owned/ }).isChecked()).toBe(true);
    }));
});
