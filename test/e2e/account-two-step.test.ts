import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { codeOf, wrongCodeOf } from '#test/world/authenticator.ts';
import { workPaths } from '#web/work-paths.ts';
import {
  address,
  button,
  codeField,
  fillCode,
  fillSignIn,
  heading,
  newPassword,
  openAs,
  password,
  signInToSystem,
} from './account-words.ts';
import { findingsInAllLooks, tooWide } from './all-looks.ts';
import { axeFindings } from './axe.ts';
import { givenAdministrator, givenFamily, givenNewAdministrator, givenStaff } from './cast.ts';
import { setStage } from './harness.ts';
import { waitForFocus } from './keyboard.ts';

const { inBrowser } = setStage();
const narrow = { viewport: { width: 390, height: 844 } };

/** Returns the key that the screen shows for typing into an app. */
const keyOn = async (page: Page) => ((await page.locator('[data-key]').textContent()) ?? '').replaceAll(' ', '');

/** Checks that the codes are easy to read: in a typeface whose letters differ, with no code broken over two lines. */
const readableCodes = (list: Locator) =>
  list.evaluate((secret) => ({
    isMonospace: getComputedStyle(secret).fontFamily.includes('monospace'),
    isOneLineEach: [...secret.children].every((code) => {
      const line = document.createRange();
      line.selectNodeContents(code);
      return line.getClientRects().length === 1;
    }),
  }));

/** Turns on two-step sign-in in the settings, and returns the app's key and the recovery codes. */
async function turnOn(page: Page, person: { password: string }) {
  await button(page, 'Turn on two-step sign-in').press('Enter');
  await waitForFocus(page, 'Current password');
  await button(page, 'Cancel').press('Enter');
  await waitForFocus(page, 'Turn on two-step sign-in');
  await page.keyboard.press('Enter');
  await waitForFocus(page, 'Current password');
  const form = page.getByRole('form', { name: 'Turn on two-step sign-in' });
  await form.getByLabel('Current password', { exact: true }).fill(person.password);
  await button(page, 'Turn on two-step sign-in').click();
  await page.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor();
  const secret = await keyOn(page);
  await fillCode(page, secret, 'Turn on two-step sign-in');
  const list = page.getByRole('list', { name: 'Recovery codes' });
  await list.waitFor();
  await waitForFocus(page, /^If you lose your phone/);
  expect(await readableCodes(list)).toEqual({ isMonospace: true, isOneLineEach: true });
  const codes = await list.getByRole('listitem').allTextContents();
  expect(codes).toHaveLength(10);
  await button(page, 'I saved my codes').press('Enter');
  await page.getByText('10 recovery codes are left.').waitFor();
  await waitForFocus(page, 'Two-step sign-in');
  return { secret, codes };
}

describe('two-step sign-in', () => {
  it('is set up by an administrator at the first sign-in, by keyboard, at 390 px', () =>
    inBrowser(async (page) => {
      const administrator = await givenNewAdministrator();
      await page.goto('/System/Login');
      await fillSignIn(page, administrator);
      await heading(page, 'Set up two-step sign-in').waitFor();
      await expect.poll(() => page.locator('svg[role=img] path').count()).toBe(1);
      expect(await axeFindings(page)).toEqual([]);
      const secret = await keyOn(page);
      expect(await codeField(page).getAttribute('autocomplete')).toBe('one-time-code');
      expect(await codeField(page).getAttribute('inputmode')).toBe('numeric');
      await codeField(page).fill(wrongCodeOf(secret));
      await codeField(page).press('Enter');
      await page.getByText('That code didn’t work. Enter the newest one from your app.').first().waitFor();
      const code = await codeOf(secret);
      await codeField(page).fill(`${code.slice(0, 3)} ${code.slice(3)}`);
      await codeField(page).press('Enter');
      await heading(page, 'Save your recovery codes').waitFor();
      expect(await axeFindings(page)).toEqual([]);
      await page.reload();
      await heading(page, 'System sign in').waitFor();
      await fillSignIn(page, administrator);
      await heading(page, 'Enter your code').waitFor();
      expect(await axeFindings(page)).toEqual([]);
      await fillCode(page, secret);
      await heading(page, 'System').waitFor();
    }, narrow));

  it('can be set up on the phone itself, by a link into the app or by a key in groups of four', () =>
    inBrowser(
      async (page) => {
        await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
        const administrator = await givenNewAdministrator();
        await page.goto('/System/Login');
        await fillSignIn(page, administrator);
        const link = page.getByRole('link', { name: 'Open in authenticator app' });
        const secret = await keyOn(page);
        const href = (await link.getAttribute('href')) ?? '';
        expect(href).toMatch(/^otpauth:\/\/totp\/Yarrow/);
        expect(href).toContain(secret);
        const qrCode = page.getByRole('img', { name: 'QR code for your authenticator app' });
        expect((await link.boundingBox())?.y).toBeLessThan((await qrCode.boundingBox())?.y ?? 0);
        const groups = await page.locator('[data-key] span').allTextContents();
        expect(groups.slice(0, -1).every((group) => group.trim().length === 4)).toBe(true);
        await button(page, 'Copy key').click();
        await page.getByText('Copied.').waitFor();
        expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(secret);
        expect(await tooWide(page)).toBe(0);
      },
      { ...narrow, isMobile: true, hasTouch: true },
    ));

  it('is replaced by an administrator, who gets new recovery codes and changes the password', () =>
    inBrowser(async (page) => {
      const administrator = await givenAdministrator();
      await signInToSystem(page, administrator);
      await page.getByRole('button', { name: 'System', exact: true }).click();
      await page.getByRole('menuitem', { name: 'Sign-in security' }).click();
      await page.waitForURL(`**${workPaths.systemSecurity()}`);
      await heading(page, 'Sign-in security').waitFor();
      await page.getByText(/^Since /).waitFor();
      expect(await button(page, 'Turn off two-step sign-in').count()).toBe(0);
      expect(await findingsInAllLooks(page)).toEqual([]);
      expect(await tooWide(page)).toBe(0);
      const prove = async (name: string, secret: string) => {
        await button(page, name).press('Enter');
        const form = page.getByRole('form', { name });
        await form.getByLabel('Current password', { exact: true }).fill(administrator.password);
        await form.getByLabel('Code', { exact: true }).fill(await codeOf(secret));
        await button(page, name).click();
      };
      await prove('Set up another app', administrator.secret);
      await page.locator('[data-key]').waitFor();
      const secret = await keyOn(page);
      await fillCode(page, secret, 'Turn on two-step sign-in');
      await button(page, 'I saved my codes').click();
      await waitForFocus(page, 'Two-step sign-in');

      await prove('Get new recovery codes', secret);
      await expect.poll(() => page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem').count()).toBe(10);
      await button(page, 'I saved my codes').click();
      await page.getByText('10 recovery codes are left.').waitFor();

      const passwords = page.getByRole('form', { name: 'Change your password' });
      await passwords.getByLabel('Current password', { exact: true }).fill(administrator.password);
      await newPassword(page).fill('a lantern on the far shore');
      await button(page, 'Change password').click();
      await page.getByText('Your password is changed.').first().waitFor();
      await page.context().clearCookies();
      await signInToSystem(page, { ...administrator, password: 'a lantern on the far shore', secret });
    }));

  it('is turned on by staff, asks for a code in the drawer, and accepts a recovery code', () =>
    inBrowser(async (page) => {
      const staff = await givenStaff();
      await openAs(page, staff, '/account/security');
      await heading(page, 'Sign-in security').waitFor();
      expect(await axeFindings(page)).toEqual([]);
      const { secret, codes } = await turnOn(page, staff);

      await page.context().clearCookies();
      await page.goto('/PrivacyPolicy?drawer=provider-login');
      await fillSignIn(page, staff);
      await page.getByRole('dialog', { name: 'Enter your code' }).waitFor();
      await button(page, 'Use a recovery code').click();
      await page.getByLabel('Recovery code', { exact: true }).fill('nonsense');
      await button(page, 'Use this code').click();
      await page.getByText('Enter one of your recovery codes, like ABCD-EFGH-IJKL-MNOP.').first().waitFor();
      await page.getByLabel('Recovery code', { exact: true }).fill(codes[0] ?? '');
      await button(page, 'Use this code').click();
      await page.getByText('Recovery code accepted. 9 codes are left.').waitFor();
      const next = await keyOn(page);
      expect(next).not.toBe(secret);
      await fillCode(page, next, 'Turn on two-step sign-in');
      await button(page, 'I saved my codes').click();
      await page.waitForURL(`**/locations/${staff.locationId}/dashboard*`);
    }));

  it('is turned on and off again by a family, and leaves nothing in the browser', () =>
    inBrowser(async (page) => {
      const family = await givenFamily();
      await openAs(page, family, '/account/account-details');
      await page.getByRole('link', { name: 'Open sign-in security' }).click();
      await expect.poll(() => address(page)).toBe('/account/security');
      const { secret } = await turnOn(page, family);
      const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
      expect(stored).not.toContain(secret);
      await button(page, 'Turn off two-step sign-in').click();
      await page.getByLabel('Current password', { exact: true }).fill(family.password);
      await codeField(page).fill(await codeOf(secret));
      await button(page, 'Turn off two-step sign-in').click();
      await page.getByText('Two-step sign-in is off.').first().waitFor();
      await page.getByText('You sign in with your password alone.').waitFor();
    }));

  it('ends after five wrong codes, and goes back to the password', () =>
    inBrowser(async (page) => {
      const family = await givenFamily();
      await openAs(page, family, '/account/security');
      const { secret } = await turnOn(page, family);
      await page.context().clearCookies();
      await page.goto('/login');
      await fillSignIn(page, family);
      const wrong = wrongCodeOf(secret);
      for (let turn = 0; turn < 6; turn += 1) {
        const answered = page.waitForResponse('**/api/appuser/login/code');
        await codeField(page).fill(wrong);
        await codeField(page).press('Enter');
        await answered;
      }
      await page.getByText('Too many attempts').waitFor();
      await button(page, 'Back to sign in').click();
      await expect.poll(() => password(page).isVisible()).toBe(true);
    }));
});
