import { catalogOf, catalogOfHome } from '#functions/planning/warm-planner-home.ts';
import { rowFactsOf } from '#functions/pricing/price-views.ts';
import { savePriceRows } from '#functions/pricing/save-price-rows.ts';
import { homeOf } from '#functions/runtime/home-of.ts';
import { readHomeMerchandise } from '#functions/table/home-merchandise.ts';
import { checkPriceRow } from '#shared/pricing/check-price-row.ts';
import { os } from './implementer.ts';

export const savePricingPlan = os.savePricingPlan.handler(async ({ input, context: { table, now, ...context } }) => {
  const { locationId } = homeOf(context);
  const [catalog, merchandise] = await Promise.all([
    catalogOf(table, now),
    readHomeMerchandise(table, locationId, { consistent: true }),
  ]);
  const factsOf = rowFactsOf(catalogOfHome(catalog, merchandise));
  return { results: await savePriceRows(table, locationId, input.rows, (row) => checkPriceRow(row, factsOf)) };
});
