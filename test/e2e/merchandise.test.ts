import { describe, expect, it } from 'vitest';
import { transactMerchandise } from '#functions/table/merchandise-changes.ts';
import { priceRowWrite } from '#functions/table/price-row.ts';
import { openCloudTable } from '#test/cloud/cloud.ts';
import { world } from '#test/world/world.ts';
import { workPaths } from '#web/work-paths.ts';
import { button, heading, openAs } from './account-words.ts';
import { findingsInAllLooks, tooWide } from './all-looks.ts';
import { setStage } from './harness.ts';
import { copied, hasFocus, paste, tabTo } from './keyboard.ts';
import {
  cellOf,
  enterMerchandise,
  givenOwnItems,
  openCategory,
  placesOf,
  storedCents,
  waitForCell,
} from './merchandise-words.ts';
import { givenPricer, storedPrices } from './pricing-words.ts';

const { inBrowser } = setStage();
const drawer = 'dialog';

/** Returns the name in a row's heading: a variant is on a line below its item, and a badge below both. */
const nameIn = (text: string): string => text.replace(/,\n/, ', ').split('\n')[0] ?? '';

describe('a category of merchandise, by keyboard', () => {
  it('fills in a pasted column, undoes it, names what is no price, and saves the rest', () =>
    inBrowser(async (page) => {
      const person = await givenPricer();
      await enterMerchandise(page, person);
      await openCategory(page, 'Caskets');
      await page.getByRole('grid').locator('[tabindex="0"]').focus();
      await page.keyboard.press('Control+Home');
      await page.keyboard.press('ArrowRight');
      const names = (await page.getByRole('rowheader').allInnerTexts()).map(nameIn);
      const [first = '', second = '', third = '', fourth = ''] = names;
      await waitForCell(cellOf(page, first, 'price'));
      const before = await cellOf(page, second, 'price').innerText();
      await paste(page, '$1,111.5\r\n2222\r\nask us\r\n4444.44\r\n');
      await page.getByText('4 cells pasted.').waitFor();
      await expect.poll(() => cellOf(page, second, 'price').innerText()).toContain('$2,222.00');
      await page.keyboard.press('Control+z');
      await expect.poll(() => cellOf(page, second, 'price').innerText()).toBe(before);
      await page.keyboard.press('Control+Shift+z');
      await expect.poll(() => cellOf(page, fourth, 'price').innerText()).toContain('$4,444.44');
      expect(await cellOf(page, third, 'price').getAttribute('aria-invalid')).toBe('true');
      await page.getByText('4 unsaved').waitFor();
      await page.keyboard.press('Control+s');
      await page.getByRole('alert').getByText('1 row wasn’t saved').waitFor();
      await page.getByText('1 unsaved').waitFor();
      expect(await storedCents(person)).toEqual([111_150, 222_200, 444_444]);
      await cellOf(page, third, 'price').focus();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowUp');
      await waitForCell(cellOf(page, third, 'price'));
      await page.keyboard.type('333');
      await page.keyboard.press('Enter');
      await waitForCell(cellOf(page, fourth, 'price'));
      await page.keyboard.press('Control+s');
      await page.getByText('Nothing to save').waitFor();
      expect(await storedCents(person)).toEqual([33_300, 111_150, 222_200, 444_444]);
    }));

  it('edits, restores, selects, copies, clears, checks boxes, and lets Tab out', () =>
    inBrowser(async (page) => {
      const person = await givenPricer();
      await enterMerchandise(page, person);
      await openCategory(page, 'Caskets');
      const price = cellOf(page, 'Oak casket', 'price');
      await price.click();
      await waitForCell(price);
      const before = await price.innerText();
      await page.keyboard.press('F2');
      await page.getByRole('textbox', { name: 'Price: Oak casket' }).fill('12');
      await page.keyboard.press('Escape');
      await waitForCell(price);
      expect(await price.innerText()).toBe(before);
      await page.keyboard.type('12');
      await page.keyboard.press('Tab');
      await waitForCell(cellOf(page, 'Oak casket', 'offered'));
      await expect.poll(() => price.innerText()).toContain('$12.00');
      await page.keyboard.press('Space');
      const isOffered = await cellOf(page, 'Oak casket', 'offered').innerText();
      await page.keyboard.press('Space');
      await expect.poll(() => cellOf(page, 'Oak casket', 'offered').innerText()).not.toBe(isOffered);
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Shift+ArrowDown');
      await page.keyboard.press('Shift+ArrowRight');
      await expect.poll(() => page.locator('[aria-selected="true"]').count()).toBe(4);
      expect(await copied(page)).toMatch(/^12\.00\t(Yes|No)\n[\d,.]+\t(Yes|No)$/);
      await page.keyboard.press('Delete');
      await page.getByText('4 cells cleared.').waitFor();
      await page.keyboard.press('Control+z');
      await expect.poll(() => price.innerText()).toContain('$12.00');
      await page.keyboard.press('Control+a');
      await expect.poll(() => page.locator('[aria-selected="false"]').count()).toBe(0);
      await page.keyboard.press('Control+Home');
      await page.keyboard.press('Escape');
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.closest('[role="grid"]') === null)).toBe(true);
      await page.reload();
      await page.getByText(/^\d+ unsaved$/).waitFor();
      await expect.poll(() => cellOf(page, 'Oak casket', 'price').innerText()).toContain('$12.00');
    }));

  it('moves items by keys, buttons, and a drag, undoes that, and saves the order', () =>
    inBrowser(async (page) => {
      const person = await givenPricer();
      await enterMerchandise(page, person);
      await openCategory(page, 'Caskets');
      // Variants move with their item.
      const names = async () => {
        const rows = (await page.getByRole('rowheader').allInnerTexts()).map(nameIn);
        return rows.filter((name) => !name.includes(', ')).slice(0, 3);
      };
      const [first = '', second = '', third = ''] = await names();
      await cellOf(page, first, 'price').click();
      await page.keyboard.press('Alt+ArrowDown');
      await expect.poll(names).toEqual([second, first, third]);
      await waitForCell(cellOf(page, first, 'price'));
      await page.getByText(new RegExp(`^${first}: position \\d+ of`)).waitFor();
      await page.getByText('2 unsaved').waitFor();
      await page.keyboard.press('Control+z');
      await expect.poll(names).toEqual([first, second, third]);
      await page.getByText('Nothing to save').waitFor();
      const handle = page.getByRole('row').nth(1).locator('[data-move]');
      const rowOf = (name: string) => page.getByRole('row').filter({ hasText: name }).last();
      const target = await rowOf(third).boundingBox();
      await handle.hover();
      await page.mouse.down();
      await page.mouse.move(400, (target?.y ?? 0) + (target?.height ?? 0) - 4, { steps: 4 });
      await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
      await page.mouse.up();
      await expect.poll(names).toEqual([second, third, first]);
      await button(page, `Move ${first} to the top`).click();
      await expect.poll(names).toEqual([first, second, third]);
      await button(page, `Move ${first} down`).click();
      await page.keyboard.press('Control+s');
      await page.getByText('Nothing to save').waitFor();
      expect(await placesOf(person, [second, first, third])).toEqual([0, 1, 2]);
      await page.getByRole('searchbox', { name: 'Search items' }).fill('casket');
      await page.keyboard.press('Enter');
      await page.getByText('To change the order, show all items.').waitFor();
      expect(await page.locator('[data-move]').count()).toBe(0);
    }));

  it('shows both versions of a row that someone else saved, and saves the chosen one', () =>
    inBrowser(async (page) => {
      const person = await givenPricer();
      await enterMerchandise(page, person);
      await openCategory(page, 'Caskets');
      await cellOf(page, 'Oak casket', 'price').click();
      await page.keyboard.type('2000');
      await page.keyboard.press('Enter');
      const { id = '' } = world.catalog.merchandiseItems.find(({ name }) => name === 'Oak casket') ?? {};
      const theirs = { kind: 'item', id, version: 0, isOffered: true, isSpecialOrder: false, priceCents: 190_000 } as const;
      await transactMerchandise(openCloudTable(), person.locationId, [priceRowWrite(person.locationId, theirs)]);
      await page.keyboard.press('Control+s');
      await page.getByRole('heading', { name: /^Oak casket was changed by someone else/ }).waitFor();
      await page.getByText('$1,900.00').first().waitFor();
      const choice = page.getByRole('region', { name: /^Oak casket was changed by someone else/ });
      await hasFocus(choice);
      await page.getByText('A colleague changed 1 row.').waitFor();
      await cellOf(page, 'Oak casket', 'price').focus();
      await button(page, 'Choose which to keep').click();
      await hasFocus(choice);
      await button(page, 'Keep what I typed').click();
      await page.getByText('Kept on this device until you save').waitFor();
      await page.keyboard.press('Control+s');
      await page.getByText('Nothing to save').waitFor();
      expect((await storedPrices(person))['Oak casket']).toBe(200_000);
    }));

  it('changes all prices that show as one step, after showing them before and after', () =>
    inBrowser(async (page) => {
      const person = await givenPricer();
      await enterMerchandise(page, person);
      await openCategory(page, 'Caskets');
      await page.getByRole('searchbox', { name: 'Search items' }).fill('willow');
      await page.keyboard.press('Enter');
      await expect.poll(() => page.getByRole('rowheader').count()).toBe(1);
      const before = await cellOf(page, 'Woven willow casket', 'price').innerText();
      await tabTo(page, 'Change prices');
      await page.keyboard.press('Enter');
      await hasFocus(page.getByRole(drawer));
      await page.getByRole('textbox', { name: 'Percent' }).fill('10');
      await page.getByText('1 price would change.').waitFor();
      await page.getByRole('table').getByText(before).waitFor();
      await page.keyboard.press('Enter');
      const news = page.getByText('1 price changed. Nothing is saved yet.');
      await news.waitFor();
      await page.getByText('1 unsaved').waitFor();
      await page.getByRole('button', { name: 'Undo' }).first().click();
      await expect.poll(() => cellOf(page, 'Woven willow casket', 'price').innerText()).toBe(before);
      await news.waitFor({ state: 'detached' });
      await button(page, 'Change prices').click();
      await page.getByRole('textbox', { name: 'Percent' }).fill('10');
      await button(page, 'Change 1 price').click();
      await news.waitFor();
      await page.keyboard.press('Control+s');
      await page.getByText('Nothing to save').waitFor();
      await news.waitFor({ state: 'detached' });
    }));
});

describe('items of a home’s own', () => {
  it('are added, shown as families see them, retired, and restored', () =>
    inBrowser(async (page) => {
      const person = await givenPricer();
      await enterMerchandise(page, person);
      await openCategory(page, 'Caskets');
      await tabTo(page, 'Add your own');
      await page.keyboard.press('Enter');
      const panel = page.getByRole(drawer);
      await hasFocus(panel);
      await hasFocus(panel.getByRole('textbox', { name: 'Name' }));
      await page.keyboard.type('Amish oak casket');
      await panel.getByRole('textbox', { name: 'Description' }).fill('Solid oak, made by hand in Lancaster County.');
      await panel.getByRole('textbox', { name: 'Price in dollars: Item' }).fill('1895');
      await panel.getByRole('heading', { name: 'Amish oak casket', level: 3 }).waitFor();
      await panel.getByText('Families see this with your next list.').waitFor();
      await panel.getByRole('button', { name: 'Save', exact: true }).dblclick();
      await panel.getByRole('button', { name: 'Add pictures' }).waitFor();
      expect(new URL(page.url()).searchParams.get('item')).not.toBe('new');
      await panel.getByRole('button', { name: 'Close', exact: true }).last().click();
      await panel.waitFor({ state: 'detached' });
      await cellOf(page, 'Amish oak casket', 'price').getByText('$1,895.00').waitFor();
      expect(await page.getByRole('rowheader', { name: /^Amish oak casket/ }).count()).toBe(1);
      await page.getByRole('rowheader', { name: /^Amish oak casket/ }).focus();
      await page.getByText('Amish oak casket').first().click();
      await hasFocus(panel);
      await button(page, 'Retire').click();
      await button(page, 'Restore').click();
      await button(page, 'Retire').waitFor();
    }));

  it('are made from the catalog’s', () =>
    inBrowser(async (page) => {
      const person = await givenPricer();
      await enterMerchandise(page, person);
      await openCategory(page, 'Caskets');
      await page
        .getByRole('rowheader', { name: /^Oak casket/ })
        .getByText('Oak casket')
        .click();
      const panel = page.getByRole(drawer);
      await button(page, 'Make it our own').click();
      await page
        .getByRole('dialog', { name: 'Make Oak casket your own?' })
        .getByRole('button', { name: 'Make it our own' })
        .click();
      await panel.getByRole('textbox', { name: 'Name' }).fill('Our oak casket');
      await panel.getByRole('button', { name: 'Save', exact: true }).click();
      await page.getByText('The item is saved.').waitFor();
      await panel.getByRole('button', { name: 'Close', exact: true }).last().click();
      await page.getByRole('rowheader', { name: /^Our oak casket/ }).waitFor();
    }));
});

describe('the categories', () => {
  it('are moved by keys and hidden, and remain so', () =>
    inBrowser(async (page) => {
      const person = await givenPricer();
      await enterMerchandise(page, person);
      const names = () => page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts();
      await expect.poll(async () => (await names()).length).toBeGreaterThan(2);
      const [first = '', second = ''] = await names();
      await tabTo(page, new RegExp(`^Move ${first}, position 1`));
      await page.keyboard.press('ArrowDown');
      await expect.poll(async () => (await names()).slice(0, 2)).toEqual([second, first]);
      await button(page, `Hide ${first}`).click();
      await button(page, `Show ${first}`).waitFor();
      await expect
        .poll(async () => {
          await page.reload();
          await heading(page, 'Merchandise').waitFor();
          await button(page, `Show ${first}`).waitFor();
          return (await names()).slice(0, 2);
        })
        .toEqual([second, first]);
    }));
});

it("pass axe in every look and don't scroll sideways at 320 px", () =>
  inBrowser(async (page) => {
    const person = await givenPricer();
    await openAs(page, person, workPaths.merchandise(person));
    await page.getByRole('link', { name: 'Caskets', exact: true }).waitFor();
    expect(await findingsInAllLooks(page)).toEqual([]);
    expect(await tooWide(page)).toBe(0);
    await page.setViewportSize({ width: 1280, height: 900 });
    await openCategory(page, 'Caskets');
    await cellOf(page, 'Oak casket', 'price').click();
    await page.keyboard.type('a lot');
    await page.keyboard.press('Enter');
    const fault = cellOf(page, 'Oak casket', 'price').getByText('Enter a price, like 1,234.50.');
    await fault.waitFor();
    for (const width of [1280, 800]) {
      await page.setViewportSize({ width, height: 900 });
      await expect
        .poll(() => fault.evaluate((words) => words.scrollHeight - words.clientHeight), { message: `${width} px` })
        .toBe(0);
    }
    await cellOf(page, 'Oak casket', 'price').click();
    await page.getByText('Price of Oak casket: Enter a price, like 1,234.50.').waitFor();
    expect(await findingsInAllLooks(page)).toEqual([]);
    expect(await tooWide(page)).toBe(0);
    await page.getByRole('textbox', { name: 'Price: Oak casket' }).fill('1234.5');
    await page.getByRole('textbox', { name: 'Price: Oak casket' }).blur();
    await expect.poll(() => page.getByRole('textbox', { name: 'Price: Oak casket' }).inputValue()).toBe('1,234.50');
    await page.getByRole('button', { name: 'Details: Oak casket' }).click();
    await hasFocus(page.getByRole(drawer));
    await button(page, 'Make it our own').waitFor();
    expect(await findingsInAllLooks(page)).toEqual([]);
    expect(await tooWide(page)).toBe(0);
  }));

it('draws only visible rows of 300, fills all with one pasted value, and saves them together', () =>
  inBrowser(async (page) => {
    const person = await givenPricer();
    await givenOwnItems(person, 300);
    await enterMerchandise(page, person);
    await openCategory(page, 'Caskets');
    await page.getByText('Your own', { exact: true }).first().click();
    await expect.poll(() => page.getByRole('grid').getAttribute('aria-rowcount')).toBe('301');
    await page.getByRole('grid').locator('[tabindex="0"]').focus();
    await page.keyboard.press('Control+Home');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Control+Shift+ArrowDown');
    await waitForCell(cellOf(page, 'Casket 300', 'price'));
    expect(await page.getByRole('row').count()).toBeLessThan(60);
    await paste(page, '1,250');
    await page.getByText('300 cells pasted.').waitFor();
    await page.getByText('300 unsaved').waitFor();
    await page.keyboard.press('Control+s');
    await page.getByText('Nothing to save').waitFor();
    expect((await storedCents(person)).filter((cents) => cents === 125_000)).toHaveLength(300);
  }));
