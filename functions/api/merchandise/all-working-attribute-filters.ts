import { filtersOf } from '#functions/merchandise/listed-items.ts';
import { readWorkingMerchandise } from '#functions/merchandise/working-merchandise.ts';
import { homeMeant, os } from './implementer.ts';
import { shownEntries } from './shown-entries.ts';

export const allWorkingAttributeFilters = os.allWorkingAttributeFilters.handler(async ({ input, context }) => {
  const working = await readWorkingMerchandise(context, homeMeant(context, input));
  const { index, among } = shownEntries(working, input.Show);
  return filtersOf(index, input, { attributes: working.catalog.merchandiseAttributes, among });
});
