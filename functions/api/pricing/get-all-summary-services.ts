import { summariesOf } from '#functions/pricing/price-views.ts';
import { readWorkingPrices } from '#functions/pricing/working-prices.ts';
import { homeOf } from '#functions/runtime/home-of.ts';
import { os } from './implementer.ts';

/** Lists everything that the home can price, for the search over all categories. */
export const getAllSummaryServices = os.getAllSummaryServices.handler(async ({ context }) => ({
  items: summariesOf(await readWorkingPrices(context, homeOf(context).locationId)),
}));
