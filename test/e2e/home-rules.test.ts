import { describe, expect, it } from 'vitest';
import type { HomeRules } from '#shared/contract/pricing-views.ts';
import { ok } from '#test/cloud/cloud.ts';
import { contractDesk, publishList, readySelection, selectionAt } from '#test/journeys/parts/contract-desk.ts';
import { workPaths } from '#web/work-paths.ts';
import { button, openAs } from './account-words.ts';
import { findingsInAllLooks, tooWide } from './all-looks.ts';
import { dialog } from './cases-words.ts';
import { setStage } from './harness.ts';

const { inBrowser } = setStage();

describe('what a home sets once', () => {
  it('is added beside an example, put in order by keyboard, published, and on the next contract', () =>
    inBrowser(async (page) => {
      const desk = await contractDesk();
      const { admin, locationId, id } = desk;
      const rules = () => ok<HomeRules>('getHomeRules', {}, admin);
      const clergy = { id: crypto.randomUUID(), name: 'Clergy', reason: 'For the clergy.', basisPoints: 1_000 };
      const before = { taxes: [], discounts: [{ ...clergy, appliesTo: ['services'] }] };
      await ok('savePriceRules', { version: 0, rules: before }, admin);
      await openAs(page, { email: desk.member.account.email, password: desk.member.password }, workPaths.taxesAndDiscounts(desk));

      const addTax = async (name: string, rate: string, example: string) => {
        await button(page, 'Add a tax').click();
        const asked = dialog(page, 'Add a tax');
        await asked.getByLabel('Name').fill(name);
        await asked.getByRole('button', { name: 'Add' }).click();
        await asked.getByText('Enter a rate from 0 to 100, like 8.875.').waitFor();
        await asked.getByLabel('Rate in percent').fill(rate);
        await asked.getByText(example).waitFor();
        await asked.getByRole('button', { name: 'Add' }).click();
        await asked.waitFor({ state: 'detached' });
      };
      await addTax('City tax', '8.875', '8.875% of $3,145.00 is $279.12.');
      await addTax('County tax', '0', '0% of $3,145.00 is $0.00.');

      await button(page, 'Add a discount').click();
      const asked = dialog(page, 'Add a discount');
      await asked.getByLabel('Name').fill('Neighbors');
      await asked.getByLabel('Reason, as the family reads it').fill('For families of our town.');
      await asked.getByLabel('Percent', { exact: true }).fill('5');
      await asked.getByText('Of $2,208.00, it takes off $110.40.').waitFor();
      expect(await findingsInAllLooks(page)).toEqual([]);
      expect(await tooWide(page)).toBe(0);
      await page.setViewportSize({ width: 1280, height: 900 });
      await asked.getByRole('button', { name: 'Add' }).click();
      await asked.waitFor({ state: 'detached' });

      const handle = page.getByRole('button', { name: 'Move Neighbors, position 2 of 2' });
      await handle.focus();
      await page.keyboard.press('ArrowUp');
      await expect
        .poll(async () => (await rules()).rules.discounts.map(({ name }) => name), { timeout: 10_000 })
        .toEqual(['Neighbors', 'Clergy']);
      await button(page, 'Remove Clergy').click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
      await button(page, 'Undo').click();
      await expect
        .poll(async () => (await rules()).rules.discounts.map(({ name }) => name), { timeout: 10_000 })
        .toEqual(['Neighbors', 'Clergy']);
      expect(await findingsInAllLooks(page)).toEqual([]);
      expect(await tooWide(page)).toBe(0);
      await page.setViewportSize({ width: 1280, height: 900 });

      await page.getByRole('link', { name: 'general price list', exact: true }).click();
      await page.getByText('What would change').click();
      await page.getByText('Tax: City tax').waitFor();
      await publishList(admin, locationId);

      await page.goto(workPaths.contractTerms({ locationId }));
      await page.getByLabel('Standing terms').fill('Please pay by check.');
      await page.getByLabel('Fee for a returned check').fill('35');
      await page.getByText('Add a finance charge to what is overdue').click();
      await page.getByLabel('Percent a month').fill('9');
      await button(page, 'Save terms').click();
      await page.getByText('Enter a rate above 0 and up to 5, like 1.5.').waitFor();
      await page.getByLabel('Percent a month').fill('1.5');
      await page
        .getByText('A finance charge of 1.5% a month (simple) is added to what is overdue by more than 30 days.')
        .waitFor();
      expect(await findingsInAllLooks(page)).toEqual([]);
      expect(await tooWide(page)).toBe(0);
      await page.setViewportSize({ width: 1280, height: 900 });
      await button(page, 'Save terms').click();
      await page.getByText('Contract terms saved.').waitFor();

      await expect
        .poll(async () => (await selectionAt(admin, id)).statement.taxes.map(({ name }) => name), { timeout: 20_000 })
        .toEqual(['City tax', 'County tax']);
      await readySelection(desk);
      await page.goto(workPaths.caseContract({ locationId, caseId: id }));
      await page.getByText('City tax (8.875%)').first().waitFor();
      await page.getByText('Neighbors').first().waitFor();
      await page.getByText('The fee for a returned check is $35.00.').waitFor();
      expect(await page.getByText('County tax').count()).toBe(0);
    }));
});
