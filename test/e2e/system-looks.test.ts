import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { EntryRow } from '#shared/contract/system-catalog-views.ts';
import { ok } from '#test/cloud/cloud.ts';
import { person } from '#test/world/cast.ts';
import { homeCalled } from '#test/world/world.ts';
import { nounScreens } from '#web/screens/system/catalog/noun-screens.ts';
import { systemLinks } from '#web/screens/system/frame/system-links.ts';
import { systemScreens } from '#web/system-screens.ts';
import { workPaths } from '#web/work-paths.ts';
import { openSystemAs } from './account-words.ts';
import { findingsInAllLooks, tooWide } from './all-looks.ts';
import { givenAdministrator } from './cast.ts';
import { setStage } from './harness.ts';
import { faultsOfTabbing } from './keyboard.ts';

const { inBrowser } = setStage();

/** As many screens are tried by one test, which loads the page and signs in once. Each of them in every look takes a busy machine many seconds. */
const AT_ONCE = 6;
/** A machine that does much else may need this long for them. */
const PATIENCE_MS = 480_000;
/** As many presses of Tab: past the buttons and filters of a screen, into its list or form. */
const PRESSES = 25;

/** Something that only the loaded screen has, for screens that show nothing in its place while they load. */
const loaded: Readonly<Record<string, string>> = {
  [workPaths.systemProviderUsers()]: 'Admin at',
  [workPaths.systemLocations()]: 'Import reviews',
  [workPaths.systemLocationContracts()]: 'No contract yet',
  [workPaths.systemLocationGpls()]: 'Next list (PDF)',
  [workPaths.systemBuilders()]: 'Save as drafts',
  [workPaths.systemTasks()]: 'Aftercare call',
};

let token: string;
beforeAll(async () => {
  token = (await person({ kind: 'system' })).token;
});

/** Returns the id of an entry that a screen lists. */
async function entryOn({ noun, only = {} }: (typeof nounScreens)[number]): Promise<string> {
  const { items } = await ok<{ items: EntryRow[] }>('getEntries', { noun, pageSize: 100 }, { token });
  const found = items.find(({ entry }) => Object.entries(only).every(([field, value]) => entry[field] === value));
  if (!found) throw new Error(`The sample has none of the ${noun}.`);
  return found.entry.id;
}

/** Returns an address of a route. A route below another needs a way to find one here. */
async function addressOf(path: string): Promise<string> {
  // Everyone of every home is a list into which other tests put people while it's tried.
  if (path === workPaths.systemProviderUsers()) return workPaths.systemProviderUsers({ home: homeCalled('Averell').id });
  if (path === '/System/Releases/:release') return workPaths.systemRelease({ release: 1 });
  const screen = nounScreens.find((each) => path === `${each.path}/:id`);
  if (screen) return `${screen.path}/${await entryOn(screen)}`;
  if (path.includes('/:')) throw new Error(`Say here which address of the route ${path} is tried.`);
  return path;
}

/** Goes to another screen as a link does, without loading the page again. Its title is there once the screen is. */
async function goTo(page: Page, address: string): Promise<void> {
  const title = await page.title();
  await page.evaluate((to) => {
    const { idx = 0 } = (history.state ?? {}) as { idx?: number };
    history.pushState({ idx: idx + 1, key: to }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, address);
  await page.waitForFunction((before) => document.title !== before, title);
}

/** Tries the screen that is open in every look and by keyboard, and leaves the page wide. */
async function tried(page: Page, path: string): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  if (loaded[path]) await page.getByText(loaded[path]).first().waitFor();
  await expect.poll(() => page.locator('main [aria-busy=true], main .animate-breathe').count()).toBe(0);
  expect(await tooWide(page), path).toBe(0);
  expect((await faultsOfTabbing(page, PRESSES)).join('\n'), path).toBe('');
  expect((await findingsInAllLooks(page, undefined, 320)).join('\n'), path).toBe('');
}

/** The screens that aren’t about a noun, which the rail has to have. */
const ownScreens = [workPaths.systemHome(), workPaths.systemDrafts(), workPaths.systemReleases(), workPaths.systemBulkInsert()];

const routes = systemScreens.map(({ path }) => path);
const together = Array.from({ length: Math.ceil(routes.length / AT_ONCE) }, (_, nth) =>
  routes.slice(nth * AT_ONCE, (nth + 1) * AT_ONCE),
);

describe('the System area', () => {
  it('has a link in its rail to every screen that isn’t below another', () => {
    const linked = new Set(systemLinks.map(({ to }) => to));
    expect(ownScreens.filter((path) => !linked.has(path))).toEqual([]);
    expect(routes.filter((path) => !path.includes('/:') && !linked.has(path))).toEqual([]);
  });

  it.each(together.map((paths) => ({ paths, names: paths.join(', ') })))(
    'passes axe, wide and narrow, light and dark, fits 320 px, and shows where Tab comes to: $names',
    ({ paths }) =>
      inBrowser(async (page) => {
        for (const [nth, path] of paths.entries()) {
          const address = await addressOf(path);
          if (nth === 0) await openSystemAs(page, await givenAdministrator(), address);
          else await goTo(page, address);
          await tried(page, path);
        }
      }),
    PATIENCE_MS,
  );

  it(
    'does so in a new entry, what uses an entry, and its history, too',
    () =>
      inBrowser(async (page) => {
        await openSystemAs(page, await givenAdministrator(), '/System/Services/new');
        await tried(page, 'a new entry');
        await goTo(page, await addressOf('/System/ServiceCategories/:id'));
        for (const view of ['What uses it', 'History']) {
          await page.getByRole('tab', { name: view }).click();
          await tried(page, view);
        }
      }),
    PATIENCE_MS,
  );
});
