import { readWorkingMerchandise } from '#functions/merchandise/working-merchandise.ts';
import { rowFactsOf } from '#functions/pricing/price-views.ts';
import { checkItemRow, savePriceRows } from '#functions/pricing/save-price-rows.ts';
import { homeOf } from '#functions/runtime/home-of.ts';
import { os } from './implementer.ts';

export const saveMerchandiseItems = os.saveMerchandiseItems.handler(async ({ input, context }) => {
  const { locationId } = homeOf(context);
  const { catalog } = await readWorkingMerchandise(context, locationId);
  const factsOf = rowFactsOf(catalog);
  return { results: await savePriceRows(context.table, locationId, input.rows, (row) => checkItemRow(row, factsOf)) };
});
