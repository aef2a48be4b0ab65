import { categoryPricesOf } from '#functions/pricing/price-views.ts';
import { readWorkingPrices } from '#functions/pricing/working-prices.ts';
import { problem } from '#functions/problem.ts';
import { homeOf } from '#functions/runtime/home-of.ts';
import { os } from './implementer.ts';

/** Returns the grid of one category. */
export const getServiceCategoryPrices = os.getServiceCategoryPrices.handler(async ({ input, context }) => {
  const prices = categoryPricesOf(await readWorkingPrices(context, homeOf(context).locationId), input.id);
  if (!prices) throw problem('not_found');
  return prices;
});
