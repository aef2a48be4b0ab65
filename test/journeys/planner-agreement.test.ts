import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { DisplayService } from '#shared/model/display-service.ts';
import type { PlannerHome } from '#shared/model/planner-home.ts';
import type { PricedPlan } from '#shared/model/priced-plan.ts';
import { calculateDisplayServices } from '#shared/pricing/calculate-display-services.ts';
import { pricePlan } from '#shared/pricing/price-plan.ts';
import { newAddress, ok } from '#test/cloud/cloud.ts';
import { arbitraryPlan } from '#test/world/arbitrary-plan.ts';
import { homeCalled } from '#test/world/world.ts';
import { plannerHomeOf } from './parts/planning.ts';

/** Random plans in total, spread over the homes: 1,000, or 10,000 in the deep run. */
const plansInAll = process.env.YARROW_DEEP ? 10_000 : 1_000;
/** Homes whose prices, packages, taxes, and discounts differ. */
const names = ['Averell', 'Granite Coast', 'Union Square'] as const;
/** How many questions one browser has open at the same time. */
const atOnce = 8;

type Calculated = { displayServices: DisplayService[]; priced: PricedPlan };

/** Asks the server about plans, in order, a few at a time. */
async function askedOf(home: PlannerHome, plans: readonly unknown[]): Promise<Calculated[]> {
  const answers: Calculated[] = [];
  for (let at = 0; at < plans.length; at += atOnce) {
    const batch = plans.slice(at, at + atOnce);
    const from = newAddress();
    answers.push(
      ...(await Promise.all(
        batch.map((plan) => ok<Calculated>('calculateDisplayServicesLogic', { locationId: home.locationId, plan }, { from })),
      )),
    );
  }
  return answers;
}

it.each(names)(
  'browser and server agree on random plans at %s: every line, every display service, every cent',
  async (name) => {
    // The browser has what the server answered about the home, as JSON.
    const home = await plannerHomeOf(homeCalled(name).id);
    const plans = fc.sample(arbitraryPlan(home), { numRuns: Math.ceil(plansInAll / names.length), seed: 20_261_121 });
    const answers = await askedOf(home, plans);
    for (const [at, plan] of plans.entries()) {
      expect(answers[at]?.priced).toEqual(pricePlan(home, plan));
      expect(answers[at]?.displayServices).toEqual(JSON.parse(JSON.stringify(calculateDisplayServices(home, plan))));
    }
    expect(answers.filter(({ priced }) => priced.totalCents > 0).length).toBeGreaterThan(plans.length / 2);
  },
  600_000,
);
