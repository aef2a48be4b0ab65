import type { Locator, Page } from 'playwright-core';
import { axeFindings } from './axe.ts';

/** Waits until nothing moves: colors that fade between themes belong to neither. */
export const atRest = (page: Page) =>
  page.evaluate(() => {
    const passing = document.getAnimations().filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
    return Promise.allSettled(passing.map((animation) => animation.finished));
  });

/** Finishes every animation immediately, except those that never end. */
const finishMovement = (page: Page) =>
  page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
  });

/**
 * Returns a hash of the page without its colors: its markup and where each element is, and whether it shows. The icons of the theme button are left
 * out, because each theme has its own.
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
 * Marks what looks different on the wide dark page than on the narrow one, which was already tested: what wasn't shown there, and what has other
 * colors or another size or weight. Returns whether there is anything.
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

/** Marks one part of the page, and returns its selector. */
async function marked(part: Locator): Promise<string> {
  await part.evaluate((element) => element.setAttribute('data-tried', ''));
  return '[data-tried]';
}

/**
 * Returns what axe finds on the page, or inside `within`, narrow and wide, light and dark, without waiting for animations. If the dark page differs
 * from the light one only in color, only its colors are tested, and on the wide one only those that the narrow one doesn't have.
 */
export async function findingsInAllLooks(page: Page, within?: Locator, narrow = 390): Promise<string[]> {
  const findings: string[] = [];
  for (const width of [narrow, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    let tried = '';
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await finishMovement(page);
      const shape = await shapeOf(page);
      const rules = shape === tried ? 'colors' : 'all';
      let part = within && (await marked(within));
      if (colorScheme === 'dark' && !within) {
        const isAnything = await markRecolored(page, width === narrow);
        if (width === 1280 && rules === 'colors') {
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

/** An element whose width comes from a script is resized some frames after the page. A page that is too wide for so many frames without a change stays so. */
const FRAMES = 30;
/** The most frames that are waited for. */
const MOST_FRAMES = 1_200;

/** Returns how many pixels wider the page is than a screen of 320 px, once its fonts are loaded and its width no longer changes. Leaves the page at that width. */
export async function tooWide(page: Page): Promise<number> {
  await page.setViewportSize({ width: 320, height: 700 });
  await atRest(page);
  return page.evaluate(
    async ({ frames, most }) => {
      const over = () => Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth);
      const shape = () => `${over()} ${document.querySelectorAll('*').length} ${document.documentElement.scrollHeight}`;
      let [before, same] = ['', 0];
      for (let frame = 0; frame < most && over() > 0 && same < frames; frame += 1) {
        await document.fonts.ready;
        await new Promise(requestAnimationFrame);
        const isSettled = document.fonts.status === 'loaded' && shape() === before;
        before = shape();
        same = isSettled ? same + 1 : 0;
      }
      return over();
    },
    { frames: FRAMES, most: MOST_FRAMES },
  );
}
