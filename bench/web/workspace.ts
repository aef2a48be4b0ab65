import { randomBytes } from 'node:crypto';
import { resolve } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { sights } from '#web/build/chunk-by-sight.ts';
import { scriptsBeyond } from '#web/build/initial-scripts.ts';
import { workPaths } from '#web/work-paths.ts';
import { sampleSignIns } from '#world/sign-ins.ts';
import type { Figure } from '../figure.ts';
import { scaled } from '../scale.ts';
import { quantile } from '../statistics.ts';

const dist = resolve(import.meta.dirname, '../../dist/web');
const rounds = scaled(12, 1);
const joan = sampleSignIns.find(({ email }) => email.startsWith('joan'));

/** Returns what the frame around every screen of staff loads on top of `/`, before the screen itself. Needs the app built. */
export function frameFigures(): Figure[] {
  const scripts = scriptsBeyond(dist, sights.frame ?? []);
  const bytes = scripts.reduce((sum, { brotliBytes }) => sum + brotliBytes, 0);
  const name = "frame around a workspace's screens, on top of those of /";
  return [
    { group: 'Web: scripts of the workspace in brotli', name, unit: 'KB', ours: bytes / 1000, goal: { of: 'ours', atMost: 120 } },
  ];
}

/** Signs in as the owner of a sample home, and returns the home's id. */
export async function signIn(page: Page, site: string): Promise<string> {
  if (!joan) throw new Error('The sample data has no Joan.');
  await page.goto(`${site}/login`);
  await page.getByLabel('Username').fill(joan.email);
  await page.getByLabel('Password', { exact: true }).fill(joan.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await page.waitForURL(/\/locations\/[\da-f-]{36}\//);
  return new URL(page.url()).pathname.split('/')[2] ?? '';
}

type Timed = { untilTitle: Promise<number> };

/** Times, by the browser's own clock, from the next key to the frame in which a screen with this title is drawn. */
const timeUntil = (title: string) => {
  const untilTitle = new Promise<number>((resolve) => {
    const pressed = ({ timeStamp }: Event) => {
      const look = () => {
        const isDrawn = [...document.querySelectorAll('h1')].some(({ textContent }) => textContent.includes(title));
        if (isDrawn) resolve(performance.now() - timeStamp);
        else requestAnimationFrame(look);
      };
      look();
    };
    addEventListener('keydown', pressed, { capture: true, once: true });
  });
  Object.assign(window, { untilTitle });
};

/** Takes a first call on its page and returns how long it takes from sending it to the header of its case. */
async function callToCase(page: Page, address: string): Promise<number> {
  const lastName = `Vale-${randomBytes(4).toString('hex')}`;
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.getByLabel('Caller’s first name').fill('Ruth');
  await page.getByLabel('Caller’s last name').fill('Vale');
  await page.getByLabel('First name', { exact: true }).fill('Ada');
  await page.getByLabel('Last name', { exact: true }).fill(lastName);
  // The search for a case of the same name is over before a director has checked what is typed.
  await page.waitForLoadState('networkidle');
  // It has to listen before the key is pressed.
  await page.evaluate(timeUntil, lastName);
  await page.keyboard.press('Control+Enter');
  return page.evaluate(() => (window as unknown as Timed).untilTitle);
}

/** Measures, in a browser, how long a director waits for the case of a first call. */
export async function firstCallFigures(browser: Browser, site: string): Promise<Figure[]> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  try {
    const page = await context.newPage();
    const locationId = await signIn(page, site);
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1)
      times.push(await callToCase(page, `${site}${workPaths.firstCall({ locationId })}`));
    const name = "a first call, from sending it to its case's header, 75th percentile";
    return [
      { group: 'Web: in a browser', name, unit: 'ms', ours: quantile(times, 0.75), goal: { of: 'ours', atMost: 400 } },
      { group: 'Web: in a browser', name: 'the slowest of them', unit: 'ms', ours: Math.max(...times) },
    ];
  } finally {
    await context.close();
  }
}
