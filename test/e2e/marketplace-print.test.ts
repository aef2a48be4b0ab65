import { describe, expect, it } from 'vitest';
import { setStage } from './harness.ts';
import { button, givenHome, heading } from './marketplace-words.ts';

const { inBrowser } = setStage();

describe("a home's page on paper", () => {
  it('is its price list with name, address, and phone number, without what only a screen needs', () =>
    inBrowser(
      async (page) => {
        const home = await givenHome();
        await page.goto(home.path);
        await heading(page, home.name).waitFor();
        await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
        const priceList = page.getByRole('table', { name: `General Price List of ${home.name}` });
        await priceList.waitFor();
        expect(await priceList.getByRole('rowheader').count()).toBeGreaterThanOrEqual(16);
        expect(await page.getByText('These prices are effective as of').isVisible()).toBe(true);
        expect(await heading(page, home.name).isVisible()).toBe(true);
        expect(await page.getByText(/^\(\d{3}\) 555-01\d\d$/).isVisible()).toBe(true);
        expect(await page.getByRole('heading', { name: home.packageName }).isVisible()).toBe(true);
        for (const name of ['Contact this home', 'Print this page', 'Use light theme', `Package details of ${home.packageName}`])
          expect(await button(page, name).isVisible()).toBe(false);
        for (const role of ['banner', 'contentinfo', 'navigation'] as const)
          expect(await page.getByRole(role).filter({ visible: true }).count()).toBe(0);
        // Black on white, in any theme.
        const colors = await priceList.evaluate((table) => [
          getComputedStyle(document.body).backgroundColor,
          getComputedStyle(table).color,
        ]);
        expect(colors[0]).toBe('rgb(255, 255, 255)');
        expect(Math.max(...(colors[1]?.match(/\d+/g) ?? []).map(Number))).toBeLessThan(80);
        // Nothing is cut off at the edge of the paper.
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
        ).toBeLessThanOrEqual(0);
      },
      { viewport: { width: 700, height: 900 }, colorScheme: 'dark' },
    ));
});
