import { resolve } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { type Mail, mailbox, newEmail } from '#test/cloud/cloud.ts';
import { readManifest } from '#web/build/initial-scripts.ts';
import { signIn } from './account-words.ts';
import { givenFamily } from './cast.ts';
import { type Look, setStage } from './harness.ts';
import { button, givenHome, toast } from './marketplace-words.ts';
import { atStep, beginAtNeed, fillContacts, goOn, planPath, stepTitles, titles } from './planner-words.ts';
import { stoppableSite } from './stoppable-site.ts';

const { inBrowser } = setStage();
const manifest = readManifest(resolve(import.meta.dirname, '../../dist/web'));
const withWorker: Look = { viewport: { width: 390, height: 844 }, serviceWorkers: 'allow' };

/** A whole plan, with a reload and the way back, takes longer than a test of one screen. */
const PATIENCE_MS = 180_000;

/** Returns what Cache Storage and the databases of this browser contain, by address and by store. */
const keptIn = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });

/** Waits until the worker has every file of the planner, and the home and its items are stored. */
async function whenKept(page: Page): Promise<void> {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const hasItems = () =>
    page.evaluate(
      () =>
        new Promise<boolean>((resolve) => {
          const opening = indexedDB.open('yarrow-offline');
          opening.onerror = () => resolve(false);
          opening.onsuccess = () => {
            const database = opening.result;
            const all = database.transaction('homes').objectStore('homes').getAll();
            all.onsuccess = () => {
              database.close();
              const [cachedUrls] = all.result as { home: { itemCategories: unknown[] }; items: object }[];
              resolve(cachedUrls !== undefined && Object.keys(cachedUrls.items).length === cachedUrls.home.itemCategories.length);
            };
          };
        }),
    );
  await expect.poll(hasItems).toBe(true);
}

describe('a step whose code does not arrive', () => {
  it('is requested at most five times a minute, says so calmly, and shows once it is there', () =>
    inBrowser(async (page) => {
      const home = await givenHome();
      const missing = `**/${manifest['screens/planner/steps/disposition-type.tsx']?.file}`;
      let requests = 0;
      await page.route(missing, (route) => {
        requests += 1;
        return route.abort();
      });
      await page.clock.install();
      await beginAtNeed(page, home.id);
      await fillContacts(page, { email: newEmail('maren') });
      await goOn(page);
      const failed = page.getByRole('alert').filter({ hasText: 'This step didn’t load.' });
      await failed.getByText('Check your connection, then try again.').waitFor();
      requests = 0;
      for (let second = 0; second < 60; second += 1) await page.clock.runFor(1_000);
      expect(requests).toBeGreaterThan(0);
      expect(requests).toBeLessThanOrEqual(5);
      // After the fifth, the next automatic try is far enough away for the press to come first.
      while (requests < 5) await page.clock.runFor(1_000);
      await failed.waitFor();
      await page.unroute(missing);
      await button(failed, 'Retry').click();
      await atStep(page, titles.disposition);
    }));
});

/** Chooses something and leaves the page in the same moment, as when a phone closes it, or in a reload. */
async function chooseAndLeave(page: Page, name: RegExp): Promise<void> {
  const loaded = page.waitForEvent('load');
  await page.getByRole('radio', { name }).evaluate((choice) => {
    (choice as HTMLInputElement).click();
    location.reload();
  });
  await loaded;
}

/** Goes from the wishes to the summary, and chooses an urn along the way. */
async function planToSummary(page: Page): Promise<void> {
  await goOn(page);
  await atStep(page, titles.package);
  await page.getByRole('radio', { name: 'Cremation Without Ceremony' }).check();
  for (const title of [stepTitles.services, stepTitles.more, stepTitles.urns]) {
    await goOn(page);
    await atStep(page, title);
  }
  await page.getByRole('tab', { name: 'Urns' }).click();
  await button(page, 'Choose: Wood urn').click();
  for (const title of [stepTitles.keepsakes, stepTitles.memorial, stepTitles.certificates]) {
    await goOn(page);
    await atStep(page, title);
  }
  await page.getByRole('textbox', { name: 'How many certified copies do you need?' }).fill('6');
  await goOn(page);
  await atStep(page, stepTitles.conference);
  const byTelephone = page.getByRole('radio', { name: 'By telephone', exact: true });
  await page.locator('label').filter({ has: byTelephone }).click();
  await goOn(page);
  await atStep(page, stepTitles.summary);
}

const waiting = 'We’ll send this when you’re back online';

/** Asks to send the plan, which has to wait, and leaves what says so open. */
async function askAndLook(page: Page): Promise<Locator> {
  await button(page, 'Send to the home').click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('By email').check();
  await sheet.getByRole('button', { name: 'Send to the home' }).click();
  await sheet.getByText(waiting).waitFor();
  return sheet;
}

/** Asks to send the plan and closes what says that it has to wait. */
async function askToSend(page: Page): Promise<void> {
  const sheet = await askAndLook(page);
  await button(sheet, 'Done').click();
  await sheet.waitFor({ state: 'detached' });
}

const keptHere = 'Saved on this phone. We’ll save it to your plan when you’re back online.';

describe('a plan without a network', () => {
  it('goes from its second step to the summary, over reloads, and arrives at the home once', { timeout: PATIENCE_MS }, () =>
    inBrowser(async (page) => {
      const site = await stoppableSite();
      try {
        const home = await givenHome();
        const email = newEmail('maren');
        const submits: string[] = [];
        page.on('request', (request) => {
          if (request.url().endsWith('/submit')) submits.push(request.headers()['idempotency-key'] ?? '');
        });
        await page.goto(site.url + planPath(home.id));
        await atStep(page, titles.timing);
        await page.getByLabel('Now, my loved one has passed away').check();
        await whenKept(page);

        // The device says that it is offline.
        await page.context().setOffline(true);
        await page.getByText('You’re offline. What you enter is saved on this phone.', { exact: true }).waitFor();
        await goOn(page);
        await atStep(page, titles.contacts);
        await fillContacts(page, { email });
        await goOn(page);
        await atStep(page, titles.disposition);
        await page.getByText(keptHere, { exact: true }).waitFor();
        expect(await page.getByText(/Not saved|Saved in this browser|You’re offline/).count()).toBe(0);
        expect(await button(page, 'Retry').count()).toBe(0);
        for (const name of [/^Burial/, /^Cremation/]) {
          await chooseAndLeave(page, name);
          await atStep(page, titles.disposition);
          await expect.poll(() => page.getByRole('radio', { name }).isChecked()).toBe(true);
        }
        await goOn(page);
        await atStep(page, titles.wishes);

        // The device has a network, but the server is gone.
        await site.stop();
        await page.context().setOffline(false);
        await page.reload();
        await atStep(page, titles.wishes);
        await planToSummary(page);
        await button(page, 'Print or save as PDF').click();
        await toast(page, 'The PDF needs a connection. Your plan is saved in this browser.').waitFor();
        await askToSend(page);
        await button(page, 'Don’t send').click();
        await page.getByText(waiting).waitFor({ state: 'detached' });
        const sheet = await askAndLook(page);

        await site.start();
        await page.evaluate(() => dispatchEvent(new Event('online')));
        await sheet.getByText('Your plan is sent').waitFor();
        expect(await button(sheet, 'Send to the home').count()).toBe(0);
        await button(sheet, 'Done').click();
        await page.getByText(/^Sent to /).waitFor();
        const isOurs = ({ body }: Mail) => (body.text ?? '').includes(email);
        const toHome = await mailbox(home.mailbox).mail(isOurs);
        expect(toHome.body.text).toContain('Wood urn: $250.00');
        expect(new Set(submits).size).toBe(1);
        expect(await page.evaluate(() => localStorage.getItem('yarrow.sends'))).toBeNull();
      } finally {
        await site.stop();
      }
    }, withWorker),
  );
});

describe('what a browser stores', () => {
  it('includes no API response, even for people who were signed in', () =>
    inBrowser(async (page) => {
      const home = await givenHome();
      await page.goto(planPath(home.id));
      await atStep(page, titles.timing);
      await whenKept(page);
      await signIn(page, await givenFamily());
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.goto('/account/account-details');
      await page.getByRole('heading', { level: 1 }).waitFor();
      const paths = await keptIn(page);
      expect(paths).toContain('/index.html');
      expect(paths.filter((path) => !/^\/(assets|media)\/|^\/(index\.html|boot\.js|favicon\.svg)$/.test(path))).toEqual([]);
    }, withWorker));
});
