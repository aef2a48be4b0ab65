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
      const section = page.getByRole('region', { name: 'Caskets', exact: true });
      const search = section.getByRole('combobox', { name: 'Add an item' });
      await search.focus();
      await page.keyboard.press('ArrowDown');
      await section.getByRole('listbox', { name: 'Caskets', exact: true }).getByRole('option').first().waitFor();
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
      await section.getByRole('listbox', { name: 'Urns' }).getByRole('option').first().click();
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
      const section = page.getByRole('region', { name: 'Caskets', exact: true });
      await section.getByRole('combobox', { name: 'Add an item' }).click();
      await section.getByRole('listbox', { name: 'Caskets', exact: true }).getByRole('option').first().click();
      await page.getByRole('dialog').getByRole('button', { name: 'Add it as a second casket' }).click();
      await section.getByText('2 are chosen here. One person needs only one.').waitFor();
      expect(itemOf(await goodsOf(staff, row.id), other.id)).toMatchObject({ chosenBy: 'family', priceCents: other.priceCents });
      expect(await findingsInAllLooks(page)).toEqual([]);
      expect(await tooWide(page)).toBe(0);
    }));

  it('is chosen by the family from the planner’s list, with details, in the place of another, and with a way back', () =>
    inBrowser(async (page) => {
      const { staff, row, family } = await familyDesk();
      const sold = await sellGoods(row.providerLocationId);
      const [casket] = sold.get(caskets) as [LocationItem, LocationItem];
      const [urn] = sold.get(urns) as [LocationItem];
      const chosen = itemOf(await chooseGoods(staff, row.id, { locationItemId: casket.id, version: null }), casket.id);
      await chooseGoods(staff, row.id, { locationItemId: urn.id, version: null });
      await allowFamily(staff, row.id, 0, caskets, 'can-edit');
      const { account, password } = family.who;
      await openAs(page, { email: account.email, password }, `/plans/dashboard?caseId=${row.id}&page=merchandise`);
      const section = page.getByRole('region', { name: 'Caskets', exact: true });
      await section.getByText('Chosen by the funeral home').waitFor();
      await page
        .getByRole('region', { name: 'Urns' })
        .getByText(/looks after this\. To change something, call/)
        .waitFor();
      await section.getByRole('button', { name: 'See all caskets' }).click();
      await section.getByText(/You may bring a casket or container from somewhere else/).waitFor();
      expect(await section.getByRole('link', { name: 'See its General Price List' }).count()).toBe(1);
      await section
        .getByRole('button', { name: /^Choose: / })
        .first()
        .waitFor();
      expect(await findingsInAllLooks(page)).toEqual([]);
      expect(await tooWide(page)).toBe(0);
      await section
        .getByRole('button', { name: `Picture and details: ${chosen.name}` })
        .first()
        .click();
      await page.getByRole('dialog').getByRole('heading', { name: chosen.name }).waitFor();
      await page.goBack();
      await section
        .getByRole('button', { name: /^Choose: / })
        .first()
        .click();
      await page
        .getByRole('dialog', { name: /^Replace / })
        .getByRole('button', { name: 'Replace' })
        .click();
      await section.getByText('Chosen by you or your family').waitFor();
      const { items } = await goodsOf(staff, row.id);
      expect(items.filter(({ itemCategoryId, isRemoved }) => itemCategoryId === caskets && !isRemoved)).toHaveLength(1);
      expect(items.find(({ locationItemId }) => locationItemId === casket.id)).toMatchObject({ isRemoved: true });
      await section.getByRole('button', { name: /^Remove / }).click();
      await page.getByRole('button', { name: 'Undo' }).click();
      await section.getByText('Chosen by you or your family').waitFor();
    }));

  it('waits for the network, and goes away from a family that may no longer choose', () =>
    inBrowser(async (page) => {
      const { staff, row, family } = await familyDesk();
      const [casket] = (await sellGoods(row.providerLocationId)).get(caskets) as [LocationItem];
      await allowFamily(staff, row.id, 0, caskets, 'can-edit');
      const { account, password } = family.who;
      await openAs(page, { email: account.email, password }, `/plans/dashboard?caseId=${row.id}&page=merchandise`);
      const section = page.getByRole('region', { name: 'Caskets', exact: true });
      await section.getByRole('combobox', { name: 'Add an item' }).click();
      const option = section.getByRole('option').first();
      await option.waitFor();
      await page.context().setOffline(true);
      await option.click();
      await page.getByText(/We’ll save this as soon as you’re connected: .* added\./).waitFor();
      await page.context().setOffline(false);
      await section.getByText('Chosen by you or your family').waitFor();
      expect(await page.getByText('Not saved yet').count()).toBe(0);
      const { items, optionsVersion } = await goodsOf(staff, row.id);
      expect(items.map(({ locationItemId }) => locationItemId)).toEqual([casket.id]);
      await allowFamily(staff, row.id, optionsVersion, caskets, 'can-see');
      await section.getByRole('button', { name: /^Remove / }).click();
      await section.getByText(/looks after this\. To change something, call/).waitFor();
      expect(await section.getByRole('combobox').count()).toBe(0);
    }));
});
