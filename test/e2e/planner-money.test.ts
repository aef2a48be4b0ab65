import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { formatCents } from '#shared/values/money.ts';
import { answerPagesThatAsk, givenPlan } from './given-plan.ts';
import { setStage } from './harness.ts';
import { button, drawer, heading, toast } from './marketplace-words.ts';
import { atStep } from './planner-words.ts';

const { inBrowser } = setStage();
const phone = { viewport: { width: 390, height: 844 } };

const panel = (page: Page) => page.getByRole('complementary', { name: 'Total' });

/** Returns the total in the panel, in US cents. */
const totalIn = async (page: Page): Promise<number> => {
  const words = (await panel(page).getByText('Total so far').locator('..').textContent()) ?? '';
  return Math.round(Number(words.replace(/[^\d.]/g, '')) * 100);
};

const setCeiling = async (page: Page, dollars: number) => {
  await panel(page).getByRole('button', { name: 'Set a ceiling for the total' }).click();
  await panel(page).getByLabel('The most you want to spend').fill(String(dollars));
  await panel(page).getByRole('button', { name: 'Set', exact: true }).click();
};

const mostExpensive = (
  home: { items: { id: string; itemCategoryId: string; name: string; priceCents: number }[] },
  category: string,
) => {
  const [item] = home.items
    .filter(({ itemCategoryId }) => itemCategoryId === category)
    .toSorted((one, other) => other.priceCents - one.priceCents);
  if (!item) throw new Error('The home sells nothing of that kind.');
  return item;
};

describe('the total beside the steps', () => {
  it('says immediately what a choice adds and why, and what changed last', () =>
    inBrowser(async (page) => {
      const { path } = await givenPlan(page, { pick: (all) => all.find(({ pricingMethod }) => pricingMethod === 'a-la-carte') });
      await page.goto(path('service-details'));
      await panel(page).getByText('Total so far').waitFor();
      const before = await totalIn(page);
      const card = page.getByRole('group', { name: 'Memorial service' });
      await card.getByRole('button', { name: 'Choose: Memorial service' }).click();
      await expect.poll(() => totalIn(page)).toBeGreaterThan(before);
      const added = (await totalIn(page)) - before;
      await panel(page)
        .getByText(`+${formatCents(added)}: Memorial service`)
        .waitFor();
      const line = panel(page).getByRole('listitem').filter({ hasText: 'Memorial service' });
      expect(await line.textContent()).toContain('You chose it.');
      expect(await line.textContent()).toContain('On the price list under');
      await page
        .getByRole('status')
        .filter({ hasText: `Total ${formatCents(before + added)}.` })
        .waitFor();

      await card.getByRole('radio', { name: 'A celebrant that the home finds' }).check();
      await expect.poll(() => totalIn(page)).toBeGreaterThan(before + added);
      await expect.poll(() => panel(page).textContent()).toContain('It follows from your answer under “Memorial service”');

      await card.getByRole('button', { name: 'Take out: Memorial service' }).click();
      await expect.poll(() => totalIn(page)).toBe(before);
      await toast(page, 'Memorial service was taken out.').waitFor();
      await button(page, 'Undo').click();
      await expect.poll(() => totalIn(page)).toBeGreaterThan(before + added);
      // The earlier answer came back with it.
      await expect.poll(() => card.getByRole('radio', { name: 'A celebrant that the home finds' }).isChecked()).toBe(true);
    }));

  it('gets a plan under its ceiling by a swap, and undoes the swap with one press', () =>
    inBrowser(async (page) => {
      const { path } = await givenPlan(page, {
        disposition: 'burial',
        changes: (home, plan) => {
          const caskets = home.itemCategories.find(({ gplLine }) => gplLine === 'caskets');
          const item = mostExpensive(home, caskets?.id ?? '');
          const chosen = {
            displayServiceId: item.id,
            isAddOn: true,
            answers: [],
            items: [{ locationItemId: item.id, quantity: 1 }],
          };
          return { selectedDisplayServices: [...plan.selectedDisplayServices, chosen] };
        },
      });
      await page.goto(path('interment'));
      await panel(page).getByText('Total so far').waitFor();
      const before = await totalIn(page);
      await setCeiling(page, before / 100 - 500);
      await panel(page).getByText('$500.00 above it').waitFor();
      const offers = panel(page)
        .getByRole('region', { name: 'What would save most' })
        .getByRole('button', { name: /Save \$/ });
      await offers.first().waitFor();
      expect(await offers.count()).toBeLessThanOrEqual(3);
      await panel(page)
        .getByRole('button', { name: /^Choose .* casket instead of .*Save \$/ })
        .click();
      await expect.poll(() => totalIn(page)).toBeLessThanOrEqual(before - 50_000);
      await panel(page).getByText(/left$/).waitFor();
      await panel(page)
        .getByRole('button', { name: /^Undo: Choose/ })
        .click();
      await expect.poll(() => totalIn(page)).toBe(before);
      await panel(page).getByText('$500.00 above it').waitFor();

      // The toast of a swap undoes it too.
      await panel(page)
        .getByRole('button', { name: /^Choose .* casket instead of .*Save \$/ })
        .click();
      await expect.poll(() => totalIn(page)).toBeLessThan(before);
      await page
        .getByLabel(/^Notifications/)
        .getByRole('button', { name: 'Undo' })
        .first()
        .click();
      await expect.poll(() => totalIn(page)).toBe(before);

      await page.reload();
      await panel(page).getByText('$500.00 above it').waitFor();
    }));

  it('is in a bar on a phone, opens the breakdown in a sheet that Back closes, and covers no field', () =>
    inBrowser(async (page) => {
      const { path, template } = await givenPlan(page, { changes: answerPagesThatAsk });
      await page.goto(path('service-details'));
      const bar = page.getByRole('button', { name: /^Total \$/ });
      await bar.waitFor();
      await bar.click();
      const sheet = drawer(page, 'What it costs');
      await sheet.getByText('Line by line').waitFor();
      await expect.poll(() => sheet.textContent()).toContain(`“${template.name}”`.slice(1, -1));
      await page.goBack();
      await sheet.waitFor({ state: 'detached' });
      await heading(page, 'How will you come together?').waitFor();

      // What has the keyboard focus is always above the bar.
      const covered: string[] = [];
      for (let press = 0; press < 40; press += 1) {
        await page.keyboard.press('Tab');
        const hidden = await page.evaluate(() => {
          const element = document.activeElement;
          const bar = document.querySelector('[data-total-bar]');
          if (!element || !bar || bar.contains(element) || element === document.body) return null;
          const box = element.getBoundingClientRect();
          const edge = bar.getBoundingClientRect();
          return edge.bottom >= innerHeight - 1 && box.bottom > edge.top + 1 && box.top < edge.bottom
            ? element.outerHTML.slice(0, 120)
            : null;
        });
        if (hidden) covered.push(hidden);
      }
      expect(covered).toEqual([]);
    }, phone));

  it("doesn't exist before a package is chosen", () =>
    inBrowser(async (page) => {
      const { path } = await givenPlan(page);
      await page.goto(path('select-template'));
      await atStep(page, 'Which package comes closest?');
      expect(await page.getByText('Total so far').count()).toBe(0);
      expect(await page.locator('[data-total-bar]').count()).toBe(0);
    }));
});
