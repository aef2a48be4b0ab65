import { describe, expect, it } from 'vitest';
import { displayServiceSchema } from '#shared/model/display-service.ts';
import { id } from '#test/world/plain-id.ts';
import { chosen, item, planOf } from '#test/world/small-home-plan.ts';
import { packageOf, smallHome } from '#test/world/small-planner-home.ts';
import { calculateDisplayService, calculateDisplayServices } from './calculate-display-services.ts';
import { displayServiceOfItem } from './display-service-of-item.ts';
import { pricePlan } from './price-plan.ts';

const home = smallHome();
const of = (name: string, plan = planOf([])) => calculateDisplayService(home, plan, id(name));

describe('display services after their logic ran', () => {
  it('say which services and questions show, what is answered, and what they cost alone', () => {
    const plan = planOf([chosen('vs', { qo: true, qd: 2 }), chosen('rs', { qm: ['singer'], qs: 'Ella' })]);
    expect(of('vs', plan)).toMatchObject({
      priceCents: 2 * 50_000 + 80_000,
      mappings: [
        { serviceId: id('view'), priceCents: 50_000, shouldShow: true },
        { serviceId: id('embalm'), priceCents: 80_000, shouldShow: true },
      ],
      questions: [
        { id: id('qo'), value: true, shouldShow: true },
        { id: id('qd'), value: 2, shouldShow: true },
      ],
    });
    expect(of('rs', plan)).toMatchObject({
      priceCents: 60_000 + 15_000,
      questions: [{ shouldShow: true }, { shouldShow: true, value: 'Ella' }],
    });
    expect(of('rs')).toMatchObject({ priceCents: 60_000, questions: [{ shouldShow: true }, { shouldShow: false }] });
    expect(of('vs')?.mappings.map(({ shouldShow }) => shouldShow)).toEqual([true, false]);
  });

  it('are those that show, and each is valid in the model', () => {
    const servicesFor = (veteran: boolean) => calculateDisplayServices(home, planOf([chosen('co', { qv: veteran })]));
    expect(servicesFor(false).map(({ name }) => name)).not.toContain('The ho');
    expect(servicesFor(true).map(({ name }) => name)).toContain('The ho');
    for (const each of servicesFor(true)) expect(displayServiceSchema.parse(each)).toEqual(each);
  });

  it("are undefined for an id that the home doesn't have", () => {
    expect(of('nobody')).toBeUndefined();
  });
});

describe('an item as a display service', () => {
  const flat = (lines: string[], rest: object = {}) =>
    smallHome({ templates: [packageOf('pack', lines, { pricingMethod: 'flat', priceCents: 300_000, ...rest })] });

  it("has the item's id and price", () => {
    expect(displayServiceOfItem(home, id('oak'))).toMatchObject({
      id: id('oak'),
      locationItemId: id('oak'),
      itemCategoryId: id('kc'),
      page: 'interment',
      priceCents: 320_000,
      isAddOn: true,
    });
    expect(displayServiceSchema.safeParse(displayServiceOfItem(home, id('oak'))).success).toBe(true);
    expect(displayServiceOfItem(home, id('gone'))).toBeUndefined();
    expect(of('oak')).toEqual(displayServiceOfItem(home, id('oak')));
  });

  it('costs what choosing it adds to the plan, less what a flat package pays toward it', () => {
    for (const [lines, name, cents] of [
      [['basic-services', 'caskets'], 'oak', 220_000],
      [['basic-services', 'caskets'], 'cloth', 0],
      [['direct-cremation'], 'pine', 100_000],
      [['direct-cremation'], 'brass', 35_000],
    ] as const) {
      const there = flat([...lines]);
      const plan = planOf([], { selectedTemplate: id('pack'), dispositionType: 'burial' });
      const added =
        pricePlan(there, { ...plan, selectedDisplayServices: [item(name)] }).totalCents - pricePlan(there, plan).totalCents;
      expect([displayServiceOfItem(there, id(name), id('pack'))?.priceCents, added]).toEqual([cents, cents]);
    }
  });
});
