import { readWorkingMerchandise } from '#functions/merchandise/working-merchandise.ts';
import { countAttributes, countVendors } from '#shared/merchandise/count-values.ts';
import { homeMeant, os } from './implementer.ts';
import { shownEntries } from './shown-entries.ts';

export const allWorkingAttributeFilters = os.allWorkingAttributeFilters.handler(async ({ input, context }) => {
  const working = await readWorkingMerchandise(context, homeMeant(context, input));
  const { items } = shownEntries(working, input.Show, input.CategoryIds);
  return {
    attributes: countAttributes(items, working.catalog.merchandiseAttributes),
    vendors: input.includeVendors ? countVendors(items) : [],
  };
});
