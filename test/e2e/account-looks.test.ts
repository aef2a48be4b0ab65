import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { paths } from '#web/paths.ts';
import { workPaths } from '#web/work-paths.ts';
import { button, fillSignIn, heading, newPassword, openAs, signInToSystem } from './account-words.ts';
import { findingsInAllLooks } from './all-looks.ts';
import { givenAddress, givenAdministrator, givenFamily, givenNewAdministrator, givenStaff, givenToken } from './cast.ts';
import { setStage } from './harness.ts';

const { inBrowser } = setStage();
const dead = 'x'.repeat(43);

/** The sign-in and account screens, in each state that looks different. */
const screens: Record<string, (page: Page) => Promise<void>> = {
  login: async (page) => {
    await page.goto('/login');
    await heading(page, 'Sign in').waitFor();
  },
  'login, refused': async (page) => {
    await page.goto('/login');
    await button(page, 'Login').click();
    await page.getByText('Please check the following').waitFor();
  },
  'provider-login drawer': async (page) => {
    await page.goto('/PrivacyPolicy?drawer=provider-login');
    await page.getByRole('dialog', { name: 'Sign in' }).getByLabel('Username').waitFor();
  },
  'forgot-password': async (page) => {
    await page.goto('/forgot-password');
    await heading(page, 'Forgot your password?').waitFor();
  },
  'reset-password, expired': async (page) => {
    await page.goto(`/reset-password/${dead}`);
    await heading(page, 'This link no longer works').waitFor();
  },
  'reset-password': async (page) => {
    const { id, email } = await givenFamily();
    await page.goto(`/reset-password/${await givenToken('password-reset', { email, accountId: id })}`);
    await newPassword(page).waitFor();
  },
  'verify-email, not signed in': async (page) => {
    const { id, email } = await givenFamily();
    await page.goto(`/verify-email/${id}?token=${await givenToken('email-verification', { email, accountId: id })}`);
    await heading(page, 'Sign in to confirm your email').waitFor();
  },
  'verify-email, once signed in': async (page) => {
    const { id, email, password } = await givenFamily();
    await page.goto(`/verify-email/${id}?token=${await givenToken('email-verification', { email, accountId: id })}`);
    await heading(page, 'Sign in to confirm your email').waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Sign in', exact: true }).click();
    await fillSignIn(page, { email, password });
    await heading(page, 'Your email is confirmed').waitFor();
  },
  'verify-email, expired': async (page) => {
    await page.goto(`/verify-email/0198a000-0000-7000-8000-000000000001?token=${dead}`);
    await heading(page, 'This link no longer works').waitFor();
  },
  'family-user-signup, expired': async (page) => {
    await page.goto(`/family-user-signup/${dead}`);
    await heading(page, 'This link no longer works').waitFor();
  },
  'family-user-signup, refused': async (page) => {
    await page.goto(`/family-user-signup/${await givenToken('family-sign-up', { email: givenAddress(), accountId: null })}`);
    await button(page, 'Create account').click();
    await page.getByText('Please check the following').waitFor();
  },
  'account-details': async (page) => {
    await openAs(page, await givenFamily(), paths.accountDetails());
    await heading(page, 'Account details').waitFor();
  },
  'System login': async (page) => {
    await page.goto('/System/Login');
    await heading(page, 'System sign in').waitFor();
  },
  'two-step sign-in, set up': async (page) => {
    await page.goto('/System/Login');
    await fillSignIn(page, await givenNewAdministrator());
    await heading(page, 'Set up two-step sign-in').waitFor();
    await expect.poll(() => page.locator('svg[role=img] path').count()).toBe(1);
  },
  'two-step sign-in, code': async (page) => {
    await page.goto('/System/Login');
    await fillSignIn(page, await givenAdministrator());
    await heading(page, 'Enter your code').waitFor();
  },
  'sign-in security': async (page) => {
    await openAs(page, await givenStaff(), paths.accountSecurity());
    await page.getByText('You sign in with your password alone.').waitFor();
  },
  'support login, then its session': async (page) => {
    const staff = await givenStaff();
    await signInToSystem(page, await givenAdministrator());
    await page.waitForURL(`**${workPaths.systemSupportLogin()}`);
    await heading(page, 'Support login').waitFor();
    expect(await findingsInAllLooks(page)).toEqual([]);
    await page.getByLabel('Home user’s email').fill(staff.email);
    await page.getByLabel('Reason').fill('Request 4711');
    await button(page, 'Start support session').click();
    await heading(page, 'Support session').waitFor();
  },
};

describe.each(Object.entries(screens))('%s', (_, open) => {
  it("passes axe at 390 and 1280 px, light and dark, and doesn't scroll sideways at 320 px", () =>
    inBrowser(async (page) => {
      await open(page);
      expect(await findingsInAllLooks(page)).toEqual([]);
      await page.setViewportSize({ width: 320, height: 700 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    }));
});
