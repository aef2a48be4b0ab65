/** The browser suite's stage: the built site on the embedded cloud (test/cloud), seen through an installed Chromium. */
import type { Browser, BrowserContext, BrowserContextOptions, ConsoleMessage, Page, WebError } from 'playwright-core';
import { beforeAll, beforeEach, expect } from 'vitest';
import { clearCount } from '#functions/table/rate-limit.ts';
import { forgetAttempts as forgetSignIns } from '#functions/table/sign-in-attempts.ts';
import { cloud, openCloudTable } from '#test/cloud/cloud.ts';
import { launchBrowser } from './launch-browser.ts';
import { lookOften } from './look-often.ts';

export type Look = Pick<
  BrowserContextOptions,
  'viewport' | 'isMobile' | 'hasTouch' | 'colorScheme' | 'reducedMotion' | 'geolocation' | 'permissions' | 'serviceWorkers'
>;

export type Stage = {
  /**
   * Runs a test in a browser profile of its own, whose relative addresses are the site's. An error of the page's own fails the test; a refusal of the
   * server does not, since refusals are part of the product. A test that provokes an error takes it out of `errors`.
   */
  inBrowser(test: (page: Page, errors: string[]) => Promise<void>, look?: Look): Promise<void>;
};

const wide: Look = { viewport: { width: 1280, height: 900 } };

/** Nothing on a page may take this long; it bounds a failure, nothing waits for it. */
const PATIENCE_MS = 15_000;

/** Every browser here comes from one network address, which may fail and ask for mails only so often. */
const forgetAttempts = async () => {
  const table = openCloudTable();
  await Promise.all([forgetSignIns(table, 'sign-in-address', '127.0.0.1'), clearCount(table, 'mail-address', '127.0.0.1')]);
};

/** One browser for all files of a worker, started by the first of them; it ends with the worker. */
let launched: Promise<Browser> | undefined;

async function runningBrowser(): Promise<Browser> {
  const browser = await launched;
  if (browser?.isConnected()) return browser;
  launched = launchBrowser();
  return launched;
}

/** A browser profile that tests of one look share, one after the other; `keeper` is a page of the site without code. */
type Profile = { context: BrowserContext; keeper: Page };

/**
 * Profiles that no test uses now, by their look: kept, since most of a test's time went into starting a process that draws the site and reading the same
 * code anew. `keeper` holds the process, the profile its cache; what a test leaves behind itself is taken out by `cleared`.
 */
const unused = new Map<string, Profile[]>();

async function newProfile(browser: Browser, look: Look): Promise<Profile> {
  // A page's routes don't see what its service worker fetches. The worker answers no call and no page that the server can answer, so that only the
  // tests of planning without a network allow it.
  const context = await browser.newContext({ serviceWorkers: 'block', ...look, baseURL: cloud.url, locale: 'en-US' });
  context.setDefaultTimeout(PATIENCE_MS);
  // A page that breaks its own Content-Security-Policy says so to nobody but the listeners of this event: it fails the test like any other error.
  await context.addInitScript(() =>
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`The page broke its Content-Security-Policy: ${violatedDirective} ${blockedURI}`),
    ),
  );
  const keeper = await context.newPage();
  lookOften(keeper.locator('html'), PATIENCE_MS);
  await keeper.goto('/favicon.svg');
  return { context, keeper };
}

/** Whether a profile is as good as new once it is emptied: a clock that a test has set goes on in it. */
async function isKeepable({ keeper }: Profile): Promise<boolean> {
  return !(await keeper.evaluate(() => '__pwClock' in globalThis));
}

/** Takes everything out of a profile that a person could have left in it. */
async function cleared({ context, keeper }: Profile): Promise<void> {
  await Promise.all(context.pages().map((page) => page === keeper || page.close()));
  await Promise.all([context.clearCookies(), context.clearPermissions(), context.unrouteAll(), context.setOffline(false)]);
  const line = await context.newCDPSession(keeper);
  await line.send('Storage.clearDataForOrigin', { origin: new URL(cloud.url).origin, storageTypes: 'all' });
  await line.detach();
}

/** Runs in a profile of this look; what a failing test did to it is not known, so that none follows it there. */
async function inProfile(browser: Browser, look: Look, test: (context: BrowserContext) => Promise<void>): Promise<void> {
  const name = JSON.stringify(look);
  const free = (unused.get(name) ?? []).filter(({ context }) => context.browser() === browser);
  const profile = free.pop() ?? (await newProfile(browser, look));
  unused.set(name, free);
  let isKept = false;
  try {
    await test(profile.context);
    isKept = await isKeepable(profile);
  } finally {
    if (!isKept) await profile.context.close();
  }
  if (!isKept) return;
  await cleared(profile);
  unused.get(name)?.push(profile);
}

/** How much of a page a failure prints; the rest is mostly the footer. */
const MAX_PRINTED = 6000;

/** Adds what the pages of a failed test showed to its error: on another machine, that is all there is to find the cause with. */
async function tellWhatWasShown(error: unknown, pages: readonly Page[]): Promise<void> {
  if (!(error instanceof Error)) return;
  for (const page of pages) {
    const shown = await page.locator('body').ariaSnapshot({ timeout: 2000 }).catch(String);
    error.message += `\n\n${page.url()} showed:\n${shown.slice(0, MAX_PRINTED)}`;
  }
}

/** Animates everything, as most browsers do. */
export const animated = { reducedMotion: 'no-preference' } as const satisfies Look;

/**
 * For a file of browser tests. Nothing slides or fades in them, which took a fifth of the suite's time, except in files that ask for it (`animated`):
 * those about drawers and about whole journeys.
 */
export function setStage(base: Look = { reducedMotion: 'reduce' }): Stage {
  let browser: Browser | undefined;
  beforeAll(async () => {
    browser = await runningBrowser();
  });
  beforeEach(forgetAttempts);
  return {
    async inBrowser(test, look = wide) {
      if (!browser) throw new Error('The stage is used outside a test.');
      await inProfile(browser, { ...base, ...look }, async (context) => {
        const errors: string[] = [];
        const onError = (error: WebError) => errors.push(String(error.error()));
        const onWords = (message: ConsoleMessage) => {
          // The browser reports every answer of 400 and more by itself; what the page makes of it is what the tests look at.
          if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) errors.push(message.text());
        };
        context.on('weberror', onError).on('console', onWords);
        try {
          await test(await context.newPage(), errors);
          expect(errors).toEqual([]);
        } catch (error) {
          const isTests = (page: Page) => page.url() !== new URL('/favicon.svg', cloud.url).href;
          await tellWhatWasShown(error, context.pages().filter(isTests));
          throw error;
        } finally {
          // These two alone: the browser's own listeners are among the others.
          context.off('weberror', onError).off('console', onWords);
        }
      });
    },
  };
}
