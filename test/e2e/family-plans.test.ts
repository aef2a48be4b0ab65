import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { paths } from '#web/paths.ts';
import { openAs, signIn } from './account-words.ts';
import { findingsInAllLooks, tooWide } from './all-looks.ts';
import { givenFamily, type Someone } from './cast.ts';
import { answerPagesThatAsk, givenPlan } from './given-plan.ts';
import { setStage } from './harness.ts';
import { button, drawer, heading, toast } from './marketplace-words.ts';

const { inBrowser } = setStage();

/** Signs a family in and gives them the plan of this browser, as the planner does when it opens. */
const familyWithPlan = async (page: Page): Promise<{ family: Someone; planId: string; homeName: string }> => {
  const family = await givenFamily();
  const { path, planId, home } = await givenPlan(page, { changes: answerPagesThatAsk });
  await signIn(page, family);
  await page.goto(path('summary'));
  await heading(page, 'Check your plan').waitFor();
  await button(page, 'Save the plan').click();
  await page.getByText(/^Saved at /).waitFor();
  await button(page, 'Keep it in an account').waitFor({ state: 'detached' });
  await page.goto(paths.plansDashboard());
  return { family, planId, homeName: home.name };
};

describe('the plans of a family', () => {
  it('are listed with their home, total, and what is missing, and can be renamed, archived, and restored', () =>
    inBrowser(async (page) => {
      const { homeName } = await familyWithPlan(page);
      const card = page.getByRole('main').getByRole('listitem').filter({ hasText: homeName }).first();
      await card.getByText('Still missing').waitFor();
      expect(await card.textContent()).toMatch(/Total so far \$[\d,]+\.\d\d/);

      await card.getByRole('button', { name: /^More for / }).click();
      await page.getByRole('menuitem', { name: 'Rename' }).click();
      const dialog = page.getByRole('dialog', { name: 'Rename the plan' });
      await dialog.getByLabel('Name').fill('Mother, at the harbor');
      await dialog.getByRole('button', { name: 'Save' }).click();
      await page.getByRole('heading', { level: 2, name: 'Mother, at the harbor' }).waitFor();

      await button(page, 'More for Mother, at the harbor').click();
      await page.getByRole('menuitem', { name: 'Archive' }).click();
      await page.getByText('You have no plans yet.').waitFor();
      await toast(page, 'The plan is archived.').waitFor();
      await page
        .getByLabel(/^Notifications/)
        .getByRole('button', { name: 'Undo' })
        .click();
      await page.getByRole('heading', { level: 2, name: 'Mother, at the harbor' }).waitFor();
    }));

  it('open in full, signed in, and copy to another home', () =>
    inBrowser(async (page) => {
      const { planId, homeName } = await familyWithPlan(page);
      await page.getByRole('link', { name: /^Open / }).click();
      await page.waitForURL(`**/plans/dashboard/${planId}`);
      await page.getByRole('heading', { level: 2, name: 'What it costs' }).waitFor();
      await page.getByRole('heading', { level: 2, name: 'Progress' }).waitFor();
      await page.getByRole('button', { name: /^More for / }).click();
      await page.getByRole('menuitem', { name: 'Duplicate for another home' }).click();
      const panel = drawer(page, /^Duplicate/);
      await panel.getByText(/^Homes nearby/).waitFor();
      const other = panel.getByRole('listitem').getByRole('button').filter({ hasNotText: homeName }).first();
      await other.click();
      await page
        .getByLabel(/^Notifications/)
        .getByText(/^Your plan is now at /)
        .waitFor();
      await page.waitForURL((url) => /\/plans\/dashboard\/[0-9a-f-]+$/.test(url.pathname) && !url.pathname.endsWith(planId));
      await page.goto('/plans/dashboard');
      await expect.poll(() => page.getByRole('link', { name: /^Open / }).count()).toBe(2);
    }));

  it('say so if a plan is not theirs', () =>
    inBrowser(async (page) => {
      await openAs(page, await givenFamily(), '/plans/dashboard/0198a000-0000-7000-8000-000000000001');
      await heading(page, 'Plan not found').waitFor();
    }));

  it("pass axe wide and narrow, light and dark, and don't scroll sideways at 320 px", () =>
    inBrowser(
      async (page) => {
        const { planId } = await familyWithPlan(page);
        await page.getByText('Still missing').waitFor();
        expect(await page.title()).toBe('Your plans | Yarrow');
        expect(await findingsInAllLooks(page)).toEqual([]);
        expect(await tooWide(page)).toBe(0);
        await page.goto(paths.planDetails({ planId }));
        await page.getByRole('heading', { level: 2, name: 'Progress' }).waitFor();
        expect(await findingsInAllLooks(page)).toEqual([]);
        expect(await tooWide(page)).toBe(0);
      },
      { reducedMotion: 'reduce' },
    ));
});
