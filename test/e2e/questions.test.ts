import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { fieldType } from '#shared/model/enumerations/question.ts';
import { isMessage } from '#shared/questions/is-answered.ts';
import { axeFindings } from './axe.ts';
import { setStage } from './harness.ts';
import { tabTo, waitForFocus } from './keyboard.ts';

const { inBrowser } = setStage();

const states = ['empty', 'required', 'filled', 'error', 'locked'];

/** Opens the page of question kinds, with all or only some of them. */
const open = async (page: Page, ...kinds: string[]) => {
  await page.goto(kinds.length > 0 ? `/provider/design?kinds=${kinds.join(',')}` : '/provider/design');
  await page.getByRole('heading', { level: 1, name: 'Every kind of question' }).waitFor();
  // Rare kinds load later, and Tab doesn't reach a field that isn't there yet.
  await expect.poll(() => page.locator('[data-waiting]').count()).toBe(0);
};

/** Finds one kind in one state. */
const sampleOf = (page: Page, kind: string, state = 'empty') => page.locator(`[data-kind="${kind}"] [data-state="${state}"]`);

/** Returns the answer outside of its field, as the field reported it. */
const reads = (card: Locator) => card.locator('[data-reads]').textContent();
const toRead = (card: Locator, words: string) => expect.poll(() => reads(card)).toBe(words);

/** Moves the focus to just before a card. */
const startAt = (card: Locator) =>
  card.evaluate((element) => {
    element.tabIndex = -1;
    element.focus();
  });

describe('the page of kinds', () => {
  it('has every kind of question in every state, each with its required mark, its error, or its lock', () =>
    inBrowser(async (page) => {
      await open(page);
      for (const kind of fieldType.values) {
        const cards = page.locator(`[data-kind="${kind}"] [data-state]`);
        const shownStates = await cards.evaluateAll((all) => all.map((card) => (card as HTMLElement).dataset.state));
        if (isMessage({ fieldType: kind })) {
          expect(shownStates, kind).toEqual(['empty']);
          expect(await sampleOf(page, kind).locator('[data-required-mark]').count()).toBe(0);
          continue;
        }
        expect(shownStates, kind).toEqual(states);
        await sampleOf(page, kind, 'locked').locator('input, select, textarea').first().waitFor();
        // Lists of options and rare widgets load later: wait until each card says what it has to.
        const marks = (state: string) => sampleOf(page, kind, state).locator('[data-required-mark]').count();
        await expect.poll(() => marks('empty'), { message: kind }).toBe(0);
        await expect.poll(() => marks('required'), { message: kind }).toBe(1);
        await expect.poll(() => reads(sampleOf(page, kind, 'required')), { message: kind }).toBe('Missing');
        await expect.poll(() => reads(sampleOf(page, kind)), { message: kind }).toBe('nothing');
        await expect.poll(() => reads(sampleOf(page, kind, 'filled')), { message: kind }).not.toMatch(/^(Missing|nothing)$/);
        const faults = () => sampleOf(page, kind, 'error').locator('[aria-invalid="true"], canvas, fieldset').count();
        await expect.poll(faults, { message: kind }).toBeGreaterThan(0);
        const enabled = () => sampleOf(page, kind, 'locked').locator('input:enabled, select:enabled, textarea:enabled').count();
        await expect.poll(enabled, { message: `${kind}, locked` }).toBe(0);
        await sampleOf(page, kind, 'locked').getByText('Locked: this answer can no longer be changed.').waitFor();
      }
      await page.getByRole('link', { name: 'Only this kind: Signature', exact: true }).click();
      await page.getByRole('link', { name: 'Show every kind' }).waitFor();
      const kept = page.locator('[data-kind]');
      expect(await kept.evaluateAll((all) => all.map((section) => (section as HTMLElement).dataset.kind))).toEqual(['signature']);
    }));

  it('ties label, help, and error to each field', () =>
    inBrowser(async (page) => {
      await open(page, 'integer', 'checkbox-list');
      const box = sampleOf(page, 'integer', 'error').getByRole('textbox', { name: 'For how many hours should people come by?' });
      const described = (await box.getAttribute('aria-describedby'))?.split(' ') ?? [];
      const words = await Promise.all(described.map((id) => page.locator(`[id="${id}"]`).textContent()));
      expect(words).toEqual(['Four hours are usual.', 'Enter 1 to 12']);
      expect(await box.getAttribute('aria-invalid')).toBe('true');
      expect(await box.getAttribute('aria-required')).toBe('true');
      await sampleOf(page, 'checkbox-list', 'required').getByRole('group', { name: 'What music?' }).waitFor();
    }));
});

describe('with the keyboard only', () => {
  it('choices are made by arrow keys and Space, and taken back', () =>
    inBrowser(async (page) => {
      await open(page, 'boolean', 'checkbox-list', 'enum');
      const yes = sampleOf(page, 'boolean');
      await startAt(yes);
      await page.keyboard.press('Tab');
      await page.keyboard.press('ArrowDown');
      await toRead(yes, 'No');
      await page.keyboard.press('ArrowUp');
      await toRead(yes, 'Yes');
      await tabTo(page, /^Clear the answer/, 2);
      await page.keyboard.press('Enter');
      await toRead(yes, 'nothing');
      await waitForFocus(page, 'Yes');

      const music = sampleOf(page, 'checkbox-list');
      await startAt(music);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Space');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Space');
      await toRead(music, 'Organ or piano, Recordings that you bring');
      await page.keyboard.press('Space');
      await toRead(music, 'Organ or piano');

      const status = sampleOf(page, 'enum');
      await startAt(status);
      await page.keyboard.press('Tab');
      await page.keyboard.type('Wid');
      await toRead(status, 'Widowed');
    }));

  it('a carousel scrolls to the highlighted option; its pictures are 100 and 200 px', () =>
    inBrowser(async (page) => {
      await open(page, 'carousel-list-small', 'carousel-list-large', 'multi-select-carousel');
      for (const [kind, width] of [
        ['carousel-list-small', 100],
        ['carousel-list-large', 200],
      ] as const) {
        const card = sampleOf(page, kind);
        expect((await card.locator('img').first().boundingBox())?.width).toBe(width);
        await startAt(card);
        await page.keyboard.press('Tab');
        for (let press = 0; press < 5; press += 1) await page.keyboard.press('ArrowRight');
        await toRead(card, 'Somewhere else');
        const isVisible = () =>
          card.locator('label', { hasText: 'Somewhere else' }).evaluate((label) => {
            const [box, row] = [label.getBoundingClientRect(), label.parentElement?.getBoundingClientRect()];
            return row !== undefined && box.left >= row.left - 1 && box.right <= row.right + 1;
          });
        await expect.poll(isVisible).toBe(true);
      }
      const many = sampleOf(page, 'multi-select-carousel');
      await startAt(many);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Space');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Space');
      await toRead(many, 'At the funeral home, At the grave');
    }));

  it('a date, a time, and a length are put together from their parts, and an incomplete one is named', () =>
    inBrowser(async (page) => {
      await open(page, 'date', 'time', 'length', 'date-time');
      const date = sampleOf(page, 'date');
      await startAt(date);
      await page.keyboard.press('Tab');
      await page.keyboard.type('Feb');
      await page.keyboard.press('Tab');
      await page.keyboard.type('30');
      await page.keyboard.press('Tab');
      await page.keyboard.type('19x38');
      await page.keyboard.press('Tab');
      await date.getByText('February 1938 has 28 days').waitFor();
      expect(await reads(date)).toBe('nothing');
      await date.getByLabel('Day').fill('28');
      await date.getByLabel('Day').blur();
      await toRead(date, 'February 28, 1938');
      await date.getByLabel('Year').fill('');
      await date.getByLabel('Year').blur();
      await date.getByText('Enter the year too').waitFor();
      await toRead(date, 'nothing');

      const time = sampleOf(page, 'time');
      expect(await time.getByLabel('Hour').locator('option').count()).toBe(25);
      expect(await time.getByLabel('Minutes').locator('option').allTextContents()).toEqual([
        '–',
        ...Array.from({ length: 12 }, (_, at) => String(at * 5).padStart(2, '0')),
      ]);
      await time.getByLabel('Hour').selectOption('14');
      await time.getByLabel('Minutes').selectOption('35');
      await time.getByLabel('Minutes').blur();
      await toRead(time, '2:35 pm');

      const length = sampleOf(page, 'length');
      expect(await length.getByLabel('Feet').locator('option').count()).toBe(12);
      await length.getByLabel('Feet').selectOption('6');
      await length.getByLabel('Feet').blur();
      await toRead(length, '6 ft 0 in');

      const moment = sampleOf(page, 'date-time', 'filled');
      await moment.getByLabel('Hour').selectOption('9');
      await moment.getByLabel('Hour').blur();
      await toRead(moment, 'March 4, 2026, 9:30 AM EST');
    }));

  it('an item is found, ten at a time, chosen, counted, and removed', () =>
    inBrowser(async (page) => {
      await open(page, 'merchandise-item-list');
      const card = sampleOf(page, 'merchandise-item-list');
      await card.getByRole('combobox').waitFor();
      await startAt(card);
      await page.keyboard.press('Tab');
      await page.keyboard.press('ArrowDown');
      const options = card.getByRole('option');
      await expect.poll(() => options.count()).toBe(11);
      await expect.poll(() => options.last().textContent()).toBe('+ Load more');
      expect(await axeFindings(page)).toEqual([]);
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('Enter');
      await expect.poll(() => options.count()).toBe(21);
      expect(await card.getByRole('option', { selected: true }).textContent()).toMatch(
        /^Maple keepsake urn|^Walnut|^Ash|^Cherry|^Birch|^Oak/,
      );
      await page.keyboard.type('zzz');
      await card.getByText('No results found.').first().waitFor();
      await page.keyboard.press('Escape');
      await card.getByRole('listbox').waitFor({ state: 'hidden' });
      await card.getByRole('combobox').fill('walnut urn');
      await card.getByRole('option', { name: /^Walnut urn/ }).waitFor();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await card.getByRole('textbox', { name: 'Quantity: Walnut urn' }).fill('3');
      await page.keyboard.press('Tab');
      await toRead(card, '3 × Walnut urn');
      await waitForFocus(page, 'Remove: Walnut urn');
      await page.keyboard.press('Enter');
      await expect.poll(() => card.getByRole('combobox').evaluate((box) => box === document.activeElement)).toBe(true);
      await card.getByRole('combobox').blur();
      await toRead(card, 'nothing');
    }));

  it('a signature is typed; by mouse, it is drawn, undone, and cleared', () =>
    inBrowser(async (page) => {
      await open(page, 'signature', 'initials');
      const typed = sampleOf(page, 'signature');
      await typed.getByRole('radio', { name: 'Draw' }).waitFor();
      await startAt(typed);
      await page.keyboard.press('Tab');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Tab');
      await page.keyboard.type('Ana Diaz');
      await page.keyboard.press('Tab');
      await toRead(typed, 'Signed as Ana Diaz');

      const drawn = sampleOf(page, 'initials');
      const sheet = drawn.getByRole('img', { name: /^Draw your initials here/ });
      await sheet.scrollIntoViewIfNeeded();
      const stroke = async (from: number) => {
        const box = await sheet.boundingBox();
        if (!box) throw new Error('The sheet is not there.');
        await page.mouse.move(box.x + from, box.y + 20);
        await page.mouse.down();
        await page.mouse.move(box.x + from + 40, box.y + 70, { steps: 8 });
        await page.mouse.up();
      };
      await stroke(20);
      await stroke(80);
      await toRead(drawn, 'Initialed');
      await drawn.getByRole('button', { name: /^Undo/ }).click();
      await drawn.getByRole('button', { name: /^Undo/ }).click();
      await toRead(drawn, 'nothing');
      await stroke(50);
      await toRead(drawn, 'Initialed');
      await drawn.getByRole('button', { name: /^Clear/ }).click();
      await toRead(drawn, 'nothing');
    }));
});

describe('masks', () => {
  const typing: [kind: string, keys: string, box: string, words: string][] = [
    ['integer', '+1e-2.', '12', '12'],
    ['integer', '6.5', '6', '6'],
    ['decimal', '-2.5e+.5', '2.55', '2.55'],
    ['weight', '18x00.5', '1800', '1,800 lb'],
    ['percent', '12.345%', '12.34', '12.34%'],
    ['distance', '12,5.5 miles', '125.5', '125.5 miles'],
    ['currency', '$1,234.567', '1234.56', '$1,234.56'],
  ];
  it.each(typing)('%s: %s leaves %s', (kind, keys, box, words) =>
    inBrowser(async (page) => {
      await open(page, kind);
      const card = sampleOf(page, kind);
      const input = card.locator('input');
      await input.focus();
      await page.keyboard.type(keys);
      await input.blur();
      expect(await input.inputValue()).toBe(box);
      await toRead(card, words);
    }),
  );

  it('turns an emptied amount into 0 with two decimals, and leaves one that was only tabbed through unanswered', () =>
    inBrowser(async (page) => {
      await open(page, 'currency', 'percent', 'weight');
      const card = sampleOf(page, 'currency');
      const input = card.getByRole('textbox');
      await input.focus();
      await input.blur();
      expect(await reads(card)).toBe('nothing');
      await input.fill('7.5');
      await input.fill('');
      await input.blur();
      expect(await input.inputValue()).toBe('0.00');
      await toRead(card, '$0.00');
      expect(await sampleOf(page, 'percent').getByRole('textbox').getAttribute('placeholder')).toBe('##.##');
      expect(await sampleOf(page, 'weight').getByRole('textbox').getAttribute('placeholder')).toBe('####');
    }));

  it('stops the buttons beside a number at its limits', () =>
    inBrowser(async (page) => {
      await open(page, 'integer');
      const card = sampleOf(page, 'integer', 'filled');
      const [more, less] = [card.getByRole('button', { name: /^One more/ }), card.getByRole('button', { name: /^One less/ })];
      for (let press = 0; press < 10; press += 1) await more.click({ force: true });
      expect(await card.getByRole('textbox').inputValue()).toBe('12');
      expect(await more.getAttribute('aria-disabled')).toBe('true');
      for (let press = 0; press < 13; press += 1) await less.click({ force: true });
      expect(await card.getByRole('textbox').inputValue()).toBe('1');
      await card.getByRole('textbox').press('ArrowDown');
      expect(await card.getByRole('textbox').inputValue()).toBe('1');
    }));
});

describe('an address', () => {
  it('is completed from a suggestion, and has a region instead of a state in another country', () =>
    inBrowser(async (page) => {
      await open(page, 'address');
      const card = sampleOf(page, 'address');
      const street = card.getByRole('combobox', { name: 'Street address' });
      await street.fill('12 Elm');
      await card.getByRole('option', { name: '12 Elmwood Avenue, Cambridge, MA' }).click();
      await expect.poll(() => card.getByLabel('City').inputValue()).toBe('Cambridge');
      expect(await card.getByLabel('State').inputValue()).toBe('MA');
      await card.getByLabel('City').focus();
      await card.getByLabel('City').blur();
      await toRead(card, '12 Elmwood Avenue, Cambridge, MA 02138');
      expect(await card.getByLabel('Kind of place').count()).toBe(0);
      await card.getByLabel('Country').selectOption('CA');
      expect(await card.getByLabel('State').count()).toBe(0);
      await card.getByLabel('Region or province').fill('Ontario');
      await card.getByLabel('Region or province').blur();
      await toRead(card, '12 Elmwood Avenue, Cambridge, Ontario 02138, Canada');
    }));
});

describe('typed text', () => {
  const words = 'Up before everybody';

  it('is reported 500 ms after the last key, and not before', () =>
    inBrowser(async (page) => {
      await page.clock.install();
      await open(page, 'string');
      const card = sampleOf(page, 'string');
      await page.clock.pauseAt(Date.now() + 60_000);
      await card.getByRole('textbox').pressSequentially(words);
      await page.clock.runFor(499);
      expect(await reads(card)).toBe('nothing');
      await page.clock.runFor(1);
      await toRead(card, words);
    }));

  it('is reported immediately when the field loses the focus or the page is hidden', () =>
    inBrowser(async (page) => {
      await page.clock.install();
      await open(page, 'string');
      const card = sampleOf(page, 'string');
      await page.clock.pauseAt(Date.now() + 60_000);
      await card.getByRole('textbox').pressSequentially(words);
      expect(await reads(card)).toBe('nothing');
      await page.keyboard.press('Tab');
      await toRead(card, words);
      await card.getByRole('textbox').pressSequentially(', always');
      await page.evaluate(() => {
        Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      });
      await toRead(card, `${words}, always`);
    }));
});

describe('follow-up questions', () => {
  it('appear, are announced, and go away; their answers count only while they show', () =>
    inBrowser(async (page) => {
      await open(page);
      const part = page.getByRole('region', { name: 'Questions that follow from answers' });
      const missing = () => part.locator('[data-missing]').textContent();
      expect(await missing()).toBe('Would you like an obituary?');
      await part.getByRole('radio', { name: 'Yes' }).check();
      await part.getByRole('status').getByText('1 more question: Which newspaper?').waitFor();
      await expect.poll(missing).toBe('Which newspaper?');
      await part.getByRole('textbox', { name: 'Which newspaper?' }).fill('The Globe');
      await page.keyboard.press('Tab');
      await part.getByRole('textbox', { name: 'About how many words?' }).waitFor();
      await expect.poll(missing).toBe('nothing');
      await part.getByRole('radio', { name: 'No' }).check();
      await part.getByRole('status').getByText('2 questions are no longer asked.').waitFor();
      expect(await part.getByRole('textbox').count()).toBe(0);
      await part.getByRole('radio', { name: 'Yes' }).check();
      expect(await part.getByRole('textbox', { name: 'Which newspaper?' }).inputValue()).toBe('The Globe');
    }));
});
