import { itemView } from '#functions/merchandise/item-views.ts';
import { listedItems } from '#functions/merchandise/listed-items.ts';
import { readWorkingMerchandise } from '#functions/merchandise/working-merchandise.ts';
import { homeMeant, os } from './implementer.ts';
import { shownEntries } from './shown-entries.ts';

export const allWorkingItems = os.allWorkingItems.handler(async ({ input, context }) => {
  const working = await readWorkingMerchandise(context, homeMeant(context, input));
  const { index, among } = shownEntries(working, input.Show);
  const page = listedItems(index, input, { quickFilters: working.catalog.quickFilters, among });
  return { ...page, items: page.items.map(({ entry }) => itemView(entry, working)) };
});
