/**
 * Measures what scrolling 300 rows of merchandise costs a browser whose processor is four times slower: by wheel, by keys that are held, and by dragging the
 * scroll bar. Run by bench/index.ts in a child.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { chromium, type Page } from 'playwright-core';
import { openTable } from '#functions/table/table.ts';
import { startCloudProcess } from '#test/cloud/cloud-process.ts';
import { copySeededState } from '#test/cloud/seeded-state.ts';
import type { TestCloud } from '#test/cloud/test-cloud.ts';
import { clientOf } from '#test/local/killed/aftermath.ts';
import { numberedCaskets } from '#test/world/numbered-caskets.ts';
import { world } from '#test/world/world.ts';
import { workPaths } from '#web/work-paths.ts';
import { ensureChromium } from '../../scripts/ensure-chromium.ts';
import type { Figure } from '../figure.ts';
import { scaled } from '../scale.ts';
import { median } from '../statistics.ts';
import { signIn } from './workspace.ts';

const ROWS = scaled(300, 60);
/** How many times slower the processor is. */
const SLOWER = scaled(4, 1);
const ROUNDS = scaled(5, 1);
/** A person's wheel turns and a held key repeats about this often. */
const REPEAT_MS = 33;
const { id: categoryId = '' } = world.catalog.merchandiseCategories.find(({ name }) => name === 'Caskets') ?? {};

/** Gives a home so many caskets of its own. */
async function fill(cloud: TestCloud, locationId: string): Promise<void> {
  const client = DynamoDBDocumentClient.from(new DynamoDBClient(clientOf(cloud, 'DYNAMODB')));
  await openTable(client, cloud.outputs.TableName ?? '').putAll(numberedCaskets(locationId, ROWS));
  client.destroy();
}

/** Collects what the browser calls a long task: one over 50 ms. */
const observe = () => {
  const longTasks: number[] = [];
  Object.assign(window, { longTasks });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longTasks.push(duration);
  }).observe({ type: 'longtask' });
};

const pause = (page: Page) => page.waitForTimeout(REPEAT_MS);

/** Brings the grid to its first row, with the focus in it, and waits until nothing is left to do. */
async function toTop(page: Page): Promise<void> {
  await page.getByRole('grid').locator('[tabindex="0"]').focus();
  await page.keyboard.press('Control+Home');
  await page.waitForTimeout(500);
}

async function held(page: Page, key: string, times: number): Promise<void> {
  for (let at = 0; at < times; at += 1) {
    await page.keyboard.down(key);
    await pause(page);
  }
  await page.keyboard.up(key);
}

const ways: Record<string, (page: Page) => Promise<void>> = {
  'by wheel': async (page) => {
    await page.getByRole('grid').getByRole('rowheader').first().hover();
    for (let at = 0; at < scaled(80, 8); at += 1) {
      await page.mouse.wheel(0, 120);
      await pause(page);
    }
  },
  'by a held down arrow': (page) => held(page, 'ArrowDown', scaled(80, 8)),
  'by a held Page Down': (page) => held(page, 'PageDown', scaled(29, 4)),
  'by dragging the scroll bar': (page) =>
    // As a browser does: to another place of the whole list in each frame.
    page.evaluate(
      (frames) =>
        new Promise<void>((done) => {
          const box = document.querySelector('[role="grid"]')?.parentElement;
          let frame = 0;
          const step = () => {
            if (!box || frame === frames) return done();
            frame += 1;
            box.scrollTop = ((box.scrollHeight - box.clientHeight) * frame) / frames;
            requestAnimationFrame(step);
          };
          step();
        }),
      scaled(60, 6),
    ),
};

/** Scrolls in one way, and returns the long tasks of it. */
async function longTasksOf(page: Page, scroll: (page: Page) => Promise<void>): Promise<number[]> {
  const take = () => page.evaluate(() => (window as unknown as { longTasks: number[] }).longTasks.splice(0));
  await toTop(page);
  await take();
  await scroll(page);
  await page.waitForTimeout(500);
  return take();
}

/** Opens the category and scrolls it in every way, round after round. */
async function measure(cloud: TestCloud): Promise<Figure[]> {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    await page.addInitScript(observe);
    const locationId = await signIn(page, cloud.url);
    await fill(cloud, locationId);
    await page.goto(`${cloud.url}${workPaths.merchandise({ locationId, categoryId })}?show=own`, { waitUntil: 'networkidle' });
    await page.getByRole('grid').waitFor();
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    const found = new Map<string, number[][]>();
    for (let round = 0; round < ROUNDS; round += 1)
      for (const [way, scroll] of Object.entries(ways))
        found.set(way, [...(found.get(way) ?? []), await longTasksOf(page, scroll)]);
    const group = `Web: a grid of ${ROWS} rows scrolled, processor 4 times slower`;
    const goal = { of: 'ours', atMost: 0 } as const;
    const counts = [...found].map(([way, rounds]): Figure => {
      const ours = median(rounds.map(({ length }) => length));
      return { group, name: `tasks over 50 ms, ${way}, median of ${ROUNDS}`, unit: '', ours, goal };
    });
    const longest = Math.max(0, ...[...found.values()].flat(2));
    return [...counts, { group, name: 'the longest of all of them, 0 if none is over 50 ms', unit: 'ms', ours: longest }];
  } finally {
    await browser.close();
  }
}

const folder = mkdtempSync(join(tmpdir(), 'yarrow-bench-grid-'));
const stateDir = join(folder, 'state');
await copySeededState(stateDir);
const { cloud, stop } = await startCloudProcess({ stateDir });
try {
  process.stdout.write(`${JSON.stringify(await measure(cloud))}\n`);
} finally {
  await stop();
  rmSync(folder, { recursive: true, force: true });
}
