import { showroomOf } from '#functions/merchandise/showroom.ts';
import { catalogOf } from '#functions/planning/warm-planner-home.ts';
import { os } from './implementer.ts';

export const allItemCategories = os.allItemCategories.handler(async ({ input, context }) => {
  if (input.LocationId) return { items: (await showroomOf(context, input.LocationId)).home.itemCategories };
  const { merchandiseCategories } = await catalogOf(context.table, context.now);
  return { items: merchandiseCategories.filter(({ isActive }) => isActive) };
});
