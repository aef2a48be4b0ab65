import type { Locator, Page } from 'playwright-core';
import { axeFindings } from './axe.ts';

/** Waits until nothing moves: colours that fade from one theme to the other are neither. */
export const atRest = (page: Page) =>
  page.evaluate(() => {
    const passing = document.getAnimations().filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
    return Promise.allSettled(passing.map((animation) => animation.finished));
  });

/** Has all that moves arrive at once; what never ends goes on. */
const finishMovement = (page: Page) =>
  page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
  });

/**
 * The page but for its colors, in short: what is written in it, where each part is, and whether it shows. The button that changes the theme has a picture
 * for each, which isn't a difference.
 */
const shapeOf = (page: Page) =>
  page.evaluate(async () => {
    const parts = [...document.querySelectorAll(':not(:is(.only-light, .only-dark), :is(.only-light, .only-dark) *)')].map(
      (part) => {
        const { x, y, width, height } = part.getBoundingClientRect();
        return `${x} ${y} ${width} ${height} ${part.checkVisibility({ opacityProperty: true, visibilityProperty: true })}`;
      },
    );
    const text = [document.documentElement.outerHTML, ...parts].join('\n');
    return new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))).join();
  });

const RECOLORED = 'data-recolored';

/**
 * Marks what doesn't look on the wide dark page as it did on the narrow one, which was tried: what wasn't shown there, and what has other colors, another
 * size, or another weight. Returns whether there is anything.
 */
const markRecolored = (page: Page, isFirst: boolean) =>
  page.evaluate(
    ({ isFirst, mark }) => {
      const kept = globalThis as unknown as { looksBefore?: WeakMap<Element, string> };
      if (isFirst) kept.looksBefore = new WeakMap();
      let some = false;
      for (const element of document.body.querySelectorAll('*')) {
        const { color, backgroundColor, backgroundImage, opacity, fontSize, fontWeight } = getComputedStyle(element);
        const isShown = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
        const look = `${isShown} ${color} ${backgroundColor} ${backgroundImage} ${opacity} ${fontSize} ${fontWeight}`;
        if (isFirst) kept.looksBefore?.set(element, look);
        else {
          const isOther = isShown && kept.looksBefore?.get(element) !== look;
          some ||= isOther;
          element.toggleAttribute(mark, isOther);
        }
      }
      return some;
    },
    { isFirst, mark: RECOLORED },
  );

/** A selector of one part of the page. */
async function marked(part: Locator): Promise<string> {
  await part.evaluate((element) => element.setAttribute('data-tried', ''));
  return '[data-tried]';
}

/**
 * What axe finds on the page, or in the part of it that `within` is, narrow and wide, light and dark, without the movements that one would wait for.
 * Where the dark page is the light one in other colors, its colors are what is tried; of a wide one, those that the narrow one doesn't have.
 */
export async function findingsInAllLooks(page: Page, within?: Locator): Promise<string[]> {
  const findings: string[] = [];
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    let tried = '';
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await finishMovement(page);
      const shape = await shapeOf(page);
      const rules = shape === tried ? 'colours' : 'all';
      let part = within && (await marked(within));
      if (colorScheme === 'dark' && !within) {
        const isAnything = await markRecolored(page, width === 390);
        if (width === 1280 && rules === 'colours') {
          if (!isAnything) continue;
          part = `[${RECOLORED}]`;
        }
      }
      const found = await axeFindings(page, { rules, within: part });
      findings.push(...found.map((finding) => `${width} px, ${colorScheme}: ${finding}`));
      tried = shape;
    }
  }
  return findings;
}

/** What is as wide as a script has measured takes up a new width some frames after the page has it. */
const FRAMES = 30;

/** How many pixels the page is wider than a screen of 320 px; leaves the page at that width. */
export async function tooWide(page: Page): Promise<number> {
  await page.setViewportSize({ width: 320, height: 700 });
  await atRest(page);
  return page.evaluate(async (frames) => {
    const over = () => Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth);
    for (let frame = 0; frame < frames && over() > 0; frame += 1) await new Promise(requestAnimationFrame);
    return over();
  }, FRAMES);
}
