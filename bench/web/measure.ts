import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type Browser, chromium, type Page } from 'playwright-core';
import { build } from 'vite';
import { initialScripts } from '#web/build/initial-scripts.ts';
import { ensureChromium } from '../../scripts/ensure-chromium.ts';
import type { Figure } from '../figure.ts';
import { isSmoke, scaled } from '../scale.ts';
import { median } from '../statistics.ts';
import { firstCallFigures, frameFigures } from './workspace.ts';

const root = resolve(import.meta.dirname, '../..');
const dist = join(root, 'dist/web');

/** Returns the Brotli KB of an app that does nothing on React, the router, and the query client, built like ours. */
async function emptyAppKb(): Promise<number> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, rolldownOptions: { input: join(import.meta.dirname, 'empty-app.tsx') }, modulePreload: false },
  });
  if (!('output' in result)) throw new Error('The empty app was not built.');
  const chunks = result.output.flatMap((file) => (file.type === 'chunk' ? [file.code] : []));
  return chunks.reduce((sum, code) => sum + brotliCompressSync(code).length, 0) / 1000;
}

type Vitals = { shift: number; largestPaintMs: number };

/** Collects what the browser observes from the first moment on. */
const observe = () => {
  const vitals = { shift: 0, largestPaintMs: 0 };
  Object.assign(window, { vitals });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!entry.hadRecentInput) vitals.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) vitals.largestPaintMs = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
};

/** Simulates a mid-range phone on a slow network, as Lighthouse does: 4 times slower, 150 ms round trips, 1.6 Mbit/s. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  });
}

/** Opens an address with an empty cache and watches until its own screen is drawn and nothing moves on the network any more. */
async function look(browser: Browser, url: string, width: number, isSlow: boolean): Promise<Vitals & { scripts: string[] }> {
  const context = await browser.newContext({ viewport: { width, height: width < 600 ? 844 : 900 } });
  try {
    const page = await context.newPage();
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
    });
    await page.addInitScript(observe);
    if (isSlow && !isSmoke) await slowDown(page);
    await page.goto(url, { waitUntil: 'networkidle' });
    // A slow processor draws only after that.
    await page.locator('#root:not(:has([data-prerendered])) main h1').waitFor();
    await page.waitForFunction(() => [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'));
    await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
    const vitals = await page.evaluate(() => (window as unknown as { vitals: Vitals }).vitals);
    return { ...vitals, scripts };
  } finally {
    await context.close();
  }
}

const kbOf = (paths: readonly string[]) =>
  paths.reduce((sum, path) => sum + brotliCompressSync(readFileSync(join(dist, path))).length, 0) / 1000;

async function vitals(browser: Browser, url: string, name: string): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const width of isSmoke ? [390] : [390, 1280]) {
    const { shift } = await look(browser, url, width, false);
    const goal = { of: 'ours', atMost: 0 } as const;
    figures.push({
      group: 'Web: in a browser',
      name: `layout shift, ${name}, ${width} px`,
      unit: '',
      ours: Math.round(shift * 1e4) / 1e4,
      goal,
    });
  }
  const paints: number[] = [];
  for (let turn = 0; turn < scaled(3, 1); turn += 1) paints.push((await look(browser, url, 390, true)).largestPaintMs);
  figures.push({
    group: 'Web: in a browser',
    name: `largest paint, ${name}, slow phone`,
    unit: 'ms',
    ours: median(paints),
    goal: { of: 'ours', atMost: 2500 },
  });
  return figures;
}

/** Measures the scripts of `/` and of the workspace, and watches `/`, a home's page, and a first call in a browser. Needs the app built and running. */
export async function measureWeb(site: string, home: string): Promise<Figure[]> {
  const empty = { name: 'an empty app', value: await emptyAppKb() };
  const group = 'Web: scripts of / in brotli';
  const graph = initialScripts(dist).reduce((sum, { brotliBytes }) => sum + brotliBytes, 0) / 1000;
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox'] });
  try {
    const { scripts } = await look(browser, `${site}/`, 1280, false);
    return [
      { group, name: 'entry and home screen', unit: 'KB', ours: graph, peer: empty, goal: { of: 'ours', atMost: 110 } },
      { group, name: 'all that a browser loads before any interaction', unit: 'KB', ours: kbOf(scripts) },
      ...(await vitals(browser, `${site}/`, '/')),
      ...(isSmoke ? [] : await vitals(browser, home, "a home's page")),
      ...frameFigures(),
      ...(await firstCallFigures(browser, site)),
    ];
  } finally {
    await browser.close();
  }
}
