import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { ok } from '#test/cloud/cloud.ts';
import { busyHome } from '#test/journeys/parts/busy-home.ts';
import { keyed, openCase } from '#test/journeys/parts/case-desk.ts';
import { newNumber, saysNumber } from '#test/journeys/parts/planted-number.ts';
import { person } from '#test/world/cast.ts';
import { workPaths } from '#web/work-paths.ts';
import { openAs } from './account-words.ts';
import { findingsInAllLooks, tooWide } from './all-looks.ts';
import { setStage } from './harness.ts';
import { tabTo, waitForFocus } from './keyboard.ts';

const { inBrowser } = setStage();

/** Opens the details of a case as a staff member, and saves the number first if one is given. */
async function open(page: Page, number: string | null, access: 'staff' | 'view-only' = 'staff') {
  const { home, staff } = await busyHome();
  const row = await openCase(staff);
  if (number) await ok('saveDecedent', { id: row.id, changes: { socialSecurityNumber: number } }, keyed(staff));
  const membership = { locationId: home.id, locationName: home.name, access };
  const { account, password } = await person({ firstName: 'Stella', lastName: 'Teal', memberships: [membership] });
  const path = { locationId: home.id, caseId: row.id };
  await openAs(page, { email: account.email, password }, workPaths.caseDetails(path));
  await panel(page).waitFor();
  return path;
}

const panel = (page: Page) => page.getByRole('region', { name: 'Social Security number', exact: true });
const buttonOf = (page: Page, word: string) => panel(page).getByRole('button', { name: `${word} the Social Security number` });
const whole = (page: Page) => panel(page).locator('[data-number=whole]');
const masked = (page: Page, number: string) => panel(page).getByText(`•••-••-${number.slice(-4)}`);

async function show(page: Page, number: string): Promise<void> {
  await buttonOf(page, 'Show').click();
  const dialog = page.getByRole('dialog', { name: 'Show the Social Security number' });
  await dialog.getByLabel('Reason').selectOption({ label: 'Death certificate' });
  await dialog.getByRole('button', { name: 'Show number' }).click();
  await whole(page).getByText(number).waitFor();
}

/** Returns everything that this browser stores for the site, apart from the page itself. */
const keptInBrowser = (page: Page) =>
  page.evaluate(async () => {
    const browserState = [JSON.stringify(localStorage), JSON.stringify(sessionStorage), document.cookie];
    for (const name of await caches.keys())
      for (const request of await (await caches.open(name)).keys())
        browserState.push(request.url, await ((await caches.match(request))?.text() ?? ''));
    for (const { name } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name ?? '');
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(opening.error);
      });
      for (const store of database.objectStoreNames)
        browserState.push(
          await new Promise<string>((resolve) => {
            const reading = database.transaction(store).objectStore(store).getAll();
            reading.onsuccess = () => resolve(JSON.stringify(reading.result));
          }),
        );
      database.close();
    }
    return browserState.join('\n');
  });

describe('the Social Security number of a case', () => {
  it('is added, shown for a reason, and replaced by keyboard only, and the activity records it', () =>
    inBrowser(async (page) => {
      const number = newNumber();
      const { locationId, caseId } = await open(page, null);
      await panel(page).getByText('Not known yet').waitFor();
      await tabTo(page, /^Add the Social Security number/);
      await page.keyboard.press('Enter');
      await waitForFocus(page, 'Social Security number');
      await page.getByRole('textbox', { name: 'Social Security number' }).fill('219-09');
      await page.keyboard.press('Enter');
      await page.getByText('Enter all 9 digits, like 123-45-6789').waitFor();
      await page.getByRole('textbox', { name: 'Social Security number' }).fill('078-05-1120');
      await page.keyboard.press('Enter');
      await page.getByText('That isn’t a valid Social Security number. Check it and try again.').waitFor();
      await page.getByRole('textbox', { name: 'Social Security number' }).fill(number.replaceAll('-', ''));
      await page.keyboard.press('Enter');
      await masked(page, number).waitFor();
      expect(saysNumber(await page.content(), number)).toBe(false);

      await waitForFocus(page, 'Change the Social Security number');
      await buttonOf(page, 'Show').press('Enter');
      await waitForFocus(page, 'Reason');
      await page.getByRole('button', { name: 'Show number' }).click();
      await page.getByText('Choose a reason.').waitFor();
      await page.keyboard.press('Escape');
      await waitForFocus(page, 'Show the Social Security number');
      await show(page, number);
      expect(saysNumber(await keptInBrowser(page), number)).toBe(false);
      await buttonOf(page, 'Hide').click();
      await masked(page, number).waitFor();
      expect(saysNumber(await page.content(), number)).toBe(false);

      await page.goto(workPaths.caseDashboard({ locationId, caseId }));
      await page.getByText('Stella Teal added the Social Security number.').waitFor();
      await page.getByText('Stella Teal viewed the Social Security number: Death certificate.').waitFor();
    }));

  it('is hidden again after 30 seconds, when the window loses the focus, and on another screen', () =>
    inBrowser(async (page) => {
      const number = newNumber();
      await page.clock.install();
      const path = await open(page, number);
      await show(page, number);
      await page.clock.runFor(29_000);
      await whole(page).waitFor();
      await page.clock.runFor(1_100);
      await masked(page, number).waitFor();

      await show(page, number);
      await page.evaluate(() => dispatchEvent(new Event('blur')));
      await masked(page, number).waitFor();

      await show(page, number);
      await page.getByRole('link', { name: 'Notes' }).first().click();
      await page.waitForURL(`**${workPaths.caseNotes(path)}`);
      await page.goBack();
      await masked(page, number).waitFor();
      expect(saysNumber(await page.content(), number)).toBe(false);
    }));

  it('stays masked for view-only staff, who have no button', () =>
    inBrowser(async (page) => {
      const number = newNumber();
      await open(page, number, 'view-only');
      await masked(page, number).waitFor();
      expect(await panel(page).getByRole('button').count()).toBe(0);
    }));

  it('passes axe in every look, with its dialog, and fits the narrowest screen', () =>
    inBrowser(async (page) => {
      await open(page, newNumber());
      expect(await findingsInAllLooks(page, panel(page))).toEqual([]);
      expect(await tooWide(page)).toBe(0);
      await buttonOf(page, 'Show').click();
      expect(await findingsInAllLooks(page)).toEqual([]);
      expect(await tooWide(page)).toBe(0);
    }));
});
