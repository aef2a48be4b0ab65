/** Runs browser tests: the built site on the embedded cloud (test/cloud), in an installed Chromium. */
import type { Browser, BrowserContext, BrowserContextOptions, ConsoleMessage, Page, WebError } from 'playwright-core';
import { beforeAll, beforeEach, expect } from 'vitest';
import { clearCount } from '#functions/table/rate-limit.ts';
import { forgetAttempts as forgetSignIns } from '#functions/table/sign-in-attempts.ts';
import { cloud, openCloudTable } from '#test/cloud/cloud.ts';
import { launchBrowser } from './launch-browser.ts';
import { lookOften } from './look-often.ts';
import { answered, limitAnswers, StuckPage } from './stuck-page.ts';

export type Look = Pick<
  BrowserContextOptions,
  'viewport' | 'isMobile' | 'hasTouch' | 'colorScheme' | 'reducedMotion' | 'geolocation' | 'permissions' | 'serviceWorkers'
>;

export type Stage = {
  /**
   * Runs a test in a separate browser profile, whose base URL is the site. An error on the page fails the test. A refusal by the server doesn't,
   * since refusals are part of the product. A test that provokes an error removes it from `errors`.
   */
  inBrowser(test: (page: Page, errors: string[]) => Promise<void>, look?: Look): Promise<void>;
};

const wide: Look = { viewport: { width: 1280, height: 900 } };

/** Limits every wait on a page, so that a failure ends. */
const PATIENCE_MS = 15_000;

/** Resets the limits on failures and emails: every browser here has the same network address. */
const forgetAttempts = async () => {
  const table = openCloudTable();
  await Promise.all([forgetSignIns(table, 'sign-in-address', '127.0.0.1'), clearCount(table, 'mail-address', '127.0.0.1')]);
};

/** The browser that all files of a worker share. The first one starts it, and it ends with the worker. */
let launched: Promise<Browser> | undefined;

async function runningBrowser(): Promise<Browser> {
  const browser = await launched;
  if (browser?.isConnected()) return browser;
  launched = launchBrowser();
  return launched;
}

/** The size of a page whose look says none, in Playwright. */
const DEFAULT_VIEWPORT = { width: 1280, height: 720 };

/** Where a page rests between two tests: on the site, but without its code. */
const RESTING_PLACE = '/favicon.svg';

/** A browser profile that tests of one look share, one after the other, with the page that they are given. */
type Profile = { context: BrowserContext; page: Page; initScripts: Disposable[] };

type Disposable = Awaited<ReturnType<Page['addInitScript']>>;

/**
 * Unused profiles, by their look. They are reused with their page because a new page reads and compiles the site's code again: that took half of the
 * time of a test. `cleared` removes what a test leaves behind.
 */
const unused = new Map<string, Profile[]>();

/** Makes the page in which the tests of a profile run, and has it note the scripts that a test adds, so that `cleared` can remove them. */
async function newPage(context: BrowserContext): Promise<Pick<Profile, 'page' | 'initScripts'>> {
  const page = await context.newPage();
  lookOften(page.locator('html'), PATIENCE_MS);
  limitAnswers(page);
  const initScripts: Disposable[] = [];
  const addInitScript = page.addInitScript.bind(page);
  page.addInitScript = async (...script: Parameters<Page['addInitScript']>) => {
    const added = await addInitScript(...script);
    initScripts.push(added);
    return added;
  };
  await page.goto(RESTING_PLACE);
  return { page, initScripts };
}

async function newProfile(browser: Browser, look: Look): Promise<Profile> {
  // A page's routes don't see what its service worker fetches. The worker answers no API call and no page that the server can answer, so only the
  // tests of offline planning allow it.
  const context = await browser.newContext({ serviceWorkers: 'block', ...look, baseURL: cloud.url, locale: 'en-US' });
  context.setDefaultTimeout(PATIENCE_MS);
  // Only this event reports that a page broke its own Content-Security-Policy. It fails the test like any other error.
  await context.addInitScript(() =>
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`The page broke its Content-Security-Policy: ${violatedDirective} ${blockedURI}`),
    ),
  );
  return { context, ...(await newPage(context)) };
}

/** Checks that a profile is like new once it is emptied. A page that a test closed is gone, and a clock that it set isn't undone. */
const isKeepable = async ({ page }: Profile): Promise<boolean> =>
  !page.isClosed() && !(await page.evaluate(() => '__pwClock' in globalThis));

/** The events of a page that tests listen to. */
const HEARD = ['dialog', 'download', 'load', 'request', 'response'] as const;

/** Removes everything from a profile that a test, or the person in it, could have left there. */
async function cleared({ context, page, initScripts }: Profile, look: Look): Promise<void> {
  for (const event of HEARD) page.removeAllListeners(event);
  await Promise.all([
    ...context.pages().map((each) => each === page || each.close()),
    ...initScripts.splice(0).map((script) => script.dispose()),
    page.unrouteAll(),
    context.unrouteAll(),
    context.setOffline(false),
  ]);
  await page.goto(RESTING_PLACE);
  // After the page has left: what it was about to save is gone too.
  const line = await context.newCDPSession(page);
  await Promise.all([
    context.clearCookies(),
    context.clearPermissions(),
    line.send('Storage.clearDataForOrigin', { origin: new URL(cloud.url).origin, storageTypes: 'all' }),
    line.send('Page.resetNavigationHistory'),
    page.evaluate(() => {
      sessionStorage.clear();
      window.name = '';
    }),
    page.emulateMedia({
      media: null,
      colorScheme: look.colorScheme ?? 'light',
      reducedMotion: look.reducedMotion ?? 'no-preference',
      forcedColors: null,
      contrast: null,
    }),
    look.viewport !== null && page.setViewportSize(look.viewport ?? DEFAULT_VIEWPORT),
    page.mouse.move(-1, -1),
  ]);
  await line.detach();
}

/** Gives up a browser that no longer answers. The next test starts another one. */
function abandon(): void {
  void launched?.then((browser) => browser.close()).catch(() => undefined);
  launched = undefined;
}

/** Runs a test in a profile of this look. After a failure, the profile is thrown away, because its state is unknown. */
async function inProfile(browser: Browser, look: Look, test: (profile: Profile) => Promise<void>): Promise<void> {
  const name = JSON.stringify(look);
  const free = (unused.get(name) ?? []).filter(({ context }) => context.browser() === browser);
  const profile = free.pop() ?? (await newProfile(browser, look));
  unused.set(name, free);
  let isKept = false;
  try {
    await test(profile);
    isKept = await isKeepable(profile);
    if (isKept) await answered('what empties a profile', cleared(profile, look));
  } catch (error) {
    isKept = false;
    throw error;
  } finally {
    if (!isKept) await answered('close', profile.context.close()).catch(abandon);
  }
  if (isKept) unused.get(name)?.push(profile);
}

/** The number of characters that a failure prints of a page; the rest is mostly the footer. */
const MAX_PRINTED = 6000;

/** Adds what the pages of a failed test showed to its error. On CI, that is all there is to go by. */
async function tellWhatWasShown(error: unknown, pages: readonly Page[]): Promise<void> {
  if (!(error instanceof Error)) return;
  for (const page of pages) {
    const shown = await page.locator('body').ariaSnapshot({ timeout: 2000 }).catch(String);
    error.message += `\n\n${page.url()} showed:\n${shown.slice(0, MAX_PRINTED)}`;
  }
}

/** Runs a test in its page. Fails if the page reports an error of its own. */
async function inPage({ context, page }: Profile, test: (page: Page, errors: string[]) => Promise<void>): Promise<void> {
  const errors: string[] = [];
  const onError = (error: WebError) => errors.push(String(error.error()));
  const onWords = (message: ConsoleMessage) => {
    // The browser reports every response of 400 and above. The tests look at what the page makes of it.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) errors.push(message.text());
  };
  context.on('weberror', onError).on('console', onWords);
  try {
    await test(page, errors);
    expect(errors).toEqual([]);
  } catch (error) {
    const isTests = (page: Page) => page.url() !== new URL(RESTING_PLACE, cloud.url).href;
    await tellWhatWasShown(error, context.pages().filter(isTests));
    throw error;
  } finally {
    // Remove only these two: the browser's own listeners are among the others.
    context.off('weberror', onError).off('console', onWords);
  }
}

/** Animates everything, as most browsers do. */
export const animated = { reducedMotion: 'no-preference' } as const satisfies Look;

/**
 * Sets up a file of browser tests. Animations are off, which saves a fifth of the suite's time, unless a file asks for them (`animated`): those about
 * drawers and whole journeys.
 */
export function setStage(base: Look = { reducedMotion: 'reduce' }): Stage {
  beforeAll(runningBrowser);
  beforeEach(forgetAttempts);
  return {
    async inBrowser(test, look = wide) {
      const run = async () => inProfile(await runningBrowser(), { ...base, ...look }, (profile) => inPage(profile, test));
      try {
        await run();
      } catch (error) {
        if (!(error instanceof StuckPage)) throw error;
        // A page of ours that can't answer can't in the next browser either.
        console.warn(`${error.message} The test is run again in another browser.`);
        abandon();
        await run();
      }
    },
  };
}
