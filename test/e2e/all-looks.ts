import type { Page } from 'playwright-core';
import { axeFindings } from './axe.ts';

const looks = [390, 1280].flatMap((width) => (['light', 'dark'] as const).map((colorScheme) => ({ width, colorScheme })));

/** Waits until nothing moves: colours that fade from one theme to the other are neither. */
export const atRest = (page: Page) =>
  page.evaluate(() => {
    const passing = document.getAnimations().filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
    return Promise.allSettled(passing.map((animation) => animation.finished));
  });

/** What axe finds on the page narrow and wide, light and dark. */
export async function findingsInAllLooks(page: Page): Promise<string[]> {
  const findings: string[] = [];
  for (const { width, colorScheme } of looks) {
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ colorScheme });
    await atRest(page);
    findings.push(...(await axeFindings(page)).map((finding) => `${width} px, ${colorScheme}: ${finding}`));
  }
  return findings;
}

/** How many pixels the page is wider than a screen of 320 px; leaves the page at that width. */
export async function tooWide(page: Page): Promise<number> {
  await page.setViewportSize({ width: 320, height: 700 });
  await atRest(page);
  return page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth));
}
