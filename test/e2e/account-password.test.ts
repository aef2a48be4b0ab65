import { describe, expect, it } from 'vitest';
import { mailbox } from '#test/cloud/cloud.ts';
import { address, button, fillSignIn, heading, newPassword, openAccount, password, signIn, username } from './account-words.ts';
import { givenAddress, givenFamily, givenStaff } from './cast.ts';
import { setStage } from './harness.ts';
import { letter, linkIn } from './letters.ts';

const { inBrowser } = setStage();
const chosen = 'eleven herons over water';

describe.each([
  ['a family', givenFamily, /^\/plans\/dashboard$/],
  ['staff', givenStaff, /^\/locations\/[^/]+\/dashboard$/],
] as const)('a forgotten password of %s', (_, given, landing) => {
  it('is replaced through the emailed link, which works once', () =>
    inBrowser(async (page) => {
      const person = await given();
      await page.goto('/login');
      await username(page).fill(person.email);
      await page.getByRole('link', { name: 'Forgot Password' }).click();
      await expect.poll(() => page.getByLabel('Email', { exact: true }).inputValue()).toBe(person.email);
      await button(page, 'Send me a link').click();
      await page.getByRole('heading', { name: 'Check your email' }).waitFor();
      // It can be sent again after a while.
      expect(await button(page, 'Send it again').getAttribute('aria-disabled')).toBe('true');

      const link = linkIn(await letter(person.email, /password/i), '/reset-password/');
      await page.goto(link);
      await page.getByText(person.email).waitFor();
      await newPassword(page).fill('too short');
      await button(page, 'Save password').click();
      await page.getByRole('link', { name: 'Please use at least 10 characters.' }).waitFor();
      await newPassword(page).fill(chosen);
      await button(page, 'Show password').click();
      expect(await newPassword(page).getAttribute('type')).toBe('text');
      await button(page, 'Save password').click();

      await heading(page, 'Sign in').waitFor();
      await expect.poll(() => username(page).inputValue()).toBe(person.email);
      await password(page).fill(person.password);
      await button(page, 'Login').click();
      await page.getByText('Login failed.').waitFor();
      await fillSignIn(page, { ...person, password: chosen });
      await page.waitForURL(({ pathname }) => landing.test(pathname));

      await page.goto(link);
      await heading(page, 'This link no longer works').waitFor();
      await page.getByLabel('Email', { exact: true }).waitFor();
    }));
});

describe('a forgotten password', () => {
  it('shows the same screen for an address without an account, which gets no email', () =>
    inBrowser(async (page) => {
      const nobody = givenAddress();
      const family = await givenFamily();
      const words: string[] = [];
      for (const email of [nobody, family.email]) {
        await page.goto('/forgot-password');
        await page.getByLabel('Email', { exact: true }).fill(email);
        await button(page, 'Send me a link').click();
        await page.getByRole('heading', { name: 'Check your email' }).waitFor();
        words.push((await page.getByText(email).locator('xpath=..').textContent())?.replace(email, '') ?? '');
      }
      expect(words[0]).toBe(words[1]);
      // This request came second, so once its email is here, the other would be too.
      await letter(family.email, /password/i);
      expect(await mailbox(nobody).all()).toEqual([]);
    }));

  it('asks for a valid address', () =>
    inBrowser(async (page) => {
      await page.goto('/forgot-password');
      await button(page, 'Send me a link').click();
      await page.getByText('Required', { exact: true }).waitFor();
      await page.getByLabel('Email', { exact: true }).fill('maren@');
      await page.getByText('Invalid Email', { exact: true }).first().waitFor();
    }));
});

describe('changing a password', () => {
  it('needs the current one, and ends every other session', () =>
    inBrowser(async (page) => {
      const family = await givenFamily();
      await openAccount(page, family);
      const current = page.getByRole('textbox', { name: 'Current password' });
      await current.fill('not it at all');
      await newPassword(page).fill(chosen);
      await button(page, 'Change password').click();
      await page.getByRole('alert').first().waitFor();
      expect(address(page)).toBe('/account/account-details');
      await current.fill(family.password);
      await button(page, 'Change password').click();
      await page.getByText('Your password is changed. You are signed out everywhere else.').waitFor();
      await page.reload();
      await heading(page, 'Account details').waitFor();
      await button(page, 'Sign out').last().click();
      await page.getByText('You are signed out.').waitFor();
      await signIn(page, { ...family, password: chosen });
      await expect.poll(() => address(page)).toBe('/plans/dashboard');
    }));
});
