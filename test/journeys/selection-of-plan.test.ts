import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { readPlan } from '#functions/table/plan.ts';
import type { SelectionView } from '#shared/contract/case-contracts-views.ts';
import type { PlanView } from '#shared/model/plan-view.ts';
import { ok, openCloudTable, waitUntil } from '#test/cloud/cloud.ts';
import { keyed, leadFor } from './parts/case-desk.ts';
import { selectionAt } from './parts/contract-desk.ts';
import { newBrowser, packagePlan, plannerHomeOf, save } from './parts/planning.ts';
import { launchedHome } from './parts/published-list.ts';

it('fills a selection once from the plan that was sent, and shows what a plan sent again says otherwise', async () => {
  const { locationId, admin } = await launchedHome();
  const home = await plannerHomeOf(locationId);
  const by = newBrowser();
  const plain = packagePlan(home);
  const lastName = `Quill${randomUUID().replace(/[^a-f]/g, '')}`;
  const contacts = plain.contacts.map((each) => (each.contactType === 'decedent' ? { ...each, lastName } : each));
  const [item, ...others] = home.items.filter(({ priceCents }) => priceCents > 0);
  let version: number | null = null;
  const send = async (quantity: number) => {
    const goods = { displayServiceId: item!.id, isAddOn: true, answers: [], items: [{ locationItemId: item!.id, quantity }] };
    const chosen = quantity > 0 ? [goods] : [];
    const plan = { ...plain, contacts, selectedDisplayServices: [...plain.selectedDisplayServices, ...chosen] };
    const saved = await save(by, plan, version);
    const input = { id: plain.arrangementId, version: saved.version, preferredContact: 'email', bestTime: '', message: '' };
    version = (await ok<PlanView>('submitArrangement', input, { ...by, key: randomUUID() })).version;
  };
  await send(0);
  const { id } = await leadFor(admin, lastName);
  // What the home chose for the case by itself isn't lost beside the plan, unless the plan has one already that a person needs once.
  const kindOf = (id: string) => home.itemCategories.find((each) => each.id === id)?.kind;
  const cards = others.find(
    ({ itemCategoryId }) => !['container', 'outer-burial-container'].includes(kindOf(itemCategoryId) ?? ''),
  )!;
  const choose = (quantity: number, seen: number | null) =>
    ok('saveCaseMerchandise', { id, items: [{ locationItemId: cards.id, quantity, version: seen }] }, keyed(admin));
  await choose(3, null);
  const first = await selectionAt(admin, id);
  const goodsOf = ({ selection }: SelectionView) => selection.choices.selectedDisplayServices.flatMap(({ items }) => items);
  expect(goodsOf(first)).toContainEqual({ locationItemId: cards.id, quantity: 3 });
  expect(first.selection.origins).toEqual({ [cards.id]: 'case' });
  expect(first.goods).toEqual([]);
  expect(first).toMatchObject({ version: 0, filledFrom: { kind: 'plan', planId: plain.arrangementId }, plan: { lines: [] } });
  expect(first.selection.choices.selectedTemplate).toBe(plain.selectedTemplate);
  await ok('saveSelection', { id, version: 0, selection: first.selection }, keyed(admin));
  await choose(5, 1);
  expect((await selectionAt(admin, id)).goods).toMatchObject([{ locationItemId: cards.id, onCase: 5, onContract: 3 }]);
  await choose(3, 2);
  await send(2);
  const again = await waitUntil('the plan that was sent again', async () => {
    const view = await selectionAt(admin, id);
    return view.plan?.submissionId !== first.plan?.submissionId && view;
  });
  expect(again.selection).toEqual(first.selection);
  const added = again.plan!.lines.find(({ of }) => of === item!.id);
  expect(added).toMatchObject({ plan: { quantity: 2 }, today: { quantity: 2 }, selection: null });
  const keys = again.plan!.lines.map(({ key }) => key);
  // What was kept of the first sending says nothing about this one.
  const unseen = { id, version: 1, selection: again.selection, kept: keys, keptOf: first.plan!.submissionId };
  expect((await ok<SelectionView>('saveSelection', unseen, keyed(admin))).plan).toMatchObject({
    lines: again.plan!.lines,
    kept: [],
  });
  const kept = { id, version: 2, selection: again.selection, kept: keys, keptOf: again.plan!.submissionId };
  expect((await ok<SelectionView>('saveSelection', kept, keyed(admin))).plan?.lines).toEqual([]);
  const taken = { ...again.selection, choices: again.plan!.choices };
  const after = await ok<SelectionView>('saveSelection', { id, version: 3, selection: taken, kept: [] }, keyed(admin));
  expect(after.plan?.lines).toEqual([]);
  expect(after.selection.origins).toEqual({ [item!.id]: 'plan' });
  expect((await readPlan(openCloudTable(), plain.arrangementId))?.editableStatus).toBe('editable');
});
