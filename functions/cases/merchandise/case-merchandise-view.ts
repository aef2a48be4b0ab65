import { type Showroom, showroomAtWork } from '#functions/merchandise/showroom.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import type { CaseItemRow, CaseMerchandiseRows } from '#functions/table/case-merchandise.ts';
import { can } from '#shared/access/can.ts';
import type { CaseItemView, CaseMerchandise } from '#shared/contract/case-merchandise.ts';
import { type CaseViewer, sideOf } from '#shared/visibility/sight.ts';
import type { ViewedCase } from '../access/case-viewer.ts';
import { categorySight, familyOptionsAt } from '../viewing/category-sight.ts';

/** Returns the categories that a home sells, in its order, and then those that only the case still has. */
function categoriesOf(showroom: Showroom | undefined, items: readonly CaseItemRow[]) {
  const offered = showroom?.home.itemCategories ?? [];
  const kept = new Map(items.map(({ itemCategoryId: id, categoryName: name }) => [id, { id, name }]));
  for (const { id } of offered) kept.delete(id);
  return [
    ...offered.map(({ id, name }) => ({ id, name, isOffered: true })),
    ...[...kept.values()].map((category) => ({ ...category, isOffered: false })),
  ];
}

function itemView(showroom: Showroom | undefined, row: CaseItemRow): CaseItemView {
  const now = showroom?.items.find(({ id }) => id === row.locationItemId);
  return { ...row, now: now ? { name: now.name, priceCents: now.priceCents } : null };
}

/** Returns the merchandise of a case as far as its viewer sees it. What was removed is visible only to the home, which can bring it back. */
export async function caseMerchandiseView(
  context: OperationContext,
  { record, viewer }: ViewedCase,
  { items, options: decided, optionsVersion }: CaseMerchandiseRows,
): Promise<CaseMerchandise> {
  const showroom = await showroomAtWork(context, record.providerLocationId);
  const options = familyOptionsAt(showroom?.hidden ?? [], decided);
  const sees = (itemCategoryId: string) => categorySight(viewer, options, itemCategoryId) !== 'cannot-see';
  const categories = categoriesOf(showroom, items).filter(({ id }) => sees(id));
  const place = new Map(categories.map(({ id }, nth) => [id, nth]));
  const shown = items
    .filter(({ itemCategoryId, isRemoved }) => place.has(itemCategoryId) && !(isRemoved && viewer === 'family'))
    .toSorted(
      (one, other) =>
        (place.get(one.itemCategoryId) ?? 0) - (place.get(other.itemCategoryId) ?? 0) || one.name.localeCompare(other.name, 'en'),
    );
  return {
    viewer: sideOf(viewer),
    categories: categories.map((category) => ({
      ...category,
      familyOption: options[category.id] ?? 'can-see',
      mayChange:
        categorySight(viewer, options, category.id) === 'can-edit' && (viewer !== 'family' || record.status !== 'cancelled'),
    })),
    items: shown.map((row) => itemView(showroom, row)),
    optionsVersion,
  };
}

/** Tells whether someone decides for the home what a case has. */
export const actsForHome = (viewer: CaseViewer): boolean => viewer !== 'family' && can(viewer, 'cases.change');
