import { summariesOf } from '#functions/pricing/price-views.ts';
import { readWorkingPrices } from '#functions/pricing/working-prices.ts';
import { staffOfHome } from '#functions/runtime/staff-of-home.ts';
import { os } from './implementer.ts';

/** Everything that the home can price, for the search over all categories. */
export const getAllSummaryServices = os.getAllSummaryServices.handler(async ({ context }) => ({
  items: summariesOf(await readWorkingPrices(context, staffOfHome(context).locationId)),
}));
