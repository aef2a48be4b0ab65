import { saveItemRows } from '#functions/merchandise/save-item-rows.ts';
import { catalogOf, catalogOfHome } from '#functions/planning/warm-planner-home.ts';
import { rowFactsOf } from '#functions/pricing/price-views.ts';
import { homeOf } from '#functions/runtime/home-of.ts';
import { readHomeMerchandise } from '#functions/table/home-merchandise.ts';
import { os } from './implementer.ts';

export const saveMerchandiseItems = os.saveMerchandiseItems.handler(async ({ input, context }) => {
  const { locationId } = homeOf(context);
  const [published, merchandise] = await Promise.all([
    catalogOf(context.table, context.now),
    readHomeMerchandise(context.table, locationId, { consistent: true }),
  ]);
  const factsOf = rowFactsOf(catalogOfHome(published, merchandise));
  return { results: await saveItemRows(context.table, locationId, input.rows, factsOf) };
});
