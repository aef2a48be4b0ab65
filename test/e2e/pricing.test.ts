import { describe, expect, it } from 'vitest';
import { transactMerchandise } from '#functions/table/merchandise-changes.ts';
import { priceRowWrite, readPriceRows } from '#functions/table/price-row.ts';
import { openCloudTable } from '#test/cloud/cloud.ts';
import { world } from '#test/world/world.ts';
import { workPaths } from '#web/work-paths.ts';
import { address, button, heading } from './account-words.ts';
import { findingsInAllLooks, tooWide } from './all-looks.ts';
import { setStage } from './harness.ts';
import { hasFocus, tabTo, waitForFocus } from './keyboard.ts';
import { enterOverview, givenPricer, openGrid, openOverview, priceOf, storedPrices } from './pricing-words.ts';

const { inBrowser } = setStage();
const category = 'Care and preparation';

describe('filling in prices without a mouse', () => {
  it('goes down a column, saves everything together, reports the bad price, and keeps the other four', () =>
    inBrowser(async (page) => {
      const person = await givenPricer();
      await openGrid(page, person, category);
      await priceOf(page, 'Embalming').waitFor();
      await tabTo(page, 'Price: Embalming');
      for (const typed of ['900', '$1,234.5', '-80', '170.25', '231']) {
        await page.keyboard.type(typed);
        await page.keyboard.press('Enter');
      }
      await waitForFocus(page, 'Price: A private hour');
      await page.keyboard.press('ArrowUp');
      await waitForFocus(page, 'Price: Watching until the funeral');
      await expect.poll(() => priceOf(page, 'Dressing, hair and cosmetics').inputValue()).toBe('1,234.50');
      await page.getByText('5 unsaved').waitFor();
      await page.keyboard.press('Control+s');
      await waitForFocus(page, /1 row was not saved; everything else was/);
      await page.getByText('1 unsaved').waitFor();
      expect(await storedPrices(person)).toEqual({
        Embalming: 90_000,
        'Dressing, hair and cosmetics': 123_450,
        'Ritual washing': 17_025,
        'Watching until the funeral': 23_100,
      });
      await tabTo(page, 'Cool room: A price cannot be below zero.');
      await page.keyboard.press('Enter');
      await waitForFocus(page, 'Price: Cool room');
      await expect.poll(() => priceOf(page, 'Cool room').inputValue()).toBe('-80.00');
      await page.keyboard.press('Control+a');
      await page.keyboard.type('80');
      await tabTo(page, 'Save');
      await page.keyboard.press('Enter');
      await page.getByText('Nothing to save').waitFor();
      expect((await storedPrices(person))['Cool room']).toBe(8_000);
    }));

  it('restores the old value on Escape, offers what gets its first price, and opens details by keyboard', () =>
    inBrowser(async (page) => {
      const person = await givenPricer();
      await openGrid(page, person, 'Caskets');
      const price = priceOf(page, 'Cherry casket');
      await price.fill('4,390');
      expect(await page.getByRole('checkbox', { name: 'Offered: Cherry casket' }).isChecked()).toBe(true);
      await price.blur();
      await price.focus();
      await page.keyboard.type('7');
      await page.keyboard.press('Escape');
      expect(await price.inputValue()).toBe('4,390.00');
      await page.goto(`/locations/${person.locationId}/pricing`);
      await page.getByText('1 not saved yet').waitFor();
      await page.getByRole('link', { name: 'Burial', exact: true }).click();
      await tabTo(page, 'Details: Immediate burial');
      await page.keyboard.press('Enter');
      await tabTo(page, 'Add a container to Immediate burial');
      await page.keyboard.press('Enter');
      await tabTo(page, 'Note on the price list');
      await page.keyboard.press('Shift+Tab');
      const container = page.getByRole('textbox', { name: 'Container', exact: true }).last();
      expect(await container.inputValue()).toBe('');
      await container.fill('Shroud of linen');
      await page.getByRole('textbox', { name: 'Price with Shroud of linen: Immediate burial' }).fill('1750');
      await page.keyboard.press('Control+s');
      await page.getByText('Nothing to save').waitFor();
      const rows = await readPriceRows(openCloudTable(), person.locationId, { consistent: true });
      const containers = rows.flatMap((row) => (row.kind === 'service' ? (row.variants ?? []) : []));
      expect(containers.at(-1)).toEqual({ container: 'Shroud of linen', priceCents: 175_000, providedBy: 'funeral-home' });
    }));

  it("reports a bad price only after the press that left the field, so that the row doesn't move from under the pointer", () =>
    inBrowser(async (page) => {
      const person = await givenPricer();
      await openGrid(page, person, 'Burial');
      await page.getByRole('button', { name: 'Details: Immediate burial' }).click();
      const containers = page.getByRole('textbox', { name: 'Container', exact: true });
      const before = await containers.count();
      await page
        .getByRole('textbox', { name: /^Price with .*: Immediate burial$/ })
        .first()
        .fill('ask us');
      const add = page.getByRole('button', { name: 'Add a container to Immediate burial' });
      await add.scrollIntoViewIfNeeded();
      // Press its upper edge, which an error above it would push away.
      const box = (await add.boundingBox())!;
      await page.mouse.move(box.x + box.width / 2, box.y + 4);
      await page.mouse.down();
      await page.mouse.up();
      await page.getByText('Enter a price, like 1,234.50.').waitFor();
      await expect.poll(() => containers.count()).toBe(before + 1);
    }));

  it('fills a column downward with values copied from a spreadsheet', () =>
    inBrowser(async (page) => {
      const person = await givenPricer();
      await openGrid(page, person, category);
      await priceOf(page, 'Cool room').focus();
      await page.evaluate(() => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/plain', '$95.00\tper day\r\n$1,200.5\r\nask us\r\n4\r\n5\r\n6\r\n7\r\n');
        document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
      });
      await page.getByText('Filled 5 rows. 2 more pasted values have no row here.').waitFor({ state: 'attached' });
      const names = ['Cool room', 'Ritual washing', 'Watching until the funeral', 'A private hour', 'Removal of a pacemaker'];
      const values = await Promise.all(names.map((name) => priceOf(page, name).inputValue()));
      expect(values).toEqual(['95.00', '1,200.50', 'ask us', '4.00', '5.00']);
      await waitForFocus(page, 'Price: Removal of a pacemaker');
      await page.getByText('Enter a price, like 1,234.50.').waitFor();
    }));
});

describe('unsaved prices', () => {
  it('survive a reload and another visit, and are counted in the overview', () =>
    inBrowser(async (page) => {
      const person = await givenPricer();
      await openGrid(page, person, category);
      await priceOf(page, 'Embalming').fill('987.65');
      await page.getByText('1 unsaved').waitFor();
      await page.reload();
      await page.getByText('1 unsaved').waitFor();
      await expect.poll(() => priceOf(page, 'Embalming').inputValue()).toBe('987.65');
      await openOverview(page, person);
      await page.getByText('1 not saved yet').waitFor();
      expect(await storedPrices(person)).toEqual({});
    }));

  it("stay if the server can't be reached, and are saved by the next try", () =>
    inBrowser(async (page) => {
      const person = await givenPricer();
      await openGrid(page, person, category);
      await priceOf(page, 'Embalming').fill('900');
      await page.route('**/api/pricingPlans', (route) => route.abort());
      await button(page, 'Save').click();
      await page.getByText('We could not reach Yarrow.').waitFor();
      expect(await priceOf(page, 'Embalming').inputValue()).toBe('900.00');
      await page.unroute('**/api/pricingPlans');
      await button(page, 'Save').click();
      await page.getByText('Nothing to save').waitFor();
      expect((await storedPrices(person)).Embalming).toBe(90_000);
    }));

  it('are shown beside what someone else saved meanwhile, and the person chooses', () =>
    inBrowser(async (page) => {
      const person = await givenPricer();
      await openGrid(page, person, category);
      await priceOf(page, 'Embalming').fill('900');
      const serviceId = world.catalog.services.find(({ name }) => name === 'Embalming')?.id as string;
      const theirs = {
        kind: 'service',
        id: serviceId,
        isOffered: true,
        unit: 'flat',
        name: '',
        note: '',
        priceCents: 70_000,
      } as const;
      await transactMerchandise(openCloudTable(), person.locationId, [
        priceRowWrite(person.locationId, { ...theirs, version: 0 }),
      ]);
      await button(page, 'Save').click();
      const choice = page.getByRole('region', { name: /Embalming was changed by someone else/ });
      await choice.getByText('$700.00').waitFor();
      await choice.getByText('$900.00').waitFor();
      await page.getByText('A colleague changed 1 row.').waitFor();
      await button(page, 'Choose which to keep').click();
      await hasFocus(choice.getByRole('heading'));
      await choice.getByRole('button', { name: 'Keep what I typed' }).click();
      await button(page, 'Save').click();
      await page.getByText('Nothing to save').waitFor();
      const [row] = await readPriceRows(openCloudTable(), person.locationId, { consistent: true });
      expect(row).toMatchObject({ priceCents: 90_000, version: 2 });
    }));
});

describe('finding something to price', () => {
  it('searches all categories, says when nothing has that name, and leads to the row', () =>
    inBrowser(async (page) => {
      const person = await givenPricer();
      await enterOverview(page, person);
      const search = page.getByRole('searchbox', { name: 'Find a service or an item' });
      await search.fill('helicopter');
      await page.getByText('Nothing has that name.').waitFor();
      await button(page, 'Clear search').click();
      await search.fill('brass');
      await page.getByRole('link', { name: 'Brass urn' }).click();
      await heading(page, 'Urns').waitFor();
      await waitForFocus(page, 'Price: Brass urn');
    }));
});

describe('the pricing screens', () => {
  it('keep their button to save above the bar of a phone', () =>
    inBrowser(
      async (page) => {
        await openGrid(page, await givenPricer(), category);
        const bar = await page.getByRole('navigation', { name: 'Workspace' }).boundingBox();
        const saving = await page.getByRole('region', { name: 'Saving' }).boundingBox();
        expect(saving!.y + saving!.height).toBeLessThanOrEqual(bar!.y + 1);
      },
      { viewport: { width: 390, height: 844 } },
    ));

  it("pass axe in every look and don't scroll sideways at 320 px", () =>
    inBrowser(async (page) => {
      const person = await givenPricer();
      await enterOverview(page, person);
      expect(address(page)).toBe(workPaths.pricing({ locationId: person.locationId }));
      expect(await findingsInAllLooks(page)).toEqual([]);
      expect(await tooWide(page)).toBe(0);
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.getByRole('link', { name: 'Burial', exact: true }).click();
      await page.getByRole('button', { name: 'Details: Immediate burial' }).click();
      await priceOf(page, 'Cotton shroud').fill('-1');
      await button(page, 'Save').click();
      await page.getByText('1 row was not saved; everything else was').waitFor();
      expect(await findingsInAllLooks(page)).toEqual([]);
      expect(await tooWide(page)).toBe(0);
    }));
});
