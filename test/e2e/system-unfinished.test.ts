import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { heading, openSystemAs } from './account-words.ts';
import { givenAdministrator, givenStaff } from './cast.ts';
import { setStage } from './harness.ts';
import { draft } from './system-words.ts';

const { inBrowser } = setStage();
const VENDORS = '/System/Merchandise/Vendors';
const newName = () => `Unfinished ${randomUUID().slice(0, 8)}`;

/** Begins a condition of a rule, and leaves out with what it compares. */
async function beginCondition(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Add a rule/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Add a condition' }).click();
  await page.getByText('What it reads', { exact: true }).waitFor();
  await page.getByRole('combobox', { name: 'What it reads' }).fill('marital');
  await page
    .getByRole('option', { name: /^Marital status/ })
    .first()
    .click();
}

async function quickEdit(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Quick edit' }).click();
  await page.getByRole('dialog', { name: `Edit “${name}”` }).waitFor();
}

describe('what an administrator began', () => {
  it('is no part of what is saved while it’s half a condition, and isn’t lost unasked', () =>
    inBrowser(async (page) => {
      await openSystemAs(page, await givenAdministrator(), '/System/CaseQuestionGroups/new');
      await page.getByLabel('Name', { exact: true }).first().fill(newName());
      await beginCondition(page);
      await page.keyboard.press('Control+s');
      await page.waitForURL(/CaseQuestionGroups\/[0-9a-f-]{36}$/);
      const unfinished = page.getByText('Something on this form isn’t finished or can’t be read yet, so it isn’t saved.');
      await unfinished.waitFor();
      await page.getByRole('tab', { name: 'History' }).click();
      await page.getByRole('tab', { name: 'Edit' }).click();
      await page.getByRole('link', { name: 'Try it in a dry run' }).click();
      await page.getByRole('button', { name: 'Stay here' }).click();
      const value = page.getByRole('group', { name: 'Unfinished condition' }).getByLabel('Value');
      await value.selectOption('Widowed');
      await page.getByRole('button', { name: 'Add to the rule' }).click();
      await expect.poll(() => unfinished.count()).toBe(0);
      await page.keyboard.press('Control+s');
      await page.getByText(/^Saved at/).waitFor();
      const name = await page.getByLabel('Name', { exact: true }).first().inputValue();
      await page.getByRole('link', { name: 'Try it in a dry run' }).click();
      await heading(page, 'Drafts').waitFor();
      await expect.poll(() => draft(page, name).isChecked()).toBe(true);
      expect(await page.getByRole('checkbox', { name: /^Choose (?!all$)/, checked: true }).count()).toBe(1);
    }));

  it('is saved with Enter, and in a quick edit it’s told from what is saved', () =>
    inBrowser(async (page) => {
      const name = newName();
      await openSystemAs(page, await givenAdministrator(), `${VENDORS}/new`);
      await page.getByLabel('Name').fill(name);
      await page.getByLabel('Name').press('Enter');
      await page.waitForURL(new RegExp(`${VENDORS}/[0-9a-f-]{36}$`));
      await page.goto(`${VENDORS}?query=${encodeURIComponent(name)}`);
      await quickEdit(page, name);
      await page.getByLabel('Name').fill(`${name} abandoned`);
      await page.keyboard.press('Escape');
      await page.reload();
      await quickEdit(page, name);
      await page.getByText('We kept what you typed here before.').waitFor();
      await page.getByRole('button', { name: 'Discard it' }).click();
      expect(await page.getByLabel('Name').inputValue()).toBe(name);
      await page.getByLabel('Name').fill(`${name} again`);
      await page.getByLabel('Name').press('Enter');
      await page.getByText(`A draft of “${name}” is saved.`).waitFor();
    }));

  it('is said to be kept when a support session from another tab closes its form', () =>
    inBrowser(async (page) => {
      const staff = await givenStaff();
      await openSystemAs(page, await givenAdministrator(), `${VENDORS}/new`);
      await page.getByLabel('Name').fill(newName());
      const other = await page.context().newPage();
      await other.goto('/System/SystemSupportLogin');
      await other.getByLabel('Home user’s email').fill(staff.email);
      await other.getByLabel('Reason').fill('Request 4712: an unfinished form');
      await other.getByRole('button', { name: 'Start support session' }).click();
      await page.getByRole('region', { name: 'Support session' }).waitFor();
      await page.getByRole('link', { name: 'Support login' }).first().click();
      await page.getByRole('button', { name: 'Leave' }).click();
      await page.getByText('We kept what you typed and didn’t save.').waitFor();
      await heading(page, 'Support session').waitFor();
      await other.getByRole('button', { name: 'End support session' }).first().click();
      await heading(page, 'Support login').waitFor();
      await page.goto(`${VENDORS}/new`);
      await page.getByText('We kept what you typed here before.').waitFor();
    }));

  it('chooses every row up to the one that is clicked with Shift', () =>
    inBrowser(async (page) => {
      await openSystemAs(page, await givenAdministrator(), VENDORS);
      const boxes = page.locator('tbody').getByRole('checkbox');
      await boxes.nth(1).click();
      await boxes.nth(4).click({ modifiers: ['Shift'] });
      expect(await page.locator('tbody input:checked').count()).toBe(4);
    }));
});
