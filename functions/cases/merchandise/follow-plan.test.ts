import { describe, expect, it } from 'vitest';
import type { CaseItemRow, CaseMerchandiseRows } from '#functions/table/case-merchandise.ts';
import { type CaseItem, MAX_CASE_ITEMS } from '#shared/model/case-item.ts';
import { asPlannedAgain, followPlan, paidOnce, planChangesOf } from './follow-plan.ts';

const categories = [
  { id: 'caskets', neededOnce: 'container' as const },
  { id: 'boxes', neededOnce: 'container' as const },
  { id: 'urns', neededOnce: null },
];
const item = (locationItemId: string, itemCategoryId: string, more: Partial<CaseItem> = {}): CaseItem => ({
  ...{ locationItemId, itemCategoryId, categoryName: itemCategoryId, name: locationItemId, description: '', vendor: '' },
  ...{ modelNumber: '', priceCents: 100, quantity: 1, list: null, release: 1, chosenBy: 'plan' as const },
  ...{ chosenOn: '2026-11-01T00:00:00.000Z', isRemoved: false },
  ...more,
});
const row = (of: CaseItem, more: Partial<CaseItemRow> = {}): CaseItemRow => ({ ...of, version: 1, ...more });
const rowsOf = (...items: CaseItemRow[]): CaseMerchandiseRows => ({
  items,
  planChanges: [],
  planVersion: 0,
  options: {},
  optionsVersion: 0,
});
const sentWith = (planned: CaseItem[], before: Record<string, number>, isFollowing = true) => ({
  ...{ planned, before: new Map(Object.entries(before)), categories, isFollowing },
});
const change = (id: string, category: string, quantity: number) => ({
  ...{ locationItemId: id, itemCategoryId: category, name: id, quantity },
  ...(quantity > 0 ? { priceCents: 100 } : {}),
});

describe('followPlan', () => {
  it('writes an untouched item at the price and allowance of now, and one that left the plan without its allowance', () => {
    const paid = { name: 'Package', cents: 50 };
    const rows = rowsOf(row(item('oak', 'caskets', { allowance: paid })), row(item('urn', 'urns')));
    const planned = [item('pine', 'boxes', { allowance: paid }), item('urn', 'urns', { priceCents: 120, release: 2 })];
    const { changed, planChanges } = followPlan(rows, sentWith(planned, { oak: 1, urn: 1 }));
    expect(changed).toMatchObject([
      { locationItemId: 'oak', isRemoved: true, version: 1, plannedVersion: 2 },
      { locationItemId: 'urn', priceCents: 120, version: 1, plannedVersion: 2 },
      { locationItemId: 'pine', allowance: paid, version: 0, plannedVersion: 1 },
    ]);
    expect(changed[0]).not.toHaveProperty('allowance');
    expect(planChanges).toEqual([]);
  });

  it('writes nothing if only the release and the time are later', () => {
    const later = item('oak', 'caskets', { release: 9, chosenOn: '2026-11-09T00:00:00.000Z' });
    expect(followPlan(rowsOf(row(item('oak', 'caskets'))), sentWith([later], { oak: 1 })).changed).toEqual([]);
  });

  it('adds no container beside one of another category that the home chose, and says so', () => {
    const rows = rowsOf(row(item('box', 'boxes', { chosenBy: 'home' })));
    const { changed, planChanges } = followPlan(rows, sentWith([item('oak', 'caskets')], {}));
    expect(changed).toEqual([]);
    expect(planChanges).toEqual([change('oak', 'caskets', 1)]);
    expect(planChangesOf({ ...rows, planChanges }, categories)).toEqual([
      {
        ...{
          itemCategoryId: 'caskets',
          has: [{ locationItemId: 'oak', name: 'oak', quantity: 1, priceCents: 100, isSameButPrice: false, inCase: null }],
        },
        without: [{ locationItemId: 'box', name: 'box', quantity: 1, priceCents: 100 }],
      },
    ]);
  });

  it('takes a row for touched if its version is later than the plan’s, and says nothing that the plan did not change', () => {
    const rows = rowsOf(row(item('urn', 'urns', { quantity: 4 }), { version: 3, plannedVersion: 2 }));
    expect(followPlan(rows, sentWith([item('urn', 'urns')], { urn: 1 }))).toEqual({ changed: [], planChanges: [] });
    expect(followPlan(rows, sentWith([item('urn', 'urns', { quantity: 2 })], { urn: 1 }))).toEqual({
      ...{ changed: [], planChanges: [change('urn', 'urns', 2)] },
    });
  });

  it('changes nothing of a case that does not follow, and says all that changed', () => {
    const rows = rowsOf(row(item('oak', 'caskets')));
    const { changed, planChanges } = followPlan(rows, sentWith([item('pine', 'caskets')], { oak: 1 }, false));
    expect(changed).toEqual([]);
    expect(planChanges).toEqual([change('pine', 'caskets', 1), change('oak', 'caskets', 0)]);
  });

  it('adds no more items than a case may have, and says which are left', () => {
    const full = Array.from({ length: MAX_CASE_ITEMS - 1 }, (_, nth) => item(`urn-${nth}`, 'urns'));
    const planned = [...full, item('oak', 'caskets'), item('vault', 'vaults')];
    const before = Object.fromEntries(full.map(({ locationItemId }) => [locationItemId, 1]));
    const { changed, planChanges } = followPlan(rowsOf(...full.map((each) => row(each))), sentWith(planned, before));
    expect(changed.map(({ locationItemId }) => locationItemId)).toEqual(['oak']);
    expect(planChanges).toEqual([change('vault', 'vaults', 1)]);
  });

  it('says the price that the plan has of something that the home changed, until the home uses it', () => {
    const before = row(item('urn', 'urns', { quantity: 4 }), { version: 3 });
    const rows = rowsOf(before);
    const planned = [item('urn', 'urns', { quantity: 4, priceCents: 120 })];
    const { changed, planChanges } = followPlan(rows, sentWith(planned, { urn: 4 }));
    expect(changed).toEqual([]);
    expect(planChangesOf({ ...rows, planChanges }, categories)).toMatchObject([
      { has: [{ name: 'urn', quantity: 4, priceCents: 120, isSameButPrice: true }], without: [] },
    ]);
    const after = asPlannedAgain({ before, after: { ...before, priceCents: 120 }, isListed: true }, planChanges);
    expect(after).toMatchObject({ chosenBy: 'plan', plannedVersion: 4 });
    const used = { items: [{ ...after, version: 4 }], planChanges };
    expect(planChangesOf(used, categories)).toEqual([]);
    const cheaper = [item('urn', 'urns', { quantity: 4, priceCents: 110 })];
    expect(followPlan({ ...rows, ...used }, sentWith(cheaper, { urn: 4 })).changed).toMatchObject([{ priceCents: 110 }]);
  });
});

describe('what the home keeps', () => {
  it('isn’t said again while the plan says the same, and is once it says something else', () => {
    const rows = {
      ...rowsOf(row(item('urn', 'urns', { quantity: 4 }), { version: 3 })),
      planChanges: [{ ...change('urn', 'urns', 2), isKept: true as const }],
    };
    expect(planChangesOf(rows, categories)).toEqual([]);
    const same = followPlan(rows, sentWith([item('urn', 'urns', { quantity: 2 })], { urn: 2 })).planChanges;
    expect(planChangesOf({ ...rows, planChanges: same }, categories)).toEqual([]);
    const other = followPlan(rows, sentWith([item('urn', 'urns', { quantity: 3 })], { urn: 2 })).planChanges;
    expect(planChangesOf({ ...rows, planChanges: other }, categories)).toMatchObject([
      { has: [{ locationItemId: 'urn', quantity: 3, inCase: { quantity: 4, priceCents: 100 } }] },
    ]);
  });
});

describe('asPlannedAgain', () => {
  const again = (before: CaseItemRow, quantity = before.quantity) =>
    asPlannedAgain({ before, after: { ...before, quantity, isRemoved: false, chosenBy: 'home' }, isListed: true }, []);

  it('gives back to the plan what was removed by hand as the plan had it', () => {
    const removed = row(item('oak', 'caskets', { isRemoved: true }), { version: 2 });
    expect(again(removed)).toMatchObject({ chosenBy: 'plan', plannedVersion: 3 });
    expect(again(removed, 2).plannedVersion).toBeUndefined();
  });

  it('counts what the plan removed, or never had, as chosen by the home', () => {
    expect(again(row(item('oak', 'caskets', { isRemoved: true }), { version: 2, plannedVersion: 2 })).chosenBy).toBe('home');
    expect(again(row(item('oak', 'caskets', { isRemoved: true, chosenBy: 'home' }), { version: 2 })).chosenBy).toBe('home');
  });
});

describe('what a package pays toward a choice of the plan that the home takes over', () => {
  const paid = { name: 'Package', cents: 50 };
  const brass = row(item('brass', 'urns', { chosenBy: 'home' }));
  const used = (rows: CaseMerchandiseRows) => {
    const planned = [item('large', 'urns', { allowance: paid })];
    const { planChanges } = followPlan(rows, sentWith(planned, { small: 1 }));
    const large = row(item('large', 'urns', { chosenBy: 'home' }), { version: 0 });
    return paidOnce({ ...rows, planChanges }, [asPlannedAgain({ before: large, after: large, isListed: true }, planChanges)]);
  };

  it('comes with it, also if nothing was paid in the case before', () => {
    expect(used(rowsOf(brass))).toMatchObject({ changed: [{ locationItemId: 'large', allowance: paid }], others: [brass] });
  });

  it('is no longer paid toward what left the plan, also if that was removed before', () => {
    const small = row(item('small', 'urns', { allowance: paid, isRemoved: true }), { version: 2 });
    const { changed, others } = used(rowsOf(brass, small));
    expect(changed).toMatchObject([
      { locationItemId: 'large', allowance: paid },
      { locationItemId: 'small', version: 2 },
    ]);
    expect(changed[1]).not.toHaveProperty('allowance');
    expect(others).toEqual([brass]);
  });
});
