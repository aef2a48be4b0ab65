import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { id } from '#test/world/plain-id.ts';
import { packageOf, smallHome } from '#test/world/small-planner-home.ts';
import type { Template } from '../model/template.ts';
import { pricePlan } from '../pricing/price-plan.ts';
import { packagePrice, pricedTemplate } from './package-price.ts';

const home = smallHome();
const item = (name: string, changes: Partial<Template['packageServices'][number]> = {}) => ({
  packageServiceId: id(`i${name}`),
  displayName: name,
  detailText: '',
  isIncluded: true,
  ...changes,
});

describe('the price of a package', () => {
  it('is the sum of what it includes at the lowest price of each line, whatever price was sent', () => {
    const packed = packageOf('a', ['basic-services', 'direct-cremation', 'caskets'], { priceCents: 1 });
    const price = packagePrice(home, packed);
    expect(price.lines.map(({ priceCents }) => priceCents)).toEqual([200_000, 150_000, 100_000]);
    expect(price).toMatchObject({ priceCents: 450_000, aLaCartePriceCents: 450_000, unpriced: [] });
    expect(pricedTemplate(home, packed)).toEqual({ ...packed, priceCents: 450_000, aLaCartePriceCents: 450_000 });
  });

  it('is the typed price if it is flat, with the sum beside it', () => {
    const packed = packageOf('a', ['basic-services', 'hearse'], { pricingMethod: 'flat', priceCents: 199_900 });
    expect(packagePrice(home, packed)).toMatchObject({ priceCents: 199_900, aLaCartePriceCents: 240_000 });
  });

  it("counts a line once, leaves out what isn't included, and names what has no price", () => {
    const packed = packageOf('a', ['basic-services', 'basic-services'], {});
    packed.packageServices.push(item('copies', { serviceId: id('copies') }), item('dove', { serviceId: id('dove') }));
    packed.packageServices.push(item('own words'), item('hearse', { gplLine: 'hearse', isIncluded: false }));
    const price = packagePrice(home, packed);
    expect(price.aLaCartePriceCents).toBe(202_000);
    expect(price.unpriced).toEqual(['dove', 'own words']);
    expect(price.lines.map(({ isTwice }) => isTwice)).toEqual([false, true, false, false, false]);
  });

  it('is what a plan is charged for the package alone', () => {
    const lines = ['basic-services', 'viewing-facilities', 'embalming', 'hearse', 'limousine', 'caskets', 'refrigeration'];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...lines), { maxLength: 12 }), (picked) => {
        const template = pricedTemplate(home, packageOf('a', picked, { displayServices: [] }));
        const at = smallHome({ templates: [template] });
        const { dispositionType } = template;
        const plan = {
          dispositionType,
          selectedTemplate: template.id,
          selectedServicePreferences: [],
          selectedDisplayServices: [],
        };
        const own = pricePlan(at, plan).lines.filter(({ of, why }) => of === template.id && why.kind === 'package');
        expect(own.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(template.priceCents);
      }),
      { numRuns: 200 },
    );
  });
});
