import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { familyDesk } from '#test/journeys/parts/family-desk.ts';
import { address, button, openAs } from './account-words.ts';
import { findingsInAllLooks, tooWide } from './all-looks.ts';
import { setStage } from './harness.ts';
import { tabTo } from './keyboard.ts';
import { heading, toast } from './marketplace-words.ts';
import { box, dayFromNow, givenTasks } from './task-words.ts';

const { inBrowser } = setStage();

/** Opens a relative's case with a task for the family and one for the home. */
async function relative(page: Page) {
  const desk = await familyDesk();
  await givenTasks(
    desk.row,
    { name: 'Bring clothing', access: 'family-only', dueOn: dayFromNow(3), description: 'Glasses too.' },
    { name: 'Tell us of their life', access: 'family-only', actionType: 'url', actionTargetUrl: 'obituary/personal-details' },
    { name: 'Sign somewhere', access: 'family-only', actionType: 'url', actionTargetUrl: 'stationery-builder' },
    { name: 'Reserve the chapel', access: 'any', dueOn: dayFromNow(2) },
    { name: 'Check the pacemaker', access: 'staff-only' },
  );
  const { account, password } = desk.family.who;
  await openAs(page, { email: account.email, password }, `/plans/dashboard?caseId=${desk.row.id}`);
  await heading(page, desk.row.decedentFullName).waitFor();
  await box(page, 'Bring clothing').waitFor();
  return desk;
}

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

describe('the tasks of a family', () => {
  it('can be checked by keyboard, undone, and stay so', () =>
    inBrowser(async (page) => {
      await relative(page);
      await tabTo(page, 'Bring clothing');
      await page.keyboard.press('Space');
      await toast(page, 'Thank you. It is marked as done.').waitFor();
      // Hold the Undo back until the box is checked again: what was done last has to win.
      const { promise: isAnswered, resolve: answerUndo } = Promise.withResolvers<void>();
      await page.route('**/completeMyTask', async (route) => {
        if (route.request().postDataJSON().completed === false) await isAnswered;
        await route.continue();
      });
      await button(page, 'Undo').click();
      await expect.poll(() => box(page, 'Bring clothing').isChecked()).toBe(false);
      const isKept = page.waitForResponse(
        (answer) => answer.url().endsWith('/completeMyTask') && answer.request().postDataJSON().completed === true,
      );
      await box(page, 'Bring clothing').check();
      answerUndo();
      await isKept;
      await page.unroute('**/completeMyTask');
      await page.reload();
      await expect.poll(() => box(page, 'Bring clothing').isChecked()).toBe(true);
    }));

  it('are restored if they could not be saved, with a way to try again', () =>
    inBrowser(async (page) => {
      await relative(page);
      await page.route('**/completeMyTask', (route) => route.abort());
      await box(page, 'Bring clothing').click();
      await button(page, 'Retry').waitFor();
      await expect.poll(() => box(page, 'Bring clothing').isChecked()).toBe(false);
      // It says why beside the task, too.
      expect(
        await part(page, 'For you to do')
          .getByText(/connection|reach/i)
          .count(),
      ).toBe(1);
      await page.unroute('**/completeMyTask');
      await button(page, 'Retry').click();
      await toast(page, 'Thank you. It is marked as done.').waitFor();
      await expect.poll(() => box(page, 'Bring clothing').isChecked()).toBe(true);
    }));

  it('lead to their own pages, if there are any, and are separate from what the home does', () =>
    inBrowser(async (page) => {
      await relative(page);
      const own = part(page, 'For you to do');
      expect(await own.getByRole('link', { name: 'Complete task: Sign somewhere' }).count()).toBe(0);
      const ours = part(page, 'We’re taking care of');
      await ours.getByText('Reserve the chapel').waitFor();
      expect(await ours.getByRole('checkbox').count()).toBe(0);
      expect(await page.getByText('Check the pacemaker').count()).toBe(0);
      await own.getByRole('link', { name: 'Complete task: Tell us of their life' }).click();
      await heading(page, 'The obituary').waitFor();
      await expect.poll(() => address(page)).toContain('page=obituary');
    }));

  it("pass axe wide and narrow, light and dark, and don't scroll sideways at 320 px", { timeout: 60_000 }, () =>
    inBrowser(async (page) => {
      await relative(page);
      await part(page, 'We’re taking care of').waitFor();
      expect(await findingsInAllLooks(page)).toEqual([]);
      expect(await tooWide(page)).toBe(0);
    }),
  );
});
