import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { cognitoIdentity } from '#functions/vendors/identity/index.ts';
import { openCloudTable } from '#test/cloud/cloud.ts';
import { type Colleague, teamHome } from '#test/journeys/parts/team-home.ts';
import { enroll } from '#test/world/second-factor.ts';
import { workPaths } from '#web/work-paths.ts';
import { button, fillCode, fillSignIn, heading, openAs } from './account-words.ts';
import { findingsInAllLooks, tooWide } from './all-looks.ts';
import { setStage } from './harness.ts';
import { waitForFocus } from './keyboard.ts';

const { inBrowser } = setStage();

const credentialsOf = ({ person }: Colleague) => ({ email: person.account.email, password: person.password });

const open = (page: Page, who: Colleague, path: string) => openAs(page, credentialsOf(who), path);

/** Signs in as the only person in this browser. */
async function signInAlone(page: Page, who: Colleague): Promise<void> {
  await page.context().clearCookies();
  await page.goto('/login');
  await fillSignIn(page, credentialsOf(who));
}

/** Sets up an app in the step that a sign-in asks for, and continues to the workspace. */
async function setUp(page: Page): Promise<void> {
  await heading(page, 'Set up two-step sign-in').waitFor();
  const secret = ((await page.locator('[data-key]').textContent()) ?? '').replaceAll(' ', '');
  await fillCode(page, secret, 'Turn on two-step sign-in');
  await button(page, 'I saved my codes').click();
  await page.waitForURL('**/dashboard*');
}

describe('the two-step switch of a team', () => {
  it('is turned on by keyboard, and a member without an app is asked to set one up at the next sign-in', () =>
    inBrowser(async (page) => {
      const { owner, staff, locationId } = await teamHome();
      await open(page, owner, workPaths.team({ locationId }));
      const control = page.getByRole('switch', { name: /^Require two-step sign-in for staff/ });
      const hasIt = () => control.evaluate((secret) => secret === document.activeElement);
      await control.press('Enter');
      const question = page.getByRole('alertdialog', { name: 'Require two-step sign-in?' });
      await question.waitFor();
      expect(await findingsInAllLooks(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect.poll(hasIt).toBe(true);
      await page.keyboard.press('Enter');
      await question.getByRole('button', { name: 'Require it' }).press('Enter');
      await page.getByText('Two-step sign-in is required now.').first().waitFor();
      await page.getByRole('switch', { name: /Turned on by Olive Teal/, checked: true }).waitFor();
      await expect.poll(hasIt).toBe(true);

      await signInAlone(page, staff);
      await setUp(page);
      await page.goto('/account/security');
      await page.getByText(/requires it, so it can’t be turned off\.$/).waitFor();
      expect(await button(page, 'Turn off two-step sign-in').count()).toBe(0);
    }));
});

describe("a member's two-step sign-in", () => {
  it('is reset by the owner, after which the password alone signs them in', () =>
    inBrowser(async (page) => {
      const { owner, staff, locationId } = await teamHome();
      const { account, password } = staff.person;
      await enroll({ table: openCloudTable(), identity: cognitoIdentity() }, account, password);
      await open(page, owner, workPaths.teamMember({ locationId, employeeId: staff.member.id }));
      await button(page, 'Reset two-step sign-in').press('Enter');
      const question = page.getByRole('alertdialog', { name: 'Reset two-step sign-in for Stella Teal?' });
      await question.waitFor();
      expect(await findingsInAllLooks(page)).toEqual([]);
      expect(await tooWide(page)).toBe(0);
      await question.getByRole('button', { name: 'Reset it' }).press('Enter');
      await page.getByText('Stella Teal can sign in with their password alone now.').first().waitFor();
      await button(page, 'Reset two-step sign-in').waitFor({ state: 'detached' });
      await waitForFocus(page, /\S/);

      await signInAlone(page, staff);
      await page.waitForURL('**/dashboard*');
    }));

  it('has to be set up again after a reset if the home requires it', () =>
    inBrowser(async (page) => {
      const { owner, staff, locationId } = await teamHome();
      const { account, password } = staff.person;
      await enroll({ table: openCloudTable(), identity: cognitoIdentity() }, account, password);
      await open(page, owner, workPaths.team({ locationId }));
      await page.getByRole('switch', { name: /^Require two-step sign-in for staff/ }).click();
      await button(page, 'Require it').click();
      await page.getByText('Two-step sign-in is required now.').first().waitFor();
      await page.goto(workPaths.teamMember({ locationId, employeeId: staff.member.id }));
      await button(page, 'Reset two-step sign-in').click();
      await button(page, 'Reset it').click();
      await page.getByText('Stella Teal will set up two-step sign-in again when they sign in.').first().waitFor();
      await signInAlone(page, staff);
      await setUp(page);
    }));
});
