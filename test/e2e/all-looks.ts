import type { Page } from 'playwright-core';
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

/**
 * What axe finds on the page narrow and wide, light and dark, without the movements that one would wait for. Where the dark
 * page is the light one in other colours, its colours are what is tried.
 */
export async function findingsInAllLooks(page: Page): Promise<string[]> {
  const findings: string[] = [];
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    let tried = '';
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await finishMovement(page);
      const shape = await shapeOf(page);
      const found = await axeFindings(page, shape === tried ? 'colours' : 'all');
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
