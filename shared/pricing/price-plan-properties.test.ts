import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PlanChoices, planChoicesSchema } from '#shared/model/plan-choices.ts';
import type { PlannerHome } from '#shared/model/planner-home.ts';
import { type PricedLine, pricedPlanSchema } from '#shared/model/priced-plan.ts';
import { chosenTemplate } from '#shared/planner/offers.ts';
import { arbitraryPlan } from '#test/world/arbitrary-plan.ts';
import { plainPrice } from '#test/world/plain-price.ts';
import { generateWorld } from '#world/generate.ts';
import { samplePlannerHome } from '#world/sample-planner-home.ts';
import { calculateDisplayService, calculateDisplayServices } from './calculate-display-services.ts';
import { priceBookOf } from './price-book.ts';
import { pricePlan } from './price-plan.ts';
import { settledPlan } from './settled-plan.ts';
import { swapsUnder } from './swaps.ts';

const isDeep = process.env.YARROW_DEEP === '1';
const runs = { seed: 47, numRuns: isDeep ? 10_000 : 1_000 };
/** For properties that price each plan many times over. */
const fewerRuns = { seed: 48, numRuns: isDeep ? 1_000 : 100 };

const world = generateWorld();
const sampleHomes = world.homes
  .filter(({ profile }) => profile.isActive)
  .map(({ profile }) => samplePlannerHome(profile.name, world));

/** A home where the services that items bring along are charged for each item. */
const chargesByItem = (home: PlannerHome): PlannerHome => ({
  ...home,
  categoryServices: home.categoryServices?.map((each) => ({
    ...each,
    mappings: each.mappings.map(({ logic: _, ...mapping }) => ({ ...mapping, shouldShow: true, quantity: { var: 'itemUnits' } })),
  })),
});
const homes = [
  ...sampleHomes,
  ...sampleHomes
    .filter(({ categoryServices }) => categoryServices)
    .slice(0, 2)
    .map(chargesByItem),
];

type Case = { home: PlannerHome; plan: PlanChoices };
/** Printed by the home's name alone: a home is 300 KB of text. */
const anyCase: fc.Arbitrary<Case> = fc
  .constantFrom(...homes)
  .chain((home) =>
    arbitraryPlan(home).map((plan) => ({ home, plan, [fc.toStringMethod]: () => `${home.name}: ${JSON.stringify(plan)}` })),
  );

const holdsFor = (check: (given: Case) => void, given = runs) => fc.assert(fc.property(anyCase, check), given);
const sumOf = (lines: readonly PricedLine[]) => lines.reduce((sum, { amountCents }) => sum + amountCents, 0);
const isItem = ({ key }: PricedLine) => key.startsWith('item:');
const withChoices = (plan: PlanChoices, selectedDisplayServices: PlanChoices['selectedDisplayServices']): PlanChoices => ({
  ...plan,
  selectedDisplayServices,
});

describe('the price of any plan at any home of the sample world', () => {
  it('is a valid account whose total is the sum of its lines, each its unit price times its quantity', () => {
    holdsFor(({ home, plan }) => {
      planChoicesSchema.parse(plan);
      const priced = pricePlan(home, plan);
      expect(pricedPlanSchema.parse(priced)).toEqual(priced);
      expect(priced.totalCents).toBe(sumOf(priced.lines));
      for (const { unitCents, quantity, amountCents } of priced.lines) expect(amountCents).toBe(unitCents * quantity);
    });
  });

  it('charges nothing twice: no key, and no line of the price list except its items and what a package pays toward them', () => {
    holdsFor(({ home, plan }) => {
      const { lines, unpriced } = pricePlan(home, plan);
      const keys = [...lines, ...unpriced].map(({ key }) => key);
      expect(new Set(keys).size).toBe(keys.length);
      const listed = lines.filter((line) => line.gplLine !== null && !isItem(line) && line.why.kind !== 'allowance');
      expect(new Set(listed.map(({ gplLine }) => gplLine)).size).toBe(listed.length);
    });
  });

  it("doesn't depend on the order of choices, answers, or wishes", () => {
    holdsFor(({ home, plan }) => {
      const reversed = withChoices(
        { ...plan, selectedServicePreferences: plan.selectedServicePreferences.toReversed() },
        plan.selectedDisplayServices.toReversed().map((each) => ({ ...each, answers: each.answers.toReversed() })),
      );
      expect(pricePlan(home, reversed)).toEqual(pricePlan(home, plan));
    });
  });

  it('counts a double choice once', () => {
    holdsFor(({ home, plan }) => {
      const twice = withChoices(plan, [...plan.selectedDisplayServices, ...plan.selectedDisplayServices]);
      expect(pricePlan(home, twice)).toEqual(pricePlan(home, plan));
    });
  });

  it('is restored when a choice is undone, and leaves home and plan unchanged', () => {
    holdsFor(({ home, plan }) => {
      const before = JSON.stringify(plan);
      const first = pricePlan(home, plan);
      for (const { displayServiceId } of plan.selectedDisplayServices) {
        const without = plan.selectedDisplayServices.filter((each) => each.displayServiceId !== displayServiceId);
        pricePlan(home, withChoices(plan, without));
      }
      expect(pricePlan(home, structuredClone(plan))).toEqual(first);
      expect(JSON.stringify(plan)).toBe(before);
    }, fewerRuns);
  });

  it('never charges what a flat package includes, except things beyond the one in it', () => {
    holdsFor(({ home, plan }) => {
      const template = chosenTemplate(home, plan);
      if (template?.pricingMethod !== 'flat') return;
      const { lines } = pricePlan(home, plan);
      for (const { key, unit } of priceBookOf(home).included(template)) {
        const charged = lines.find((line) => line.key === key);
        if (charged) expect([['flat', 'each'].includes(unit), charged.why.kind]).toEqual([true, 'follows']);
      }
    });
  });

  it('has the fee for basic services at most once, and never beside a price that includes it', () => {
    holdsFor(({ home, plan }) => {
      const { lines } = pricePlan(home, plan);
      const has = (wanted: string) => lines.some((line) => line.gplLine === wanted && line.why.kind !== 'allowance');
      const included = chosenTemplate(home, plan)?.packageServices.filter(({ isIncluded }) => isIncluded) ?? [];
      const isAllIn = ['direct-cremation', 'immediate-burial', 'forwarding', 'receiving'].some(
        (line) => has(line) || included.some(({ gplLine }) => gplLine === line),
      );
      if (isAllIn) expect(has('basic-services')).toBe(false);
      else if (lines.some(({ section }) => section === 'services' || section === 'package'))
        expect(has('basic-services') || included.some(({ gplLine }) => gplLine === 'basic-services')).toBe(
          home.priceList?.lines.some(({ line }) => line === 'basic-services'),
        );
    });
  });

  it('never pays more toward items than they cost', () => {
    holdsFor(({ home, plan }) => {
      const { lines } = pricePlan(home, plan);
      const paid = -sumOf(lines.filter(({ why }) => why.kind === 'allowance'));
      expect(paid).toBeLessThanOrEqual(sumOf(lines.filter(isItem)));
    });
  });

  it('is the same for what is kept of a plan, and drops nothing more from it', () => {
    holdsFor(({ home, plan }) => {
      const settled = settledPlan(home, plan);
      const { dropped, ...priced } = pricePlan(home, plan);
      expect(settled.dropped).toEqual(dropped);
      expect(pricePlan(home, settled.plan)).toEqual({ ...priced, dropped: [] });
      expect(settledPlan(home, settled.plan)).toEqual({ plan: settled.plan, dropped: [] });
    });
  });

  it('matches a second, plain calculation over json-logic-js to the cent', () => {
    holdsFor(({ home, plan }) => {
      if (!home.priceList) return;
      expect(pricePlan(home, plan).totalCents).toBe(plainPrice(home, settledPlan(home, plan).plan));
    });
  });

  it('treats each display service the same, alone or with the others', () => {
    holdsFor(({ home, plan }) => {
      for (const service of calculateDisplayServices(home, plan))
        expect(calculateDisplayService(home, plan, service.id)).toEqual(service);
    }, fewerRuns);
  });
});

describe('the swaps of any plan', () => {
  it('save exactly what they say, drop nothing, price everything, and remove nothing that is required', () => {
    holdsFor(({ home, plan: given }) => {
      const { plan } = settledPlan(home, given);
      const before = pricePlan(home, plan);
      const swaps = swapsUnder(home, plan, 0);
      expect(swaps.length).toBeLessThanOrEqual(3);
      const unpriced = new Set(before.unpriced.map(({ key }) => key));
      const required = new Set(before.lines.map(({ key }) => key));
      for (const swap of swaps) {
        const after = pricePlan(home, swap.plan);
        expect(before.totalCents - after.totalCents).toBe(swap.savesCents);
        expect(swap.savesCents).toBeGreaterThan(0);
        expect(after.dropped).toEqual([]);
        expect(after.unpriced.filter(({ key }) => !unpriced.has(key))).toEqual([]);
        expect(after.lines.filter(({ key, why }) => why.kind === 'required' && !required.has(key))).toEqual([]);
        expect(pricePlan(home, plan)).toEqual(before);
      }
      expect(swaps.map(({ savesCents }) => savesCents)).toEqual(swaps.map(({ savesCents }) => savesCents).sort((a, b) => b - a));
    }, fewerRuns);
  });

  it('are none while the plan is at or under its ceiling', () => {
    holdsFor(({ home, plan }) => {
      expect(swapsUnder(home, plan, pricePlan(home, plan).totalCents)).toEqual([]);
    }, fewerRuns);
  });
});
