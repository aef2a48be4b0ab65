import { expect, it } from 'vitest';
import { choosePackage } from '#shared/planner/choices.ts';
import { emptyPlan } from '#shared/planner/plan-draft.ts';
import { pricePlan } from '#shared/pricing/price-plan.ts';
import type { Answers } from '#shared/questions/conditional-question.ts';
import { id } from '#test/world/plain-id.ts';
import { packageOf, smallHome } from '#test/world/small-planner-home.ts';
import { familyQuestions } from './family-questions.ts';
import { hasOpenPrice, keepsPrice, servicePrice, withService } from './service-price.ts';

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

it('depends on answers only until all that it reads are given, optional or not', () => {
  const visiting = serviceNamed('vs');
  const questions = familyQuestions(home, visiting);
  const isOpen = (answers: Answers) => hasOpenPrice(visiting, questions, answers, {});
  expect(isOpen({})).toBe(true);
  expect(isOpen({ open: false })).toBe(true);
  expect(isOpen({ open: false, days: 1 })).toBe(false);
});

it('depends on a priced answer, and not on one that costs nothing', () => {
  const rite = serviceNamed('rs');
  const questions = familyQuestions(home, rite);
  expect(hasOpenPrice(rite, questions, {}, {})).toBe(true);
  expect(hasOpenPrice(rite, questions, { music: ['singer'] }, {})).toBe(false);
});

it('tells what a service adds by the price list, without the fee that comes with the first choice, and without tax', () => {
  const alone = { ...emptyPlan, dispositionType: 'burial' as const };
  const viewing = serviceNamed('vs');
  const first = servicePrice(home, alone, viewing);
  const chosen = withService(alone, viewing);
  const fee = pricePlan(home, chosen).lines.find(({ gplLine }) => gplLine === 'basic-services');
  expect(fee?.amountCents).toBeGreaterThan(0);
  expect(pricePlan(home, chosen).totalCents).toBeGreaterThan(first.cents);
  expect(servicePrice(home, chosen, viewing).cents).toBe(first.cents);
});
