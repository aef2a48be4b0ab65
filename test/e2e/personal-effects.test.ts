import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { caseLinkItem } from '#functions/table/account.ts';
import { spelledCode } from '#shared/values/tag-code.ts';
import { openCloudTable } from '#test/cloud/cloud.ts';
import { addEffect, addPhoto, again, effectsDesk, effectsOf, saveEffects } from '#test/journeys/parts/effects-desk.ts';
import { picture } from '#test/journeys/parts/pictures.ts';
import { bind, newTags } from '#test/journeys/parts/tag-desk.ts';
import { person } from '#test/world/cast.ts';
import { paths } from '#web/paths.ts';
import { workPaths } from '#web/work-paths.ts';
import { button, heading, openAs } from './account-words.ts';
import { findingsInAllLooks, tooWide } from './all-looks.ts';
import { setStage } from './harness.ts';
import { tabTo } from './keyboard.ts';

const { inBrowser } = setStage();

/** Opens the personal effects of a case as a member of the home's staff. */
async function open(page: Page) {
  const desk = await effectsDesk();
  const { home, row } = desk;
  const membership = { locationId: home.id, locationName: home.name, access: 'staff' as const };
  const { account, password } = await person({ firstName: 'Stella', lastName: 'Teal', memberships: [membership] });
  return {
    desk,
    show: async () => {
      await openAs(page, { email: account.email, password }, workPaths.personalEffects({ locationId: home.id, caseId: row.id }));
      await heading(page, 'Personal effects').waitFor();
    },
  };
}

const dialog = (page: Page) => page.getByRole('dialog');

describe('personal effects', () => {
  it('are written down, photographed, decided about, and released against a signature', () =>
    inBrowser(async (page) => {
      const { desk, show } = await open(page);
      const [tag] = await newTags(desk.staff, 1);
      await bind(desk.staff, desk.row.id, tag!, { subject: 'effects-bag' });
      const code = spelledCode(tag!.code);
      await show();
      await button(page, 'Add a personal effect').click();
      await button(page, 'Add').click();
      await dialog(page).getByText('Choose what it is.').waitFor();
      await dialog(page).getByLabel('What it is').selectOption({ label: 'Wedding ring' });
      await dialog(page).getByLabel('Description').fill('Gold, engraved');
      await dialog(page).getByLabel('Written down by').selectOption({ label: 'Ida Larkspur' });
      await dialog(page).getByLabel('Witness').selectOption({ label: 'Ida Larkspur' });
      await button(page, 'Add').click();
      await dialog(page).getByText('The witness has to be someone else.').waitFor();
      await dialog(page).getByLabel('Witness').selectOption({ label: 'Rosa Gorham' });
      await button(page, 'Add').click();
      await page.getByRole('heading', { name: 'Wedding ring' }).waitFor();
      await page.getByLabel(/^Add pictures/).setInputFiles({ name: 'ring.jpg', mimeType: 'image/jpeg', buffer: await picture() });
      await page.getByRole('button', { name: 'Look at picture 1 of Wedding ring' }).waitFor();
      await button(page, 'Edit Wedding ring').click();
      await dialog(page).getByLabel('What happens to it').selectOption({ label: 'Return to family' });
      await dialog(page).getByLabel('Which bag it’s in').selectOption(code);
      await button(page, 'Save').click();
      await button(page, 'Release to family Wedding ring').click();
      await dialog(page).getByLabel('Who takes it', { exact: true }).selectOption({ label: 'Ruth Okafor' });
      await dialog(page).getByLabel('ID that you saw').selectOption({ label: 'Passport' });
      await button(page, 'Record').click();
      await dialog(page).getByText('The person who takes it signs here.').waitFor();
      // The first field that is wrong has the focus, wherever the dialog is scrolled.
      await expect.poll(() => dialog(page).locator('fieldset:has-text("Signature of the person") :focus').count()).toBe(1);
      // Enter on the typed code belongs to the reader, and neither leaves the page nor records anything yet.
      await button(page, 'Type the code').click();
      await dialog(page).getByLabel('Code beside the square').fill(code);
      await dialog(page).getByLabel('Why couldn’t you scan it?').fill('No camera here');
      await dialog(page).getByLabel('Why couldn’t you scan it?').press('Enter');
      await dialog(page).getByText('Its tag was read.').waitFor();
      await dialog(page).getByRole('radio', { name: 'Type' }).check();
      await dialog(page).getByRole('textbox', { name: 'Type your name' }).fill('Ruth Okafor');
      await button(page, 'Record').click();
      await page.getByText('Complete', { exact: true }).first().waitFor();
      expect((await effectsOf(desk.staff, desk.row.id)).effects).toMatchObject([
        { state: 'released', isSigned: true, releasedTo: desk.agent.id, photos: [expect.any(String)] },
      ]);
    }));

  it('show both versions when a colleague changed the same field, and keep what was typed', () =>
    inBrowser(async (page) => {
      const { desk, show } = await open(page);
      const ring = await addEffect(desk);
      await show();
      await button(page, 'Edit Ring').click();
      await saveEffects(desk, again(ring, { description: 'Silver' }));
      await dialog(page).getByLabel('Description').fill('Gold');
      await button(page, 'Save').click();
      await dialog(page).getByText('Silver', { exact: true }).waitFor();
      expect(await dialog(page).getByLabel('Description').inputValue()).toBe('Gold');
      await button(page, 'Keep what I typed').click();
      await expect.poll(async () => (await effectsOf(desk.staff, desk.row.id)).effects[0]?.description).toBe('Gold');
    }));

  it('can be said to be none by two people, by keyboard', () =>
    inBrowser(async (page) => {
      const { desk, show } = await open(page);
      await show();
      await tabTo(page, /^There are none$/);
      await page.keyboard.press('Enter');
      await dialog(page).getByLabel('Who looked').selectOption({ label: 'Ida Larkspur' });
      await dialog(page).getByLabel('Witness').selectOption({ label: 'Rosa Gorham' });
      await page.keyboard.press('Tab');
      await button(page, 'Record').press('Enter');
      await page.getByText(/^There are no personal effects\. Ida Larkspur and Rosa Gorham looked/).waitFor();
      expect(await effectsOf(desk.staff, desk.row.id)).toMatchObject({ thereAreNoPersonalEffects: true });
    }));

  it('let the relative in control decide', () =>
    inBrowser(async (page) => {
      const desk = await effectsDesk();
      await addEffect(desk);
      const { account, password } = await person({ firstName: 'Ruth', lastName: 'Okafor' });
      const link = { caseId: desk.row.id, contactId: desk.agent.id, locationId: desk.home.id };
      await openCloudTable().put(caseLinkItem(account.id, link));
      await openAs(
        page,
        { email: account.email, password },
        paths.plansDashboard({ caseId: desk.row.id, page: 'personal-effects' }),
      );
      await heading(page, 'Personal belongings').waitFor();
      await page.getByLabel('What should happen to it?').selectOption('bury-or-cremate');
      await button(page, 'Decide about Ring').click();
      await expect.poll(async () => (await effectsOf(desk.staff, desk.row.id)).effects[0]?.handling).toBe('bury-or-cremate');
      expect(await findingsInAllLooks(page)).toEqual([]);
      expect(await tooWide(page)).toBe(0);
    }));

  it('pass axe in every look, and fit the narrowest screen, empty and with things', () =>
    inBrowser(async (page) => {
      const { desk, show } = await open(page);
      await show();
      await button(page, 'There are none').waitFor();
      expect(await findingsInAllLooks(page)).toEqual([]);
      await addPhoto(desk, await addEffect(desk, { item: 'cash', amountCents: 4200, description: 'W'.repeat(200) }));
      await page.reload();
      await page.getByRole('heading', { name: 'Cash' }).waitFor();
      expect(await findingsInAllLooks(page)).toEqual([]);
      expect(await tooWide(page)).toBe(0);
    }));
});
