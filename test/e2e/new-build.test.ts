import { resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { newEmail } from '#test/cloud/cloud.ts';
import { readManifest } from '#web/build/initial-scripts.ts';
import { setStage } from './harness.ts';
import { button, givenHome, toast } from './marketplace-words.ts';
import { atStep, beginAtNeed, fillContacts, goOn, planPath, titles } from './planner-words.ts';
import { stoppableSite } from './stoppable-site.ts';

const { inBrowser } = setStage();
const manifest = readManifest(resolve(import.meta.dirname, '../../dist/web'));
const entry = `/${manifest['index.html']?.file}`;
const newEntry = '/assets/index-newer.js';

const firstName = (page: Page) => page.getByRole('region', { name: 'You', exact: true }).getByLabel('First name');

/** Counts how often this page loads from now on. */
const countLoads = (page: Page) => {
  const loads = { count: 0 };
  page.on('load', () => {
    loads.count += 1;
  });
  return loads;
};

describe('a step whose file a deploy replaced', () => {
  it('reloads the page once, and keeps what was typed', () =>
    inBrowser(async (page) => {
      const home = await givenHome();
      const missing = `**/${manifest['screens/planner/steps/disposition-type.tsx']?.file}`;
      await page.route(missing, (route) => route.fulfill({ status: 403, body: '' }));
      await page.route('**/index.html?served', async (route) => {
        const served = await route.fetch();
        await route.fulfill({ body: (await served.text()).replaceAll(entry, newEntry) });
      });
      await page.clock.install();
      await beginAtNeed(page, home.id);
      await fillContacts(page, { email: newEmail('maren'), firstName: 'Maren' });
      const loads = countLoads(page);
      await goOn(page);
      const failed = page.getByRole('alert').filter({ hasText: 'This step didn’t load.' });
      await failed.waitFor();
      for (let second = 0; second < 10 && loads.count === 0; second += 1) await page.clock.runFor(1_000);
      await expect.poll(() => loads.count).toBe(1);
      // The file is still missing. A page that reloaded again for it would never stop.
      await failed.waitFor();
      for (let second = 0; second < 60; second += 1) await page.clock.runFor(1_000);
      await failed.waitFor();
      expect(loads.count).toBe(1);
      await page.unroute(missing);
      await button(failed, 'Retry').click();
      await atStep(page, titles.disposition);
      await button(page, 'Back').click();
      await atStep(page, titles.contacts);
      expect(await firstName(page).inputValue()).toBe('Maren');
    }));
});

describe('the service worker of a newer build', () => {
  it('waits for the person, then reloads the page with what was typed', () =>
    inBrowser(
      async (page) => {
        const site = await stoppableSite();
        try {
          const home = await givenHome();
          await page.goto(site.url + planPath(home.id));
          await atStep(page, titles.timing);
          await page.getByLabel('Now, my loved one has passed away').check();
          await page.evaluate(async () => void (await navigator.serviceWorker.ready));
          await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
          // The visit that installs the worker needs no notice of it. From the next one on, a page follows newer builds.
          await page.reload();
          await atStep(page, titles.timing);
          await goOn(page);
          await atStep(page, titles.contacts);
          await firstName(page).fill('Maren');

          // The worker identifies its build by the script that index.html begins with. Its list of files doesn't change.
          const newerBuild = new RegExp(`(?<!url:["'\`])${entry}`, 'g');
          site.change('/service-worker.js', (worker) => worker.replaceAll(newerBuild, newEntry));
          const loads = countLoads(page);
          await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
          await toast(page, 'Yarrow has been updated.').waitFor();
          // Deploy again before the person answers: the button activates the worker that is waiting by then.
          const first = await page.evaluateHandle(async () => (await navigator.serviceWorker.ready).waiting);
          site.change('/service-worker.js', (worker) => worker.replaceAll(newerBuild, '/assets/index-newest.js'));
          await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
          await page.waitForFunction((worker) => worker?.state === 'redundant', first);
          expect(loads.count).toBe(0);
          await button(page, 'Reload').click();
          await expect.poll(() => loads.count).toBe(1);
          await atStep(page, titles.contacts);
          await expect.poll(() => firstName(page).inputValue()).toBe('Maren');
          expect(await page.getByText('Yarrow has been updated.').count()).toBe(0);
        } finally {
          await site.stop();
        }
      },
      { viewport: { width: 390, height: 844 }, serviceWorkers: 'allow' },
    ));
});
