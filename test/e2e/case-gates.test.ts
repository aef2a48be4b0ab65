import { expect, it } from 'vitest';
import { ok } from '#test/cloud/cloud.ts';
import { keyed } from '#test/journeys/parts/case-desk.ts';
import { saveAnswers } from '#test/journeys/parts/case-party.ts';
import { button } from './account-words.ts';
import { findingsInAllLooks, tooWide } from './all-looks.ts';
import { desk, dialog, open } from './cases-words.ts';
import { setStage } from './harness.ts';
import { tabTo } from './keyboard.ts';

const { inBrowser } = setStage();

it(
  'a case lists what its cremation needs, leads to what is missing by keyboard, and refuses the move in the same words',
  { timeout: 120_000 },
  () =>
    inBrowser(async (page) => {
      const { staff, row, path } = await desk();
      await open(page, staff, path);
      const undecided = page.getByRole('region', { name: 'What the disposition needs' });
      await undecided.getByText('Once the disposition is chosen, this lists what has to be in place for it.').waitFor();
      await undecided.getByRole('link', { name: 'Choose the disposition' }).click();
      await page.locator('[data-question]').first().waitFor();

      await saveAnswers(staff.by, row.id, { dispositionType: 'cremation' });
      await ok('updateDecedentStatus', { caseId: row.id, from: 'not-in-care', value: 'in-care' }, keyed(staff.by));
      await open(page, staff, path);
      const list = page.getByRole('list', { name: 'What cremation needs' });
      await list.waitFor();
      const words = 'Send the authorization, and have it signed.';
      await list.getByRole('listitem').filter({ hasText: words }).getByText('Missing', { exact: true }).waitFor();
      await page.getByText('8 missing', { exact: true }).waitFor();
      expect(await findingsInAllLooks(page)).toEqual([]);
      expect(await tooWide(page)).toBe(0);
      await page.setViewportSize({ width: 1280, height: 800 });

      await button(page, 'Change decedent status').click();
      const change = dialog(page, 'Change the decedent’s status');
      await change.getByRole('radio', { name: /^Cremated remains in care/ }).check();
      await change.getByRole('button', { name: 'Record' }).click();
      await page.getByText(`Authorization: ${words}`, { exact: false }).waitFor();
      await page.keyboard.press('Escape');

      await tabTo(page, 'Open details for Medical examiner or coroner');
      await page.keyboard.press('Enter');
      await page.waitForURL(/action=medicalExaminerNotified/);
    }),
);
