import { describe, expect, it } from 'vitest';
import { workPaths } from '#web/work-paths.ts';
import { heading, openAs } from './account-words.ts';
import { findingsInAllLooks, tooWide } from './all-looks.ts';
import { desk, dialog } from './cases-words.ts';
import { setStage } from './harness.ts';
import { hasFocus, tabTo, waitForFocus } from './keyboard.ts';
import { toast } from './marketplace-words.ts';
import { always, box, card, givenTasks } from './task-words.ts';

const { inBrowser } = setStage();

describe('a task of one’s own', () => {
  it('is added, edited, and completed by keyboard, at any width', { timeout: 60_000 }, () =>
    inBrowser(async (page) => {
      const { staff, row } = await desk();
      const locationId = row.providerLocationId;
      await givenTasks(row, {
        name: 'Name a contact',
        actionType: 'url',
        actionTargetUrl: 'contacts',
        completeWhen: { '!': [always] },
      });
      const { account, password } = staff.person;
      await openAs(page, { email: account.email, password }, workPaths.myDay({ locationId }));
      await heading(page, 'Today').waitFor();
      await page.getByText('Nothing is scheduled today.').waitFor();
      await tabTo(page, 'Add task');
      await page.keyboard.press('Enter');
      const drawer = dialog(page, 'Add task');
      await hasFocus(drawer);
      await drawer.getByLabel('Task', { exact: true }).focus();
      await page.keyboard.type('Wash the hearse');
      await page.keyboard.press('Enter');
      await toast(page, 'Task added.').waitFor();
      await card(page, 'Wash the hearse').getByText('Stella Teal', { exact: true }).waitFor();
      await tabTo(page, 'Edit Wash the hearse');
      await page.keyboard.press('Enter');
      await waitForFocus(page, 'Task');
      await page.keyboard.press('End');
      await page.keyboard.type(' and the van');
      await page.keyboard.press('Enter');
      await box(page, 'Wash the hearse and the van').waitFor();
      expect(await tooWide(page)).toBe(0);
      expect(await findingsInAllLooks(page)).toEqual([]);
      await page.keyboard.press('j');
      await page.keyboard.press('x');
      await toast(page, 'Task completed.').waitFor();
      await page.goto(workPaths.caseTasks({ locationId, caseId: row.id }));
      await box(page, 'Name a contact').press('Space');
      const ask = page.getByRole('alertdialog', { name: 'Complete “Name a contact”?' });
      await ask.getByRole('link', { name: 'Open contacts' }).click();
      await heading(page, 'Contacts').waitFor();
    }),
  );
});
