import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { CaseRow } from '#shared/contract/cases-views.ts';
import type { RequestOptions } from '#test/cloud/cloud.ts';
import { busyHome, worksAt } from '#test/journeys/parts/busy-home.ts';
import { openCase } from '#test/journeys/parts/case-desk.ts';
import { questionsFor, saveAnswers } from '#test/journeys/parts/case-party.ts';
import { person } from '#test/world/cast.ts';
import { workPaths } from '#web/work-paths.ts';
import { button, heading, openAs } from './account-words.ts';
import { findingsInAllLooks, tooWide } from './all-looks.ts';
import { setStage } from './harness.ts';
import { tabTo } from './keyboard.ts';

const { inBrowser } = setStage();

/** Opens a case of a home as a signed-in member of its staff. Returns also a colleague who makes API calls. */
async function open(page: Page, path: typeof workPaths.caseDetails, access: 'staff' | 'view-only' = 'staff') {
  const { home, staff } = await busyHome();
  const row = await openCase(staff, { decedentFirstName: 'Wilhelmina', decedentLastName: 'Achterberg' });
  const membership = { locationId: home.id, locationName: home.name, access };
  const { account, password } = await person({ firstName: 'Stella', lastName: 'Teal', memberships: [membership] });
  await openAs(page, { email: account.email, password }, path({ locationId: home.id, caseId: row.id }));
  await page.locator('[data-question]').first().waitFor();
  return { home, row, colleague: await worksAt(home) };
}

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const saved = (page: Page) =>
  page
    .getByRole('status')
    .filter({ hasText: /^Saved / })
    .waitFor();
const answerOf = async (by: RequestOptions, { id }: CaseRow, name: string) => (await questionsFor(by, id)).get(name)?.value;
const father = 'Father’s name';

describe('the details of a case', () => {
  it('are answered by keyboard only, and saved along the way', () =>
    inBrowser(async (page) => {
      const { row, colleague } = await open(page, workPaths.caseDetails);
      await heading(page, 'Case details').waitFor();
      await tabTo(page, /^Family/);
      await page.keyboard.press('Enter');
      await tabTo(page, /^Father’s name/);
      await page.keyboard.type('Johannes Achterberg');
      await saved(page);
      // Slow typing is saved along the way too.
      await expect.poll(() => answerOf(colleague, row, 'fatherName')).toBe('Johannes Achterberg');
      await page.reload();
      await field(page, father).waitFor();
      await expect.poll(() => field(page, father).inputValue()).toBe('Johannes Achterberg');
    }));

  it("show what follows from an answer, and announce it to people who can't see it", () =>
    inBrowser(async (page) => {
      await open(page, workPaths.caseDetails);
      const family = page.getByRole('region', { name: 'Family', exact: true });
      expect(await family.getByText('In your words').count()).toBe(0);
      await family.getByRole('combobox').first().selectOption({ label: 'Other (Specify)' });
      await family.getByText('In your words').waitFor();
      await page.getByRole('status').filter({ hasText: 'In your words' }).waitFor({ state: 'attached' });
      expect(await page.getByText('Family: Can See').count()).toBeGreaterThan(0);
    }));

  it('survive a lost connection, and a reload during it', () =>
    inBrowser(async (page, errors) => {
      const { row, colleague } = await open(page, workPaths.caseDetails);
      const calls = '**/api/cases/updateCaseDetails';
      await page.route(calls, (route) => route.abort('internetdisconnected'));
      await field(page, father).fill('Johannes');
      await page.getByText('Not saved', { exact: true }).waitFor();
      await button(page, 'Retry').waitFor();
      page.on('dialog', (dialog) => void dialog.accept());
      await page.reload();
      await field(page, father).waitFor();
      await expect.poll(() => field(page, father).inputValue()).toBe('Johannes');
      expect(await answerOf(colleague, row, 'fatherName')).toBeUndefined();
      await page.unroute(calls);
      await button(page, 'Retry').click();
      await saved(page);
      expect(await answerOf(colleague, row, 'fatherName')).toBe('Johannes');
      errors.splice(0);
    }));

  it('ask when a colleague answered the same question, and keep the words until someone chooses', () =>
    inBrowser(async (page) => {
      const { row, colleague } = await open(page, workPaths.caseDetails);
      await saveAnswers(colleague, row.id, { fatherName: 'Jan', motherName: 'Griet' });
      await field(page, father).fill('Johannes');
      const choice = page.getByRole('region', { name: 'Someone else answered this too' });
      await choice.getByText('Jan', { exact: true }).waitFor();
      expect(await field(page, father).inputValue()).toBe('Johannes');
      await expect.poll(() => field(page, 'Mother’s name before her first marriage').inputValue()).toBe('Griet');
      await choice.getByRole('button', { name: 'Keep what I typed' }).click();
      await saved(page);
      expect(await answerOf(colleague, row, 'fatherName')).toBe('Johannes');
    }));

  it('are read-only for view-only access, and say why', () =>
    inBrowser(async (page) => {
      await open(page, workPaths.caseDetails, 'view-only');
      await page.getByText('With View only access you can’t change answers.').waitFor();
      await expect.poll(() => field(page, father).isDisabled()).toBe(true);
      expect(await page.getByLabel('Add a service').count()).toBe(0);
    }));

  it('include the services of the case, with their status and what the family may do', () =>
    inBrowser(async (page) => {
      await open(page, workPaths.caseDetails);
      const services = page.getByRole('region', { name: 'Services', exact: true });
      await services.getByText('The case has no services yet.').waitFor();
      const add = services.getByLabel('Add a service');
      await add.selectOption({ index: 1 });
      await button(page, 'Add').click();
      const family = services.getByLabel('What the family can do');
      await family.selectOption({ label: 'Can Edit' });
      await expect.poll(() => family.inputValue()).toBe('can-edit');
      await services.getByRole('button', { name: /^Remove / }).click();
      await services.getByText('Removed').waitFor();
      await services.getByRole('button', { name: /^Bring .* back$/ }).click();
      await expect.poll(() => family.inputValue()).toBe('can-edit');
      expect(await findingsInAllLooks(page, services)).toEqual([]);
    }));
});

describe.each([
  ['Case details', workPaths.caseDetails],
  ['Cemetery details', workPaths.cemeteryDetails],
  ['Memorialization preferences', workPaths.memorializationPreferences],
  ['Obituary', workPaths.obituaryPersonalDetails],
] as const)('the page %s', (title, path) => {
  it('passes axe in every look, and fits the narrowest screen', () =>
    inBrowser(async (page) => {
      await open(page, path);
      await heading(page, title).waitFor();
      expect(await findingsInAllLooks(page)).toEqual([]);
      expect(await tooWide(page)).toBe(0);
    }));
});
