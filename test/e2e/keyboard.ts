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

/**
 * Answers a stop over the whole screen. Its words have the focus, so that a key that was meant for a field doesn't answer it, and its button takes an answer once
 * nobody has typed for a while.
 */
export async function answerStop(page: Page): Promise<void> {
  const stop = page.getByRole('alertdialog', { name: /^Stop\. / });
  await waitForFocus(page, /^Stop\. /);
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  expect(await stop.count()).toBe(1);
  await tabTo(page, 'I’ve stopped', 3);
  await expect.poll(() => stop.getByRole('button', { name: 'I’ve stopped' }).isEnabled()).toBe(true);
  await page.keyboard.press('Enter');
  await stop.waitFor({ state: 'detached' });
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

/** Pastes text where the focus is, as the system's keys do: a headless browser has no clipboard to read. */
export const paste = (page: Page, text: string): Promise<void> =>
  page.evaluate((given) => {
    const data = new DataTransfer();
    data.setData('text/plain', given);
    document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  }, text);

/** Returns what copying puts on the clipboard. */
export const copied = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const data = new DataTransfer();
    document.activeElement?.dispatchEvent(new ClipboardEvent('copy', { clipboardData: data, bubbles: true, cancelable: true }));
    return data.getData('text/plain');
  });

/**
 * Returns why a person can't see what has the focus, or nothing if they can: it or what is drawn for it (its label, its row) has an outline, it is
 * inside the window, and nothing covers all of it.
 */
const faultOfFocus = (page: Page): Promise<string> =>
  page.evaluate((dates) => {
    const element = document.activeElement;
    if (!element || element === document.body) return 'Nothing has the focus';
    const label = (element as HTMLInputElement).labels?.[0];
    const drawn = [element, label, element.parentElement, element.parentElement?.parentElement].filter(
      (part) => part instanceof Element,
    );
    const isOutlined = drawn.some((part) =>
      [null, '::before', '::after'].some((pseudo) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(part, pseudo);
        return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
      }),
    );
    // The browser draws the focus of a part of a date itself.
    if (!isOutlined && !element.matches(dates)) return 'Its outline does not show';
    const box = element.getBoundingClientRect();
    const [left, top] = [Math.max(0, box.left), Math.max(0, box.top)];
    const [width, height] = [Math.min(innerWidth, box.right) - left, Math.min(innerHeight, box.bottom) - top];
    if (width <= 0 || height <= 0) return 'It is outside the window';
    const shares = [0.5, 0.1, 0.9];
    const over = shares
      .flatMap((x) => shares.map((y) => document.elementFromPoint(left + x * width, top + y * height)))
      .filter((part) => part !== null);
    if (!over[0]) return 'It is outside the window';
    const isSeen = over.some((part) => element.contains(part) || label?.contains(part));
    return isSeen ? '' : `It is under ${over[0].outerHTML.slice(0, 200)}`;
  }, DATES);

/** The number of frames in which a busy browser has scrolled to what has the focus. */
const FRAMES = 20;

/** Returns what is wrong with where the focus is once the browser has scrolled to it. */
async function lastingFault(page: Page): Promise<string> {
  let fault = await faultOfFocus(page);
  for (let frame = 0; fault && frame < FRAMES; frame += 1) {
    await page.evaluate(() => new Promise(requestAnimationFrame));
    fault = await faultOfFocus(page);
  }
  return fault;
}

/** Checks that a person can see what has the focus. */
async function seesFocus(page: Page): Promise<void> {
  const fault = await lastingFault(page);
  if (fault) throw new Error(`${fault}: "${await focused(page)}".`);
}

/** Presses Tab through the main part of a screen, at most `most` times. Returns what is wrong with where the focus comes to: it can't be seen, or it stays. */
export async function faultsOfTabbing(page: Page, most: number): Promise<string[]> {
  await page.getByRole('main').evaluate((main) => main.focus({ preventScroll: true }));
  await look(page);
  const faults: string[] = [];
  for (let pressed = 0; pressed < most; pressed += 1) {
    await page.keyboard.press('Tab');
    // All at a time: on a busy machine, waiting for each of them takes longer than the answer.
    const [{ name, isSame }, isInside, hidden] = await Promise.all([
      look(page),
      page.evaluate(() => Boolean(document.activeElement?.closest('main'))),
      faultOfFocus(page),
    ]);
    if (!isInside) break;
    const fault = isSame ? 'Tab stays on it' : hidden && (await lastingFault(page));
    if (fault) faults.push(`${fault}: "${name}"`);
    if (isSame) break;
  }
  return faults;
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
