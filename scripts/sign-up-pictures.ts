/**
 * Takes the pictures of the product that `/provider-signup` shows funeral homes, from a running app, light and dark: a home's page with its packages, its
 * price list, the planner's total, and the search. `node scripts/run.mjs scripts/sign-up-pictures.ts http://127.0.0.1:3000`
 */
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Browser, chromium, type Locator, type Page } from 'playwright-core';
import sharp from 'sharp';
import { ensureChromium } from './ensure-chromium.ts';
import { openSamplePlan } from './open-sample-plan.ts';

const folder = join(resolve(import.meta.dirname, '..'), 'web/screens/provider/sign-up/pictures');
const schemes = ['light', 'dark'] as const;
/** What is visible of the screen, in CSS pixels; and how wide the picture is kept, which is enough for a dense screen at the width that it is shown in. */
const size = { width: 1180, height: 800 };
const pixels = 1200;
const sample = 'Averell & Daughters Funeral Home';

/** Keeps what is visible, from the top of `from` if it is given. */
async function keep(page: Page, name: string, scheme: string, from?: Locator): Promise<string> {
  await page.evaluate(() => document.fonts.ready);
  await from?.evaluate((element) => scrollTo(0, element.getBoundingClientRect().top + scrollY - 24));
  await page.waitForLoadState('networkidle');
  // Everything visible is loaded, and nothing is still fading in.
  await page.waitForFunction(() =>
    [...document.images].every((image) => image.complete || image.getBoundingClientRect().top > innerHeight),
  );
  await page.evaluate(() => Promise.all(document.getAnimations().map((each) => each.finished.catch(() => undefined))));
  const file = join(folder, `${name}-${scheme}.webp`);
  await sharp(await page.screenshot())
    .resize(pixels)
    .webp({ quality: 72, effort: 6 })
    .toFile(file);
  return file;
}

/** Opens the sample home from a search around Boston. */
async function openHome(page: Page, site: string): Promise<void> {
  await page.goto(`${site}/?query=Boston%2C%20MA`, { waitUntil: 'networkidle' });
  const link = page.getByRole('link', { name: sample }).first();
  await page.goto(`${site}${await link.getAttribute('href')}`, { waitUntil: 'networkidle' });
}

async function takeScheme(browser: Browser, site: string, colorScheme: (typeof schemes)[number]): Promise<string[]> {
  const page = await browser.newPage({
    viewport: size,
    deviceScaleFactor: 2,
    colorScheme,
    reducedMotion: 'reduce',
    locale: 'en-US',
  });
  const files: string[] = [];
  await page.goto(`${site}/?query=Boston%2C%20MA`, { waitUntil: 'networkidle' });
  files.push(
    await keep(page, 'search', colorScheme, page.getByRole('main').getByRole('list').filter({ hasText: sample }).first()),
  );
  await openHome(page, site);
  files.push(
    await keep(
      page,
      'page',
      colorScheme,
      page
        .getByRole('main')
        .getByRole('link', { name: /^Funeral homes near/ })
        .first(),
    ),
  );
  files.push(await keep(page, 'price-list', colorScheme, page.getByRole('heading', { name: /price list/i }).first()));
  await openSamplePlan(page, site);
  files.push(await keep(page, 'planner', colorScheme, page.getByRole('heading', { level: 1 })));
  await page.close();
  return files;
}

mkdirSync(folder, { recursive: true });
const site = (process.argv[2] ?? 'http://127.0.0.1:3000').replace(/\/$/, '');
const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox', '--hide-scrollbars'] });
try {
  for (const scheme of schemes) process.stdout.write(`${(await takeScheme(browser, site, scheme)).join('\n')}\n`);
} finally {
  await browser.close();
}
