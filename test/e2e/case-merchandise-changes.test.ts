import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { planChangesWrite } from '#functions/table/case-merchandise.ts';
import { shownCategoriesWrite } from '#functions/table/home-merchandise.ts';
import { transactMerchandise } from '#functions/table/merchandise-changes.ts';
import type { LocationItem } from '#shared/model/merchandise.ts';
import { openCloudTable, waitUntil } from '#test/cloud/cloud.ts';
import { saveAnswers } from '#test/journeys/parts/case-party.ts';
import { familyDesk } from '#test/journeys/parts/family-desk.ts';
import { allowFamily, caskets, chooseGoods, goodsOf, itemOf, rentals, sellGoods, urns } from '#test/journeys/parts/goods-desk.ts';
import { workPaths } from '#web/work-paths.ts';
import { openAs } from './account-words.ts';
import { findingsInAllLooks, tooWide } from './all-looks.ts';
import { desk } from './cases-words.ts';
import { setStage } from './harness.ts';
import { waitForFocus } from './keyboard.ts';

const { inBrowser } = setStage();

const sectionOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** Opens the merchandise of a case of a home that sells everything, as a member of its family who may choose caskets. */
async function chooserOfCaskets(page: Page, others: readonly string[] = []) {
  const { staff, row, family } = await familyDesk();
  const sold = await sellGoods(row.providerLocationId);
  for (const [nth, category] of [caskets, ...others].entries()) await allowFamily(staff, row.id, nth, category, 'can-edit');
  const open = () =>
    openAs(
      page,
      { email: family.who.account.email, password: family.who.password },
      `/plans/dashboard?caseId=${row.id}&page=merchandise`,
    );
  return { staff, row, open, casketsSold: sold.get(caskets) as [LocationItem, LocationItem], urnsSold: sold.get(urns) };
}

/** Opens the merchandise of a case as someone of the home. */
async function atTheHome(page: Page) {
  const place = await desk();
  const sold = await sellGoods(place.row.providerLocationId);
  const { person } = place.staff;
  const at = workPaths.caseMerchandise({ locationId: place.locationId, caseId: place.row.id });
  const open = () => openAs(page, { email: person.account.email, password: person.password }, at);
  return { by: place.staff.by, id: place.row.id, open, sold };
}

const activeOf = async (by: Parameters<typeof goodsOf>[0], id: string) =>
  (await goodsOf(by, id)).items.flatMap(({ locationItemId, isRemoved }) => (isRemoved ? [] : [locationItemId]));

describe('changing the merchandise of a case', () => {
  it('asks about a second casket while the first waits for the network, and then chooses only one', () =>
    inBrowser(async (page) => {
      const { staff, row, open } = await chooserOfCaskets(page);
      await open();
      const section = sectionOf(page, 'Caskets');
      await section.getByRole('button', { name: 'See all caskets' }).click();
      const choices = section.getByRole('button', { name: /^Choose: / });
      await choices.nth(1).waitFor();
      const [first, second] = (await choices.evaluateAll((all) => all.map((each) => each.getAttribute('aria-label')))) as [
        string,
        string,
      ];
      const nameOf = (label: string) => label.replace('Choose: ', '');
      await page.context().setOffline(true);
      await section.getByRole('button', { name: first, exact: true }).click();
      await page.getByText(`as soon as you’re connected: ${nameOf(first)} added.`).waitFor();
      expect(await findingsInAllLooks(page)).toEqual([]);
      expect(await tooWide(page)).toBe(0);
      await section.getByRole('button', { name: second, exact: true }).click();
      const question = page.getByRole('dialog', { name: `Replace ${nameOf(first)} with ${nameOf(second)}?` });
      await question.getByRole('button', { name: 'Add it as a second casket' }).waitFor();
      await question.getByRole('button', { name: 'Replace', exact: true }).click();
      await page.getByText(`as soon as you’re connected: ${nameOf(second)} added.`).waitFor();
      await page.context().setOffline(false);
      await section.getByText('Chosen by you or your family').waitFor();
      const { items } = await goodsOf(staff, row.id);
      expect(items.map(({ name, isRemoved }) => [name, isRemoved])).toEqual([[nameOf(second), false]]);
    }));

  it('says that a rental casket doesn’t fit a burial, and offers no way to choose it again', () =>
    inBrowser(async (page) => {
      const { by, id, open, sold } = await atTheHome(page);
      const [lent] = sold.get(rentals) as [LocationItem];
      await saveAnswers(by, id, { dispositionType: 'cremation' });
      await waitUntil('the rental casket', async () => (await goodsOf(by, id)).categories.some((each) => each.id === rentals));
      await chooseGoods(by, id, { locationItemId: lent.id, version: null });
      await saveAnswers(by, id, { dispositionType: 'burial' }, { dispositionType: 'cremation' });
      await open();
      const section = sectionOf(page, 'Rental caskets');
      await section.getByText(/^This is lent for a viewing before a cremation/).waitFor();
      expect(await section.getByRole('combobox', { name: 'Add an item' }).count()).toBe(0);
      expect(await findingsInAllLooks(page)).toEqual([]);
      await section.getByRole('button', { name: /^Remove / }).press('Enter');
      await section.getByText('Removed', { exact: true }).waitFor();
      expect(await section.getByRole('button', { name: /again$/ }).count()).toBe(0);
      expect(await page.getByRole('button', { name: 'Undo' }).count()).toBe(0);
    }));

  it('removes an item once on a double click, without an error', () =>
    inBrowser(async (page) => {
      const { by, id, open, sold } = await atTheHome(page);
      const [, casket] = sold.get(caskets) as [LocationItem, LocationItem];
      await chooseGoods(by, id, { locationItemId: casket.id, version: null });
      await open();
      const section = sectionOf(page, 'Caskets');
      await section.getByRole('button', { name: /^Remove / }).dblclick();
      const again = section.getByRole('button', { name: /again$/ });
      await again.waitFor();
      expect(await section.getByRole('alert').count()).toBe(0);
      await again.click();
      await section.getByRole('button', { name: /^Remove / }).waitFor();
      expect(itemOf(await goodsOf(by, id), casket.id)).toMatchObject({ isRemoved: false, version: 3 });
    }));

  it('keeps the focus with what a family chooses and removes by keyboard', () =>
    inBrowser(async (page) => {
      const { open } = await chooserOfCaskets(page);
      await open();
      const section = sectionOf(page, 'Caskets');
      await section.getByRole('button', { name: 'See all caskets' }).press('Enter');
      await section
        .getByRole('button', { name: /^Choose: / })
        .first()
        .press('Enter');
      await section.getByRole('button', { name: /^Remove / }).waitFor();
      await waitForFocus(page, 'Chosen');
      await section.getByRole('button', { name: /^Remove / }).press('Enter');
      await waitForFocus(page, 'Caskets');
    }));

  it('takes the Undo of what was removed away once something else is chosen', () =>
    inBrowser(async (page) => {
      const { staff, row, open, casketsSold } = await chooserOfCaskets(page);
      await chooseGoods(staff, row.id, { locationItemId: casketsSold[0].id, version: null });
      await open();
      const section = sectionOf(page, 'Caskets');
      await section.getByRole('button', { name: /^Remove / }).click();
      await page.getByRole('button', { name: 'Undo' }).waitFor();
      await section.getByRole('combobox', { name: 'Add an item' }).click();
      await section.getByRole('option').nth(1).click();
      await section.getByText('Chosen by you or your family').waitFor();
      // By then, one that nobody took away would still show.
      await expect.poll(() => page.getByRole('button', { name: 'Undo' }).count(), { timeout: 3000 }).toBe(0);
      expect(await activeOf(staff, row.id)).toHaveLength(1);
    }));

  it('says that a choice wasn’t saved if the home just closed everything to the family', () =>
    inBrowser(async (page) => {
      const { staff, row, open, casketsSold } = await chooserOfCaskets(page);
      await open();
      const section = sectionOf(page, 'Caskets');
      await section.getByText('You may bring your own at no charge.').waitFor();
      await section.getByRole('combobox', { name: 'Add an item' }).click();
      await section.getByRole('option').first().waitFor();
      const { categories } = await goodsOf(staff, row.id);
      for (const [nth, { id }] of categories.entries()) await allowFamily(staff, row.id, nth + 1, id, 'cannot-see');
      await section.getByRole('option').first().click();
      await page.getByText(/^Your choice wasn’t saved: .* looks after caskets now\.$/).waitFor();
      await page.getByText('There is nothing here at the moment.').waitFor();
      expect(casketsSold.length).toBeGreaterThan(1);
      expect(await activeOf(staff, row.id)).toEqual([]);
    }));

  it('has no list of what the planner hides, and says how to find it', () =>
    inBrowser(async (page) => {
      const { row, open } = await chooserOfCaskets(page, [urns]);
      const { providerLocationId } = row;
      await transactMerchandise(openCloudTable(), providerLocationId, [
        shownCategoriesWrite(providerLocationId, { ids: [], hidden: [urns] }, 0, ''),
      ]);
      await open();
      const section = sectionOf(page, 'Urns');
      await section.getByRole('button', { name: 'See all urns' }).click();
      await section.getByText('There is no list to look through here.').waitFor();
      expect(await section.getByText(/sells no urns/).count()).toBe(0);
      await section.getByRole('combobox', { name: 'Add an item' }).click();
      await section.getByRole('option').first().waitFor();
    }));

  it('says what the family’s plan has instead, and uses it with one press', () =>
    inBrowser(async (page) => {
      const { by, id, open, sold } = await atTheHome(page);
      const [mine, planned] = sold.get(caskets) as [LocationItem, LocationItem];
      const [urn] = sold.get(urns) as [LocationItem];
      const chosen = await chooseGoods(
        by,
        id,
        { locationItemId: mine.id, version: null },
        { locationItemId: urn.id, version: null },
      );
      const words = (of: LocationItem, quantity: number, name: string) => ({
        ...{ locationItemId: of.id, itemCategoryId: of.itemCategoryId, quantity },
        name,
      });
      const urnName = itemOf(chosen, urn.id).name;
      await openCloudTable().transact([
        planChangesWrite(id, [words(planned, 1, 'Willow casket of the plan'), words(urn, 0, urnName)], 0),
      ]);
      await open();
      const section = sectionOf(page, 'Caskets');
      await section.getByText(/^The family’s plan now has Willow casket of the plan instead\. This case has .*, \$/).waitFor();
      await sectionOf(page, 'Urns').getByText(`The family’s plan no longer has ${urnName}, $`).waitFor();
      expect(await findingsInAllLooks(page)).toEqual([]);
      expect(await tooWide(page)).toBe(0);
      await section.getByRole('button', { name: 'Use it' }).focus();
      await page.keyboard.press('Enter');
      await section.getByText(/^The family’s plan now has/).waitFor({ state: 'detached' });
      expect((await activeOf(by, id)).toSorted()).toEqual([planned.id, urn.id].toSorted());
      await sectionOf(page, 'Urns').getByRole('button', { name: 'Remove', exact: true }).click();
      await sectionOf(page, 'Urns')
        .getByText(/^The family’s plan no longer has/)
        .waitFor({ state: 'detached' });
      expect(await activeOf(by, id)).toEqual([planned.id]);
    }));

  it('asks the home, too, before what was removed comes back beside another', () =>
    inBrowser(async (page) => {
      const { by, id, open, sold } = await atTheHome(page);
      const [first, second] = sold.get(caskets) as [LocationItem, LocationItem];
      await chooseGoods(by, id, { locationItemId: first.id, version: null });
      await chooseGoods(
        by,
        id,
        { locationItemId: first.id, version: 1, isRemoved: true },
        { locationItemId: second.id, version: null },
      );
      await open();
      const section = sectionOf(page, 'Caskets');
      await section.getByRole('button', { name: /^Choose .* again$/ }).click();
      await page.getByRole('dialog', { name: /^Replace / }).waitFor();
      await page.keyboard.press('Escape');
      expect(await activeOf(by, id)).toEqual([second.id]);
      await section.getByRole('button', { name: /^Choose .* again$/ }).click();
      await page
        .getByRole('dialog', { name: /^Replace / })
        .getByRole('button', { name: 'Replace', exact: true })
        .click();
      await expect.poll(() => activeOf(by, id)).toEqual([first.id]);
    }));
});
