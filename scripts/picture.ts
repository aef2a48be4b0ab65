/**
 * Takes the README's picture, docs/home.webp, of a running app: what families see of the sample world around Boston.
 * `node scripts/run.mjs scripts/picture.ts http://127.0.0.1:3000`
 */
import { join, resolve } from 'node:path';
import { chromium } from 'playwright-core';
import sharp from 'sharp';
import { ensureChromium } from './ensure-chromium.ts';

const viewport = { width: 1280, height: 860 };
/** Pixels across: enough for a dense screen, small enough for a page that only wants to show it. */
const width = 1600;

async function takePicture(site: string): Promise<string> {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox', '--hide-scrollbars'] });
  try {
    const looks = { viewport, deviceScaleFactor: 2, colorScheme: 'light', reducedMotion: 'reduce', locale: 'en-US' } as const;
    const page = await browser.newPage(looks);
    await page.goto(`${site}/?query=Boston%2C%20MA`, { waitUntil: 'networkidle' });
    await page.evaluate(() => document.fonts.ready);
    const file = join(resolve(import.meta.dirname, '..'), 'docs/home.webp');
    await sharp(await page.screenshot())
      .resize(width)
      .webp({ quality: 84 })
      .toFile(file);
    return file;
  } finally {
    await browser.close();
  }
}

process.stdout.write(`${await takePicture((process.argv[2] ?? 'http://127.0.0.1:3000').replace(/\/$/, ''))}\n`);
