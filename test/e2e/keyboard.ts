import type { Page } from 'playwright-core';

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

/** Presses Tab until something of that name has the focus, as somebody without a mouse does. */
export async function tabTo(page: Page, name: string | RegExp, presses = 90): Promise<void> {
  for (let pressed = 0; pressed < presses; pressed += 1) {
    await page.keyboard.press('Tab');
    if (says(name, await focused(page))) return;
  }
  throw new Error(`Tab never came to ${name}; it is at "${await focused(page)}".`);
}

/** Waits until something of that name has the focus. */
export async function waitForFocus(page: Page, name: string | RegExp): Promise<void> {
  const until = performance.now() + 15_000;
  while (!says(name, await focused(page))) {
    if (performance.now() > until) throw new Error(`${name} never had the focus; "${await focused(page)}" has it.`);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
}
