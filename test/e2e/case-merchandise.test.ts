import { describe, expect, it } from 'vitest';
import { shownCategoriesWrite } from '#functions/table/home-merchandise.ts';
import { transactMerchandise } from '#functions/table/merchandise-changes.ts';
import type { LocationItem } from '#shared/model/merchandise.ts';
import { formatCents } from '#shared/values/money.ts';
import { openCloudTable } from '#test/cloud/cloud.ts';
import { familyDesk } from '#test/journeys/parts/family-desk.ts';
import { allowFamily, caskets, chooseGoods, goodsOf, itemOf, sellGoods, urns } from '#test/journeys/parts/goods-desk.ts';
import { workPaths } from '#web/work-paths.ts';
import { heading, openAs } from './account-words.ts';
import { findingsInAllLooks, tooWide } from './all-looks.ts';
import { desk } from './cases-words.ts';
import { setStage } from './harness.ts';

const { inBrowser } = setStage();

describe('the merchandise of a case', () => {
  it('is chosen, counted, and removed by keyboard at the home, and fits every look', () =>
    inBrowser(async (page) => {
      const place = await desk();
      const [casket] = (await sellGoods(place.row.providerLocationId)).get(caskets) as [LocationItem];
      const { person } = place.staff;
      const at = workPaths.caseMerchandise({ locationId: place.locationId, caseId: place.row.id });
      await openAs(page, { email: person.account.email, password: person.password }, at);
      const section = page.getByRole('region', { name: 'Caskets' });
      const search = section.getByRole('combobox', { name: 'Add an item' });
      await search.focus();
      await page.keyboard.press('ArrowDown');
      await section.getByRole('listbox', { name: 'Caskets' }).getByRole('option').first().waitFor();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      const quantity = section.getByRole('textbox', { name: /^Quantity of / });
      await quantity.waitFor();
      await quantity.fill('0');
      await section.getByText('Enter 1 to 999').waitFor();
      await quantity.fill('2');
      await quantity.press('Enter');
      await page
        .getByText(formatCents(casket.priceCents * 2))
        .first()
        .waitFor();
      const saved = itemOf(await goodsOf(place.staff.by, place.row.id), casket.id);
      expect(saved).toMatchObject({ quantity: 2, priceCents: casket.priceCents });
      expect(await findingsInAllLooks(page)).toEqual([]);
      expect(await tooWide(page)).toBe(0);
      await section.getByRole('button', { name: `Remove ${saved.name}` }).focus();
      await page.keyboard.press('Enter');
      await section.getByRole('button', { name: `Choose ${saved.name} again` }).waitFor();
    }));

  it('is chosen at the home from a category that its planner hides, which says so', () =>
    inBrowser(async (page) => {
      const place = await desk();
      const locationId = place.row.providerLocationId;
      await sellGoods(locationId);
      await transactMerchandise(openCloudTable(), locationId, [
        shownCategoriesWrite(locationId, { ids: [], hidden: [urns] }, 0, ''),
      ]);
      const { person } = place.staff;
      const at = workPaths.caseMerchandise({ locationId: place.locationId, caseId: place.row.id });
      await openAs(page, { email: person.account.email, password: person.password }, at);
      const section = page.getByRole('region', { name: 'Urns' });
      await section.getByText('Hidden in your planner, and from this family.').waitFor();
      await section.getByRole('combobox', { name: 'Add an item' }).click();
      await section.getByRole('option').first().click();
      await section.getByRole('button', { name: /^Remove / }).waitFor();
    }));

  it('is seen by the family, who chooses where the home lets it', () =>
    inBrowser(async (page) => {
      const { staff, row, family } = await familyDesk();
      const [casket, other] = (await sellGoods(row.providerLocationId)).get(caskets) as [LocationItem, LocationItem];
      const chosen = itemOf(await chooseGoods(staff, row.id, { locationItemId: casket.id, version: null }), casket.id);
      const { account, password } = family.who;
      await openAs(page, { email: account.email, password }, `/plans/dashboard?caseId=${row.id}`);
      await page.getByRole('link', { name: /^1 item chosen/ }).click();
      await heading(page, 'Casket, urn, and keepsakes').waitFor();
      await page.getByText(chosen.name).waitFor();
      expect(await page.getByRole('combobox').count()).toBe(0);
      await page.goto('/plans/dashboard');
      await allowFamily(staff, row.id, 0, caskets, 'can-edit');
      await page.goto(`/plans/dashboard?caseId=${row.id}&page=merchandise`);
      const section = page.getByRole('region', { name: 'Caskets' });
      await section.getByRole('combobox', { name: 'Add an item' }).click();
      await section.getByRole('listbox', { name: 'Caskets' }).getByRole('option').first().click();
      await section.getByRole('textbox').nth(1).waitFor();
      expect(itemOf(await goodsOf(staff, row.id), other.id)).toMatchObject({ chosenBy: 'family', priceCents: other.priceCents });
      expect(await findingsInAllLooks(page)).toEqual([]);
      expect(await tooWide(page)).toBe(0);
    }));
});
