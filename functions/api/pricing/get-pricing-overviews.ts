import { overviewsOf } from '#functions/pricing/price-views.ts';
import { readWorkingPrices } from '#functions/pricing/working-prices.ts';
import { homeOf } from '#functions/runtime/home-of.ts';
import { os } from './implementer.ts';

/** Returns how complete each category is. */
export const getPricingOverviews = os.getPricingOverviews.handler(async ({ context }) => ({
  categories: overviewsOf(await readWorkingPrices(context, homeOf(context).locationId)),
}));
