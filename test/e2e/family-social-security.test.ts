import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { ok } from '#test/cloud/cloud.ts';
import { dashboardOf, keyed } from '#test/journeys/parts/case-desk.ts';
import { familyDesk, joined } from '#test/journeys/parts/family-desk.ts';
import { newNumber, saysNumber } from '#test/journeys/parts/planted-number.ts';
import { openAs } from './account-words.ts';
import { findingsInAllLooks, tooWide } from './all-looks.ts';
import { setStage } from './harness.ts';
import { tabTo, waitForFocus } from './keyboard.ts';
import { toast } from './marketplace-words.ts';

const { inBrowser } = setStage();

const part = (page: Page) => page.getByRole('region', { name: 'Social Security number', exact: true });
const buttonOf = (page: Page, word: string) => part(page).getByRole('button', { name: `${word} the Social Security number` });
const box = (page: Page) => page.getByRole('dialog').getByRole('textbox', { name: 'Social Security number' });

/** Opens the page of a relative's case that asks about the decedent's life. */
async function open(page: Page) {
  const desk = await familyDesk();
  const { account, password } = desk.family.who;
  await openAs(page, { email: account.email, password }, `/plans/dashboard?caseId=${desk.row.id}&page=case-details`);
  await part(page).waitFor();
  const revealed = async () => {
    const input = { id: desk.row.id, reason: 'death-certificate' };
    return (await ok<{ socialSecurityNumber: string }>('revealSocialSecurityNumber', input, desk.staff)).socialSecurityNumber;
  };
  return { ...desk, revealed };
}

describe('a family and the Social Security number of their case', () => {
  it('add and replace it by keyboard only, and never see a digit of it again', () =>
    inBrowser(async (page) => {
      const { row, staff, family, revealed } = await open(page);
      const [number, next] = [newNumber(), newNumber()];
      await part(page).getByText('Not on file yet').waitFor();
      await tabTo(page, /^Add the Social Security number/);
      await page.keyboard.press('Enter');
      await waitForFocus(page, 'Social Security number');
      expect(await box(page).getAttribute('inputmode')).toBe('numeric');
      await page.keyboard.press('Enter');
      await page.getByText('Enter all 9 digits, like 123-45-6789').waitFor();
      await box(page).fill('078-05-1120');
      await page.keyboard.press('Enter');
      await page.getByText('That isn’t a valid Social Security number. Check it and try again.').waitFor();
      await box(page).fill(number.replaceAll('-', ''));
      await page.keyboard.press('Enter');
      await toast(page, 'Social Security number saved.').waitFor();
      await part(page).getByText('On file', { exact: true }).waitFor();
      await waitForFocus(page, 'Replace the Social Security number');
      expect(saysNumber(await page.content(), number)).toBe(false);
      expect(await part(page).textContent()).not.toMatch(/\d/);
      expect(await revealed()).toBe(number);

      await page.reload();
      await buttonOf(page, 'Replace').press('Enter');
      await waitForFocus(page, 'Social Security number');
      expect(await box(page).inputValue()).toBe('');
      await page.keyboard.type(next);
      await page.keyboard.press('Enter');
      await box(page).waitFor({ state: 'detached' });
      await expect.poll(revealed).toBe(next);
      const who = `${family.who.account.firstName} ${family.who.account.lastName}`;
      expect((await dashboardOf(staff, row.id)).timeline).toEqual(
        expect.arrayContaining([
          expect.objectContaining({ kind: 'number-replaced', by: expect.objectContaining({ name: who, kind: 'family' }) }),
        ]),
      );
    }));

  it("keep what is typed while it can't be saved, see why, and save it the next time", () =>
    inBrowser(async (page) => {
      const { row, revealed } = await open(page);
      const sister = await joined(row, { firstName: 'Samira' });
      const [number, hers] = [newNumber(), newNumber()];
      await buttonOf(page, 'Add').click();
      await box(page).fill(number);
      // Pressing outside doesn't close it.
      await page.mouse.click(5, 5);
      expect(await box(page).inputValue()).toBe(number);
      await page.route('**/api/myCases/replaceSocialSecurityNumber', (route) => route.abort(), { times: 1 });
      const save = page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true });
      await save.click();
      await page.getByRole('dialog').getByRole('alert').waitFor();
      expect(await box(page).inputValue()).toBe(number);

      const input = { caseId: row.id, socialSecurityNumber: hers, expected: { isOnFile: false } };
      await ok('replaceSocialSecurityNumber', input, keyed(sister.by));
      await save.click();
      await page.getByText('Someone else added a number in the meantime.').waitFor();
      await page.getByRole('dialog', { name: 'Replace the Social Security number' }).waitFor();
      expect(await box(page).inputValue()).toBe(number);
      expect(await revealed()).toBe(hers);
      await save.click();
      await toast(page, 'Social Security number saved.').waitFor();
      expect(await revealed()).toBe(number);
    }));

  it('passes axe in every look, with its dialog, and fits the narrowest screen', { timeout: 60_000 }, () =>
    inBrowser(async (page) => {
      await open(page);
      expect(await findingsInAllLooks(page)).toEqual([]);
      expect(await tooWide(page)).toBe(0);
      await buttonOf(page, 'Add').click();
      expect(await findingsInAllLooks(page)).toEqual([]);
      expect(await tooWide(page)).toBe(0);
    }),
  );
});
