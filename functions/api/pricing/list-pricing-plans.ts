import { homeOf } from '#functions/runtime/home-of.ts';
import { os } from './implementer.ts';
import { plansOf } from './plans-of.ts';

/** Lists the prices that staff are editing, then every published version, latest first. */
export const listPricingPlans = os.listPricingPlans.handler(async ({ context }) => ({
  items: await plansOf(context.table, homeOf(context).locationId),
}));
