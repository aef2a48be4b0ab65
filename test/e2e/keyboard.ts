import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** Fields of several parts, each of which Tab reaches. */
const DATES = 'input[type=date], input[type=datetime-local], input[type=time]';

/** Returns the name of what has the focus, as a screen reader says it, and whether it had the focus at the last look, too. */
const look = (page: Page): Promise<{ name: string; isSame: boolean }> =>
  page.evaluate((dates) => {
    const kept = globalThis as unknown as { lastFocus?: Element | null };
    const element = document.activeElement as HTMLElement | null;
    if (element === null || element === document.body) return { name: '', isSame: false };
    const isSame = element === kept.lastFocus && !element.matches(dates);
    kept.lastFocus = element;
    const label = (element as HTMLInputElement).labels?.[0]?.textContent;
    const name = (element.getAttribute('aria-label') ?? label ?? element.textContent ?? '').replace(' (optional)', '').trim();
    return { name: name.slice(0, 200), isSame };
  }, DATES);

/** Returns what has the focus, by the name that a screen reader says. */
export const focused = async (page: Page): Promise<string> => (await look(page)).name;

const says = (name: string | RegExp, words: string) => (typeof name === 'string' ? words === name : name.test(words));

/** Limits how long something may take to show or to get the focus, so that a failure ends. */
const PATIENCE_MS = 15_000;

/**
 * Presses Tab and returns what has the focus then. After the page's last element comes the first, even in a headless browser, which has no toolbars for
 * the focus to go through.
 */
async function pressTab(page: Page): Promise<string> {
  await page.keyboard.press('Tab');
  const { name, isSame } = await look(page);
  if (!isSame) return name;
  await page.evaluate(() => {
    document.body.tabIndex = -1;
    document.body.focus({ preventScroll: true });
    document.body.removeAttribute('tabindex');
  });
  await page.keyboard.press('Tab');
  return focused(page);
}

/**
 * Presses Tab until something with that name has the focus: at most `presses` times, or, by default, around and around while the page may still be
 * loading.
 */
export async function tabTo(page: Page, name: string | RegExp, presses?: number): Promise<void> {
  await look(page);
  const until = performance.now() + PATIENCE_MS;
  for (let pressed = 0; presses === undefined ? performance.now() < until : pressed < presses; pressed += 1) {
    if (says(name, await pressTab(page))) return;
  }
  throw new Error(`Tab never came to ${name}; it is at "${await focused(page)}".`);
}

/** Waits until something with that name has the focus. */
export async function waitForFocus(page: Page, name: string | RegExp): Promise<void> {
  const until = performance.now() + PATIENCE_MS;
  while (!says(name, await focused(page))) {
    if (performance.now() > until) throw new Error(`${name} never had the focus; "${await focused(page)}" has it.`);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
}

/** Waits until a dialog or drawer shows and has the focus. Before that, keys go to the page. */
export async function hasFocus(box: Locator): Promise<void> {
  await box.waitFor();
  await expect.poll(() => box.evaluate((target) => target.contains(document.activeElement))).toBe(true);
}

/** Presses keys one after the other, such as `g` and then `t`. */
export async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

/** Checks that a person can see what has the focus: it has an outline, is inside the window, and nothing covers it. */
async function seesFocus(page: Page): Promise<void> {
  const fault = await page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return 'Nothing has the focus';
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    if (outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2) return 'Its outline does not show';
    const { left, top, width, height } = element.getBoundingClientRect();
    const over = document.elementFromPoint(left + width / 2, top + height / 2);
    if (!over) return 'It is outside the window';
    const label = (element as HTMLInputElement).labels?.[0];
    return [element, label].some((part) => part?.contains(over)) ? '' : `It is under ${over.outerHTML.slice(0, 200)}`;
  });
  if (fault) throw new Error(`${fault}: "${await focused(page)}".`);
}

/** Presses Tab until something with that name has the focus, checks that it shows, and presses Enter. */
export async function enterOn(page: Page, name: string | RegExp): Promise<void> {
  await tabTo(page, name);
  await seesFocus(page);
  await page.keyboard.press('Enter');
}

/** Presses Tab until the field with that name has the focus, checks that it shows, and types. */
export async function typeInto(page: Page, name: string | RegExp, text: string): Promise<void> {
  await tabTo(page, name);
  await seesFocus(page);
  await page.keyboard.type(text);
}
