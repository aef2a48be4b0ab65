import { readSeenMerchandise, readWorkingMerchandise } from '#functions/merchandise/working-merchandise.ts';
import { rowFactsOf } from '#functions/pricing/price-views.ts';
import { checkItemRow, savePriceRows } from '#functions/pricing/save-price-rows.ts';
import { homeOf } from '#functions/runtime/home-of.ts';
import { os } from './implementer.ts';

export const saveMerchandiseItems = os.saveMerchandiseItems.handler(async ({ input, context }) => {
  const { locationId } = homeOf(context);
  const seen = rowFactsOf((await readSeenMerchandise(context, locationId)).catalog);
  const isSound = input.rows.every((row) => 'row' in checkItemRow(row, seen));
  // A row may be of an item that was published since: only the newest catalog refuses it.
  const factsOf = isSound ? seen : rowFactsOf((await readWorkingMerchandise(context, locationId)).catalog);
  return { results: await savePriceRows(context.table, locationId, input.rows, (row) => checkItemRow(row, factsOf)) };
});
