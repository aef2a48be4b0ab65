import { expect, it } from 'vitest';
import type { CaseGates } from '#shared/contract/case-care.ts';
import { ok } from '#test/cloud/cloud.ts';
import { keyed } from '#test/journeys/parts/case-desk.ts';
import { saveAnswers } from '#test/journeys/parts/case-party.ts';
import { familyDesk } from '#test/journeys/parts/family-desk.ts';
import { openAs } from './account-words.ts';
import { findingsInAllLooks, tooWide } from './all-looks.ts';
import { setStage } from './harness.ts';
import { tabTo } from './keyboard.ts';
import { button, heading } from './marketplace-words.ts';

const { inBrowser } = setStage();
const WORDS = 'This does not look like them';

it(
  'a relative says by keyboard that it doesn’t look like them, reads what follows, and the checklist of the staff stops everything',
  { timeout: 120_000 },
  () =>
    inBrowser(async (page) => {
      const { staff, row, family, home } = await familyDesk({ decedentFirstName: 'Amélie' });
      await saveAnswers(staff, row.id, { dispositionType: 'cremation' });
      const { account, password } = family.who;
      await openAs(page, { email: account.email, password }, `/plans/dashboard?caseId=${row.id}`);
      await heading(page, row.decedentFullName).waitFor();
      // Nobody has them yet.
      expect(await button(page, WORDS).count()).toBe(0);

      await ok('updateDecedentStatus', { caseId: row.id, from: 'not-in-care', value: 'in-care' }, keyed(staff));
      await page.reload();
      await button(page, WORDS).waitFor();
      await page.setViewportSize({ width: 320, height: 800 });
      await tabTo(page, WORDS);
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog', { name: 'This does not look like Amélie' });
      const note = dialog.getByLabel(/^What looks different\?/);
      await expect.poll(() => note.evaluate((field) => field === document.activeElement)).toBe(true);
      await page.keyboard.type('Her hair was never that short.');
      expect(await findingsInAllLooks(page)).toEqual([]);
      expect(await tooWide(page)).toBe(0);
      // What was typed is still there for whoever closes it and opens it again.
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'hidden' });
      await button(page, WORDS).click();
      expect(await note.inputValue()).toBe('Her hair was never that short.');
      await tabTo(page, `Tell ${home.name}`);
      await page.keyboard.press('Enter');
      const notice = page.getByText(`${home.name} is checking again`);
      await notice.waitFor();
      const isReached = () =>
        notice.evaluate((words) => document.activeElement?.id === 'identity-notice' && words.getBoundingClientRect().top >= 0);
      await expect.poll(isReached).toBe(true);
      await page.getByText(/^You said that this does not look like Amélie/).waitFor();
      expect(await button(page, WORDS).count()).toBe(0);
      expect(await findingsInAllLooks(page)).toEqual([]);

      const { gates } = await ok<CaseGates>('getCaseGates', { id: row.id }, staff);
      expect(gates.at(-1)?.checks.find(({ key }) => key === 'H')).toMatchObject({
        status: 'missing',
        words: expect.stringContaining('A relative said that this does not look like them.'),
      });
    }),
);
