import { describe, expect, it } from 'vitest';
import { button, heading, password } from './account-words.ts';
import { givenAddress, givenFamily } from './cast.ts';
import { setStage } from './harness.ts';
import { letter, linkIn } from './letters.ts';

const { inBrowser } = setStage();

describe('a family without an account', () => {
  it('asks for a link on the sign-in form, signs up with it, and confirms another address', () =>
    inBrowser(async (page) => {
      const invited = givenAddress();
      const other = givenAddress();
      await page.goto('/login');
      await page.getByLabel('Username', { exact: true }).fill(invited);
      await button(page, 'Create Account').click();
      // What was typed is still there.
      await expect.poll(() => page.getByLabel('Email', { exact: true }).inputValue()).toBe(invited);
      await button(page, 'Send me a link').click();
      await page.getByRole('heading', { name: 'Check your email' }).waitFor();

      const invitation = await letter(invited, /account/i);
      await page.goto(linkIn(invitation, '/family-user-signup/'));
      await heading(page, 'Create your account').waitFor();
      await expect.poll(() => page.getByLabel('Email', { exact: true }).inputValue()).toBe(invited);

      await button(page, 'Create account').click();
      const summary = page.getByRole('alert').filter({ hasText: 'Please check the following' });
      await summary.waitFor();
      await expect.poll(() => summary.evaluate((box) => box === document.activeElement)).toBe(true);
      expect(await summary.getByRole('link').allTextContents()).toEqual([
        'First name is required.',
        'Last name is required.',
        'Please use at least 10 characters.',
        'Please accept the terms to create an account.',
      ]);
      await summary.getByRole('link', { name: 'Last name is required.' }).click();
      expect(await page.getByLabel('Last name').evaluate((field) => field === document.activeElement)).toBe(true);

      await page.getByLabel('First name').fill('Zoë');
      await page.getByLabel('Last name').fill('O’Hara');
      await page.getByLabel('Phone').pressSequentially('6175550134');
      expect(await page.getByLabel('Phone').inputValue()).toBe('(617) 555-0134');
      await page.getByLabel('Email', { exact: true }).fill(other);
      await page.getByText(`Until you have confirmed it, you sign in with ${invited}.`).waitFor();
      await password(page).fill('password123');
      await page.getByRole('checkbox').check();
      await button(page, 'Create account').click();
      // The server's refusal is beside its field, and everything else is still filled in.
      await page.getByRole('alert').filter({ hasText: 'Please check the following' }).waitFor();
      expect(await page.getByLabel('First name').inputValue()).toBe('Zoë');
      expect(await page.getByRole('checkbox').isChecked()).toBe(true);
      await password(page).fill('a quiet garden in June');
      await button(page, 'Create account').click();

      await page.waitForURL('**/account/account-details');
      await page.getByText('Welcome', { exact: true }).waitFor();
      await page.getByText('Please confirm your email address').waitFor();

      const verification = await letter(other, /e-?mail|address/i);
      await page.goto(linkIn(verification, '/verify-email/'));
      await heading(page, 'Your email is confirmed').waitFor();
      await page.getByRole('link', { name: 'Go to your account' }).click();
      await page.getByText(`Signed in as ${other}`).waitFor();
      await page.getByText('Please confirm your email address').waitFor({ state: 'detached' });

      // Opening the same link again has nothing left to do.
      await page.goto(linkIn(verification, '/verify-email/'));
      await heading(page, 'Already confirmed').waitFor();
    }));

  it('is told that a used sign-up link no longer works, and gets a new one', () =>
    inBrowser(async (page) => {
      await page.goto(`/family-user-signup/${'x'.repeat(43)}`);
      await heading(page, 'This link no longer works').waitFor();
      const email = givenAddress();
      await page.getByLabel('Email', { exact: true }).fill(email);
      await button(page, 'Send me a link').click();
      await page.getByRole('heading', { name: 'Check your email' }).waitFor();
      const invitation = await letter(email, /account/i);
      await page.goto(linkIn(invitation, '/family-user-signup/'));
      await heading(page, 'Create your account').waitFor();
    }));
});

describe('someone with an account who asks for another', () => {
  it('sees the same screen, and gets an email that says how to sign in', () =>
    inBrowser(async (page) => {
      const family = await givenFamily();
      await page.goto('/login');
      await button(page, 'Create Account').click();
      await page.getByLabel('Email', { exact: true }).fill(family.email);
      await button(page, 'Send me a link').click();
      await page.getByRole('heading', { name: 'Check your email' }).waitFor();
      const mail = await letter(family.email, /already/i);
      await page.goto(linkIn(mail, '/login/'));
      await expect.poll(() => page.getByLabel('Username', { exact: true }).inputValue()).toBe(family.email);
    }));
});
