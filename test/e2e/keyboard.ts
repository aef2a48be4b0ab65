import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** Returns what has the focus, by the name that a screen reader says. */
export const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLElement | null;
    if (element === document.body) return '';
    const label = (element as HTMLInputElement | null)?.labels?.[0]?.textContent;
    return (element?.getAttribute('aria-label') ?? label ?? element?.textContent ?? '')
      .replace(' (optional)', '')
      .trim()
      .slice(0, 200);
  });

const says = (name: string | RegExp, words: string) => (typeof name === 'string' ? words === name : name.test(words));

/** Limits how long something may take to show or to get the focus, so that a failure ends. */
const PATIENCE_MS = 15_000;

/** Presses Tab. After the page's last element comes the first, even in a headless browser, which has no toolbars for the focus to go through. */
async function pressTab(page: Page): Promise<void> {
  const before = await page.evaluateHandle(() => document.activeElement);
  await page.keyboard.press('Tab');
  const isStuck = await page.evaluate((was) => was !== document.body && was === document.activeElement, before);
  await before.dispose();
  if (!isStuck) return;
  await page.evaluate(() => {
    document.body.tabIndex = -1;
    document.body.focus({ preventScroll: true });
    document.body.removeAttribute('tabindex');
  });
  await page.keyboard.press('Tab');
}

/**
 * Presses Tab until something with that name has the focus: at most `presses` times, or, by default, around and around while the page may still be
 * loading.
 */
export async function tabTo(page: Page, name: string | RegExp, presses?: number): Promise<void> {
  const until = performance.now() + PATIENCE_MS;
  for (let pressed = 0; presses === undefined ? performance.now() < until : pressed < presses; pressed += 1) {
    await pressTab(page);
    if (says(name, await focused(page))) return;
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
