import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { clearCount } from '#functions/table/rate-limit.ts';
import { openCloudTable } from '#test/cloud/cloud.ts';
import { workPaths } from '#web/work-paths.ts';
import { address, button, heading, password } from './account-words.ts';
import { findingsInAllLooks, tooWide } from './all-looks.ts';
import { givenAddress } from './cast.ts';
import { dialog, givenRequest, invited, makeHome, newName, openRequests } from './coming-in-words.ts';
import { setStage } from './harness.ts';
import { hasFocus, tabTo, waitForFocus } from './keyboard.ts';
import { letter, linkIn } from './letters.ts';

const { inBrowser } = setStage();

describe('a funeral home that joins', () => {
  it('gets from the footer of the home page to its own dashboard', () =>
    inBrowser(async (page) => {
      await clearCount(openCloudTable(), 'join-address', '127.0.0.1');
      const [name, email] = [newName(), givenAddress()];
      await page.goto('/');
      await page.getByRole('link', { name: 'For funeral homes' }).click();
      await heading(page, 'Let families find you, and know what to expect').waitFor();
      await tabTo(page, 'Get in touch');
      await page.keyboard.press('Enter');
      await hasFocus(dialog(page, "Let's get in touch"));
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
      await expect.poll(() => page.getByLabel('Business name').inputValue()).toBe(name);
      await page.getByLabel('Email', { exact: true }).fill(email);
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
      await expect.poll(() => page.getByLabel('First name').inputValue()).toBe('Nora');
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

  it('joins as a second home with the account of the first, signed in or not', () =>
    inBrowser(async (page) => {
      const first = await invited(page);
      await page.goto(first.link);
      await page.getByLabel('First name').waitFor();
      await password(page).fill('lantern over still water');
      await page.getByRole('checkbox').check();
      await button(page, 'Join').click();
      await page.waitForURL(/\/dashboard$/);
      const there = address(page);

      await page.goto(workPaths.systemProviders());
      const second = await givenRequest();
      await page.getByLabel('Search requests').fill(second.name);
      await makeHome(page, second.name, first.email);
      await page.goto(linkIn(await letter(first.email, new RegExp(second.name)), '/usersignup/'));
      await button(page, `Join ${second.name}`).click();
      await page.waitForURL(/\/dashboard$/);
      expect(address(page)).not.toBe(there);
      await page.getByText(second.name).first().waitFor();
    }));

  it('is told when its invitation was canceled, and whom to ask', () =>
    inBrowser(async (page) => {
      const { name, link } = await invited(page);
      await page.getByRole('tab', { name: 'Homes' }).press('Enter');
      await page.getByLabel('Search homes').fill(name);
      await page.getByRole('button', { name: `Cancel invitation to the owner of ${name}` }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel invitation' }).click();
      // Exactly these words: "Resend invitation", there until the server has answered, contains them, and leaving then loses the call.
      await button(page, `Send invitation to the owner of ${name}`).waitFor();
      await page.goto(link);
      await heading(page, 'This invitation was cancelled').waitFor();
      await page.getByText(`Ask ${name} for a new invitation.`).waitFor();
    }));
});

describe('an owner whose email was mistyped', () => {
  it('is invited at the right address, and the first link says that it was canceled', () =>
    inBrowser(async (page) => {
      const { name, link } = await invited(page);
      const email = givenAddress();
      await page.goto(`${workPaths.systemProviders()}?show=homes`);
      await page.getByLabel('Search homes').fill(name);
      await tabTo(page, `Correct email of the owner of ${name}`);
      await page.keyboard.press('Enter');
      const form = dialog(page, 'Correct the owner’s email');
      await hasFocus(form);
      await page.keyboard.press('Escape');
      await waitForFocus(page, `Correct email of the owner of ${name}`);
      await page.keyboard.press('Enter');
      await form.getByLabel('Email', { exact: true }).fill('nora@');
      await page.keyboard.press('Enter');
      await form.getByText('Please check the following').waitFor();
      expect(await findingsInAllLooks(page)).toEqual([]);
      expect(await tooWide(page)).toBe(0);
      await form.getByLabel('Email', { exact: true }).fill(email);
      await page.keyboard.press('Enter');
      await page.getByText(`The invitation is on its way to ${email}.`).waitFor();
      await form.waitFor({ state: 'detached' });
      await page.getByText(email).first().waitFor();
      await page.goto(link);
      await heading(page, 'This invitation was cancelled').waitFor();
      await page.goto(linkIn(await letter(email, new RegExp(name)), '/usersignup/'));
      await heading(page, `Join ${name}`).waitFor();
    }));
});

describe('the screens for joining', () => {
  it('pass axe in both themes, narrow and wide, and fit a screen of 320 px', () =>
    inBrowser(async (page) => {
      const { name } = await givenRequest();
      await openRequests(page, name);
      await page.getByRole('button', { name: `Dismiss the request of ${name}` }).waitFor();
      expect(await findingsInAllLooks(page)).toEqual([]);
      expect(await tooWide(page)).toBe(0);
      await page.getByRole('button', { name: `Create the home of ${name}` }).click();
      await dialog(page, 'Create the home').getByLabel('ZIP code').waitFor();
      expect(await findingsInAllLooks(page)).toEqual([]);
      expect(await tooWide(page)).toBe(0);
      await page.setViewportSize({ width: 1280, height: 900 });
      const email = givenAddress();
      await page.keyboard.press('Escape');
      await makeHome(page, name, email);
      await page.goto(`${workPaths.systemProviders()}?show=homes`);
      await page.getByLabel('Search homes').fill(name);
      await page.getByRole('button', { name: `Resend invitation to the owner of ${name}` }).waitFor();
      expect(await findingsInAllLooks(page)).toEqual([]);
      expect(await tooWide(page)).toBe(0);
      await page.goto(linkIn(await letter(email, new RegExp(name)), '/usersignup/'));
      await heading(page, `Join ${name}`).waitFor();
      expect(await findingsInAllLooks(page)).toEqual([]);
      expect(await tooWide(page)).toBe(0);
    }));

  it('say what is empty, what is only filtered out, and what could not be loaded', () =>
    inBrowser(async (page) => {
      await openRequests(page, `nobody ${randomUUID()}`);
      await page.getByText('No request matches.').waitFor();
      await button(page, 'Show all').click();
      await expect.poll(() => page.getByLabel('Search requests').inputValue()).toBe('');
      await page.route(/\/api\/system\/providers(\?|$)/, (route) => route.abort());
      await page.getByRole('tab', { name: 'Homes' }).click();
      await page.getByText('We couldn’t load the homes.').waitFor({ timeout: 30_000 });
      await page.unroute(/\/api\/system\/providers(\?|$)/);
      await button(page, 'Retry').click();
      await page.getByRole('button', { name: 'Load more' }).waitFor();
      await expect.poll(() => address(page)).toBe('/System/SystemProviders?show=homes');
    }));
});
