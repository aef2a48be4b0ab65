import { viewedCase } from '#functions/cases/access/case-viewer.ts';
import { categorySight, familyOptionsAt } from '#functions/cases/viewing/category-sight.ts';
import { optionsOf } from '#functions/merchandise/listed-items.ts';
import { showroomAtWork } from '#functions/merchandise/showroom.ts';
import { readCaseMerchandise } from '#functions/table/case-merchandise.ts';
import { suitingIds } from '#shared/merchandise/suits-disposition.ts';
import { os } from './implementer.ts';

export const findCaseMerchandise = os.findCaseMerchandise.handler(async ({ input: { id, ...search }, context }) => {
  const { record, viewer } = await viewedCase(context, id);
  const [rows, showroom] = await Promise.all([
    readCaseMerchandise(context.table, id),
    showroomAtWork(context, record.providerLocationId),
  ]);
  if (!showroom) return { items: [], areThereMoreItems: false };
  const { index, catalog, categories, specialOrders } = showroom;
  const suiting = suitingIds(categories, record.dispositionType);
  const options = familyOptionsAt(catalog.hidden, rows.options);
  const among = index.where(
    ({ id: itemId, itemCategoryId }) =>
      !(viewer === 'family' && specialOrders.has(itemId)) &&
      suiting.has(itemCategoryId) &&
      categorySight(viewer, options, itemCategoryId) === 'can-edit',
  );
  const page = optionsOf(index, search, among);
  const marked = page.items.map((item) =>
    specialOrders.has(item.locationItemId) ? { ...item, isSpecialOrder: true as const } : item,
  );
  return { ...page, items: marked };
});
