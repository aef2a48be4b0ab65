import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { readGallery } from '#functions/table/gallery.ts';
import { locationItems } from '#functions/table/location.ts';
import { openCloudTable } from '#test/cloud/cloud.ts';
import { picture } from '#test/journeys/parts/pictures.ts';
import { person, type Recipe } from '#test/world/cast.ts';
import { sampleHome } from '#test/world/sample-home.ts';
import { openAs } from './account-words.ts';
import { findingsInAllLooks, tooWide } from './all-looks.ts';
import { setStage } from './harness.ts';
import { focused, hasFocus, tabTo, waitForFocus } from './keyboard.ts';

const { inBrowser } = setStage();

type Access = NonNullable<Recipe['memberships']>[number]['access'];

/** Opens the photos of a home for one of its staff, with that many photos and rows for them. Their files don't exist. */
async function openPhotos(page: Page, { photos = 0, access = 'admin' as Access } = {}): Promise<string> {
  const home = sampleHome();
  const staff = await person({ memberships: [{ access, locationName: home.name }] });
  const locationId = staff.memberships[0]?.locationId ?? '';
  const images = Array.from({ length: photos }, (_, at) => ({
    id: crypto.randomUUID(),
    providerLocationId: locationId,
    // A file that every page of the site has: this tests where the picture is, not what it shows.
    path: '/favicon.svg',
    isCover: at === 0,
    isLogo: false,
    isDefault: at === 0,
    description: `Room ${at + 1}`,
    width: 2400,
    height: 1600,
  }));
  await openCloudTable().putAll(locationItems(sampleHome({ id: locationId, images, isActive: false })));
  await openAs(
    page,
    { email: staff.account.email, password: staff.password },
    `/locations/${locationId}/dashboard?drawer=manage-photos`,
  );
  await page.getByRole('button', { name: 'Upload' }).waitFor();
  await hasFocus(page.getByRole('dialog'));
  return locationId;
}

const tiles = (page: Page) => page.getByRole('list', { name: 'Photos', exact: true }).getByRole('listitem');
const photo = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const item = (page: Page, name: string) => page.getByRole('menuitem', { name, exact: true });
const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer });

async function choose(page: Page, ...files: ReturnType<typeof file>[]): Promise<void> {
  await page.getByLabel('Choose photos').setInputFiles(files);
  await page.getByRole('button', { name: 'Upload' }).click();
}

/** The address that returns the photos. */
const isPhotos = /\/api\/locations\/current\/images$/;
/** Returns the descriptions of the photos in the order shown. */
const rooms = async (page: Page) => (await tiles(page).locator('p').allTextContents()).filter((text) => text.startsWith('Room'));

describe('photos of a home', () => {
  it('are uploaded several at a time, resized first; the first is the cover until another is chosen', () =>
    inBrowser(async (page) => {
      const locationId = await openPhotos(page);
      await page.getByText('No photos yet').waitFor();
      expect(await page.getByRole('button', { name: 'Upload' }).getAttribute('aria-disabled')).toBe('true');
      const [wide, small] = [await picture(5000, 2500), await picture(800, 300)];
      await page.getByLabel('Choose photos').setInputFiles([file('house.jpg', wide)]);
      await page.getByRole('button', { name: 'Upload' }).click();
      await photo(page, 'Photo 1 (Cover, Search result)').waitFor();
      expect((await readGallery(openCloudTable(), locationId)).images).toMatchObject([{ width: 2400, height: 1200 }]);
      await choose(page, file('garden.jpg', small), file('door.jpg', small));
      await photo(page, 'Photo 3').waitFor();
      await photo(page, 'Photo 2').click();
      await item(page, 'Make Cover').click();
      await photo(page, 'Photo 2 (Cover)').waitFor();
      await photo(page, 'Photo 1 (Search result)').waitFor();
      await page.getByText('The cover is 800 x 300 px.').waitFor();
      await photo(page, 'Photo 2 (Cover)').click();
      expect(await item(page, 'Make Cover').getAttribute('aria-disabled')).toBe('true');
      await item(page, 'Make Logo').click();
      await photo(page, 'Photo 2 (Cover, Logo)').waitFor();
    }));

  it('show how much of them is sent, and are resized off the main thread', () =>
    inBrowser(async (page) => {
      await openPhotos(page);
      const aside = page.waitForEvent('worker');
      const line = await page.context().newCDPSession(page);
      // Slow enough that a busy machine still sees it half sent; fast again after that.
      const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 4_000 };
      await line.send('Network.enable');
      await line.send('Network.emulateNetworkConditions', slow);
      await choose(page, file('house.jpg', await picture(2600, 1700)));
      expect((await aside).url()).toContain('/assets/');
      const bar = page.getByRole('progressbar', { name: 'Upload of house.jpg' });
      await expect.poll(async () => Number(await bar.getAttribute('aria-valuenow')), { timeout: 15_000 }).toBeGreaterThan(0);
      expect(Number(await bar.getAttribute('aria-valuenow'))).toBeLessThan(100);
      await page.getByText(/^Uploading, \d+%$/).waitFor();
      await line.send('Network.emulateNetworkConditions', { ...slow, uploadThroughput: -1 });
      await photo(page, 'Photo 1 (Cover, Search result)').waitFor();
    }));

  it('that failed to upload say why, and can be retried or removed', () =>
    inBrowser(async (page) => {
      await openPhotos(page);
      await page.route('**/images/upload', (route) => route.abort(), { times: 1 });
      await choose(page, file('house.jpg', await picture()), file('letter.jpg', Buffer.from('Dear Sir or Madam')));
      const house = tiles(page).filter({ hasText: 'house.jpg' });
      const letter = tiles(page).filter({ hasText: 'letter.jpg' });
      await house.getByText('We could not reach Yarrow').waitFor();
      await letter.getByText('We can’t open this file as a picture').waitFor();
      // Closing the drawer keeps the failed uploads.
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await page.getByRole('link', { name: /Add a photo/ }).click();
      await page.getByRole('button', { name: 'Upload' }).waitFor();
      await letter.getByRole('button', { name: 'Remove' }).click();
      await letter.waitFor({ state: 'detached' });
      await house.getByRole('button', { name: 'Retry' }).click();
      await photo(page, 'Photo 1 (Cover, Search result)').waitFor();
      expect(await tiles(page).count()).toBe(1);
    }));

  it('are reordered by keyboard and by mouse, and stay so', () =>
    inBrowser(async (page) => {
      const locationId = await openPhotos(page, { photos: 4 });
      await tabTo(page, 'Move photo 3 earlier');
      await page.keyboard.press('Enter');
      await waitForFocus(page, 'Move photo 2 earlier');
      await page.keyboard.press('Enter');
      await waitForFocus(page, 'Move photo 1 earlier');
      await expect.poll(() => page.getByText('The photo is now 1 of 4.').count()).toBe(1);
      await page.keyboard.press('Enter');
      expect(await rooms(page)).toEqual(['Room 3', 'Room 1', 'Room 2', 'Room 4']);
      await tiles(page).nth(3).dragTo(tiles(page).nth(1));
      const order = ['Room 3', 'Room 4', 'Room 1', 'Room 2'];
      await expect.poll(() => rooms(page)).toEqual(order);
      const storedDescriptions = async () =>
        (await readGallery(openCloudTable(), locationId)).images.map(({ description }) => description);
      await expect.poll(storedDescriptions).toEqual(order);
      await page.reload();
      await expect.poll(() => rooms(page)).toEqual(order);
    }));

  it('stay visible and focused when a move cancels a reload', () =>
    inBrowser(async (page) => {
      await openPhotos(page, { photos: 3 });
      await tabTo(page, 'Move photo 3 earlier');
      const again = page.waitForRequest(isPhotos);
      await page.route(isPhotos, () => undefined);
      await page.keyboard.press('Enter');
      await again;
      await waitForFocus(page, 'Move photo 2 earlier');
      await page.evaluate(() => {
        const failures: string[] = [];
        Object.assign(globalThis, { failures });
        new MutationObserver(() => {
          const alert = document.querySelector('[role="alert"]')?.textContent;
          if (alert) failures.push(alert);
        }).observe(document.body, { childList: true, subtree: true });
      });
      await page.keyboard.press('Enter');
      await waitForFocus(page, 'Move photo 1 earlier');
      expect(await page.evaluate(() => (globalThis as unknown as { failures: string[] }).failures)).toEqual([]);
    }));

  it('keep a move made while the last one is still reloading', () =>
    inBrowser(async (page) => {
      await openPhotos(page, { photos: 3 });
      let letGo = () => {};
      const held = new Promise<void>((resolve) => {
        letGo = resolve;
      });
      const photosRequest = page.waitForRequest(isPhotos);
      await page.route(isPhotos, async (route) => {
        const answer = await route.fetch();
        await held;
        await route.fulfill({ response: answer }).catch(() => undefined);
      });
      await tabTo(page, 'Move photo 3 earlier');
      await page.keyboard.press('Enter');
      await photosRequest;
      await waitForFocus(page, 'Move photo 2 earlier');
      const saved = page.waitForResponse((answer) => answer.url().endsWith('/images/order'));
      await page.keyboard.press('Enter');
      letGo();
      expect((await saved).status()).toBe(200);
      await page.unroute(isPhotos);
      const order = ['Room 3', 'Room 1', 'Room 2'];
      await expect.poll(() => rooms(page)).toEqual(order);
      await page.reload();
      await expect.poll(() => rooms(page)).toEqual(order);
    }));

  it('are described, and removed only after a question that names them', () =>
    inBrowser(async (page) => {
      await openPhotos(page, { photos: 2 });
      await page.getByRole('button', { name: 'Describe photo 2' }).click();
      await page.getByLabel('What it shows').fill('The chapel');
      await page.keyboard.press('Enter');
      await photo(page, 'Photo 2: The chapel').waitFor();
      await photo(page, /^Photo 1/).click();
      await item(page, 'Remove Photo').click();
      const question = page.getByRole('alertdialog', { name: 'Remove this photo?' });
      await question.getByText('Photo 1: Room 1 (Cover, Search result)').waitFor();
      await question.getByRole('button', { name: 'Keep it' }).click();
      expect(await tiles(page).count()).toBe(2);
      await photo(page, /^Photo 1/).click();
      await item(page, 'Remove Photo').click();
      await question.getByRole('button', { name: 'Remove Photo' }).click();
      await expect.poll(() => tiles(page).count()).toBe(1);
      await expect.poll(() => focused(page)).not.toBe('');
    }));

  it('are read-only for Staff', () =>
    inBrowser(async (page) => {
      await openPhotos(page, { photos: 2, access: 'staff' });
      await page.getByText('Only an owner or admin can change this.').waitFor();
      expect(await page.getByLabel('Choose photos').isDisabled()).toBe(true);
      await photo(page, /^Photo 2/).click();
      for (const name of ['Make Cover', 'Make Logo', 'Use as Search Result image', 'Remove Photo'])
        expect(await item(page, name).getAttribute('aria-disabled')).toBe('true');
    }));
});

describe('the drawer of photos', () => {
  it.each([
    ['with photos and one that failed', 3],
    ['without any', 0],
  ])('passes axe in every look: %s', (_, photos) =>
    inBrowser(async (page) => {
      await openPhotos(page, { photos });
      if (photos > 0) {
        await choose(page, file('letter.jpg', Buffer.from('Dear Sir or Madam')));
        await page.getByRole('button', { name: 'Retry' }).waitFor();
      }
      expect(await findingsInAllLooks(page)).toEqual([]);
      expect(await tooWide(page)).toBe(0);
    }),
  );
});
