import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { button, heading, openAccount } from './account-words.ts';
import { givenAddress, givenFamily } from './cast.ts';
import { setStage } from './harness.ts';
import { hasFocus } from './keyboard.ts';
import { letter, linkIn } from './letters.ts';

const { inBrowser } = setStage();
const details = (page: Page) => page.getByRole('form', { name: 'Your details' });

describe('account details', () => {
  it('are saved, show when, and are there after a reload', () =>
    inBrowser(async (page) => {
      await openAccount(page, await givenFamily());
      await page.getByLabel('Last name').fill('Holt-Nakamura');
      await page.getByText('Not saved yet').waitFor();
      await page.getByLabel('Phone').fill('+1 617.555.0134');
      expect(await page.getByLabel('Phone').inputValue()).toBe('(617) 555-0134');
      await button(page, 'Save').click();
      await details(page)
        .getByText(/^Saved at \d/)
        .waitFor();
      await page.reload();
      await heading(page, 'Account details').waitFor();
      await expect.poll(() => page.getByLabel('Last name').inputValue()).toBe('Holt-Nakamura');
      await expect.poll(() => page.getByLabel('Phone').inputValue()).toBe('(617) 555-0134');
    }));

  it('ask before unsaved changes are lost, and let the person leave anyway', () =>
    inBrowser(async (page) => {
      await openAccount(page, await givenFamily());
      const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
      const leave = () => page.getByRole('link', { name: 'Terms and Conditions' }).click();
      await page.getByLabel('Last name').fill('Holt-Nakamura');
      await leave();
      await question.getByText('it is gone when you leave').waitFor();
      await hasFocus(question);
      await page.keyboard.press('Escape');
      await question.waitFor({ state: 'detached' });
      expect(await page.getByLabel('Last name').inputValue()).toBe('Holt-Nakamura');

      await leave();
      await question.getByRole('button', { name: 'Leave' }).click();
      await heading(page, 'Terms and Conditions').waitFor();
      await page.goBack();
      await heading(page, 'Account details').waitFor();
      expect(await page.getByLabel('Last name').inputValue()).not.toBe('Holt-Nakamura');

      await page.getByLabel('Last name').fill('Holt');
      await button(page, 'Save').click();
      await details(page)
        .getByText(/^Saved at \d/)
        .waitFor();
      await leave();
      await heading(page, 'Terms and Conditions').waitFor();
      expect(await question.count()).toBe(0);
    }));

  it('are dropped without a question when the person signs out', () =>
    inBrowser(async (page) => {
      await openAccount(page, await givenFamily());
      await page.getByLabel('Last name').fill('Holt-Nakamura');
      await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click();
      await page.getByText('You are signed out.').waitFor();
      await page.getByRole('link', { name: 'Sign in' }).first().waitFor();
      expect(await page.getByRole('alertdialog').count()).toBe(0);
    }));

  it('show both versions when another tab changed the same field, and take over the fields that only it changed', () =>
    inBrowser(async (page) => {
      await openAccount(page, await givenFamily());
      const second = await page.context().newPage();
      await second.goto('/account/account-details');
      await heading(second, 'Account details').waitFor();

      await page.getByLabel('Last name').fill('Holt');
      await page.getByLabel('First name').fill('Mara');
      await page.getByLabel('Phone').fill('6175550134');
      await button(page, 'Save').click();
      await details(page)
        .getByText(/^Saved at/)
        .waitFor();

      await second.getByLabel('First name').fill('Maren Elise');
      await button(second, 'Save').click();
      const choice = second.getByRole('region', { name: /changed somewhere else/ });
      await choice.waitFor();
      await expect.poll(() => choice.evaluate((box) => box === document.activeElement)).toBe(true);
      expect(await choice.textContent()).toContain('Mara');
      expect(await choice.textContent()).toContain('Maren Elise');
      await button(second, 'Keep what I typed').click();
      await details(second)
        .getByText(/^Saved at/)
        .waitFor();
      await expect.poll(() => second.getByLabel('First name').inputValue()).toBe('Maren Elise');
      await expect.poll(() => second.getByLabel('Phone').inputValue()).toBe('(617) 555-0134');

      await page.getByLabel('First name').fill('M.');
      await button(page, 'Save').click();
      await button(page, 'Use the saved version').click();
      await expect.poll(() => page.getByLabel('First name').inputValue()).toBe('Maren Elise');
    }));

  it('change the email once the new address is confirmed', () =>
    inBrowser(async (page) => {
      const family = await givenFamily();
      const other = givenAddress();
      await openAccount(page, family);
      await page.getByLabel('Email', { exact: true }).fill(other);
      await page.getByText('Your email changes when you open it.').waitFor();
      await button(page, 'Save').click();
      await details(page).getByRole('link', { name: 'Enter your current password to change your email.' }).waitFor();
      await details(page).getByLabel('Current password', { exact: true }).fill('not the password');
      await button(page, 'Save').click();
      await details(page).getByRole('link', { name: 'This is not your current password.' }).waitFor();
      expect(await page.getByLabel('Email', { exact: true }).inputValue()).toBe(other);
      // With the old email back, there is nothing to save, not even the password.
      await page.getByLabel('Email', { exact: true }).fill(family.email);
      await details(page).getByText('Not saved yet').waitFor({ state: 'detached' });
      await page.getByLabel('Email', { exact: true }).fill(other);
      await details(page).getByLabel('Current password', { exact: true }).fill(family.password);
      await button(page, 'Save').click();
      await page.getByText('Please confirm your email address').waitFor();
      await page.getByText(`Until then, you sign in with ${family.email}.`).first().waitFor();

      const firstLink = linkIn(await letter(other, /./), '/verify-email/');
      await button(page, 'Send the link again').click();
      await page.getByText('Sent. Please check your email.').waitFor();
      const newestLink = linkIn(await letter(other, /./, 2), '/verify-email/');
      // Only the newest link works.
      await page.goto(firstLink);
      await heading(page, 'This link no longer works').waitFor();
      await page.goto(newestLink);
      await heading(page, 'Your email is confirmed').waitFor();
      await page.goto('/account/account-details');
      await page.getByText(`Signed in as ${other}`).waitFor();
    }));

  it('choose light or dark, and remember it', () =>
    inBrowser(async (page) => {
      await openAccount(page, await givenFamily());
      const themes = page.getByRole('region', { name: 'Appearance' });
      expect(await themes.getByLabel('Like this device').isChecked()).toBe(true);
      await themes.getByText('Dark', { exact: true }).click();
      expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
      await page.reload();
      await heading(page, 'Account details').waitFor();
      expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
      expect(await themes.getByLabel('Dark', { exact: true }).isChecked()).toBe(true);
    }));

  it('keep what was typed when the network fails', () =>
    inBrowser(async (page) => {
      await openAccount(page, await givenFamily());
      await page.getByLabel('Last name').fill('Holt-Nakamura');
      await page.route('**/api/appuser/account', (route) => route.abort());
      await button(page, 'Save').click();
      await page.getByText('We could not reach Yarrow.').waitFor();
      await details(page).getByText('Not saved', { exact: true }).waitFor();
      expect(await page.getByLabel('Last name').inputValue()).toBe('Holt-Nakamura');
      await page.unroute('**/api/appuser/account');
      await button(page, 'Save').click();
      await details(page)
        .getByText(/^Saved at/)
        .waitFor();
    }));
});
