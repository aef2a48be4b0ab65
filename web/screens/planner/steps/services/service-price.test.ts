import { expect, it } from 'vitest';
import { choosePackage } from '#shared/planner/choices.ts';
import { emptyPlan } from '#shared/planner/plan-draft.ts';
import { id } from '#test/world/plain-id.ts';
import { packageOf, smallHome } from '#test/world/small-planner-home.ts';
import { keepsPrice, withService } from './service-price.ts';

const template = packageOf('flat', ['basic-services', 'viewing-facilities'], { pricingMethod: 'flat', priceCents: 300_000 });
const home = smallHome({ templates: [template] });
const serviceNamed = (name: string) => home.displayServices.find((each) => each.id === id(name))!;
const { plan } = choosePackage(home, { ...emptyPlan, dispositionType: 'burial' }, template);

it('knows that a flat package costs the same without what it includes', () => {
  expect(plan.selectedDisplayServices.some(({ displayServiceId }) => displayServiceId === id('vs'))).toBe(true);
  expect(keepsPrice(home, plan, serviceNamed('vs'))).toBe(true);
});

it('says nothing of what is charged beside the package, or never costs anything', () => {
  const rite = serviceNamed('rs');
  expect(keepsPrice(home, withService(plan, rite), rite)).toBe(false);
  expect(keepsPrice(home, plan, { ...serviceNamed('ce'), mappings: [] })).toBe(false);
  expect(keepsPrice(home, { ...plan, selectedTemplate: undefined }, serviceNamed('vs'))).toBe(false);
});
