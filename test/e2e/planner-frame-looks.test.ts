import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { newEmail } from '#test/cloud/cloud.ts';
import { axeFindings } from './axe.ts';
import { setStage } from './harness.ts';
import { button, drawer, givenHome, heading } from './marketplace-words.ts';
import { atStep, beginAtNeed, goOn, planPath, planUpToDisposition, planUpToPackage, startPath, titles } from './planner-words.ts';

const { inBrowser } = setStage();

/** The planner's own screens and first steps, in the states that look different. */
const screens: Record<string, (page: Page, locationId: string) => Promise<void>> = {
  start: async (page, id) => {
    await page.goto(startPath(id));
    await heading(page, 'Plan a funeral').waitFor();
  },
  'start with a plan': async (page, id) => {
    await planUpToDisposition(page, id, newEmail('maren'));
    await page.goto(startPath(id));
    await page.getByRole('link', { name: 'Go on with this plan' }).waitFor();
  },
  'timing, refused': async (page, id) => {
    await page.goto(planPath(id));
    await atStep(page, titles.timing);
    await goOn(page);
    await page.getByText('Please check the following').waitFor();
  },
  type: async (page, id) => {
    await page.goto(planPath(id));
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
    await page.goto(planPath(id));
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

const looks = [
  { width: 1280, colorScheme: 'light' },
  { width: 1280, colorScheme: 'dark' },
  { width: 390, colorScheme: 'light' },
  { width: 390, colorScheme: 'dark' },
] as const;

/** Colours that fade from one theme to the other are neither. */
const atRest = (page: Page) =>
  page.evaluate(() => {
    const passing = document.getAnimations().filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
    return Promise.allSettled(passing.map((animation) => animation.finished));
  });

describe.each(Object.entries(screens))('%s', (_, open) => {
  it('passes axe wide and narrow, light and dark, and needs no sideways scrolling at 320 px', () =>
    inBrowser(
      async (page) => {
        const { id } = await givenHome();
        await open(page, id);
        const findings: string[] = [];
        for (const { width, colorScheme } of looks) {
          await page.setViewportSize({ width, height: 844 });
          await page.emulateMedia({ colorScheme });
          await atRest(page);
          findings.push(...(await axeFindings(page)).map((finding) => `${width} px, ${colorScheme}: ${finding}`));
        }
        expect(findings).toEqual([]);
        await page.setViewportSize({ width: 320, height: 700 });
        const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
        // Less than nothing is the strip that is kept for a scroll bar.
        expect(over).toBeLessThanOrEqual(0);
      },
      { reducedMotion: 'reduce' },
    ));
});
