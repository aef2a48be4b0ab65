import { expect, it } from 'vitest';
import { pricePlan } from '#shared/pricing/price-plan.ts';
import { swapsUnder } from '#shared/pricing/swaps.ts';
import { id } from '#test/world/plain-id.ts';
import { chosen, item, planOf } from '#test/world/small-home-plan.ts';
import { packageOf, smallHome } from '#test/world/small-planner-home.ts';
import { categoriesOn } from './offers.ts';
import { isOwnChoice, OWN_CHOICE_NAME, ownChoices } from './own-choice.ts';

const caskets = { itemCategoryId: id('kc'), arrangementPlannerMerchandisePage: 'interment' as const };
const flat = packageOf('flat', ['basic-services', 'caskets', 'viewing-facilities'], {
  pricingMethod: 'flat',
  priceCents: 500_000,
  displayServices: ['vs', 'ce'].map(id),
  templateMerchandiseCategories: [caskets],
});
const cremation = packageOf('simple', ['direct-cremation'], { dispositionType: 'cremation', displayServices: ['rs'].map(id) });
const donation = packageOf('giving', ['basic-services'], { dispositionType: 'donation' });
const bare = smallHome({ templates: [flat, cremation, donation] });
const own = ownChoices(bare);
const home = smallHome({ templates: [...bare.templates, ...own] });
const [burial] = own as [(typeof own)[number]];
const inPlan = (choices: Parameters<typeof planOf>[0]) =>
  planOf(choices, { selectedTemplate: burial.id, dispositionType: 'burial' });

it('offers no package for every burial and cremation that has packages, always under the same id', () => {
  expect(own.map(({ dispositionType, name }) => [dispositionType, name])).toEqual([
    ['burial', OWN_CHOICE_NAME],
    ['cremation', OWN_CHOICE_NAME],
  ]);
  expect(own.every(isOwnChoice)).toBe(true);
  expect([flat, cremation, donation].some(isOwnChoice)).toBe(false);
  expect(ownChoices(bare)).toEqual(own);
});

it('offers what any package has for the disposition, and the goods of that disposition', () => {
  expect(new Set(burial.displayServices)).toEqual(new Set(['vs', 'ce', 'rs', 'ca', 'fi', 'do', 'co', 'ho'].map(id)));
  expect(categoriesOn(home, inPlan([]), 'interment').map(({ name }) => name)).toEqual(['Caskets']);
});

it('charges each thing at its own price, and only what is chosen', () => {
  const total = (choices: Parameters<typeof planOf>[0]) => pricePlan(home, inPlan(choices)).totalCents;
  const least = total([]);
  expect(least).toBe(burial.priceCents);
  expect(total([item('oak')]) - least).toBe(320_000);
  expect(total([chosen('vs'), item('oak')])).toBeGreaterThan(total([item('oak')]));
});

it('says of the fee that it cannot be declined, and of the crematory’s who asks for it', () => {
  const whyOf = (dispositionType: 'burial' | 'cremation') => {
    const template = own.find((each) => each.dispositionType === dispositionType)!;
    const { lines } = pricePlan(home, planOf([], { selectedTemplate: template.id, dispositionType }));
    expect(lines.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(template.priceCents);
    return lines.map(({ gplLine, why }) => [gplLine, why.kind]);
  };
  expect(whyOf('burial')).toEqual([['basic-services', 'non-declinable']]);
  expect(whyOf('cremation')).toEqual([
    ['basic-services', 'non-declinable'],
    ['cremation-fee', 'required'],
  ]);
});

it('is never proposed as a way to save: what comes with a package would be gone', () => {
  const plan = planOf([item('oak')], { selectedTemplate: flat.id, dispositionType: 'burial' });
  const labels = swapsUnder(home, plan, 0).map(({ label }) => label);
  expect(labels).toEqual(['Choose Cloth casket instead of Oak casket']);
});
