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
      // How many depends on the forms that administrators offer meanwhile.
      const missing = await list.getByText('Missing', { exact: true }).count();
      expect(missing).toBeGreaterThan(5);
      await page.getByText(`${missing} missing`, { exact: true }).waitFor();
      expect(await findingsInAllLooks(page)).toEqual([]);
      expect(await tooWide(page)).toBe(0);
      await page.setViewportSize({ width: 1280, height: 800 });

      await button(page, 'Change decedent status').click();
      const change = dialog(page, 'Change the decedent’s status');
      await change.getByRole('radio', { name: /^Cremated remains in care/ }).check();
      await change.getByText(`Authorization: ${words}`, { exact: false }).waitFor();
      expect(await change.getByRole('button', { name: 'Record' }).isDisabled()).toBe(true);
      await page.keyboard.press('Escape');

      await tabTo(page, 'Open details for Medical examiner or coroner');
      await page.keyboard.press('Enter');
      await page.waitForURL(/action=medicalExaminerNotified/);
    }),
);

it('two people go on without a line: one asks, the other agrees, each from their own account', { timeout: 120_000 }, () =>
  inBrowser(async (page) => {
    const { staff, owner, admin, row, path } = await desk();
    await saveAnswers(staff.by, row.id, { dispositionType: 'cremation' });
    await ok('updateDecedentStatus', { caseId: row.id, from: 'not-in-care', value: 'in-care' }, keyed(staff.by));
    await open(page, owner, path);
    const list = page.getByRole('list', { name: 'What cremation needs' });
    await list.waitFor();
    // Of all that is missing, two people may go on only without the personal effects.
    expect(await list.getByRole('button', { name: /^Go on without it/ }).count()).toBe(1);
    await tabTo(page, 'Go on without it: Personal effects');
    await page.keyboard.press('Enter');
    const goOn = dialog(page, 'Go on without this: Personal effects?');
    await goOn.getByLabel('Why').fill('Too short');
    await goOn.getByRole('button', { name: 'Ask a second person' }).click();
    await goOn.getByText('Say why, in at least 20 characters.').waitFor();
    await goOn.getByLabel('Why').fill('The son took everything home on Monday.');
    expect(await findingsInAllLooks(page)).toEqual([]);
    expect(await tooWide(page)).toBe(0);
    await page.setViewportSize({ width: 1280, height: 800 });
    await goOn.getByRole('button', { name: 'Ask a second person' }).click();
    await list.getByText(/^You agreed to go on without it\. A second person can agree until/).waitFor();

    const reason = 'I have seen the receipt with his signature.';
    await ok('overrideGate', { id: row.id, act: 'cremation', key: 'E', reason }, keyed(admin.by));
    await page.reload();
    await list.getByText('Two people go on without it', { exact: true }).waitFor();
    await page.getByText(/was the second of two people to go on without this before cremation: Personal effects\./).waitFor();
    expect(await list.getByRole('button', { name: /^Go on without it/ }).count()).toBe(0);
  }),
);
