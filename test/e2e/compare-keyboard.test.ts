import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { nearBoston, table } from './compare-words.ts';
import { setStage } from './harness.ts';
import { focused, tabTo, waitForFocus } from './keyboard.ts';
import { drawer, heading, openResults } from './marketplace-words.ts';

const { inBrowser } = setStage();

const press = (page: Page, key: string) => page.keyboard.press(key);

describe('without a mouse', () => {
  it('a family chooses homes, compares them, changes the basket, exchanges one, and takes one out', () =>
    inBrowser(async (page) => {
      const homes = await nearBoston(4);
      const [first, second, third, fourth] = homes.map(({ name }) => name);
      await openResults(page);
      for (const name of [first, second, third]) {
        await tabTo(page, `Compare ${name}`);
        await press(page, 'Space');
      }
      await tabTo(page, 'Compare 3 homes', 300);
      await press(page, 'Enter');
      await heading(page, 'Compare 3 funeral homes').waitFor();
      await waitForFocus(page, 'Compare 3 funeral homes');
      await table(page).waitFor();
      await expect.poll(() => page.title()).toBe(`Compare ${first}, ${second}, ${third} | Yarrow`);

      await tabTo(page, 'What is compared');
      await press(page, 'ArrowDown');
      await page.waitForURL(/basket=immediate-burial/);
      expect(await focused(page)).toMatch(/^What is compared/);
      await table(page)
        .getByRole('rowheader', { name: /^Immediate burial/ })
        .waitFor();

      await tabTo(page, `Change ${second} for another home`);
      await press(page, 'Enter');
      await drawer(page, `Instead of ${second}`)
        .getByText(/^Homes nearby/)
        .waitFor();
      await tabTo(page, new RegExp(`^${fourth}`));
      await press(page, 'Enter');
      await table(page)
        .getByRole('columnheader', { name: fourth ?? '' })
        .waitFor();
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
      // The button is where it was, and now names the new home.
      await waitForFocus(page, `Change ${fourth} for another home`);

      await tabTo(page, `Remove ${third}`);
      await press(page, 'Enter');
      await heading(page, 'Compare 2 funeral homes').waitFor();
      await waitForFocus(page, 'Compare 2 funeral homes');
    }));

  it("the disclosures unfold on a small screen, and the tray doesn't cover what has the focus", () =>
    inBrowser(
      async (page) => {
        const [first, second] = await nearBoston(2);
        await openResults(page);
        await tabTo(page, `Compare ${first?.name}`);
        await press(page, 'Space');
        await tabTo(page, `Compare ${second?.name}`);
        await press(page, 'Space');
        const tray = page.getByRole('region', { name: 'Comparison' });
        await tray.waitFor();
        for (let presses = 0; presses < 6; presses += 1) {
          await press(page, 'Tab');
          const [bottom, edge] = await tray.evaluate((box) => {
            const active = document.activeElement;
            const isInside = active === null || box.contains(active);
            return [isInside ? 0 : active.getBoundingClientRect().bottom, box.getBoundingClientRect().top];
          });
          expect(bottom).toBeLessThanOrEqual(edge ?? 0);
        }
        await tabTo(page, 'Compare 2 homes', 300);
        await press(page, 'Enter');
        await heading(page, 'Compare 2 funeral homes').waitFor();
        await tabTo(page, 'What this is: Direct cremation');
        await press(page, 'Enter');
        await page
          .getByText(/^If you want to arrange a direct cremation, you can use an alternative container\./)
          .filter({ visible: true })
          .waitFor();
      },
      { viewport: { width: 320, height: 700 } },
    ));
});
