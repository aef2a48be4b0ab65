import { randomUUID } from 'node:crypto';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { heading, openSystemAs, signInToSystem } from './account-words.ts';
import { givenAdministrator } from './cast.ts';
import { setStage } from './harness.ts';
import { paste, tabTo } from './keyboard.ts';

const { inBrowser } = setStage();
const MAP = '/System/DisplayServicesMap';

const active = (page: Page): Locator => page.locator('[role="gridcell"]:focus');

/** Moves to the next empty cells until one after the other are empty. Returns when the focus is on the first. */
async function toEmptyCells(page: Page): Promise<void> {
  await page.keyboard.press('Control+End');
  await expect.poll(() => active(page).count()).toBe(1);
  for (let tries = 0; tries < 60; tries += 1) {
    if ((await active(page).innerText()).includes('Not included')) return;
    await page.keyboard.press('ArrowUp');
  }
  throw new Error('No cell is empty');
}

describe('the map of display services, by keyboard', () => {
  it('takes a service from Space and a spreadsheet, undoes it, and saves drafts', () =>
    inBrowser(async (page) => {
      await signInToSystem(page, await givenAdministrator());
      await page.goto(MAP);
      await heading(page, 'Map of display services').waitFor();
      await page.getByRole('grid').waitFor();
      await page.locator('[role="gridcell"][tabindex="0"]').focus();
      await toEmptyCells(page);
      await page.keyboard.press('Space');
      await expect.poll(() => active(page).innerText()).toContain('Always charged.');
      await page.keyboard.press('Control+z');
      await expect.poll(() => active(page).innerText()).toContain('Not included');
      await paste(page, 'perhaps');
      await page.getByText(/^Nothing was pasted\. “perhaps”/).waitFor();
      await paste(page, '3');
      await page.getByText('1 cell pasted.').waitFor();
      await expect.poll(() => active(page).innerText()).toContain('The quantity is 3.');
      await page.keyboard.press('Enter');
      await page.getByRole('switch', { name: /Charged without a rule/ }).waitFor();
      await page.keyboard.press('Escape');
      await expect.poll(() => active(page).count()).toBe(1);
      await page.keyboard.press('Control+s');
      await page.getByText('1 draft saved.').first().waitFor();
      await page.getByText('Nothing to save.').waitFor();
      // As it was published, it is no draft anymore.
      await page.keyboard.press('Delete');
      await page.keyboard.press('Control+s');
      await page.getByText('Nothing to save.').waitFor();
      await page.reload();
      await page.getByRole('grid').waitFor();
    }));
});

describe('category services', () => {
  it('are a list with states and filters, which a map beside it changes, too', () =>
    inBrowser(async (page) => {
      await openSystemAs(page, await givenAdministrator(), '/System/Merchandise/CategoryServiceMap?state=draft');
      await heading(page, 'Category services').waitFor();
      await page.getByText('No category services fit these filters.').waitFor();
      const grid = page.getByRole('grid', { name: 'Services of item categories' });
      await grid.waitFor();
      await grid.locator('[role="gridcell"][tabindex="0"]').focus();
      await toEmptyCells(page);
      await page.keyboard.press('Space');
      await expect.poll(() => active(page).innerText()).toContain('Always charged.');
      await page.keyboard.press('Control+s');
      const listed = page
        .getByRole('table', { name: 'Category services' })
        .getByRole('row')
        .filter({ has: page.getByRole('link') });
      await expect.poll(() => listed.count()).toBe(1);
      expect(await listed.innerText()).toMatch(/draft/i);
      await page.getByRole('columnheader', { name: 'Changed' }).waitFor();
      await listed.getByRole('button', { name: /^Actions for / }).click();
      await page.getByRole('menuitem', { name: 'Delete' }).click();
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: /^Delete/ })
        .click();
      await page.getByText('No category services fit these filters.').waitFor();
      await expect.poll(() => grid.getByText('Always charged.').count()).toBe(0);
      for (const state of ['faulty', 'unused', 'retired']) {
        await page.getByRole('combobox', { name: 'State' }).selectOption(state);
        await page.waitForURL(new RegExp(`state=${state}`));
      }
      await page.getByRole('link', { name: 'Add category service' }).click();
      await page.waitForURL(/CategoryServiceMap\/new$/);
      await heading(page, 'New category service').waitFor();
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox', { name: 'Search' }).fill('add to category services');
      await page.getByRole('option', { name: /^Add to Category services/ }).waitFor();
    }));
});

describe('a task trigger', () => {
  it('is made as a drawing, and says what it does', () =>
    inBrowser(async (page) => {
      const name = `Call the florist ${randomUUID().slice(0, 8)}`;
      await signInToSystem(page, await givenAdministrator());
      await page.goto('/System/TaskTriggers/new');
      await page.getByRole('combobox', { name: 'Event', exact: true }).selectOption('case.created');
      await page.getByRole('textbox', { name: 'Task', exact: true }).fill(name);
      await page.getByLabel('Days after that').fill('2');
      await page
        .getByText(
          `After a case is opened, the task “${name}” for staff and the family is created. It’s due 2 days after the event.`,
        )
        .waitFor();
      await tabTo(page, 'Edit the rule: Completed');
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: 'Add a condition' }).click();
      await page.getByRole('combobox', { name: 'What it reads' }).fill('Assigned to a member');
      await page.getByRole('option', { name: /^Assigned to a member of staff/ }).click();
      await page.getByRole('group', { name: 'Unfinished condition' }).getByLabel('Value').selectOption({ label: 'Yes' });
      await page.getByRole('button', { name: 'Add to the rule' }).click();
      await page
        .getByText(/^Completed if /)
        .first()
        .waitFor();
      await page.keyboard.press('Control+s');
      await page.waitForURL(/\/System\/TaskTriggers\/[0-9a-f-]{36}$/);
      await heading(page, new RegExp(`^${name}`)).waitFor();
    }));
});
