import { homeOf } from '#functions/runtime/home-of.ts';
import { os } from './implementer.ts';
import { plansOf } from './plans-of.ts';

/** The prices that staff work on, then every published version, the latest first. */
export const listPricingPlans = os.listPricingPlans.handler(async ({ context }) => ({
  items: await plansOf(context.table, homeOf(context).locationId),
}));
