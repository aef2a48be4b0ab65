import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { type StepKey, stepOf } from '#shared/planner/steps.ts';
import { atRest, findingsInAllLooks, tooWide } from './all-looks.ts';
import { answerPagesThatAsk, givenPlan } from './given-plan.ts';
import { setStage } from './harness.ts';
import { tabTo, waitForFocus } from './keyboard.ts';
import { button, drawer } from './marketplace-words.ts';

const { inBrowser } = setStage();

type Screen = { step: StepKey; disposition?: 'burial' | 'cremation'; wait: (page: Page) => Promise<unknown> };

const cards = (page: Page) => page.getByText('In your plan').first().waitFor();
const items = (page: Page) => page.getByText(/^\d+ items?$/).waitFor();

/** The later steps, in each state that looks different. */
const screens: Record<string, Screen> = {
  'service details': { step: 'service-details', wait: cards },
  'additional services': { step: 'additional-services', wait: cards },
  'caskets as a price list': { step: 'interment', disposition: 'burial', wait: items },
  'caskets with pictures and filters': {
    step: 'interment',
    disposition: 'burial',
    wait: async (page) => {
      await items(page);
      await button(page, 'Pictures').click();
      await page.getByText('Sort and filter').click();
      await page
        .getByRole('button', { name: /^Choose: / })
        .first()
        .click();
    },
  },
  'an item': {
    step: 'interment',
    disposition: 'burial',
    wait: async (page) => {
      await page
        .getByRole('button', { name: /^Picture and details: / })
        .first()
        .click();
      await page.getByRole('dialog').getByRole('term').first().waitFor();
    },
  },
  urns: { step: 'cremated-remains', wait: items },
  keepsakes: { step: 'keepsakes', wait: items },
  memorial: {
    step: 'memorial',
    wait: (page) =>
      page
        .getByRole('button', { name: /^Choose: |^Take out: / })
        .first()
        .waitFor(),
  },
  'certified copies, refused': {
    step: 'death-certificates',
    wait: async (page) => {
      await button(page, 'Continue').click();
      await page.getByText('Please check the following').waitFor();
    },
  },
  conference: { step: 'conference', wait: cards },
  summary: { step: 'summary', wait: (page) => page.getByText(/required answers? (is|are) missing/).waitFor() },
};

describe.each(Object.entries(screens))('%s', (name, { step, disposition = 'cremation', wait }) => {
  it("passes axe wide and narrow, light and dark, and doesn't scroll sideways at 320 px", () =>
    inBrowser(
      async (page) => {
        const isRefused = name.endsWith('refused');
        const { path } = await givenPlan(page, { disposition, ...(isRefused ? {} : { changes: answerPagesThatAsk }) });
        await page.goto(path(step));
        await wait(page);
        expect(await findingsInAllLooks(page)).toEqual([]);
        expect(await tooWide(page)).toBe(0);
        expect(new URL(page.url()).pathname.endsWith(stepOf(step).path)).toBe(true);
      },
      { reducedMotion: 'reduce' },
    ));
});

describe('the total', () => {
  it('passes axe over its ceiling, in the panel and in the sheet', () =>
    inBrowser(
      async (page) => {
        const { path } = await givenPlan(page, {
          changes: (home, plan) => ({ ...answerPagesThatAsk(home, plan), ceilingCents: 100_000 }),
        });
        await page.goto(path('service-details'));
        await page.getByText('What would save most').filter({ visible: true }).waitFor();
        expect(await findingsInAllLooks(page)).toEqual([]);
        await page.setViewportSize({ width: 320, height: 700 });
        await page.getByRole('button', { name: /^Total \$/ }).click();
        await drawer(page, 'What it costs').getByText('What would save most').waitFor();
        await atRest(page);
        expect(await tooWide(page)).toBe(0);
        expect(await findingsInAllLooks(page)).toEqual([]);
      },
      { reducedMotion: 'reduce' },
    ));
});

describe('with the keyboard only', () => {
  it('a service is chosen, an item added, and the summary reached', () =>
    inBrowser(async (page) => {
      const { path } = await givenPlan(page, { changes: answerPagesThatAsk });
      await page.goto(path('memorial'));
      await tabTo(page, 'Choose: Film of photographs');
      await page.keyboard.press('Enter');
      await page.getByRole('group', { name: 'Film of photographs' }).getByText('In your plan').waitFor();
      await page.goto(path('keepsakes'));
      await page.getByText(/^\d+ items?$/).waitFor();
      await tabTo(page, 'Choose: Keepsake urn');
      await page.keyboard.press('Enter');
      await page.getByRole('group', { name: 'In your plan' }).waitFor();
      await page.goto(path('conference'));
      await page.getByRole('heading', { level: 2, name: 'Arrangement conference' }).waitFor();
      await tabTo(page, 'Continue');
      await page.keyboard.press('Enter');
      await waitForFocus(page, 'Check your plan');
    }));
});
