import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { CarePageName } from '#shared/model/enumerations/custody.ts';
import { busyHome, worksAt } from '#test/journeys/parts/busy-home.ts';
import { member, openCase } from '#test/journeys/parts/case-desk.ts';
import { filledPage, fillPage, pageOf } from '#test/journeys/parts/custody-desk.ts';
import { person } from '#test/world/cast.ts';
import { workPaths } from '#web/work-paths.ts';
import { button, heading, openAs } from './account-words.ts';
import { findingsInAllLooks, tooWide } from './all-looks.ts';
import { setStage } from './harness.ts';
import { tabTo } from './keyboard.ts';

const { inBrowser } = setStage();

/** Opens the custody of a case as a member of the home's staff. Returns also a colleague who makes API calls, and two who can be chosen. */
async function open(page: Page, at?: { page: CarePageName; action?: string }) {
  const { home, staff } = await busyHome();
  const [one, other] = [await member(home.id, 'Wanda', 'Fennimore'), await member(home.id, 'Rosa', 'Gorham')];
  const row = await openCase(staff, { decedentFirstName: 'Wilhelmina', decedentLastName: 'Achterberg' });
  const membership = { locationId: home.id, locationName: home.name, access: 'staff' as const };
  const { account, password } = await person({ firstName: 'Stella', lastName: 'Teal', memberships: [membership] });
  const of = { locationId: home.id, caseId: row.id };
  const path = at ? workPaths.custodyPage({ ...of, ...at }) : workPaths.decedentCustody(of);
  await openAs(page, { email: account.email, password }, path);
  return { row, one, other, colleague: await worksAt(home) };
}

const saved = (page: Page) =>
  page
    .getByRole('status')
    .filter({ hasText: /^Saved / })
    .first()
    .waitFor();

describe('the custody of a case', () => {
  it('goes from the removal to the intake: what is missing leads there, the page is closed by name, and care moves on', () =>
    inBrowser(async (page) => {
      const { row, one, other, colleague } = await open(page);
      await heading(page, 'Custody').waitFor();
      await page.getByRole('link', { name: 'Who brings the person to us?' }).click();
      await heading(page, 'Removal').waitFor();
      await page.getByRole('radio', { name: 'Our own staff' }).check();
      await page.getByRole('button', { name: /^Add a row to Who goes/ }).click();
      await page.getByRole('group', { name: 'Who goes, row 1' }).getByRole('textbox').fill('Ida Larkspur');
      await saved(page);
      await expect
        .poll(async () => (await pageOf(colleague, row.id, 'removal')).values.removalTeam)
        .toEqual([{ name: 'Ida Larkspur' }]);
      await page.getByText('Ready', { exact: true }).first().waitFor();
      await button(page, 'Close this page').click();
      await page.getByText(/^See what is marked above: \d+ fields\.$/).waitFor();
      const { removalKind: _kind, removalTeam: _team, ...rest } = filledPage;
      await fillPage(colleague, row.id, 'removal', rest);
      await page.reload();
      await page.getByText('In progress', { exact: true }).first().waitFor();
      await button(page, 'Close this page').click();
      await page.getByText(/^Closed by Stella Teal/).waitFor();
      await page.getByText('Complete', { exact: true }).first().waitFor();

      await page.goto(page.url().replace(/removal.*$/, 'intake/unit'));
      await heading(page, 'Intake').waitFor();
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.closest('[data-question]')?.getAttribute('data-question')))
        .toBe('unit');
      await page.keyboard.type('Unit 2');
      await page.getByLabel('Received by').selectOption({ label: 'Wanda Fennimore' });
      await page.getByLabel('Second person').selectOption({ label: 'Rosa Gorham' });
      await saved(page);
      await expect
        .poll(async () => (await pageOf(colleague, row.id, 'intake')).values)
        .toMatchObject({ unit: 'Unit 2', receivedBy: one.id, secondPerson: other.id });
      await button(page, 'Record “In care”').click();
      await button(page, 'Record').click();
      await page.getByText('In care', { exact: true }).first().waitFor();
    }));

  it('shows both versions when a colleague wrote in the same field, and keeps what was typed', () =>
    inBrowser(async (page) => {
      const { row, colleague } = await open(page, { page: 'intake' });
      const unit = page.getByRole('textbox', { name: /^Unit or room/ });
      await unit.waitFor();
      await fillPage(colleague, row.id, 'intake', { unit: 'Unit 1' });
      await unit.fill('Unit 2');
      const choice = page.getByRole('region', { name: 'Someone else changed this too' });
      await choice.getByText('Unit 1', { exact: true }).waitFor();
      expect(await unit.inputValue()).toBe('Unit 2');
      await choice.getByRole('button', { name: 'Keep what I typed' }).click();
      await expect.poll(async () => (await pageOf(colleague, row.id, 'intake')).values.unit).toBe('Unit 2');
    }));

  it('is filled in by keyboard only, with the strength of a fluid beside it', () =>
    inBrowser(async (page) => {
      const { row, colleague } = await open(page, { page: 'preparation' });
      await heading(page, 'Preparation').waitFor();
      await tabTo(page, /^Embalm$/);
      await page.keyboard.press('Space');
      await tabTo(page, /^Add a row to Fluids/);
      await page.keyboard.press('Enter');
      await page.getByRole('textbox', { name: /^Index/ }).fill('25');
      await page.getByRole('textbox', { name: /^Ounces of fluid/ }).fill('16');
      await page.getByRole('textbox', { name: /^Ounces of water/ }).fill('112');
      await page.getByText('Strength as injected: 3.1').waitFor();
      await expect
        .poll(async () => (await pageOf(colleague, row.id, 'preparation')).values.fluids)
        .toEqual([{ index: 25, amount: 16, water: 112 }]);
    }));
});

describe.each([
  ['Custody', undefined],
  ['Removal', { page: 'removal' }],
  ['Intake', { page: 'intake' }],
  ['Preparation', { page: 'preparation' }],
] as const)('the page %s', (title, at) => {
  it('passes axe in every look, and fits the narrowest screen', () =>
    inBrowser(async (page) => {
      await open(page, at);
      await heading(page, title).waitFor();
      await page
        .locator(at ? '[data-question]' : 'code, p:has-text("no entry yet")')
        .first()
        .waitFor();
      expect(await findingsInAllLooks(page)).toEqual([]);
      expect(await tooWide(page)).toBe(0);
    }));
});
