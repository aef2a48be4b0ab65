import { showroomOf } from '#functions/merchandise/showroom.ts';
import { pageOfList } from '#functions/runtime/cursor.ts';
import type { ItemView } from '#shared/contract/planner-merchandise.ts';
import { findItems, itemOrders } from '#shared/merchandise/find-items.ts';
import type { SoldItem } from '#shared/merchandise/sold-items.ts';
import { os } from './implementer.ts';

const itemView = ({ vendor, modelNumber: _model, attributes, images, ...item }: SoldItem): ItemView => ({
  ...item,
  vendor: vendor?.name ?? null,
  attributes: attributes.map(({ name, value }) => ({ name, value })),
  images: images.map(({ path, description }) => ({ path, description })),
});

export const allItems = os.allItems.handler(async ({ input, context }) => {
  const { items, catalog } = await showroomOf(context, input.LocationId);
  const found = findItems(items, catalog.quickFilters, {
    categoryIds: input.CategoryIds,
    quickFilterIds: input.QuickFilterIds,
    attributes: input.Attributes,
    vendorIds: input.VendorIds,
    query: input.Query,
  });
  const where = { page: input.PageNumber, pageSize: input.PageSize, ...(input.cursor ? { cursor: input.cursor } : {}) };
  const page = pageOfList(itemOrders[input.Sort](found), where);
  return { ...page, items: page.items.map(itemView), areThereMoreItems: page.nextCursor !== null };
});
