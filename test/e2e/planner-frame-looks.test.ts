import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { newEmail } from '#test/cloud/cloud.ts';
import { paths } from '#web/paths.ts';
import { findingsInAllLooks, tooWide } from './all-looks.ts';
import { setStage } from './harness.ts';
import { button, drawer, givenHome, heading } from './marketplace-words.ts';
import { atStep, beginAtNeed, goOn, planUpToDisposition, planUpToPackage, titles } from './planner-words.ts';

const { inBrowser } = setStage();

/** The planner's own screens and first steps, in each state that looks different. */
const screens: Record<string, (page: Page, locationId: string) => Promise<void>> = {
  start: async (page, id) => {
    await page.goto(paths.plannerStart({ locationId: id }));
    await heading(page, 'Plan a funeral').waitFor();
  },
  'start with a plan': async (page, id) => {
    await planUpToDisposition(page, id, newEmail('maren'));
    await page.goto(paths.plannerStart({ locationId: id }));
    await page.getByRole('link', { name: 'Continue this plan' }).waitFor();
  },
  'timing, refused': async (page, id) => {
    await page.goto(paths.plannerStep({ locationId: id }));
    await atStep(page, titles.timing);
    await goOn(page);
    await page.getByText('Please check the following').waitFor();
  },
  type: async (page, id) => {
    await page.goto(paths.plannerStep({ locationId: id }));
    await page.getByLabel('Soon, within 6 months').check();
    await goOn(page);
    await atStep(page, titles.type);
  },
  'contacts, refused': async (page, id) => {
    await beginAtNeed(page, id);
    await button(page, 'Add a contact').click();
    await goOn(page);
    await page.getByText('Please check the following').waitFor();
  },
  disposition: async (page, id) => {
    await planUpToDisposition(page, id, newEmail('maren'));
    await page.getByText('Not offered by this home').click();
  },
  wishes: async (page, id) => {
    await planUpToDisposition(page, id, newEmail('maren'));
    await page.getByRole('radio', { name: /^Cremation/ }).check();
    await goOn(page);
    await atStep(page, titles.wishes);
    await page.getByRole('checkbox').first().check();
    await page.getByRole('radio').first().check();
  },
  package: async (page, id) => {
    await planUpToDisposition(page, id, newEmail('maren'));
    await planUpToPackage(page);
    await page.getByRole('radio').first().check();
    await page.getByRole('group', { name: 'Packages' }).getByRole('radio').last().check();
    await page.getByText('Price Includes').first().click();
  },
  'questions and answers': async (page, id) => {
    await page.goto(paths.plannerStep({ locationId: id }));
    await atStep(page, titles.timing);
    await button(page, 'Questions and answers').click();
    await drawer(page, 'Questions and answers').getByText('Can I change the plan later?').waitFor();
  },
  'save and finish later': async (page, id) => {
    await planUpToDisposition(page, id, newEmail('maren'));
    await button(page, 'Save and finish later').click();
    await drawer(page, 'Save and finish later').getByRole('button', { name: 'Create account and save' }).waitFor();
  },
};

describe.each(Object.entries(screens))('%s', (_, open) => {
  it("passes axe wide and narrow, light and dark, and doesn't scroll sideways at 320 px", () =>
    inBrowser(
      async (page) => {
        const { id } = await givenHome();
        await open(page, id);
        expect(await findingsInAllLooks(page)).toEqual([]);
        expect(await tooWide(page)).toBe(0);
      },
      { reducedMotion: 'reduce' },
    ));
});
