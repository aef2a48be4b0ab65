import { staffOfHome } from '#functions/runtime/staff-of-home.ts';
import { os } from './implementer.ts';
import { plansOf } from './plans-of.ts';

/** The prices that staff work on, then every published version, the latest first. */
export const listPricingPlans = os.listPricingPlans.handler(async ({ context }) => ({
  items: await plansOf(context.table, staffOfHome(context).locationId),
}));
