import { afterOf, cursorTo } from '#functions/runtime/cursor.ts';
import { homeOf } from '#functions/runtime/home-of.ts';
import { handOutsPage } from '#functions/table/price-list-version.ts';
import { os } from './implementer.ts';

export const getHandOuts = os.getHandOuts.handler(async ({ input, context }) => {
  const { locationId } = homeOf(context);
  const page = { limit: input.pageSize, after: afterOf(input.cursor) };
  const { items, next } = await handOutsPage(context.table, locationId, page);
  return { items, nextCursor: cursorTo(next) };
});
