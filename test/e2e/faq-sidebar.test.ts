import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { familyDesk } from '#test/journeys/parts/family-desk.ts';
import { button, openAs } from './account-words.ts';
import { atRest, findingsInAllLooks, tooWide } from './all-looks.ts';
import { desk, open } from './cases-words.ts';
import { setStage } from './harness.ts';
import { hasFocus, tabTo, waitForFocus } from './keyboard.ts';
import { drawer, heading } from './marketplace-words.ts';

const { inBrowser } = setStage();
const WORDS = 'Questions and answers';

const questionsIn = (page: Page) => drawer(page, WORDS).locator('summary');

describe('the FAQ sidebar', () => {
  it("is 450 px at the right, opens and closes by keyboard, and has each screen's own questions", () =>
    inBrowser(async (page) => {
      const { staff, path } = await desk();
      await open(page, staff);
      await tabTo(page, WORDS);
      await page.keyboard.press('Enter');
      await questionsIn(page).filter({ hasText: 'How do I find a case quickly?' }).waitFor();
      await atRest(page);
      expect(
        await drawer(page, WORDS)
          .locator('..')
          .evaluate((panel) => panel.getBoundingClientRect().width),
      ).toBe(450);
      await page.reload();
      await questionsIn(page).filter({ hasText: 'How do I find a case quickly?' }).waitFor();
      await drawer(page, WORDS).getByRole('button', { name: 'Close' }).click();
      await drawer(page, WORDS).waitFor({ state: 'detached' });
      await tabTo(page, WORDS);
      await page.keyboard.press('Enter');
      await questionsIn(page).first().waitFor();
      await hasFocus(drawer(page, WORDS));
      await page.keyboard.press('Escape');
      await waitForFocus(page, WORDS);
      for (const [screen, question] of [
        ['/tasks', 'Where do tasks come from?'],
        ['/contacts', 'Who decides about the funeral?'],
        ['', 'What does the family see of this?'],
      ] as const) {
        await open(page, staff, `${path}${screen}`);
        await button(page, WORDS).click();
        await questionsIn(page).filter({ hasText: question }).waitFor();
      }
    }));

  it('is a sheet of at most 90% on narrow screens, and passes axe in every look', { timeout: 60_000 }, () =>
    inBrowser(
      async (page) => {
        const { row, family } = await familyDesk();
        const { account, password } = family.who;
        await openAs(page, { email: account.email, password }, `/plans/dashboard?caseId=${row.id}`);
        await heading(page, row.decedentFullName).waitFor();
        await button(page, WORDS).click();
        await questionsIn(page).filter({ hasText: 'What does “For you to do” mean?' }).click();
        await page.getByText('These are the few things that only your family can do').waitFor();
        const height = await drawer(page, WORDS)
          .locator('..')
          .evaluate((panel) => panel.getBoundingClientRect().height / innerHeight);
        expect(height).toBeLessThanOrEqual(0.9);
        expect(await findingsInAllLooks(page)).toEqual([]);
        expect(await tooWide(page)).toBe(0);
      },
      { viewport: { width: 390, height: 700 } },
    ),
  );

  it('says that there is nothing yet if the address names no screen, and offers to try again', () =>
    inBrowser(async (page) => {
      await page.goto('/compare?drawer=faq&topic=no-such-screen');
      await drawer(page, WORDS).getByText('No questions have been answered here yet.').waitFor();
      await page.route('**/faq/allQuestions?**', (route) => route.abort());
      await page.goto('/compare?drawer=faq&topic=compare');
      await button(page, 'Retry').waitFor();
      await page.unroute('**/faq/allQuestions?**');
      await button(page, 'Retry').click();
      await questionsIn(page).filter({ hasText: 'Are these prices complete?' }).waitFor();
    }));
});
