import { showroomOf } from '#functions/merchandise/showroom.ts';
import { countAttributes, countVendors } from '#shared/merchandise/count-values.ts';
import { findItems } from '#shared/merchandise/find-items.ts';
import { os } from './implementer.ts';

export const allAttributeFilters = os.allAttributeFilters.handler(async ({ input, context }) => {
  const { items, catalog } = await showroomOf(context, input.LocationId);
  const offered = findItems(items, [], { categoryIds: input.CategoryIds });
  return {
    attributes: countAttributes(offered, catalog.merchandiseAttributes),
    vendors: input.includeVendors ? countVendors(offered) : [],
  };
});
