/**
 * Takes the README's pictures of a running app: docs/home.webp, what families see of the sample data around Boston, and docs/planner.webp, a step of the
 * sample family's plan. `node scripts/run.mjs scripts/picture.ts http://127.0.0.1:3000`
 */
import { join, resolve } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import sharp from 'sharp';
import { ensureChromium } from './ensure-chromium.ts';
import { openSamplePlan } from './open-sample-plan.ts';

const viewport = { width: 1280, height: 860 };
/** Pixels across: enough for a dense screen, small enough for a page that only wants to show it. */
const width = 1600;

async function keep(page: Page, name: string): Promise<string> {
  await page.evaluate(() => document.fonts.ready);
  const file = join(resolve(import.meta.dirname, '..'), `docs/${name}.webp`);
  await sharp(await page.screenshot())
    .resize(width)
    .webp({ quality: 84 })
    .toFile(file);
  return file;
}

async function takePictures(site: string): Promise<string[]> {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox', '--hide-scrollbars'] });
  try {
    const looks = { viewport, deviceScaleFactor: 2, colorScheme: 'light', reducedMotion: 'reduce', locale: 'en-US' } as const;
    const page = await browser.newPage(looks);
    await page.goto(`${site}/?query=Boston%2C%20MA`, { waitUntil: 'networkidle' });
    const home = await keep(page, 'home');
    await openSamplePlan(page, site);
    return [home, await keep(page, 'planner')];
  } finally {
    await browser.close();
  }
}

process.stdout.write(`${(await takePictures((process.argv[2] ?? 'http://127.0.0.1:3000').replace(/\/$/, ''))).join('\n')}\n`);
