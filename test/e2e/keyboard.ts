import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** What has the focus, by the name that a screen reader says. */
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

/** Nothing takes this long to be in sight or to get the focus; it bounds a failure. */
const PATIENCE_MS = 15_000;

/** Presses Tab; behind the last thing of a page comes the first, also in a browser without the bars that the focus would otherwise go through. */
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
 * Presses Tab until something of that name has the focus, as somebody without a mouse does: so many times at most, or else round and round while the page
 * may still be coming.
 */
export async function tabTo(page: Page, name: string | RegExp, presses?: number): Promise<void> {
  const until = performance.now() + PATIENCE_MS;
  for (let pressed = 0; presses === undefined ? performance.now() < until : pressed < presses; pressed += 1) {
    await pressTab(page);
    if (says(name, await focused(page))) return;
  }
  throw new Error(`Tab never came to ${name}; it is at "${await focused(page)}".`);
}

/** Waits until something of that name has the focus. */
export async function waitForFocus(page: Page, name: string | RegExp): Promise<void> {
  const until = performance.now() + PATIENCE_MS;
  while (!says(name, await focused(page))) {
    if (performance.now() > until) throw new Error(`${name} never had the focus; "${await focused(page)}" has it.`);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
}

/** Waits until a dialog or drawer is in sight and holds the focus: a key that is pressed before that is the page's. */
export async function hasFocus(box: Locator): Promise<void> {
  await box.waitFor();
  await expect.poll(() => box.evaluate((target) => target.contains(document.activeElement))).toBe(true);
}
