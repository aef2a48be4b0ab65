import { readWorkingPrices } from '#functions/pricing/working-prices.ts';
import { problem } from '#functions/problem.ts';
import { homeOf } from '#functions/runtime/home-of.ts';
import { os } from './implementer.ts';
import { plansOf } from './plans-of.ts';

/** Returns one whole set of the home's prices. Another home's is a 404. */
export const getPricingPlan = os.getPricingPlan.handler(async ({ input, context }) => {
  const { locationId } = homeOf(context);
  const [plans, { rows, inForce }] = await Promise.all([
    plansOf(context.table, locationId),
    readWorkingPrices(context, locationId),
  ]);
  const plan = plans.find(({ id }) => id === input.id);
  if (!plan) throw problem('not_found');
  return { ...plan, rows: plan.kind === 'working' ? rows : plan.isInForce ? inForce : null };
});
