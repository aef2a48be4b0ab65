/**
 * Takes the README's pictures of a running app: docs/home.webp, what families see of the sample world around Boston, and docs/planner.webp, a step of the
 * sample family's plan. `node scripts/run.mjs scripts/picture.ts http://127.0.0.1:3000`
 */
import { join, resolve } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import sharp from 'sharp';
import { stepOf } from '#shared/planner/steps.ts';
import { samplePeople } from '#world/sign-ins.ts';
import { ensureChromium } from './ensure-chromium.ts';

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

/** Signs the sample family in and opens a step of the plan that it saved last. */
async function openPlan(page: Page, site: string): Promise<void> {
  const family = samplePeople.find(({ kind }) => kind === 'family');
  if (!family) throw new Error('The sample world has no family that can sign in.');
  await page.goto(`${site}/login`);
  await page.getByLabel('Username').fill(family.email);
  await page.getByLabel('Password', { exact: true }).fill(family.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await page.waitForURL((url) => url.pathname !== '/login');
  await page.goto(`${site}/plans/dashboard`);
  const toPlan = page.locator('a[href*="/arrangements/"]').first();
  const [, locations, home, arrangements, plan] = (await toPlan.getAttribute('href'))?.split('/') ?? [];
  const { path } = stepOf('service-details');
  await page.goto(`${site}/${[locations, home, arrangements, plan, path].join('/')}`, { waitUntil: 'networkidle' });
  await page.getByText('Total so far').waitFor();
}

async function takePictures(site: string): Promise<string[]> {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox', '--hide-scrollbars'] });
  try {
    const looks = { viewport, deviceScaleFactor: 2, colorScheme: 'light', reducedMotion: 'reduce', locale: 'en-US' } as const;
    const page = await browser.newPage(looks);
    await page.goto(`${site}/?query=Boston%2C%20MA`, { waitUntil: 'networkidle' });
    const home = await keep(page, 'home');
    await openPlan(page, site);
    return [home, await keep(page, 'planner')];
  } finally {
    await browser.close();
  }
}

process.stdout.write(`${(await takePictures((process.argv[2] ?? 'http://127.0.0.1:3000').replace(/\/$/, ''))).join('\n')}\n`);
