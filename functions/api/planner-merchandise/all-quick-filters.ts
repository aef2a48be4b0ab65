import { catalogOf } from '#functions/planning/warm-planner-home.ts';
import { os } from './implementer.ts';

export const allQuickFilters = os.allQuickFilters.handler(async ({ input, context }) => {
  const { quickFilters } = await catalogOf(context.table, context.now);
  const wanted = new Set(input.CategoryIds);
  return { items: quickFilters.filter(({ itemCategoryId }) => wanted.size === 0 || wanted.has(itemCategoryId)) };
});
