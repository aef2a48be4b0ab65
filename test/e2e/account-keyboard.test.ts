import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { codeOf } from '#test/world/authenticator.ts';
import { address, heading } from './account-words.ts';
import { givenAddress, givenAdministrator, givenFamily, givenStaff } from './cast.ts';
import { setStage } from './harness.ts';
import { hasFocus, tabTo, waitForFocus } from './keyboard.ts';
import { letter, linkIn } from './letters.ts';

const { inBrowser } = setStage();

const type = async (page: Page, name: string, text: string) => {
  await tabTo(page, name);
  await page.keyboard.type(text);
};

describe('without a mouse', () => {
  it('lets a family sign up, change their name, and sign out', () =>
    inBrowser(async (page) => {
      const email = givenAddress();
      await page.goto('/login');
      await heading(page, 'Sign in').waitFor();
      await tabTo(page, 'Create Account');
      await page.keyboard.press('Enter');
      await heading(page, 'Create an account').waitFor();
      await type(page, 'Email', email);
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { name: 'Check your email' }).waitFor();
      await waitForFocus(page, 'Check your email');

      await page.goto(linkIn(await letter(email, /account/i), '/family-user-signup/'));
      await heading(page, 'Create your account').waitFor();
      await type(page, 'First name', 'Maren');
      await type(page, 'Last name', 'Holt');
      await type(page, 'Password', 'plain words in a row');
      await tabTo(page, /^I accept/);
      await page.keyboard.press('Space');
      await tabTo(page, 'Create account');
      await page.keyboard.press('Enter');
      await page.waitForURL('**/account/account-details');
      await heading(page, 'Account details').waitFor();

      await tabTo(page, 'First name');
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type('Mara');
      await page.keyboard.press('Enter');
      await page.getByText(/^Saved at/).waitFor();
      await tabTo(page, 'Sign out');
      await page.keyboard.press('Enter');
      await page.waitForURL(({ pathname }) => pathname === '/');
    }));

  it('lets a family sign in from either field and hear why it failed', () =>
    inBrowser(async (page) => {
      const family = await givenFamily();
      await page.goto('/login');
      await heading(page, 'Sign in').waitFor();
      await tabTo(page, 'Username');
      await page.keyboard.press('Enter');
      await page.getByRole('alert').waitFor();
      await waitForFocus(page, /Please check the following/);
      await page.keyboard.press('Tab');
      await waitForFocus(page, 'Username: Required');
      await page.keyboard.press('Enter');
      await waitForFocus(page, 'Username');
      await page.keyboard.type(family.email);
      await type(page, 'Password', family.password);
      await page.keyboard.press('Enter');
      await page.waitForURL('**/plans/dashboard');
    }));

  it('lets an administrator start and end a support session', () =>
    inBrowser(async (page) => {
      const staff = await givenStaff();
      const administrator = await givenAdministrator();
      await page.goto('/System/Login?redirect=%2FSystem%2FSystemSupportLogin');
      await heading(page, 'System sign in').waitFor();
      await type(page, 'Username', administrator.email);
      await type(page, 'Password', administrator.password);
      await page.keyboard.press('Enter');
      await heading(page, 'Enter your code').waitFor();
      await waitForFocus(page, 'Code');
      await page.keyboard.type(await codeOf(administrator.secret));
      await page.keyboard.press('Enter');
      await heading(page, 'Support login').waitFor();
      await type(page, 'Home user’s email', staff.email);
      await type(page, 'Reason', 'Request 4711');
      await tabTo(page, 'Start support session');
      await page.keyboard.press('Enter');
      await heading(page, 'Support session').waitFor();
      await waitForFocus(page, 'Support session');
      await tabTo(page, 'End support session');
      await page.keyboard.press('Enter');
      await heading(page, 'Support login').waitFor();
      await waitForFocus(page, 'Support login');
      await expect.poll(() => address(page)).toBe('/System/SystemSupportLogin');
    }));

  it('keeps the focus in the drawer, which Esc closes', () =>
    inBrowser(async (page) => {
      await page.goto('/PrivacyPolicy?drawer=provider-login');
      const drawer = page.getByRole('dialog', { name: 'Sign in' });
      await hasFocus(drawer);
      for (let presses = 0; presses < 12; presses += 1) {
        await page.keyboard.press('Tab');
        expect(await drawer.evaluate((box) => box.contains(document.activeElement))).toBe(true);
      }
      await page.keyboard.press('Escape');
      await drawer.waitFor({ state: 'hidden' });
      await expect.poll(() => address(page)).toBe('/PrivacyPolicy');
    }));
});
