import { catalogOf } from '#functions/planning/warm-planner-home.ts';
import { homeMeant, os } from './implementer.ts';

export const allWorkingQuickFilters = os.allWorkingQuickFilters.handler(async ({ input, context }) => {
  homeMeant(context, input);
  const { quickFilters } = await catalogOf(context.table, context.now);
  const wanted = new Set(input.CategoryIds);
  return { items: quickFilters.filter(({ itemCategoryId }) => wanted.size === 0 || wanted.has(itemCategoryId)) };
});
