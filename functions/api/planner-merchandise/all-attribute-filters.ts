import { filtersOf } from '#functions/merchandise/listed-items.ts';
import { showroomOf } from '#functions/merchandise/showroom.ts';
import { os } from './implementer.ts';

export const allAttributeFilters = os.allAttributeFilters.handler(async ({ input, context }) => {
  const { index, catalog } = await showroomOf(context, input.LocationId);
  return filtersOf(index, input, { attributes: catalog.merchandiseAttributes });
});
