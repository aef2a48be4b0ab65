import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readLocationItems } from '#functions/table/location-item.ts';
import type { PlanView } from '#shared/model/plan-view.ts';
import { ask, ok, openCloudTable, refused } from '#test/cloud/cloud.ts';
import { person } from '#test/world/cast.ts';
import { launched, notLaunched } from '#test/world/world.ts';
import { newBrowser, packagePlan, plannerHomeOf, type SavedPlan, save, signedIn, withoutKey } from './parts/planning.ts';

type Page = { items: PlanView[]; nextCursor: string | null };

const [here, there] = await Promise.all(launched.slice(0, 2).map(({ id }) => plannerHomeOf(id)));
const home = here!;
const other = there!;
const table = openCloudTable();
const idsOf = ({ items }: Page) => items.map(({ arrangement }) => arrangement.arrangementId);

describe("a person's plans", () => {
  it('are listed newest first, page by page, by number or by cursor', async () => {
    const family = withoutKey(await person());
    const plans = Array.from({ length: 5 }, () => packagePlan(home));
    for (const plan of plans) await save(family, plan);
    const newest = plans.map(({ arrangementId }) => arrangementId).reverse();
    expect(idsOf(await ok<Page>('getPlans', {}, family))).toEqual(newest);
    const first = await ok<Page>('getPlans', { pageSize: 2 }, family);
    const second = await ok<Page>('getPlans', { pageSize: 2, cursor: first.nextCursor }, family);
    const third = await ok<Page>('getPlans', { pageSize: 2, page: 3 }, family);
    expect([first, second, third].flatMap(idsOf)).toEqual(newest);
    expect(third.nextCursor).toBeNull();
    expect(idsOf(await ok<Page>('getPlans', { pageSize: 2, page: 4 }, family))).toEqual([]);
    // Someone else's cursor just continues in the caller's own list.
    expect(idsOf(await ok<Page>('getPlans', { cursor: first.nextCursor }, withoutKey(await person())))).toEqual([]);
    for (const cursor of ['nonsense', Buffer.from('p:2026#x').toString('base64url')])
      expect(await refused('getPlans', { cursor }, family)).toMatchObject({ status: 400, errors: [{ field: 'cursor' }] });
  });

  it('are named, given a ceiling, archived, and restored, each at its version', async () => {
    const family = withoutKey(await person());
    const plan = packagePlan(home);
    const { arrangementId } = plan;
    await save(family, plan);
    const change = (version: number, changes: object) =>
      ok<PlanView>('saveArrangementPlanner', { arrangementId, version, ...changes }, family);
    const named = await change(1, { name: 'For my father', ceilingCents: 500_000 });
    expect(named).toMatchObject({ version: 2, arrangement: { name: 'For my father', ceilingCents: 500_000 } });
    const open = await change(2, { ceilingCents: null });
    expect(open.arrangement.ceilingCents).toBeUndefined();
    const aside = await change(3, { isArchived: true });
    expect(aside).toMatchObject({ isArchived: true, arrangement: { name: 'For my father' } });
    expect(idsOf(await ok<Page>('getPlans', {}, family))).toEqual([]);
    expect(idsOf(await ok<Page>('getPlans', { archived: 'true' }, family))).toEqual([arrangementId]);
    // Sent again, it gets the same answer; another change at an old version is stale.
    expect(await change(3, { isArchived: true })).toEqual(aside);
    expect(await refused('saveArrangementPlanner', { arrangementId, version: 3, name: 'Late' }, family)).toMatchObject({
      status: 409,
      code: 'stale',
    });
    expect((await change(4, { isArchived: false })).isArchived).toBe(false);
    expect(idsOf(await ok<Page>('getPlans', {}, family))).toEqual([arrangementId]);
  });

  it('are nobody else’s', async () => {
    const family = withoutKey(await person());
    const plan = packagePlan(home);
    await save(family, plan);
    const { arrangementId: id } = plan;
    const stranger = signedIn(newBrowser(), await person());
    const staff = withoutKey(await person({ memberships: [{ locationId: home.locationId, access: 'owner' }] }));
    for (const by of [stranger, staff])
      expect(await refused('getArrangement', { id }, by)).toMatchObject({ status: 404, code: 'not_found' });
    for (const [name, input] of [
      ['saveArrangementPlanner', { arrangementId: id, version: 1, name: 'Mine' }],
      ['duplicateArrangement', { id, locationId: home.locationId }],
      ['saveMyArrangement', { requestId: randomUUID(), version: 1, arrangement: plan }],
    ] as const) {
      expect(await refused(name, input, stranger)).toMatchObject({ status: 404, code: 'not_found' });
      expect(await refused(name, input, staff)).toMatchObject({ status: 403, code: 'forbidden' });
    }
    expect(idsOf(await ok<Page>('getPlans', {}, stranger))).toEqual([]);
  });
});

describe('a copy of a plan', () => {
  const copyOf = (id: string, locationId: string, by: Parameters<typeof save>[0], key: string = randomUUID()) =>
    ask<SavedPlan>('duplicateArrangement', { id, locationId }, { ...by, key });

  it('at the same home is an independent copy', async () => {
    const family = withoutKey(await person());
    const plan = packagePlan(home, { name: 'The first' });
    const saved = await save(family, plan);
    const { body: copy } = await copyOf(plan.arrangementId, home.locationId, family);
    expect(copy).toMatchObject({ version: 1, dropped: [], hasOwner: true, submittedOn: null, priced: saved.priced });
    const { arrangementId, ...same } = copy.arrangement;
    expect(arrangementId).not.toBe(plan.arrangementId);
    expect({ ...same, arrangementId: plan.arrangementId }).toEqual(saved.arrangement);
    await save(family, { ...plan, name: 'The second' }, 1);
    expect((await ok<PlanView>('getArrangement', { id: arrangementId }, family)).arrangement.name).toBe('The first');
  });

  it('at another home keeps people, timing, and wishes, takes that home’s items, and names what it leaves out', async () => {
    const family = withoutKey(await person());
    const [sold, soldThere] = await Promise.all([home, other].map(({ locationId }) => readLocationItems(table, locationId)));
    const pair = sold!.flatMap((item) => soldThere!.filter(({ itemId }) => itemId === item.itemId).map((match) => [item, match]));
    const lone = sold!.find(({ itemId }) => !soldThere!.some((each) => each.itemId === itemId));
    const [item, counterpart] = pair.find(([mine, match]) => mine!.isActive && match!.isActive)!;
    const chosen = (id: string) => ({
      displayServiceId: id,
      isAddOn: false,
      answers: [],
      items: [{ locationItemId: id, quantity: 1 }],
    });
    const choices = [chosen(item!.id), ...(lone ? [chosen(lone.id)] : [])];
    const plain = packagePlan(home, { ceilingCents: 900_000 });
    const plan = { ...plain, selectedDisplayServices: [...plain.selectedDisplayServices, ...choices] };
    await save(family, plan);
    const { body: copy } = await copyOf(plan.arrangementId, other.locationId, family);
    expect(copy.arrangement).toMatchObject({
      providerLocationId: other.locationId,
      timing: plan.timing,
      type: plan.type,
      contacts: plan.contacts,
      dispositionType: plan.dispositionType,
      ceilingCents: 900_000,
      completedFinalStep: 4,
    });
    expect(copy.arrangement.selectedTemplate).toBeUndefined();
    expect(copy.home).toMatchObject({ locationId: other.locationId, name: other.name });
    expect(copy.dropped).toContainEqual(expect.objectContaining({ kind: 'package', id: plan.selectedTemplate }));
    const text = JSON.stringify(copy.arrangement);
    expect(text).not.toContain(item!.id);
    const isKept = text.includes(counterpart!.id);
    expect(isKept || copy.dropped.some(({ id }) => id === counterpart!.id)).toBe(true);
    if (lone) expect(copy.dropped).toContainEqual(expect.objectContaining({ kind: 'item', id: lone.id }));
  });

  it('is made once under its key', async () => {
    const family = withoutKey(await person());
    const plan = packagePlan(home);
    await save(family, plan);
    const key = randomUUID();
    const [first, second] = [
      await copyOf(plan.arrangementId, home.locationId, family, key),
      await copyOf(plan.arrangementId, home.locationId, family, key),
    ];
    expect(second.body).toEqual(first.body);
    expect(idsOf(await ok<Page>('getPlans', {}, family))).toHaveLength(2);
  });

  it('needs a home that can be planned with, and a plan', async () => {
    const family = withoutKey(await person());
    const plan = packagePlan(home);
    await save(family, plan);
    for (const locationId of [notLaunched[0]!.id, randomUUID()])
      expect((await copyOf(plan.arrangementId, locationId, family)).status).toBe(404);
    expect((await copyOf(randomUUID(), home.locationId, family)).status).toBe(404);
  });
});
