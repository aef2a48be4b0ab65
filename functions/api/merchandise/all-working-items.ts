import { itemView } from '#functions/merchandise/item-views.ts';
import { readWorkingMerchandise } from '#functions/merchandise/working-merchandise.ts';
import { pageOfList } from '#functions/runtime/cursor.ts';
import { findItems, itemOrders } from '#shared/merchandise/find-items.ts';
import { homeMeant, os } from './implementer.ts';
import { shownEntries } from './shown-entries.ts';

export const allWorkingItems = os.allWorkingItems.handler(async ({ input, context }) => {
  const working = await readWorkingMerchandise(context, homeMeant(context, input));
  const { items, entryOf } = shownEntries(working, input.Show, input.CategoryIds);
  const found = findItems(items, working.catalog.quickFilters, {
    categoryIds: [],
    quickFilterIds: input.QuickFilterIds,
    attributes: input.Attributes,
    vendorIds: input.VendorIds,
    query: input.Query,
  });
  const where = { page: input.PageNumber, pageSize: input.PageSize, ...(input.cursor ? { cursor: input.cursor } : {}) };
  const page = pageOfList(itemOrders[input.Sort](found), where);
  return {
    ...page,
    items: page.items.map((item) => itemView(entryOf(item), working)),
    areThereMoreItems: page.nextCursor !== null,
  };
});
