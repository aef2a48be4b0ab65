import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { shownCategoriesWrite } from '#functions/table/home-merchandise.ts';
import { locationItemItem } from '#functions/table/location-item.ts';
import { transactMerchandise } from '#functions/table/merchandise-changes.ts';
import type { LocationItem, MerchandiseOptionPage } from '#shared/model/merchandise.ts';
import type { PricedItem } from '#shared/model/planner-home.ts';
import type { Template } from '#shared/model/template.ts';
import { pricePlan } from '#shared/pricing/price-plan.ts';
import { ok, openCloudTable, type RequestOptions, refused, waitUntil } from '#test/cloud/cloud.ts';
import { homeCalled } from '#test/world/world.ts';
import { worksAt } from './parts/busy-home.ts';
import { dashboardOf, keyed, leadFor } from './parts/case-desk.ts';
import { caseEvents } from './parts/case-facts.ts';
import { caseParty, saveAnswers } from './parts/case-party.ts';
import { allowFamily, caskets, chooseGoods, goodsOf, itemOf, reprice, sellGoods, urns } from './parts/goods-desk.ts';
import { newBrowser, packagePlan, plannerHomeOf, save } from './parts/planning.ts';

/** Returns a case of a home that sells goods, with everyone who may see it. */
async function showroom() {
  const party = await caseParty();
  const sold = await sellGoods(party.home.id);
  const [casket, other] = sold.get(caskets) as [LocationItem, LocationItem];
  const [urn] = sold.get(urns) as [LocationItem];
  return { ...party, id: party.row.id, casket, other, urn };
}

/** Returns the same at a home that doesn't show caskets to families. */
async function hidingShowroom() {
  const found = await showroom();
  const shown = { ids: [], hidden: [caskets] };
  await transactMerchandise(openCloudTable(), found.home.id, [shownCategoriesWrite(found.home.id, shown, 0, 'Robin Vale')]);
  await waitUntil('the hidden category', async () =>
    (await goodsOf(found.staff, found.id)).categories.some((each) => each.familyOption === 'cannot-see'),
  );
  return found;
}

const chosen = ({ id }: LocationItem, more: object = {}) => ({ locationItemId: id, version: null, ...more });
const find = (by: RequestOptions, id: string, search: object = {}) =>
  ok<MerchandiseOptionPage>('findCaseMerchandise', { id, CategoryIds: [], ...search }, by);
const refusedChoice = (by: RequestOptions, id: string, ...items: object[]) =>
  refused('saveCaseMerchandise', { id, items }, keyed(by));

/** Returns the ids of the caskets that a family may choose in its case, once the home lets it. */
async function offeredIds(family: RequestOptions, id: string, staff: RequestOptions): Promise<string[]> {
  const { optionsVersion, categories } = await goodsOf(staff, id);
  if (categories.find((each) => each.id === caskets)?.familyOption !== 'can-edit')
    await allowFamily(staff, id, optionsVersion, caskets, 'can-edit');
  return (await find(family, id, { CategoryIds: [caskets] })).items.map(({ locationItemId }) => locationItemId);
}

describe('the merchandise of a case', () => {
  it('is chosen by the planner’s search, and keeps its words, price, list, and release when the home’s list changes', async () => {
    const { staff, id, casket } = await showroom();
    const { items } = await find(staff, id, { CategoryIds: [caskets] });
    expect(items.map(({ locationItemId }) => locationItemId)).toContain(casket.id);
    const saved = itemOf(await chooseGoods(staff, id, chosen(casket)), casket.id);
    expect(saved).toMatchObject({ quantity: 1, chosenBy: 'home', priceCents: casket.priceCents, version: 1, isRemoved: false });
    expect(saved.release).toBeGreaterThan(0);
    expect(saved.now).toEqual({ name: saved.name, priceCents: casket.priceCents, isSpecialOrder: false });
    await reprice(casket, casket.priceCents + 12_345);
    const later = await waitUntil('the new price', async () => {
      const item = itemOf(await goodsOf(staff, id), casket.id);
      return item.now?.priceCents === casket.priceCents + 12_345 ? item : undefined;
    });
    expect(later).toMatchObject({ priceCents: casket.priceCents, name: saved.name, list: saved.list, release: saved.release });
    const again = await chooseGoods(staff, id, { locationItemId: casket.id, version: 1, isPricedAgain: true });
    expect(itemOf(again, casket.id)).toMatchObject({ priceCents: casket.priceCents + 12_345, chosenBy: 'home', version: 2 });
  });

  it('raises an event with the items that changed, and a line of the timeline', async () => {
    const { staff, id, casket, urn } = await showroom();
    await chooseGoods(staff, id, chosen(casket), chosen(urn, { quantity: 2 }));
    const [event] = await caseEvents('case.services-changed', id);
    expect(event?.data).toMatchObject({ displayServiceIds: [], locationItemIds: [casket.id, urn.id] });
    const [entry] = (await dashboardOf(staff, id)).timeline;
    expect(entry).toMatchObject({ kind: 'services-changed' });
  });

  it('is refused whole if one change of several is stale, unknown, not sold, or listed twice', async () => {
    const { staff, id, casket, other, urn } = await showroom();
    await chooseGoods(staff, id, chosen(casket));
    const state = await goodsOf(staff, id);
    const sound = chosen(urn);
    const foreign = (await showroom()).casket;
    expect(await refusedChoice(staff, id, sound, chosen(casket))).toMatchObject({ status: 409, code: 'stale' });
    expect(await refusedChoice(staff, id, sound, { locationItemId: casket.id, version: 9, quantity: 2 })).toMatchObject({
      status: 409,
      code: 'stale',
    });
    expect(await refusedChoice(staff, id, sound, { locationItemId: other.id, version: 1, quantity: 2 })).toMatchObject({
      status: 404,
    });
    expect(await refusedChoice(staff, id, sound, chosen(foreign))).toMatchObject({
      status: 400,
      errors: [{ field: `items.${foreign.id}`, message: 'The home doesn’t sell this any more.' }],
    });
    expect(await refusedChoice(staff, id, sound, sound)).toMatchObject({
      status: 400,
      errors: [{ message: 'This is listed twice.' }],
    });
    for (const quantity of [0, -1, 1.5, 1000])
      expect(await refusedChoice(staff, id, chosen(urn, { quantity })), String(quantity)).toMatchObject({ status: 400 });
    expect(await goodsOf(staff, id)).toEqual(state);
  });

  it('keeps what was removed for the home, and takes the price of today when it is chosen again', async () => {
    const { staff, family, id, casket } = await showroom();
    await chooseGoods(staff, id, chosen(casket, { quantity: 3 }));
    const removed = await chooseGoods(staff, id, { locationItemId: casket.id, version: 1, isRemoved: true });
    expect(itemOf(removed, casket.id)).toMatchObject({ isRemoved: true, quantity: 3 });
    expect(itemOf(await goodsOf(family, id), casket.id)).toBeUndefined();
    await reprice(casket, 99_900);
    await waitUntil('the new price', async () => itemOf(await goodsOf(staff, id), casket.id).now?.priceCents === 99_900);
    const back = await chooseGoods(staff, id, { locationItemId: casket.id, version: 2, isRemoved: false });
    expect(itemOf(back, casket.id)).toMatchObject({ isRemoved: false, quantity: 3, priceCents: 99_900 });
  });

  it('is chosen again by a family, who doesn’t see what it removed', async () => {
    const { staff, family, id, casket } = await showroom();
    await allowFamily(staff, id, 0, caskets, 'can-edit');
    await chooseGoods(family, id, chosen(casket, { quantity: 2 }));
    await chooseGoods(family, id, { locationItemId: casket.id, version: 1, isRemoved: true });
    expect((await find(family, id)).items.map(({ locationItemId }) => locationItemId)).toContain(casket.id);
    const again = itemOf(await chooseGoods(family, id, chosen(casket)), casket.id);
    expect(again).toMatchObject({ isRemoved: false, quantity: 1, chosenBy: 'family', version: 3 });
    expect(await refusedChoice(family, id, chosen(casket))).toMatchObject({ status: 409, code: 'stale' });
  });

  it('is seen and chosen by the family as far as the home allows, category by category', async () => {
    const { staff, family, id, casket, other, urn } = await showroom();
    await chooseGoods(staff, id, chosen(casket), chosen(urn));
    expect((await goodsOf(family, id)).items.map((item) => item.locationItemId).toSorted()).toEqual(
      [casket.id, urn.id].toSorted(),
    );
    expect(await refusedChoice(family, id, chosen(other))).toMatchObject({ status: 403 });
    expect((await find(family, id)).items).toEqual([]);
    await allowFamily(staff, id, 0, caskets, 'can-edit');
    await allowFamily(staff, id, 1, urns, 'cannot-see');
    const seen = await goodsOf(family, id);
    expect(seen.items.map((item) => item.locationItemId)).toEqual([casket.id]);
    expect(seen.categories.find((each) => each.id === caskets)).toMatchObject({ mayChange: true, familyOption: 'can-edit' });
    expect(seen.categories.map((each) => each.id)).not.toContain(urns);
    const options = await find(family, id);
    expect(new Set(options.items.map((item) => item.itemCategoryId))).toEqual(new Set([caskets]));
    const saved = await chooseGoods(family, id, chosen(other));
    expect(itemOf(saved, other.id)).toMatchObject({ chosenBy: 'family', priceCents: other.priceCents });
    expect(await refusedChoice(family, id, { locationItemId: urn.id, version: 1, quantity: 2 })).toMatchObject({ status: 404 });
    const priced = { locationItemId: other.id, version: 1, isPricedAgain: true };
    expect(await refusedChoice(family, id, priced)).toMatchObject({ status: 403 });
    const decided = { id, version: 2, options: [{ itemCategoryId: caskets, familyOption: 'can-see' }] };
    expect(await refused('saveCaseMerchandiseOptions', decided, keyed(family))).toMatchObject({ status: 403 });
    const stale = { ...decided, version: 1 };
    expect(await refused('saveCaseMerchandiseOptions', stale, keyed(staff))).toMatchObject({ status: 409, code: 'stale' });
    const unknown = { ...decided, options: [{ itemCategoryId: randomUUID(), familyOption: 'can-see' }] };
    expect(await refused('saveCaseMerchandiseOptions', unknown, keyed(staff))).toMatchObject({ status: 400 });
  });

  it('shows a family no category that the home hides, unless the home decided so in the case', async () => {
    const { staff, family, id, casket, other, urn } = await hidingShowroom();
    await chooseGoods(staff, id, chosen(casket), chosen(urn));
    expect((await goodsOf(staff, id)).categories.find((each) => each.id === caskets)).toMatchObject({
      isOffered: true,
      isHidden: true,
      familyOption: 'cannot-see',
      mayChange: true,
    });
    const seen = await goodsOf(family, id);
    expect(seen.categories.map((each) => each.id)).not.toContain(caskets);
    expect(seen.items.map((item) => item.locationItemId)).toEqual([urn.id]);
    expect((await ok<{ goods: unknown }>('getMyCase', { id }, family)).goods).toEqual({ count: 1, mayChoose: false });
    expect(await refusedChoice(family, id, chosen(other))).toMatchObject({ status: 404 });
    await allowFamily(staff, id, 0, caskets, 'can-edit');
    expect((await find(family, id)).items.map(({ locationItemId }) => locationItemId)).toContain(other.id);
    const saved = await chooseGoods(family, id, chosen(other));
    expect(itemOf(saved, other.id)).toMatchObject({ chosenBy: 'family', now: { priceCents: other.priceCents } });
    expect((await ok<{ goods: unknown }>('getMyCase', { id }, family)).goods).toEqual({ count: 3, mayChoose: true });
  });

  it('has what is ordered for one family only once the home chose it: a family isn’t offered it', async () => {
    const { staff, family, id, casket, other, urn } = await showroom();
    await openCloudTable().put(locationItemItem({ ...casket, isSpecialOrder: true }));
    await waitUntil('the special order', async () => !(await offeredIds(family, id, staff)).includes(casket.id));
    expect(await offeredIds(family, id, staff)).toContain(other.id);
    const found = (await find(staff, id)).items;
    expect(found.find(({ locationItemId }) => locationItemId === casket.id)).toMatchObject({ isSpecialOrder: true });
    expect(found.find(({ locationItemId }) => locationItemId === other.id)).not.toHaveProperty('isSpecialOrder');
    expect(await refusedChoice(family, id, chosen(casket))).toMatchObject({
      status: 400,
      errors: [{ field: `items.${casket.id}`, message: expect.stringContaining('orders this specially') }],
    });
    await chooseGoods(staff, id, chosen(casket), chosen(urn));
    const saved = await chooseGoods(family, id, { locationItemId: casket.id, version: 1, quantity: 2 });
    expect(itemOf(saved, casket.id)).toMatchObject({ chosenBy: 'home', quantity: 2, priceCents: casket.priceCents });
    expect(itemOf(saved, casket.id)).toMatchObject({ list: null, isSpecialOrder: true, now: { isSpecialOrder: true } });
  });

  it('is decided category by category: one that is listed twice is refused', async () => {
    const { staff, id } = await showroom();
    const options = (['can-edit', 'cannot-see'] as const).map((option) => ({ itemCategoryId: caskets, familyOption: option }));
    expect(await refused('saveCaseMerchandiseOptions', { id, version: 0, options }, keyed(staff))).toMatchObject({
      status: 400,
      errors: [{ field: `options.${caskets}`, message: 'This category is listed twice.' }],
    });
  });

  it('takes no quantity of what is removed', async () => {
    const { staff, family, id, casket } = await showroom();
    await allowFamily(staff, id, 0, caskets, 'can-edit');
    expect(await refusedChoice(staff, id, chosen(casket, { isRemoved: true }))).toMatchObject({ status: 400 });
    await chooseGoods(family, id, chosen(casket));
    const about = { locationItemId: casket.id, version: 1 };
    const words = 'This is removed. Choose it again to change how many.';
    const removing = { ...about, isRemoved: true, quantity: 4 };
    expect(await refusedChoice(family, id, removing)).toMatchObject({ status: 400, errors: [{ message: words }] });
    await chooseGoods(family, id, { ...about, isRemoved: true });
    const more = { ...about, version: 2, quantity: 4 };
    expect(await refusedChoice(staff, id, more)).toMatchObject({ status: 400, errors: [{ message: words }] });
    const back = await chooseGoods(staff, id, { ...more, isRemoved: false });
    expect(itemOf(back, casket.id)).toMatchObject({ quantity: 4, isRemoved: false });
  });

  it('is nobody else’s: a trade company sees none of it, view-only staff changes none, and others don’t find it', async () => {
    const { staff, trade, viewers, stranger, id, casket, urn } = await showroom();
    await chooseGoods(staff, id, chosen(casket));
    expect(await goodsOf(trade, id)).toMatchObject({ items: [], categories: [] });
    expect(await refusedChoice(trade, id, chosen(urn))).toMatchObject({ status: 404 });
    const viewOnly = viewers['view-only'];
    expect((await goodsOf(viewOnly, id)).categories.every(({ mayChange }) => !mayChange)).toBe(true);
    expect(await refusedChoice(viewOnly, id, chosen(urn))).toMatchObject({ status: 403 });
    expect(await refused('getCaseMerchandise', { id }, stranger)).toMatchObject({ status: 404 });
    expect(await refusedChoice(stranger, id, chosen(urn))).toMatchObject({ status: 404 });
  });

  it('comes with the plan that opens the case, at the prices of then', async () => {
    const profile = homeCalled('Averell');
    const [staff, home] = await Promise.all([worksAt(profile), plannerHomeOf(profile.id)]);
    const [casket, urn] = [caskets, urns].map((category) =>
      home.items.find(({ itemCategoryId }) => itemCategoryId === category),
    ) as [PricedItem, PricedItem];
    const planner = newBrowser();
    const plain = packagePlan(home);
    const lastName = `Quill${randomUUID().replace(/[^a-f]/g, '')}`;
    const plan = {
      ...plain,
      contacts: plain.contacts.map((each) => (each.contactType === 'decedent' ? { ...each, lastName } : each)),
      selectedDisplayServices: [
        ...plain.selectedDisplayServices,
        { displayServiceId: casket.id, isAddOn: false, answers: [], items: [] },
        { displayServiceId: urn.id, isAddOn: false, answers: [], items: [{ locationItemId: urn.id, quantity: 2 }] },
      ],
    };
    await save(planner, plan);
    const submission = { id: plan.arrangementId, version: 1, preferredContact: 'email', bestTime: '', message: '' };
    await ok('submitArrangement', submission, { ...planner, key: randomUUID() });
    const lead = await leadFor(staff, lastName);
    const { items } = await goodsOf(staff, lead.id);
    expect(
      items.map(({ locationItemId, quantity, chosenBy, priceCents }) => [locationItemId, quantity, chosenBy, priceCents]),
    ).toEqual([
      [casket.id, 1, 'plan', casket.priceCents],
      [urn.id, 2, 'plan', urn.priceCents],
    ]);
  });

  it('says what the package of the plan pays toward an item, so that case and plan agree to the cent', async () => {
    const profile = homeCalled('Averell');
    const [staff, home] = await Promise.all([worksAt(profile), plannerHomeOf(profile.id)]);
    const inCategory = home.items.filter(({ itemCategoryId }) => itemCategoryId === caskets);
    const [casket, other] = inCategory.filter(({ name }) => !name.startsWith('Rental')) as [PricedItem, PricedItem];
    const chosenItem = {
      displayServiceId: casket.id,
      isAddOn: true,
      answers: [],
      items: [{ locationItemId: casket.id, quantity: 1 }],
    };
    const paidBy = (template: (typeof home.templates)[number]) => {
      const plan = packagePlan({ ...home, templates: [template] });
      const whole = { ...plan, selectedDisplayServices: [...plan.selectedDisplayServices, chosenItem] };
      const { lines } = pricePlan(home, whole);
      return {
        whole,
        lines,
        cents: -lines.reduce((sum, line) => sum + (line.why.kind === 'allowance' ? line.amountCents : 0), 0),
      };
    };
    const { whole, lines, cents } =
      home.templates.map(paidBy).find((each) => each.cents > 0) ?? paidBy(home.templates[0] as Template);
    expect(cents).toBeGreaterThan(0);
    const planner = newBrowser();
    const lastName = `Quill${randomUUID().replace(/[^a-f]/g, '')}`;
    const contacts = whole.contacts.map((each) => (each.contactType === 'decedent' ? { ...each, lastName } : each));
    await save(planner, { ...whole, contacts });
    const submission = { id: whole.arrangementId, version: 1, preferredContact: 'email', bestTime: '', message: '' };
    await ok('submitArrangement', submission, { ...planner, key: randomUUID() });
    const lead = await leadFor(staff, lastName);
    const goods = await goodsOf(staff, lead.id);
    const owed = goods.items.reduce((sum, item) => sum + item.priceCents * item.quantity - (item.allowance?.cents ?? 0), 0);
    const planned = lines.filter(({ key, why }) => key.startsWith('item:') || why.kind === 'allowance');
    expect(owed).toBe(planned.reduce((sum, { amountCents }) => sum + amountCents, 0));
    expect(itemOf(goods, casket.id)).toMatchObject({ priceCents: casket.priceCents, allowance: { cents } });
    const [replaced] = [
      await chooseGoods(
        staff,
        lead.id,
        { locationItemId: casket.id, version: 1, isRemoved: true },
        { locationItemId: other.id, version: null },
      ),
    ];
    expect(itemOf(replaced, other.id).allowance?.cents).toBe(Math.min(cents, other.priceCents));
    expect(itemOf(replaced, casket.id).allowance).toBeNull();
  });
});

describe('what is lent for a viewing before a cremation', () => {
  const rental = (name: string) => name.startsWith('Rental');

  it('isn’t offered in a burial, which keeps what was chosen of it', async () => {
    const { staff, id } = await showroom();
    await saveAnswers(staff, id, { dispositionType: 'cremation' });
    const search = () => find(staff, id, { Query: 'rental casket', SelectedItems: [] });
    await waitUntil('the rental casket', async () => (await search()).items.some(({ name }) => rental(name)));
    const [found] = (await search()).items.filter(({ name }) => rental(name));
    await chooseGoods(staff, id, { locationItemId: found?.locationItemId ?? '', version: null });
    await saveAnswers(staff, id, { dispositionType: 'burial' }, { dispositionType: 'cremation' });
    expect((await search()).items.filter(({ name }) => rental(name))).toEqual([]);
    const { categories, items } = await goodsOf(staff, id);
    expect(items.map(({ name }) => rental(name))).toEqual([true]);
    expect(categories.filter(({ name }) => rental(name))).toMatchObject([{ isOffered: false, isSuitable: false }]);
  });

  it('is refused in a burial by its id too, from staff and family alike, and what was chosen of it can only be changed or removed', async () => {
    const { staff, family, id, casket } = await showroom();
    await saveAnswers(staff, id, { dispositionType: 'cremation' });
    const search = () => find(staff, id, { Query: 'rental casket' });
    await waitUntil('the rental casket', async () => (await search()).items.some(({ name }) => rental(name)));
    const [lent] = (await search()).items.filter(({ name }) => rental(name));
    const locationItemId = lent?.locationItemId ?? '';
    await allowFamily(staff, id, 0, lent?.itemCategoryId ?? '', 'can-edit');
    await saveAnswers(staff, id, { dispositionType: 'entombment' }, { dispositionType: 'cremation' });
    const why = 'This is lent for a viewing before a cremation, so it doesn’t fit this case.';
    const refusal = { status: 400, errors: [{ field: `items.${locationItemId}`, message: why }] };
    const rented = { locationItemId, version: null };
    for (const by of [staff, family]) expect(await refusedChoice(by, id, rented)).toMatchObject(refusal);
    expect(await refusedChoice(staff, id, chosen(casket), rented)).toMatchObject(refusal);
    await saveAnswers(staff, id, { dispositionType: 'cremation' }, { dispositionType: 'entombment' });
    await chooseGoods(staff, id, rented);
    await saveAnswers(staff, id, { dispositionType: 'entombment' }, { dispositionType: 'cremation' });
    await chooseGoods(staff, id, { locationItemId, version: 1, quantity: 2 });
    await chooseGoods(staff, id, { locationItemId, version: 2, isRemoved: true });
    expect(await refusedChoice(staff, id, { locationItemId, version: 3, isRemoved: false })).toMatchObject(refusal);
    await saveAnswers(staff, id, { dispositionType: 'cremation' }, { dispositionType: 'entombment' });
    await chooseGoods(staff, id, { locationItemId, version: 3, isRemoved: false });
  });
});
