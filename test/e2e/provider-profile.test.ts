import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { LocationProfile } from '#shared/model/location.ts';
import { ok, refused } from '#test/cloud/cloud.ts';
import { currentHome, ownHome } from '#test/journeys/parts/own-home.ts';
import { workPaths } from '#web/work-paths.ts';
import { button, heading, openAs } from './account-words.ts';
import { findingsInAllLooks, tooWide } from './all-looks.ts';
import { setStage } from './harness.ts';
import { hasFocus, tabTo, waitForFocus } from './keyboard.ts';

const { inBrowser } = setStage();

type Own = Awaited<ReturnType<typeof ownHome>>;

/** Signs in a member of the home and opens its profile. */
async function openProfile(page: Page, { id, who }: Own, drawer?: string): Promise<void> {
  await openAs(
    page,
    { email: who.account.email, password: who.password },
    `${workPaths.providerProfile({ locationId: id })}${drawer ? `?drawer=${drawer}` : ''}`,
  );
  await page.getByRole('heading', { name: 'Profile', exact: true, includeHidden: true }).waitFor();
}

const toast = (page: Page, text: string) =>
  page.locator('[data-sonner-toast]').getByText(text, { exact: true }).first().waitFor();
const edit = (page: Page, part: string) => button(page, `Edit: ${part}`);
const bare: Partial<LocationProfile> = { background: 'x'.repeat(62), website: '', attributes: [], languages: [], phone: '' };

/** Moves the focus to a button and presses it. */
async function press(page: Page, name: string): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.press('Enter');
}

async function givesWebsiteAndDescription(page: Page): Promise<void> {
  await press(page, 'Edit: Name, address, and website');
  await waitForFocus(page, 'Name');
  await tabTo(page, 'Website');
  await page.keyboard.type('www.quince.example.com');
  await press(page, 'Save');
  await toast(page, 'Name, address, and website saved!');
  await waitForFocus(page, 'Edit: Name, address, and website');
  await press(page, 'Edit: Description');
  await waitForFocus(page, 'Description');
  await page.getByText('At least 100 characters to launch: 38 more.').waitFor();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' and this is what we have been doing for our town.');
  await press(page, 'Save');
  await toast(page, 'Description saved!');
}

async function choosesAttributesAndLanguages(page: Page): Promise<void> {
  await press(page, 'Edit: Attributes & Languages');
  await hasFocus(page.getByRole('dialog', { name: 'Attributes & Languages' }));
  await tabTo(page, 'Add an attribute');
  await page.keyboard.type('a'.repeat(31));
  await page.keyboard.press('Enter');
  await page.getByText('At most 30 characters.').nth(1).waitFor();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('parking ON-SITE');
  await page.keyboard.press('Enter');
  await page.getByText('parking ON-SITE is already in the list, and we checked it for you.').waitFor();
  await page.keyboard.type('White doves');
  await page.keyboard.press('Enter');
  await tabTo(page, 'English');
  await page.keyboard.press('Space');
  await press(page, 'Submit');
  await toast(page, 'Attributes & languages saved!');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

async function savesAndLaunches(page: Page): Promise<void> {
  await press(page, 'Check and launch');
  await hasFocus(page.getByRole('dialog', { name: 'General Information' }));
  await press(page, 'Save & Launch');
  await toast(page, 'A required field was left empty.');
  await page.getByText('Phone: Required').waitFor();
  await tabTo(page, 'Phone');
  await page.keyboard.type('6175550134');
  await press(page, 'Save & Launch');
  await toast(page, 'Success - your page is now live!');
  await page.getByText('Your page is live').waitFor();
}

describe('launching a home by keyboard', () => {
  it('goes from what is missing to a page that families find, and back', () =>
    inBrowser(async (page) => {
      const own = await ownHome(bare);
      await openProfile(page, own);
      await page.getByText('Your page is not live yet: 4 of 7 things are missing.').waitFor();
      await givesWebsiteAndDescription(page);
      await choosesAttributesAndLanguages(page);
      await savesAndLaunches(page);
      const home = await ok<{ website: string; attributes: string[]; phone: string }>('getLocationProfile', { id: own.id });
      expect(home).toMatchObject({
        website: 'https://www.quince.example.com',
        attributes: ['Parking On-site', 'White doves'],
        phone: '(617) 555-0134',
      });
      await press(page, 'Take the page down');
      await press(page, 'Take it down');
      await page.getByRole('heading', { name: 'Getting Started' }).waitFor();
      expect((await refused('getLocationProfile', { id: own.id })).code).toBe('not_found');
    }));
});

describe('general information', () => {
  it('is saved without launching; if something went missing meanwhile, the page stays offline and the person is told', () =>
    inBrowser(async (page) => {
      const own = await ownHome();
      await openProfile(page, own, 'general-information');
      await page.getByLabel('License ID').fill('FE-2');
      await button(page, 'Save').click();
      await toast(page, 'General Information saved!');
      await edit(page, 'General Information').click();
      await page.getByLabel('License ID').fill('FE-3');
      // A colleague removes the website while the drawer is open.
      const { version } = await currentHome(own.by);
      await ok('saveCurrentLocation', { version, website: '' }, own.by);
      await button(page, 'Save & Launch').click();
      await toast(
        page,
        "Your information was saved, but your page is not live yet. Please complete the 'Getting Started' steps on your profile.",
      );
      expect(await currentHome(own.by)).toMatchObject({ licenseNumber: 'FE-3', isActive: false, website: '' });
      await page.getByText('1 of 7 things are missing').waitFor();
    }));

  it("can't be launched while something is missing", () =>
    inBrowser(async (page) => {
      await openProfile(page, await ownHome({ website: '' }), 'general-information');
      await button(page, 'Save').waitFor();
      expect(await button(page, 'Save & Launch').count()).toBe(0);
    }));
});

describe('what is typed', () => {
  it('is there again after a reload, and after a save that failed', () =>
    inBrowser(async (page) => {
      const own = await ownHome();
      await openProfile(page, own);
      await edit(page, 'Description').click();
      await page.getByRole('textbox', { name: 'Description' }).fill('Half a sentence');
      await page.waitForFunction(() => JSON.stringify({ ...sessionStorage, ...localStorage }).includes('Half a sentence'));
      page.on('dialog', (dialog) => void dialog.accept());
      await page.reload();
      await page.getByRole('textbox', { name: 'Description' }).waitFor();
      await expect.poll(() => page.getByRole('textbox', { name: 'Description' }).inputValue()).toBe('Half a sentence');
      await page.context().setOffline(true);
      await button(page, 'Save').click();
      await page.getByText('We could not reach Yarrow. Please check your connection and try again.').waitFor();
      expect(await page.getByRole('textbox', { name: 'Description' }).inputValue()).toBe('Half a sentence');
      await page.context().setOffline(false);
      await button(page, 'Save').click();
      await toast(page, 'Description saved!');
      expect((await currentHome(own.by)).background).toBe('Half a sentence');
    }));

  it('is merged with what a colleague saved in other fields; for the same field, the person chooses', () =>
    inBrowser(async (page) => {
      const own = await ownHome();
      await openProfile(page, own);
      await edit(page, 'Name, address, and website').click();
      await page.getByLabel('Name', { exact: true }).fill('Typed here');
      await ok('saveCurrentLocation', { version: 1, website: 'https://colleague.example.com' }, own.by);
      await button(page, 'Save').click();
      await toast(page, 'Name, address, and website saved!');
      expect(await currentHome(own.by)).toMatchObject({ name: 'Typed here', website: 'https://colleague.example.com' });

      await edit(page, 'Name, address, and website').click();
      await page.getByLabel('Name', { exact: true }).fill('Typed again');
      const { version } = await currentHome(own.by);
      await ok('saveCurrentLocation', { version, name: 'By a colleague' }, own.by);
      await button(page, 'Save').click();
      await page.getByRole('heading', { name: 'Someone on your team changed this in the meantime' }).waitFor();
      await page.getByText('By a colleague').waitFor();
      await button(page, 'Keep what I typed').click();
      await page.getByText('Typed again').first().waitFor();
      await expect.poll(async () => (await currentHome(own.by)).name).toBe('Typed again');
    }));
});

describe('importing reviews', () => {
  it('searches for the business, asks for the terms, imports, and counts as done from then on', () =>
    inBrowser(async (page) => {
      const own = await ownHome({ reviews: [], rating: undefined, reviewCount: 0 });
      await openProfile(page, own);
      await button(page, 'Import reviews: Reviews').click();
      const drawer = page.getByRole('dialog', { name: 'Import Reviews' });
      await waitForFocus(page, 'Name of your business');
      // Fill it in one step: suggestions for half a word would be replaced, along with the highlighted one.
      await page.keyboard.insertText('alder');
      await drawer.getByRole('option', { name: /Alder Brook/ }).waitFor();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await drawer.getByText('48 Church St, Waltham, MA 02453').waitFor();
      await drawer.getByText('63 ratings').waitFor();
      const run = drawer.getByRole('button', { name: 'Import Reviews' });
      expect(await run.getAttribute('aria-disabled')).toBe('true');
      await drawer.getByRole('checkbox').check();
      await run.click();
      await toast(page, 'Reviews imported!');
      await waitForFocus(page, 'Done');
      await page.keyboard.press('Enter');
      await drawer.waitFor({ state: 'detached' });
      await page.getByText('Renata Okafor').waitFor();
      // Opened again, its details are there immediately and nothing is left to import.
      await button(page, 'Import reviews: Reviews').click();
      await drawer.getByText('Alder Brook Funeral Home').waitFor();
      await drawer.getByRole('button', { name: 'Done' }).waitFor();
    }));
});

describe('someone with read-only access', () => {
  it('sees the page with its controls disabled, and why', () =>
    inBrowser(async (page) => {
      await openProfile(page, await ownHome({}, 'view-only'));
      await page.getByText('Only an owner or admin can change this.').waitFor();
      expect(await edit(page, 'Description').getAttribute('aria-disabled')).toBe('true');
    }));
});

const looks: [string, Partial<LocationProfile>, string | undefined, string][] = [
  ['the profile of a home that may be launched', {}, undefined, 'Description'],
  [
    'the profile of a home with everything missing',
    { ...bare, images: [], templates: [], reviews: [] },
    undefined,
    'Description',
  ],
  ['general information', {}, 'general-information', 'License ID'],
  ['attributes and languages', {}, 'attributes-and-languages', 'Add a language'],
  ['import of reviews, nothing chosen', {}, 'import-reviews', 'Name of your business'],
  ['import of reviews, done', { googlePlaceId: 'embedded-alder-brook' }, 'import-reviews', '48 Church St'],
];

describe.each(looks)('%s', (_, changes, drawer, sight) => {
  it("passes axe at 390 and 1280 px, light and dark, and doesn't scroll sideways at 320 px", () =>
    inBrowser(async (page) => {
      await openProfile(page, await ownHome(changes), drawer);
      await page.getByText(sight).first().waitFor();
      if (!drawer) {
        await edit(page, 'Name, address, and website').click();
        await heading(page, 'Profile').waitFor();
      }
      expect(await findingsInAllLooks(page)).toEqual([]);
      expect(await tooWide(page)).toBe(0);
    }));
});
