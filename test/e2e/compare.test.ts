import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { baskets } from '#shared/pricing/basket.ts';
import { formatCents } from '#shared/values/money.ts';
import { homeCalled, launched, notLaunched } from '#test/world/world.ts';
import { paths } from '#web/paths.ts';
import { cellsOf, comparisonOf, nearBoston, openComparison, profileOf, table } from './compare-words.ts';
import { setStage } from './harness.ts';
import { button, drawer, found, heading, openResults, toast } from './marketplace-words.ts';

const { inBrowser } = setStage();

const toggles = { name: /^Compare / } as const;
const phone = { viewport: { width: 390, height: 844 } };
const full = 'You can compare 4 homes at a time. Remove one to add this one.';

describe('choosing homes while searching', () => {
  it('keeps them over pages and reloads, says why a fifth is refused, and leads to their comparison', () =>
    inBrowser(async (page) => {
      const homes = await nearBoston(5);
      const toggle = (nth: number) => page.getByRole('checkbox', { name: `Compare ${homes[nth]?.name}`, exact: true });
      await openResults(page);
      const tray = page.getByRole('region', { name: 'Comparison' });
      expect(await tray.count()).toBe(0);
      await toggle(0).check();
      await tray.getByText('Choose one more to compare.').waitFor();
      await toggle(1).check();
      await tray.getByRole('link', { name: 'Compare 2 homes' }).waitFor();

      await found(page).nth(2).click();
      await heading(page, homes[2]?.name ?? '').waitFor();
      await button(page, 'Add to comparison').click();
      await page.getByRole('link', { name: 'Compare 3 homes' }).waitFor();
      await page.goBack();
      await toggle(3).check();
      await page.reload();
      await tray.getByRole('link', { name: 'Compare 4 homes' }).waitFor();
      for (const nth of [0, 1, 2, 3]) await expect.poll(() => toggle(nth).isChecked()).toBe(true);
      await toggle(4).click();
      await page.getByText(full).waitFor();
      expect(await toggle(4).isChecked()).toBe(false);

      await button(tray, `Take ${homes[3]?.name} out of the comparison`).click();
      await page.getByText(full).waitFor({ state: 'detached' });
      await tray.getByRole('link', { name: 'Compare 3 homes' }).click();
      await heading(page, 'Compare 3 funeral homes').waitFor();
      const address = new URL(page.url());
      expect(address.searchParams.get('homes')).toBe(
        homes
          .slice(0, 3)
          .map(({ id }) => id)
          .join(','),
      );
      expect(address.search).toContain('near=Boston,+MA');
      await page
        .getByText(/(About \d+ miles?|Less than a mile) from Boston, MA$/)
        .filter({ visible: true })
        .first()
        .waitFor();
      await page.getByRole('link', { name: 'Back to the results' }).click();
      await found(page).first().waitFor();
      await expect.poll(() => page.getByRole('checkbox', toggles).and(page.locator(':checked')).count()).toBe(3);
    }));

  it("keeps a person's own location out of the link", () =>
    inBrowser(async (page) => {
      await page.goto('/?lat=42.3601&lon=-71.0589');
      await found(page).first().waitFor();
      for (const nth of [0, 1]) await page.getByRole('checkbox', toggles).nth(nth).check();
      await page.getByRole('link', { name: 'Compare 2 homes' }).click();
      await heading(page, 'Compare 2 funeral homes').waitFor();
      expect([...new URL(page.url()).searchParams.keys()]).toEqual(['homes', 'basket']);
    }, phone));
});

describe('homes side by side', () => {
  it('show every line of the basket at each home, the total with the lowest marked, and no total if a line is missing', () =>
    inBrowser(async (page) => {
      const homes = await Promise.all((await nearBoston(4)).map(({ id }) => profileOf(id)));
      await openComparison(page, await comparisonOf(4, 'funeral-burial'), 4);
      const lines = await table(page).getByRole('rowheader').allTextContents();
      expect(lines.filter((text) => /All-in total/.test(text))).toHaveLength(2);
      const priced = homes.map(({ baskets: prices }) => prices.find(({ basket }) => basket === 'funeral-burial')?.price);
      const lowest = Math.min(...priced.flatMap((price) => price?.priceCents ?? []));
      // Some homes near Boston don't embalm. Without one, this would test only half.
      expect(priced.some((price) => price?.missing.includes('embalming'))).toBe(true);
      const totals = await cellsOf(page, /^All-in total/);
      priced.forEach((price, index) => {
        if (!price || price.priceCents === null) expect(totals[index]).toBe('No totalNot listed: embalming');
        else {
          expect(totals[index]).toContain(formatCents(price.priceCents));
          expect(totals[index]?.includes('Lowest')).toBe(price.priceCents === lowest);
        }
      });
      const embalming = await cellsOf(page, /^Embalming/);
      homes.forEach(({ priceList }, index) => {
        const listed = priceList?.lines.find(({ line }) => line === 'embalming');
        if (listed) expect(embalming[index]).toContain(formatCents(listed.minCents));
        else expect(embalming[index]).toBe('Not listed');
      });
      // The required disclosure is beside the line that needs it.
      await page.getByText('What homes must tell you: Embalming').filter({ visible: true }).click();
      await page
        .getByText(/^Except in certain special cases, embalming is not required by law\./)
        .filter({ visible: true })
        .first()
        .waitFor();
    }));

  it('change their basket, and the address with it; a relative sees the same', () =>
    inBrowser(async (page) => {
      await openComparison(page, await comparisonOf(3, 'direct-cremation'), 3);
      expect((await cellsOf(page, /^All-in total/)).every((text) => text.includes('$'))).toBe(true);
      await page.getByLabel('What is compared').selectOption({ label: baskets['funeral-burial'].label });
      await page.waitForURL(/basket=funeral-burial/);
      await page.getByText('Not listed: embalming').filter({ visible: true }).first().waitFor();
      const here = await table(page).textContent();
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await button(page, 'Copy link for a relative').click();
      await page.getByText('Link copied. Paste it into a message or an email.').waitFor();
      const link = await page.evaluate(() => navigator.clipboard.readText());
      await inBrowser(async (relatives) => {
        await openComparison(relatives, link, 3);
        await expect.poll(() => table(relatives).textContent()).toBe(here);
      });
    }));

  it("share the link on phones that can, and show it if it can't be copied", () =>
    inBrowser(async (page) => {
      await page.addInitScript(() => {
        const shared: unknown[] = [];
        Object.assign(globalThis, { shared });
        navigator.share = async (data) => {
          shared.push(data);
        };
        Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('refused')) } });
      });
      const address = await comparisonOf(2, 'immediate-burial');
      await openComparison(page, address, 2);
      await button(page, 'Send to a relative').click();
      const shared = () => page.evaluate(() => (globalThis as unknown as { shared: { title: string; url: string }[] }).shared);
      await expect.poll(shared).toHaveLength(1);
      const link = (await shared())[0]?.url ?? '';
      expect(new URL(link).pathname + new URL(link).search).toBe(address);
      await button(page, 'Copy link').click();
      expect(await page.getByLabel('Link to this comparison').inputValue()).toBe(link);
    }, phone));

  it('can be taken out, put back, exchanged, and added', () =>
    inBrowser(async (page) => {
      const [first, second, third, , fifth] = await nearBoston(5);
      if (!first || !second || !third || !fifth) throw new Error('There are five homes near Boston.');
      await openComparison(page, await comparisonOf(3, 'direct-cremation'), 3);
      await button(page, `Remove ${second.name}`).click();
      await heading(page, 'Compare 2 funeral homes').waitFor();
      await toast(page, `${second.name} was removed from the comparison.`).waitFor();
      await page.getByRole('button', { name: 'Undo' }).click();
      await heading(page, 'Compare 3 funeral homes').waitFor();

      await button(page, `Change ${second.name} for another home`).click();
      const choosing = drawer(page, `Instead of ${second.name}`);
      await choosing.getByText(/^Homes nearby/).waitFor();
      expect(await choosing.getByRole('button', { name: first.name }).count()).toBe(0);
      await choosing.getByLabel('Name of a home, city or ZIP code').fill(fifth.name);
      await choosing.getByRole('button', { name: 'Search' }).click();
      await choosing.getByText(`Homes for “${fifth.name}”`).waitFor();
      await choosing.getByRole('button', { name: fifth.name }).click();
      await page.waitForURL((url) => url.searchParams.get('homes') === [first.id, fifth.id, third.id].join(','));
      await table(page).getByRole('columnheader', { name: fifth.name }).waitFor();
      await expect.poll(() => new URL(page.url()).search).not.toContain('drawer');

      await button(page, 'Add another home').click();
      await drawer(page, 'Add a home').getByRole('button', { name: second.name }).click();
      await heading(page, 'Compare 4 funeral homes').waitFor();
      expect(await button(page, 'Add another home').count()).toBe(0);
      expect(
        await page
          .getByRole('link', { name: /^Plan with this home/ })
          .first()
          .getAttribute('href'),
      ).toBe(paths.plannerStart({ locationId: first.id }));
    }));
});

describe('an address with more, fewer, or other things than homes', () => {
  it('says which home is no longer shown, by its name if it was chosen here, and compares the others', () =>
    inBrowser(async (page) => {
      const [first, second] = await nearBoston(2);
      const gone = notLaunched[0];
      if (!first || !second || !gone) throw new Error('The sample world has homes that are not launched.');
      const address = paths.compare({ homes: [first.id, gone.id, second.id], basket: 'direct-cremation' });
      await openComparison(page, address, 2);
      await page.getByText('The second home of this link is no longer shown on Yarrow. The others are compared below.').waitFor();
      expect(await table(page).getByRole('columnheader').count()).toBe(2);
      await page.evaluate(
        ([id, name]) => sessionStorage.setItem('yarrow:compared-before', JSON.stringify([{ id, name }])),
        [gone.id, gone.name],
      );
      await page.reload();
      await page.getByText(`${gone.name} is no longer shown on Yarrow. The others are compared below.`).waitFor();
    }));

  it('says what it could not read and what was too much', () =>
    inBrowser(async (page) => {
      const homes = (await nearBoston(5)).map(({ id }) => id);
      await openComparison(page, paths.compare({ homes: ['averell', ...homes], basket: 'direct-cremation' }), 4);
      await page
        .getByText(
          /^One entry of this link is not the address of a home .* You can compare 4 homes at a time\. The first 4 .* one more was left out\.$/,
        )
        .waitFor();
      await page.goto('/compare?homes=%00,%F0%9F%8C%BC&basket=feast&lat=x');
      await page.getByText('Choose two to four homes to compare').waitFor();
      await page.getByText(/^2 entries of this link are not the address of a home/).waitFor();
    }));

  it('leads on from one home, and from none', () =>
    inBrowser(async (page) => {
      const [first, second] = await nearBoston(2);
      await page.goto(paths.compare({ homes: [first?.id ?? '', randomUUID()], basket: 'direct-cremation' }));
      await page.getByText(`One home so far: ${first?.name}.`).waitFor();
      await page.getByRole('button', { name: second?.name ?? '' }).click();
      await heading(page, 'Compare 2 funeral homes').waitFor();
      await page.goto('/compare');
      await page.getByRole('link', { name: 'Compare the 2 homes you have chosen' }).click();
      await heading(page, 'Compare 2 funeral homes').waitFor();
    }));

  it('compares a home without a price list without a price', () =>
    inBrowser(async (page) => {
      const [first] = await nearBoston(1);
      const without = launched.find(({ priceList }) => !priceList);
      if (!first || !without) throw new Error('The sample world has a home without a price list.');
      await openComparison(page, paths.compare({ homes: [first.id, without.id], basket: 'direct-cremation' }), 2);
      expect((await cellsOf(page, /^All-in total/))[1]).toBe('No totalThis home lists none of it here.');
      expect((await cellsOf(page, /^Cremation fee/))[1]).toBe('Not listed');
      expect(await table(page).getByText('Lowest', { exact: true }).count()).toBe(0);
    }));

  it('keeps the homes that loaded when one did not, and tries again', () =>
    inBrowser(async (page) => {
      const homes = await nearBoston(3);
      let isDown = true;
      await page.route(`**/api/public/locations/${homes[1]?.id}`, (route) => (isDown ? route.abort() : route.continue()));
      await openComparison(page, await comparisonOf(3, 'direct-cremation'), 2);
      await page.getByText('The second home of this link could not be loaded. The others are compared below.').waitFor();
      isDown = false;
      await button(page, 'Retry').click();
      await heading(page, 'Compare 3 funeral homes').waitFor();
    }));
});

it('finds the home without embalming that these tests need in the sample world', () => {
  expect(homeCalled('Union Square').priceList?.lines.some(({ line }) => line === 'embalming')).toBe(false);
});
