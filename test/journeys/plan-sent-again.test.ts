import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { CaseMerchandise } from '#shared/contract/case-merchandise.ts';
import type { CasePlanSummary } from '#shared/contract/case-plans.ts';
import type { PlanView } from '#shared/model/plan-view.ts';
import type { PricedItem } from '#shared/model/planner-home.ts';
import { ok, type RequestOptions, refused, waitUntil } from '#test/cloud/cloud.ts';
import { homeCalled } from '#test/world/world.ts';
import { worksAt } from './parts/busy-home.ts';
import { keyed, leadFor } from './parts/case-desk.ts';
import { caseEvents } from './parts/case-facts.ts';
import { caskets, chooseGoods, goodsOf, itemOf, urns } from './parts/goods-desk.ts';
import { newBrowser, packagePlan, plannerHomeOf, save } from './parts/planning.ts';

const profile = homeCalled('Averell');
const [staff, home] = await Promise.all([worksAt(profile), plannerHomeOf(profile.id)]);
const ofCategory = (category: string) =>
  home.items.filter(({ itemCategoryId, name }) => itemCategoryId === category && !name.startsWith('Rental'));
const [casket, willow, oak] = ofCategory(caskets) as [PricedItem, PricedItem, PricedItem];
const [free] = ofCategory(urns).filter(({ priceCents }) => priceCents === 0) as [PricedItem];
const [urn] = ofCategory(urns).filter(({ priceCents }) => priceCents > 0) as [PricedItem];

const summariesOf = (by: RequestOptions, id: string) =>
  ok<{ items: CasePlanSummary[] }>('arrangementsSummaryByCaseId', { id }, by);

/** Sends a plan with items, and returns its case and how to send it again with others. */
async function sentPlan(first: readonly [PricedItem, number][]) {
  const by = newBrowser();
  const plain = packagePlan(home);
  const lastName = `Quill${randomUUID().replace(/[^a-f]/g, '')}`;
  const contacts = plain.contacts.map((each) => (each.contactType === 'decedent' ? { ...each, lastName } : each));
  let version: number | null = null;
  const send = async (items: readonly [PricedItem, number][], words: { bestTime?: string; message?: string } = {}) => {
    const chosen = items.map(([{ id }, quantity]) => ({
      ...{ displayServiceId: id, isAddOn: true, answers: [] },
      items: [{ locationItemId: id, quantity }],
    }));
    const selectedDisplayServices = [...plain.selectedDisplayServices, ...chosen];
    const saved = await save(by, { ...plain, contacts, selectedDisplayServices }, version);
    const input = { id: plain.arrangementId, version: saved.version, preferredContact: 'email', bestTime: '', message: '' };
    const sent = await ok<PlanView>('submitArrangement', { ...input, ...words }, { ...by, key: randomUUID() });
    version = sent.version;
  };
  await send(first, { bestTime: 'After five', message: 'She loved lilies.' });
  const { id } = await leadFor(staff, lastName);
  const sendAgain = async (items: readonly [PricedItem, number][], words = {}) => {
    const { timesSent } = (await summariesOf(staff, id)).items[0] as CasePlanSummary;
    await send(items, words);
    return waitUntil('the plan in its case', async () => {
      const [plan] = (await summariesOf(staff, id)).items;
      return plan && plan.timesSent > timesSent ? plan : undefined;
    });
  };
  return { id, sendAgain };
}

const active = async (id: string) =>
  (await goodsOf(staff, id)).items
    .filter(({ isRemoved }) => !isRemoved)
    .map(({ locationItemId, quantity, chosenBy }) => [locationItemId, quantity, chosenBy]);

describe('a plan that is sent again', () => {
  it('replaces, adds, removes, and counts what came from it and nobody changed, once, with an event', async () => {
    const { id, sendAgain } = await sentPlan([
      [casket, 1],
      [urn, 2],
    ]);
    await sendAgain([
      [willow, 1],
      [urn, 3],
    ]);
    expect(await active(id)).toEqual([
      [willow.id, 1, 'plan'],
      [urn.id, 3, 'plan'],
    ]);
    const goods = await goodsOf(staff, id);
    expect(itemOf(goods, willow.id)).toMatchObject({ priceCents: willow.priceCents, name: willow.name });
    expect(itemOf(goods, casket.id)).toMatchObject({ isRemoved: true, allowance: null });
    expect(goods.planChanges).toEqual([]);
    const [event] = await caseEvents('case.services-changed', id);
    expect((event?.data.locationItemIds as string[] | undefined)?.toSorted()).toEqual([casket.id, willow.id, urn.id].toSorted());
    await sendAgain([
      [willow, 1],
      [urn, 3],
    ]);
    expect(itemOf(await goodsOf(staff, id), willow.id).version).toBe(1);
    expect(await caseEvents('case.services-changed', id)).toHaveLength(1);
    await sendAgain([[casket, 1]]);
    expect(await active(id)).toEqual([[casket.id, 1, 'plan']]);
  });

  it('leaves alone what the home changed, and says what it now has instead until the home uses it', async () => {
    const { id, sendAgain } = await sentPlan([
      [casket, 1],
      [urn, 2],
    ]);
    await chooseGoods(
      staff,
      id,
      { locationItemId: casket.id, version: 1, isRemoved: true },
      { locationItemId: oak.id, version: null },
      { locationItemId: urn.id, version: 1, quantity: 5 },
    );
    await sendAgain([
      [casket, 1],
      [urn, 2],
    ]);
    expect((await goodsOf(staff, id)).planChanges).toEqual([]);
    await sendAgain([[willow, 1]]);
    const goods = await goodsOf(staff, id);
    expect(await active(id)).toEqual([
      [oak.id, 1, 'home'],
      [urn.id, 5, 'plan'],
    ]);
    expect(goods.planChanges).toHaveLength(2);
    expect(goods.planChanges).toEqual(
      expect.arrayContaining([
        {
          itemCategoryId: caskets,
          has: [
            {
              locationItemId: willow.id,
              name: willow.name,
              quantity: 1,
              priceCents: willow.priceCents,
              isSameButPrice: false,
              inCase: null,
            },
          ],
          without: [{ locationItemId: oak.id, name: oak.name, quantity: 1, priceCents: oak.priceCents }],
        },
        {
          itemCategoryId: urns,
          has: [],
          without: [{ locationItemId: urn.id, name: urn.name, quantity: 5, priceCents: urn.priceCents }],
        },
      ]),
    );
    await sendAgain([[willow, 1]]);
    expect((await goodsOf(staff, id)).planChanges).toHaveLength(2);
    const used = await chooseGoods(
      staff,
      id,
      { locationItemId: willow.id, version: null, quantity: 1 },
      { locationItemId: oak.id, version: itemOf(goods, oak.id).version, isRemoved: true },
    );
    expect(used.planChanges.map(({ itemCategoryId }) => itemCategoryId)).toEqual([urns]);
    expect(itemOf(used, willow.id).chosenBy).toBe('plan');
    await sendAgain([[casket, 1]]);
    expect(await active(id)).toEqual([
      [casket.id, 1, 'plan'],
      [urn.id, 5, 'plan'],
    ]);
  });

  it('keeps what the case has until the plan says something else, and refuses to over a later sending', async () => {
    const { id, sendAgain } = await sentPlan([[urn, 2]]);
    await chooseGoods(staff, id, { locationItemId: urn.id, version: 1, quantity: 5 });
    await sendAgain([[urn, 3]]);
    const { planVersion } = await goodsOf(staff, id);
    const keep = { id, itemCategoryId: urns, planVersion };
    const kept = await ok<CaseMerchandise>('keepCaseMerchandise', keep, keyed(staff));
    expect(kept.planChanges).toEqual([]);
    await sendAgain([[urn, 3]]);
    expect((await goodsOf(staff, id)).planChanges).toEqual([]);
    expect(await refused('keepCaseMerchandise', keep, keyed(staff))).toMatchObject({ status: 409, code: 'stale' });
    await sendAgain([[urn, 4]]);
    expect((await goodsOf(staff, id)).planChanges).toMatchObject([{ has: [{ quantity: 4, inCase: { quantity: 5 } }] }]);
    expect(await active(id)).toEqual([[urn.id, 5, 'plan']]);
  });

  it('lists what changed since the sending before, with the prices of both', async () => {
    const { id, sendAgain } = await sentPlan([
      [casket, 1],
      [urn, 2],
    ]);
    expect((await summariesOf(staff, id)).items[0]?.change).toBeNull();
    const { change, totalCents } = await sendAgain([
      [willow, 1],
      [urn, 3],
    ]);
    const byLabel = new Map(change?.lines.map(({ label, before, now }) => [label, [before?.amountCents, now?.amountCents]]));
    expect(byLabel.get(casket.name)).toEqual([casket.priceCents, undefined]);
    expect(byLabel.get(willow.name)).toEqual([undefined, willow.priceCents]);
    expect(byLabel.get(urn.name)).toEqual([2 * urn.priceCents, 3 * urn.priceCents]);
    const sum = change?.lines.reduce((cents, { before, now }) => cents + (now?.amountCents ?? 0) - (before?.amountCents ?? 0), 0);
    expect((change?.totalBeforeCents ?? 0) + (sum ?? 0)).toBe(totalCents);
  });

  it('lists another number of what is free', async () => {
    const { sendAgain } = await sentPlan([[free, 1]]);
    const { change } = await sendAgain([[free, 2]]);
    expect(change?.lines).toMatchObject([
      { label: free.name, before: { quantity: 1, amountCents: 0 }, now: { quantity: 2, amountCents: 0 } },
    ]);
  });

  it('follows the plan again in what the home removed and chose again', async () => {
    const { id, sendAgain } = await sentPlan([[casket, 1]]);
    await chooseGoods(staff, id, { locationItemId: casket.id, version: 1, isRemoved: true });
    await chooseGoods(staff, id, { locationItemId: casket.id, version: 2, isRemoved: false });
    expect(await active(id)).toEqual([[casket.id, 1, 'plan']]);
    await sendAgain([[willow, 1]]);
    expect(await active(id)).toEqual([[willow.id, 1, 'plan']]);
  });

  it('keeps every message and good time in its case', async () => {
    const { id, sendAgain } = await sentPlan([[casket, 1]]);
    const plan = await sendAgain([[willow, 1]], { bestTime: 'Mornings', message: 'We chose willow.' });
    expect(plan).toMatchObject({ timesSent: 2, message: 'We chose willow.', bestTime: 'Mornings' });
    expect(plan.sendings.map(({ message, bestTime }) => [message, bestTime])).toEqual([
      ['We chose willow.', 'Mornings'],
      ['She loved lilies.', 'After five'],
    ]);
    expect(plan.sendings[0]?.sentOn).toBe(plan.sentOn);
    const third = await sendAgain([[willow, 1]]);
    expect(third.sendings.map(({ message }) => message)).toEqual(['', 'We chose willow.', 'She loved lilies.']);
    expect((await summariesOf(staff, id)).items).toHaveLength(1);
  });
});
