import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { setStage } from './harness.ts';
import { givenHome, heading } from './marketplace-words.ts';

const { inBrowser } = setStage();

/** Returns what a page requests: scripts, calls, and pictures. The list grows as it loads. */
function requestsOf(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    requests.push(new URL(request.url()).pathname);
  });
  return requests;
}

describe('a home’s page opened from outside', () => {
  it('requests its scripts, profile, and cover photo once, before the app’s code has run', () =>
    inBrowser(async (page) => {
      const { path, id } = await givenHome();
      const call = `/api/public/locations/${id}`;
      const requests = requestsOf(page);
      // Without the app's code, only the page's first script can request anything.
      await page.route(/\/assets\/index-.*\.js$/, (route) => route.abort());
      await page.goto(path);
      await expect.poll(() => requests.filter((each) => each.endsWith('.webp')).length).toBe(1);
      expect(requests.filter((each) => each === call)).toHaveLength(1);
      await page.unrouteAll();

      const [early, before] = [new Set(requests), requests.length];
      await page.reload();
      await heading(page, 'Averell & Daughters Funeral Home').waitFor();
      await page
        .getByRole('main')
        .locator('img')
        .first()
        .evaluate((image: HTMLImageElement) => image.decode());
      const again = requests.slice(before);
      expect(again.filter((each) => each === call)).toHaveLength(1);
      const cover = [...early].find((each) => each.endsWith('.webp'));
      expect(again.filter((each) => each === cover)).toHaveLength(1);
    }));

  it('says so if there is no such home, and asks again if the first request failed', () =>
    inBrowser(async (page) => {
      await page.goto('/funeral-homes/0198a000-0000-7000-8000-000000000001');
      await heading(page, 'We could not find this funeral home').waitFor();

      const { path, id } = await givenHome();
      let refused = 0;
      await page.route(`**/api/public/locations/${id}`, (route) => {
        refused += 1;
        return refused === 1 ? route.abort() : route.continue();
      });
      await page.goto(path);
      await heading(page, 'Averell & Daughters Funeral Home').waitFor();
      expect(refused).toBe(2);
    }));
});
