import { describe, expect, it } from 'vitest';
import {
  address,
  button,
  fillCode,
  fillSignIn,
  heading,
  openAccount,
  password,
  signIn,
  signInToSystem,
  username,
} from './account-words.ts';
import { givenAdministrator, givenFamily, givenStaff } from './cast.ts';
import { setStage } from './harness.ts';
import { letter, linkIn } from './letters.ts';

const { inBrowser } = setStage();
const failure = "Login failed. Please make sure you've entered your email and password correctly.";

describe('sign-in and sign-out', () => {
  it('takes a family to their plans, survives a reload, and ends', () =>
    inBrowser(async (page) => {
      const family = await givenFamily();
      await signIn(page, family);
      await page.getByText('Welcome back!').waitFor();
      await expect.poll(() => address(page)).toBe('/plans/dashboard');
      await page.getByText('You have no plans yet.').waitFor();

      await page.reload();
      await heading(page, 'Your plans').waitFor();
      await page.getByRole('button', { name: /account of/i }).click();
      await page.getByRole('menuitem', { name: 'Account details' }).click();
      await page.getByText(`Signed in as ${family.email}`).waitFor();

      await button(page, 'Sign out').last().click();
      await page.getByText('You are signed out.').waitFor();
      await page.waitForURL(({ pathname }) => pathname === '/');
      await page.goto('/account/account-details');
      await heading(page, 'Sign in').waitFor();
      await expect.poll(() => address(page)).toBe('/login?redirect=%2Faccount%2Faccount-details');
    }));

  it("takes staff to their home's public page, and keeps them off the families' screens", () =>
    inBrowser(async (page) => {
      const staff = await givenStaff();
      await signIn(page, staff);
      await page.getByText('Welcome back!').waitFor();
      await expect.poll(() => address(page)).toBe(`/locations/${staff.locationId}/dashboard`);
      await page.goto('/account/account-details');
      await page.waitForURL(({ pathname }) => pathname === '/');

      await page.getByRole('button', { name: /account of/i }).click();
      await page.getByRole('menuitem', { name: 'Sign out' }).click();
      await page.getByText('You are signed out.').waitFor();
      await page.getByRole('link', { name: 'Sign in' }).first().waitFor();
    }));

  it('takes an administrator to the system area and out of it', () =>
    inBrowser(async (page) => {
      const administrator = await givenAdministrator();
      await page.goto('/System/SystemSupportLogin');
      await heading(page, 'System sign in').waitFor();
      await expect.poll(() => address(page)).toBe('/System/Login?redirect=%2FSystem%2FSystemSupportLogin');
      await fillSignIn(page, administrator);
      await heading(page, 'Enter your code').waitFor();
      await fillCode(page, administrator.secret);
      await heading(page, 'Support login').waitFor();
      await page.getByText('Welcome back!').waitFor();

      await page.reload();
      await heading(page, 'Support login').waitFor();
      await page.getByRole('button', { name: 'System', exact: true }).click();
      await page.getByRole('menuitem', { name: 'Sign out of system' }).click();
      await heading(page, 'System sign in').waitFor();
      await page.goto('/System/SystemSupportLogin');
      await heading(page, 'System sign in').waitFor();
    }));

  it('keeps the three kinds of accounts apart', () =>
    inBrowser(async (page) => {
      const family = await givenFamily();
      const administrator = await givenAdministrator();
      await page.goto('/System/Login');
      await fillSignIn(page, family);
      await page.getByText(failure).waitFor();
      await page.goto('/login');
      await fillSignIn(page, administrator);
      await page.getByText(failure).waitFor();
    }));

  it('follows a redirect in the address, but to no other site', () =>
    inBrowser(async (page) => {
      const family = await givenFamily();
      await page.goto('/login?redirect=%2FPrivacyPolicy');
      await fillSignIn(page, family);
      await page.waitForURL('**/PrivacyPolicy');
      await page.goto('/login?redirect=https%3A%2F%2Fexample.com%2F');
      await page.waitForURL('**/plans/dashboard');
      await page.goto('/login?redirect=%2F%2Fexample.com');
      await page.waitForURL('**/plans/dashboard');
    }));

  it('says why it failed, forgets who was signed in, and then says how long to wait', () =>
    inBrowser(async (page) => {
      const family = await givenFamily();
      await page.goto(`/login/${encodeURIComponent(family.email)}`);
      await expect.poll(() => username(page).inputValue()).toBe(family.email);
      for (let attempt = 1; attempt <= 5; attempt += 1) {
        await password(page).fill(`not my password ${attempt}`);
        const answered = page.waitForResponse('**/api/appuser/login');
        await password(page).press('Enter');
        await answered;
        await page.getByText(failure).waitFor();
      }
      expect(await username(page).inputValue()).toBe(family.email);
      await password(page).fill(family.password);
      await button(page, 'Login').click();
      await page.getByText('Too many attempts').waitFor();
      await page
        .getByRole('timer')
        .filter({ hasText: /1[45] minutes/ })
        .waitFor();
      expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /session/.test(key)))).toEqual([]);
    }));

  it.each([
    ['a family', givenFamily, '/login', /^\/plans\/dashboard$/],
    ['an administrator', givenAdministrator, '/System/Login', /^\/System$/],
  ] as const)('emails %s a link after too many attempts, which lets them in with their password', (_, given, screen, landing) =>
    inBrowser(async (page) => {
      const person = await given();
      const call = screen === '/login' ? '/api/appuser/login' : '/api/systemusers/login';
      for (let attempt = 1; attempt <= 5; attempt += 1)
        await page.request.post(call, { data: { email: person.email, password: `not my password ${attempt}` } });
      await page.goto(screen);
      await fillSignIn(page, person);
      await page.getByText('Too many attempts').waitFor();
      await expect.poll(() => page.getByLabel('Email', { exact: true }).inputValue()).toBe(person.email);
      await button(page, 'Email me a link to sign in').click();
      await page.getByRole('heading', { name: 'Check your email' }).waitFor();

      const link = linkIn(await letter(person.email, /link to sign in/i), screen);
      await page.goto(link);
      await page.getByText('Your link works.').waitFor();
      await expect.poll(() => username(page).inputValue()).toBe(person.email);
      await password(page).fill('not my password');
      await button(page, 'Login').click();
      await page.getByText(failure).waitFor();
      await password(page).fill(person.password);
      await button(page, 'Login').click();
      if ('secret' in person) await fillCode(page, String(person.secret));
      await page.waitForURL(({ pathname }) => landing.test(pathname));

      await page.context().clearCookies();
      await page.evaluate(() => localStorage.clear());
      await page.goto(link);
      await heading(page, 'This link no longer works').waitFor();
      await button(page, 'Email me a link to sign in').waitFor();
    }),
  );

  it('says that it is busy, and sends once', () =>
    inBrowser(async (page) => {
      const family = await givenFamily();
      let letGo = () => {};
      const held = new Promise<void>((resolve) => {
        letGo = resolve;
      });
      let sent = 0;
      await page.route('**/api/appuser/login', async (route) => {
        sent += 1;
        await held;
        await route.continue();
      });
      await page.goto('/login');
      await fillSignIn(page, family);
      const busy = button(page, 'Logging in...');
      await busy.waitFor();
      // Pressing a busy button does nothing. Without force, Playwright would wait until it is free.
      await busy.click({ force: true });
      await password(page).press('Enter');
      letGo();
      await page.waitForURL('**/plans/dashboard');
      expect(sent).toBe(1);
    }));

  it('works in the drawer, over any screen, and closes it', () =>
    inBrowser(
      async (page) => {
        const family = await givenFamily();
        await page.goto('/PrivacyPolicy?drawer=provider-login');
        const drawer = page.getByRole('dialog', { name: 'Sign in' });
        await drawer.waitFor();
        // The greeting doesn’t wait for a slow page.
        await Promise.all([fillSignIn(page, family), page.getByText('Welcome back!').waitFor()]);
        await page.waitForURL('**/plans/dashboard*');
        await drawer.waitFor({ state: 'hidden' });
      },
      { viewport: { width: 390, height: 844 } },
    ));

  it('leads from the drawer to the forgotten password, with what was typed', () =>
    inBrowser(
      async (page) => {
        await page.goto('/PrivacyPolicy?drawer=provider-login');
        await username(page).fill('maren@example.com');
        await page.getByRole('link', { name: 'Forgot Password' }).click();
        await heading(page, 'Forgot your password?').waitFor();
        await expect.poll(() => page.getByLabel('Email', { exact: true }).inputValue()).toBe('maren@example.com');
      },
      { viewport: { width: 390, height: 844 } },
    ));

  it('ends in every tab at the same time', () =>
    inBrowser(async (page) => {
      await openAccount(page, await givenFamily());
      const second = await page.context().newPage();
      await second.goto('/account/account-details');
      await heading(second, 'Account details').waitFor();
      await button(page, 'Sign out').last().click();
      await heading(second, 'Sign in').waitFor();
    }));
});

describe('a support session', () => {
  it('shows both names on every screen until it ends', () =>
    inBrowser(async (page) => {
      const staff = await givenStaff();
      const administrator = await givenAdministrator();
      await signInToSystem(page, administrator);
      await page.getByLabel('Home user’s email').fill('nobody@example.com');
      await page.getByLabel('Reason').fill('no');
      await button(page, 'Start support session').click();
      await page.getByRole('link', { name: 'Please say why, in a few words.' }).waitFor();
      await page.getByLabel('Reason').fill('Request 4711: the price list');
      await button(page, 'Start support session').click();
      await page.getByRole('link', { name: 'There is no staff account with this email.' }).waitFor();
      const other = await page.context().newPage();
      await other.goto('/System/SystemSupportLogin');
      await heading(other, 'Support login').waitFor();
      await page.getByLabel('Home user’s email').fill(staff.email);
      await button(page, 'Start support session').click();

      const inOtherTab = other.getByRole('region', { name: 'Support session' });
      await inOtherTab.waitFor();
      const banner = page.getByRole('region', { name: 'Support session' });
      await banner.waitFor();
      const words = `${administrator.firstName} ${administrator.lastName}, you are acting as ${staff.firstName} ${staff.lastName} of ${staff.home} until `;
      expect(await banner.textContent()).toContain(words);
      await page.goto('/PrivacyPolicy');
      await banner.waitFor();
      await page.goto(`/locations/${staff.locationId}/dashboard`);
      await banner.waitFor();

      await button(page, 'End support session').click();
      await banner.waitFor({ state: 'hidden' });
      await heading(page, 'Support login').waitFor();
      await page.getByText('Reason: Request 4711: the price list').waitFor();
      await inOtherTab.waitFor({ state: 'hidden' });
      await page.reload();
      await heading(page, 'Support login').waitFor();
      expect(await banner.count()).toBe(0);
    }));
});
