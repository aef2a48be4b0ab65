import type { PlannerHome } from '#shared/model/planner-home.ts';
import type { PricedPlan } from '#shared/model/priced-plan.ts';
import type { PlanDraft } from '#shared/planner/plan-draft.ts';
import { pricePlan } from '#shared/pricing/price-plan.ts';

const known = new WeakMap<PlannerHome, WeakMap<PlanDraft, PricedPlan>>();

/** Returns a plan's price breakdown, worked out once for each state of the plan, however many parts of the screen show it. */
export const pricedOf = (home: PlannerHome, plan: PlanDraft): PricedPlan => {
  const ofHome = known.get(home) ?? new WeakMap<PlanDraft, PricedPlan>();
  known.set(home, ofHome);
  let priced = ofHome.get(plan);
  if (!priced) {
    priced = pricePlan(home, plan);
    ofHome.set(plan, priced);
  }
  return priced;
};
