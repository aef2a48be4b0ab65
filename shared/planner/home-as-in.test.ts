import { describe, expect, it } from 'vitest';
import { id } from '#test/world/plain-id.ts';
import { chosen, planOf } from '#test/world/small-home-plan.ts';
import { packageOf, smallHome } from '#test/world/small-planner-home.ts';
import type { DisplayServiceSetting, Template } from '../model/template.ts';
import { pricePlan } from '../pricing/price-plan.ts';
import { startingChoices } from './choices.ts';
import { homeAsIn } from './home-as-in.ts';
import { servicesOf } from './offers.ts';
import { servicesOffered } from './service-visibility.ts';

const plain = smallHome();
const serviceCalled = (name: string) => plain.displayServices.find((each) => each.id === id(name))!;
const settingOf = (name: string, changes: Partial<DisplayServiceSetting> = {}): DisplayServiceSetting => {
  const { isAddOn, canRemoveInOnlineArrangements, eventOrder, mappings, questions } = serviceCalled(name);
  return {
    displayServiceId: id(name),
    isAddOn,
    canRemoveInOnlineArrangements,
    eventOrder,
    mappings: mappings.map(({ serviceId }) => ({ serviceId })),
    questions: questions.map(({ id: question, isOptional }) => ({ id: question, isOptional, shouldShow: true })),
    ...changes,
  };
};
const set = (...displayServiceSettings: DisplayServiceSetting[]): Template =>
  packageOf('set', ['basic-services'], { displayServiceSettings });
const homeWith = (template: Template) => smallHome({ templates: [template] });
const planFor = (template: Template, ...choices: Parameters<typeof planOf>[0]) =>
  planOf(choices, { selectedTemplate: template.id, dispositionType: template.dispositionType });
const names = (template: Template) => servicesOf(homeWith(template), template, template.dispositionType).map((each) => each.id);

describe('a home with one of its packages applied', () => {
  it('is the same object if the package sets nothing, and is built once if it does', () => {
    expect(homeAsIn(plain, undefined)).toBe(plain);
    expect(homeAsIn(plain, packageOf('a', []))).toBe(plain);
    const template = set(settingOf('vs', { isAddOn: true }));
    expect(homeAsIn(plain, template)).toBe(homeAsIn(plain, template));
    expect(homeAsIn(plain, set(settingOf('vs'))).displayServices.map((each) => each.id)).toEqual(
      plain.displayServices.map((each) => each.id),
    );
  });

  it('starts with what comes with the package, and with no add-on', () => {
    const begins = (isAddOn: boolean) => {
      const template = set(settingOf('vs', { isAddOn }));
      return startingChoices(homeWith(template), template).map(({ displayServiceId }) => displayServiceId);
    };
    expect(begins(false)).toContain(id('vs'));
    expect(begins(true)).not.toContain(id('vs'));
  });

  it("charges what can't be removed, chosen or not", () => {
    const cents = (canRemoveInOnlineArrangements: boolean) => {
      const template = set(settingOf('vs', { canRemoveInOnlineArrangements }));
      return pricePlan(homeWith(template), planFor(template)).totalCents;
    };
    expect(cents(false) - cents(true)).toBe(50_000);
  });

  it('neither shows nor charges a hidden mapping', () => {
    const open = set(settingOf('vs'));
    const hidden = set(settingOf('vs', { mappings: [] }));
    const cents = (template: Template) => pricePlan(homeWith(template), planFor(template, chosen('vs'))).totalCents;
    expect(cents(open) - cents(hidden)).toBe(50_000);
    const [service] = servicesOf(homeWith(hidden), hidden, hidden.dispositionType).filter((each) => each.id === id('vs'));
    expect(service).toMatchObject({ mappings: [], priceCents: 0 });
  });

  it('asks only what shows, as the package asks it, and drops an answer to anything else', () => {
    const { questions } = serviceCalled('vs');
    const [first] = questions;
    const hidden = set(
      settingOf('vs', { questions: questions.map(({ id: q }) => ({ id: q, isOptional: false, shouldShow: q !== first?.id })) }),
    );
    const offered = servicesOffered(homeWith(hidden), planFor(hidden)).find((each) => each.id === id('vs'));
    expect(offered?.questions.map((each) => each.id)).toEqual(questions.slice(1).map((each) => each.id));
    expect(offered?.questions.every(({ isOptional }) => !isOptional)).toBe(true);
  });

  it('puts display services in the package’s order', () => {
    const first = names(set())[0]!;
    const last = names(set()).at(-1)!;
    const moved = set({ ...settingOf('vs'), displayServiceId: last, eventOrder: 0, mappings: [], questions: [] });
    const others = plain.displayServices.map((each) => each.eventOrder);
    expect(Math.min(...others)).toBe(0);
    expect(names(moved).indexOf(last)).toBeLessThanOrEqual(1);
    expect(names(moved)).toContain(first);
  });
});

describe('an archived package', () => {
  const template = packageOf('old', ['basic-services'], { isActive: false });
  const home = smallHome({ templates: [], retiredTemplates: [template] });

  it('still applies to a plan that began with it, at its price, and is offered to nobody', () => {
    const plan = planFor(template);
    expect(pricePlan(home, plan)).toEqual(pricePlan(smallHome({ templates: [{ ...template, isActive: true }] }), plan));
    expect(pricePlan(home, plan).dropped).toEqual([]);
    expect(pricePlan(smallHome({ templates: [] }), plan).dropped).toHaveLength(1);
  });
});
