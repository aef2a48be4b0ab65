import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { clearCount } from '#functions/table/rate-limit.ts';
import { signUpRequestItem } from '#functions/table/sign-up-request.ts';
import { openCloudTable } from '#test/cloud/cloud.ts';
import { address, button, heading, password, signInToSystem } from './account-words.ts';
import { findingsInAllLooks, tooWide } from './all-looks.ts';
import { givenAddress, givenAdministrator } from './cast.ts';
import { setStage } from './harness.ts';
import { tabTo, waitForFocus } from './keyboard.ts';
import { letter, linkIn } from './letters.ts';

const { inBrowser } = setStage();

const newName = () => `Harbor Light ${randomUUID().slice(0, 8)}`;
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

/** A request that stands open in the list. */
async function givenRequest(): Promise<{ id: string; name: string; email: string }> {
  const [id, name, email] = [randomUUID(), newName(), givenAddress()];
  const person = { firstName: 'Nora', lastName: 'Calloway', phoneNumber: '(617) 555-0188' };
  const createdOn = new Date().toISOString();
  await openCloudTable().put(signUpRequestItem({ id, businessName: name, email, ...person, createdOn, status: 'open' }));
  return { id, name, email };
}

async function openRequests(page: Page, words = ''): Promise<void> {
  await signInToSystem(page, await givenAdministrator());
  await page.getByRole('button', { name: 'System', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Funeral homes' }).click();
  await heading(page, 'Funeral homes').waitFor();
  if (words) await page.getByLabel('Search requests').fill(words);
}

/** Makes a home of a request in the open list; its owner is invited by `email`. */
async function makeHome(page: Page, name: string, email: string): Promise<void> {
  await page.getByRole('button', { name: `Make the home of ${name}` }).click();
  const form = dialog(page, 'Make the home');
  await form.getByRole('combobox', { name: 'Street address' }).fill('12 Main St, Boston');
  await page.getByRole('option', { name: '12 Main St, Boston, MA' }).click();
  expect(await form.getByLabel('City').inputValue()).toBe('Boston');
  expect(await form.getByLabel('State', { exact: true }).inputValue()).toBe('MA');
  expect(await form.getByLabel('Time zone').inputValue()).toBe('America/New_York');
  await form.getByLabel('ZIP code').fill('02134');
  await form.getByLabel('Email').fill(email);
  await button(page, 'Make the home and invite its owner').click();
  await page.getByText(`The invitation is on its way to ${email}.`).waitFor();
}

/** A home with an invited owner, and the address of the letter's link. */
async function invited(page: Page, email = givenAddress()): Promise<{ name: string; email: string; link: string }> {
  const { name } = await givenRequest();
  await openRequests(page, name);
  await makeHome(page, name, email);
  return { name, email, link: linkIn(await letter(email, new RegExp(name)), '/usersignup/') };
}

describe('a funeral home comes in', () => {
  it('from the foot of the home page to the dashboard of its own', () =>
    inBrowser(async (page) => {
      await clearCount(openCloudTable(), 'join-address', '127.0.0.1');
      const [name, email] = [newName(), givenAddress()];
      await page.goto('/');
      await page.getByRole('link', { name: 'For funeral homes' }).click();
      await heading(page, 'Let families find you, and know what to expect').waitFor();
      await tabTo(page, 'Get in touch');
      await page.keyboard.press('Enter');
      await dialog(page, "Let's get in touch").waitFor();
      await page.keyboard.press('Escape');
      await waitForFocus(page, 'Get in touch');
      await page.keyboard.press('Enter');
      await dialog(page, "Let's get in touch").waitFor();
      await page.getByLabel('Business name').fill(name);
      await button(page, 'Submit').click();
      await page.getByText('Please make sure all fields are filled out properly.').waitFor();
      const summary = page.getByRole('alert').filter({ hasText: 'Please check the following' });
      expect(await summary.getByRole('link').allTextContents()).toEqual([
        'Email: Required',
        'Phone: Required',
        'First name: Required',
        'Last name: Required',
      ]);
      await page.reload();
      expect(await page.getByLabel('Business name').inputValue()).toBe(name);
      await page.getByLabel('Email').fill(email);
      await page.getByLabel('Phone').pressSequentially('6175550188');
      await page.getByLabel('First name').fill('Nora');
      await page.getByLabel('Last name').fill('Calloway');
      await button(page, 'Submit').click();
      await page.getByText('Thanks! Someone will call or email you soon to confirm you for sign up.').waitFor();
      expect(await page.getByRole('link', { name: 'Contact support' }).getAttribute('href')).toMatch(/^mailto:/);

      await openRequests(page, name);
      await page.getByRole('button', { name: `Dismiss the request of ${name}` }).click();
      await button(page, 'Undo').click();
      await page.getByText('The request is open again.').waitFor();
      await makeHome(page, name, email);
      await page.getByText('Accepted', { exact: true }).last().waitFor();

      const link = linkIn(await letter(email, new RegExp(name)), '/usersignup/');
      await page.goto(link);
      await heading(page, `Join ${name}`).waitFor();
      expect(await page.getByLabel('First name').inputValue()).toBe('Nora');
      await password(page).fill('password1234');
      await page.getByRole('checkbox').check();
      await button(page, 'Join').click();
      await page
        .getByText(/easy to guess/)
        .first()
        .waitFor();
      await password(page).fill('lantern over still water');
      await button(page, 'Join').click();
      await page.waitForURL(/\/locations\/[0-9a-f-]{36}\/dashboard$/);
      await page.getByText(name).first().waitFor();

      await page.goto(link);
      await heading(page, 'This invitation has been used').waitFor();
      await page.getByRole('link', { name: 'Sign in', exact: true }).last().waitFor();
    }));

  it('joins a second home with the account of the first, signed in or not', () =>
    inBrowser(async (page) => {
      const first = await invited(page);
      await page.goto(first.link);
      await page.getByLabel('First name').waitFor();
      await password(page).fill('lantern over still water');
      await page.getByRole('checkbox').check();
      await button(page, 'Join').click();
      await page.waitForURL(/\/dashboard$/);
      const there = address(page);

      await page.goto('/System/SystemProviders');
      const second = await givenRequest();
      await page.getByLabel('Search requests').fill(second.name);
      await makeHome(page, second.name, first.email);
      await page.goto(linkIn(await letter(first.email, new RegExp(second.name)), '/usersignup/'));
      await button(page, `Join ${second.name}`).click();
      await page.waitForURL(/\/dashboard$/);
      expect(address(page)).not.toBe(there);
      await page.getByText(second.name).first().waitFor();
    }));

  it('is told when its invitation was cancelled, and whom to ask', () =>
    inBrowser(async (page) => {
      const { name, link } = await invited(page);
      await page.getByRole('tab', { name: 'Homes' }).press('Enter');
      await page.getByLabel('Search homes').fill(name);
      await page.getByRole('button', { name: `Cancel invitation to the owner of ${name}` }).click();
      await page.getByRole('button', { name: `Send invitation to the owner of ${name}` }).waitFor();
      await page.goto(link);
      await heading(page, 'This invitation was cancelled').waitFor();
      await page.getByText(`Ask ${name} for a new invitation.`).waitFor();
    }));
});

describe('the screens by which homes come in', () => {
  it('are free of findings in both themes, narrow and wide, and fit a screen of 320 px', () =>
    inBrowser(async (page) => {
      const { name } = await givenRequest();
      await openRequests(page, name);
      await page.getByRole('button', { name: `Dismiss the request of ${name}` }).waitFor();
      expect(await findingsInAllLooks(page)).toEqual([]);
      expect(await tooWide(page)).toBe(0);
      await page.getByRole('button', { name: `Make the home of ${name}` }).click();
      await dialog(page, 'Make the home').getByLabel('ZIP code').waitFor();
      expect(await findingsInAllLooks(page)).toEqual([]);
      expect(await tooWide(page)).toBe(0);
      await page.setViewportSize({ width: 1280, height: 900 });
      const email = givenAddress();
      await page.keyboard.press('Escape');
      await makeHome(page, name, email);
      await page.goto('/System/SystemProviders?show=homes');
      await page.getByLabel('Search homes').fill(name);
      await page.getByRole('button', { name: `Resend invitation to the owner of ${name}` }).waitFor();
      expect(await findingsInAllLooks(page)).toEqual([]);
      expect(await tooWide(page)).toBe(0);
      await page.goto(linkIn(await letter(email, new RegExp(name)), '/usersignup/'));
      await heading(page, `Join ${name}`).waitFor();
      expect(await findingsInAllLooks(page)).toEqual([]);
      expect(await tooWide(page)).toBe(0);
    }));

  it('say what is empty, what is only filtered away, and what could not be loaded', () =>
    inBrowser(async (page) => {
      await openRequests(page, `nobody ${randomUUID()}`);
      await page.getByText('No request matches.').waitFor();
      await button(page, 'Show all').click();
      expect(await page.getByLabel('Search requests').inputValue()).toBe('');
      await page.route(/\/api\/system\/providers(\?|$)/, (route) => route.abort());
      await page.getByRole('tab', { name: 'Homes' }).click();
      await page.getByText('The homes could not be loaded.').waitFor({ timeout: 30_000 });
      await page.unroute(/\/api\/system\/providers(\?|$)/);
      await button(page, 'Retry').click();
      await page.getByRole('button', { name: 'Load more' }).waitFor();
      expect(address(page)).toBe('/System/SystemProviders?show=homes');
    }));
});
