import { overviewsOf } from '#functions/pricing/price-views.ts';
import { readWorkingPrices } from '#functions/pricing/working-prices.ts';
import { staffOfHome } from '#functions/runtime/staff-of-home.ts';
import { os } from './implementer.ts';

/** How far each category is. */
export const getPricingOverviews = os.getPricingOverviews.handler(async ({ context }) => ({
  categories: overviewsOf(await readWorkingPrices(context, staffOfHome(context).locationId)),
}));
