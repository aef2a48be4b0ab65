import { catalogOf } from '#functions/planning/warm-planner-home.ts';
import { problem } from '#functions/problem.ts';
import { inValueOrder } from '#shared/merchandise/value-order.ts';
import { os } from './implementer.ts';

/** Returns makers by name, and attributes in the catalog's order, from warm memory. */
export const getItemChoices = os.getItemChoices.handler(async ({ input, context }) => {
  const { merchandiseCategories, merchandiseAttributes, vendors, retired } = await catalogOf(context.table, context.now);
  if (!merchandiseCategories.some(({ id }) => id === input.id)) throw problem('not_found');
  return {
    vendors: vendors
      .map(({ id, name, isActive }) => ({ id, name, isRetired: !isActive || retired.has(id) }))
      .sort((one, other) => one.name.localeCompare(other.name, 'en')),
    attributes: merchandiseAttributes
      .filter(({ itemCategoryId }) => itemCategoryId === input.id)
      .toSorted((one, other) => one.sortOrder - other.sortOrder)
      .map(({ id, name, values }) => ({ id, name, values: inValueOrder(values), isRetired: retired.has(id) })),
  };
});
