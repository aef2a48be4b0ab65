import { catalogOf } from '#functions/planning/warm-planner-home.ts';
import { problem } from '#functions/problem.ts';
import { homeOf } from '#functions/runtime/home-of.ts';
import { markedId } from '#functions/runtime/named-id.ts';
import { os } from './implementer.ts';

/** Returns an empty item with an id of this home, so that saving it twice makes one item. */
export const getNewItemSetup = os.getNewItemSetup.handler(async ({ input, context }) => {
  const { merchandiseCategories, retired } = await catalogOf(context.table, context.now);
  const category = merchandiseCategories.find(({ id, isActive }) => id === input.id && isActive && !retired.has(id));
  if (!category) throw problem('not_found');
  const id = markedId(homeOf(context).locationId, context.newId());
  const row = { kind: 'item' as const, id, version: 0, isOffered: false, isSpecialOrder: false };
  return {
    item: { id, itemCategoryId: category.id, name: '', description: '', attributes: [], variants: [], isActive: true },
    source: 'own' as const,
    version: 0,
    isRetired: false,
    offers: [{ row, inForce: row, name: '', variantName: null, modelNumber: null, isChanged: false, locationItemId: null }],
    images: [],
    catalogItem: null,
    validated: null,
  };
});
