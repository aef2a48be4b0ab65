import { findOptions } from '#shared/merchandise/find-items.ts';
import { optionOf } from '#shared/merchandise/sold-items.ts';
import { os } from './implementer.ts';
import { showroomOf } from './showroom.ts';

export const allLocationItemOptions = os.allLocationItemOptions.handler(async ({ input, context }) => {
  const { items } = await showroomOf(context, input.LocationId);
  const search = { categoryIds: input.CategoryIds, query: input.Query, without: input.SelectedItems };
  const page = findOptions(items, search, { page: input.PageNumber, pageSize: input.PageSize });
  return { ...page, items: page.items.map(optionOf) };
});
