import { expect, it } from 'vitest';
import { id } from '#test/world/plain-id.ts';
import { chosen, item } from '#test/world/small-home-plan.ts';
import { packageOf, smallHome } from '#test/world/small-planner-home.ts';
import { pricePlan } from '../pricing/price-plan.ts';
import { chooseDisposition } from './choose-disposition.ts';
import { chosenTemplate } from './offers.ts';
import { isOwnChoice, ownChoices } from './own-choice.ts';
import { emptyPlan, type PlanDraft } from './plan-draft.ts';

const goods = (category: string, page: 'interment' | 'cremated-remains') => ({
  itemCategoryId: id(category),
  arrangementPlannerMerchandisePage: page,
});
const flat = packageOf('flat', ['basic-services'], {
  templateMerchandiseCategories: [goods('kc', 'interment'), goods('kv', 'interment')],
});
const simple = packageOf('simple', ['direct-cremation'], {
  dispositionType: 'cremation',
  templateMerchandiseCategories: [goods('ku', 'cremated-remains')],
});
const bare = smallHome({ templates: [flat, simple, packageOf('giving', [], { dispositionType: 'donation' })] });
const own = ownChoices(bare);
const home = smallHome({ templates: [...bare.templates, ...own] });
const ownFor = (type: string) => own.find(({ dispositionType }) => dispositionType === type)!;
const plan: PlanDraft = {
  ...emptyPlan,
  dispositionType: 'burial',
  selectedTemplate: ownFor('burial').id,
  selectedDisplayServices: [chosen('vs'), item('oak'), item('vault')],
};

it('goes on item by item in another disposition, and names the goods that it does not have', () => {
  const { plan: next, gone } = chooseDisposition(home, plan, 'cremation');
  expect(chosenTemplate(home, next)?.id).toBe(ownFor('cremation').id);
  expect(gone.map(({ name }) => name)).toEqual(['Oak casket', 'Lined vault']);
  expect(pricePlan(home, next).lines.map(({ label }) => label)).not.toContain('Oak casket');
});

it('goes on item by item back in the first disposition, with what both have', () => {
  const { plan: next } = chooseDisposition(home, plan, 'cremation');
  const { plan: back, gone } = chooseDisposition(home, next, 'burial');
  expect(gone).toEqual([]);
  expect(chosenTemplate(home, back)?.id).toBe(ownFor('burial').id);
  expect(back.selectedDisplayServices).toContainEqual(chosen('vs'));
});

it('chooses no way of buying where nobody can choose item by item, and remembers it', () => {
  const { plan: giving } = chooseDisposition(home, plan, 'donation');
  expect(chosenTemplate(home, giving)).toBeUndefined();
  expect(chosenTemplate(home, chooseDisposition(home, giving, 'cremation').plan)?.id).toBe(ownFor('cremation').id);
});

it('leaves a package as it was chosen: it counts again with its disposition', () => {
  const packaged = { ...plan, selectedTemplate: flat.id };
  const { plan: next, gone } = chooseDisposition(home, packaged, 'cremation');
  expect([chosenTemplate(home, next), gone, isOwnChoice(flat)]).toEqual([undefined, [], false]);
  expect(chosenTemplate(home, chooseDisposition(home, next, 'burial').plan)?.id).toBe(flat.id);
});
