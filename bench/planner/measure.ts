import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type Browser, chromium, type Page } from 'playwright-core';
import { stepOf } from '#shared/planner/steps.ts';
import { initialScripts } from '#web/build/initial-scripts.ts';
import { paths } from '#web/paths.ts';
import { ensureChromium } from '../../scripts/ensure-chromium.ts';
import type { Figure } from '../figure.ts';
import { quantile } from '../statistics.ts';
import { type Chunk, chunksOf } from './chunks.ts';
import { ANSWER_TAKEN, interactionsOn } from './interactions.ts';
import { type MadePlan, madePlan } from './made-plan.ts';

const dist = resolve(import.meta.dirname, '../../dist/web');
const phone = { viewport: { width: 390, height: 844 } };
/** Files below this size are listed together. */
const SMALL_BYTES = 600;

const bytesOf = (chunks: readonly Chunk[]) => chunks.reduce((sum, { bytes }) => sum + bytes, 0);

/** Opens a page of a browser that owns the plan. */
async function onPhone<Result>(browser: Browser, { key }: MadePlan, work: (page: Page) => Promise<Result>): Promise<Result> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    await page.addInitScript((planKey) => localStorage.setItem('yarrow.planKey', planKey), key);
    return await work(page);
  } finally {
    await context.close();
  }
}

/** Measures what the browser itself loads at the step: with the questions that are open there, and the next step, fetched ahead. */
async function loadedKb(browser: Browser, plan: MadePlan, address: string): Promise<number> {
  const loaded = await onPhone(browser, plan, async (page) => {
    const scripts = new Set<string>();
    page.on('request', (request) => {
      const path = new URL(request.url()).pathname;
      if (path.startsWith('/assets/') && path.endsWith('.js')) scripts.add(path.slice(1));
    });
    await page.goto(address, { waitUntil: 'networkidle' });
    return scripts;
  });
  const first = new Set(initialScripts(dist).map(({ file }) => file));
  const files = [...loaded].filter((file) => !first.has(file));
  return files.reduce((sum, file) => sum + brotliCompressSync(readFileSync(join(dist, file))).length, 0) / 1000;
}

async function weights(browser: Browser, plan: MadePlan, address: string): Promise<Figure[]> {
  const group = 'Planner: scripts of a step with its total, on top of those of /, in brotli';
  const { services = [], 'services-wide': wide = [] } = chunksOf(['services', 'services-wide']);
  const goal = { of: 'ours', atMost: 60 } as const;
  const large = services.filter(({ bytes }) => bytes >= SMALL_BYTES);
  const small = services.filter(({ bytes }) => bytes < SMALL_BYTES);
  return [
    { group, name: 'on a phone', unit: 'KB', ours: bytesOf(services) / 1000, goal },
    { group, name: 'on a wide screen, the account beside the step', unit: 'KB', ours: bytesOf(wide) / 1000, goal },
    { group, name: 'with the open questions, and the next step ahead', unit: 'KB', ours: await loadedKb(browser, plan, address) },
    ...large.map(({ bytes, holds }) => ({ group, name: `  ${holds}`, unit: 'KB', ours: bytes / 1000 })),
    { group, name: `  ${small.length} smaller files`, unit: 'KB', ours: bytesOf(small) / 1000 },
  ];
}

async function interactions(browser: Browser, plan: MadePlan, address: string): Promise<Figure[]> {
  const group = 'Planner: interaction to next paint, phone, processor 4 times slower, 75th percentile';
  const found = await onPhone(browser, plan, (page) => interactionsOn(page, address));
  return found.map(({ name, milliseconds }) => ({
    group,
    name,
    unit: 'ms',
    ours: quantile(milliseconds, 0.75),
    ...(name === ANSWER_TAKEN ? {} : { goal: { of: 'ours' as const, atMost: 200 } }),
  }));
}

const tableRequests = ({ saveRequests, resumeRequests }: MadePlan): Figure[] => {
  const group = 'Planner: requests to the table';
  return [
    { group, name: 'a save: one conditional write', unit: '', ours: saveRequests, goal: { of: 'ours', atMost: 2 } },
    { group, name: 'a resume: one read', unit: '', ours: resumeRequests, goal: { of: 'ours', atMost: 1 } },
  ];
};

/** Measures planning at a home of a running app, given its state folder. */
export async function measurePlanner(site: string, locationId: string, stateDir: string): Promise<Figure[]> {
  const plan = await madePlan(site, locationId, stateDir);
  const step = stepOf('service-details').path;
  const address = `${site}${paths.plannerStep({ locationId, arrangementId: plan.id, step })}`;
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox'] });
  try {
    return [...(await interactions(browser, plan, address)), ...(await weights(browser, plan, address)), ...tableRequests(plan)];
  } finally {
    await browser.close();
  }
}
