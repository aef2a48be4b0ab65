import type { WholeShowroom } from '#functions/merchandise/showroom.ts';
import type { CaseItemRow, CaseMerchandiseRows } from '#functions/table/case-merchandise.ts';
import { can } from '#shared/access/can.ts';
import type { CaseItemView, CaseMerchandise } from '#shared/contract/case-merchandise.ts';
import { type Allowance, allowancesNow } from '#shared/merchandise/package-allowances.ts';
import { suitingIds } from '#shared/merchandise/suits-disposition.ts';
import { neededOnce } from '#shared/planner/replaced-items.ts';
import { type CaseViewer, sideOf } from '#shared/visibility/sight.ts';
import type { ViewedCase } from '../access/case-viewer.ts';
import { isContracted } from '../changing/not-contracted.ts';
import { categorySight, familyOptionsAt } from '../viewing/category-sight.ts';
import { listInForce } from './chosen-item.ts';
import { planChangesOf } from './follow-plan.ts';

/** What is no longer known of a category that the home has stopped selling. */
const unknown = { description: '', gplLine: undefined, neededOnce: null, isHidden: false, isOffered: false };

/** Returns the categories that a home sells and that serve the case's disposition, in its order, and then those that only the case still has. */
function categoriesOf(
  showroom: WholeShowroom | undefined,
  items: readonly CaseItemRow[],
  { record: { dispositionType }, viewer }: Pick<ViewedCase, 'viewer' | 'record'>,
) {
  const sold = (showroom?.categories ?? []).filter(({ isOrderedOnly }) => !(isOrderedOnly && viewer === 'family'));
  const suiting = suitingIds(sold, dispositionType);
  const unsuited = new Set(sold.flatMap(({ id }) => (suiting.has(id) ? [] : [id])));
  const offered = sold.filter(({ id }) => suiting.has(id));
  const kept = new Map(items.map(({ itemCategoryId: id, categoryName: name }) => [id, { id, name }]));
  for (const { id } of offered) kept.delete(id);
  return [
    ...offered.map(({ id, name, description, gplLine, isHidden, ...category }) => ({
      ...{ id, name, description, gplLine, isHidden },
      neededOnce: neededOnce(category) ?? null,
      isOffered: true,
      isSuitable: true,
    })),
    ...[...kept.values()].map((category) => ({ ...category, ...unknown, isSuitable: !unsuited.has(category.id) })),
  ];
}

function itemView(showroom: WholeShowroom | undefined, row: CaseItemRow, allowance: Allowance | undefined): CaseItemView {
  const now = showroom?.index.get(row.locationItemId);
  const { plannedVersion: _planned, ...item } = row;
  const isSpecialOrder = showroom?.specialOrders.has(row.locationItemId) === true;
  const today = now ? { name: now.name, priceCents: now.priceCents, isSpecialOrder } : null;
  return { ...item, allowance: allowance ?? null, now: today };
}

/** Returns the categories of a case that its viewer sees, and what the family may do with each. */
export const seenCategories = (
  showroom: WholeShowroom | undefined,
  { viewer, record }: Pick<ViewedCase, 'viewer' | 'record'>,
  { items, options: decided }: CaseMerchandiseRows,
) => {
  const options = familyOptionsAt(showroom?.catalog.hidden ?? [], decided);
  const categories = categoriesOf(showroom, items, { record, viewer }).filter(
    ({ id }) => categorySight(viewer, options, id) !== 'cannot-see',
  );
  return { options, categories };
};

/**
 * Returns the merchandise of a case as far as its viewer sees it, beside what the home sells now. What was removed is visible only to the home, which can bring it back.
 */
export function caseMerchandiseView(
  showroom: WholeShowroom | undefined,
  { record, viewer }: ViewedCase,
  rows: CaseMerchandiseRows,
): CaseMerchandise {
  const { items, optionsVersion } = rows;
  const { options, categories } = seenCategories(showroom, { viewer, record }, rows);
  const place = new Map(categories.map(({ id }, nth) => [id, nth]));
  const shown = items
    .filter(({ itemCategoryId, isRemoved }) => place.has(itemCategoryId) && !(isRemoved && viewer === 'family'))
    .toSorted(
      (one, other) =>
        (place.get(one.itemCategoryId) ?? 0) - (place.get(other.itemCategoryId) ?? 0) || one.name.localeCompare(other.name, 'en'),
    );
  const allowances = allowancesNow(items);
  return {
    viewer: sideOf(viewer),
    categories: categories.map((category) => ({
      ...category,
      isHidden: category.isHidden && viewer !== 'family',
      familyOption: options[category.id] ?? 'can-see',
      mayChange:
        categorySight(viewer, options, category.id) === 'can-edit' &&
        (viewer !== 'family' || (record.status !== 'cancelled' && !isContracted(record))),
    })),
    items: shown.map((row) => itemView(showroom, row, allowances.get(row.locationItemId))),
    planChanges:
      viewer === 'family' || !can(viewer, 'case-files.read')
        ? []
        : planChangesOf(rows, categories).filter(({ itemCategoryId }) => place.has(itemCategoryId)),
    planVersion: viewer === 'family' || !can(viewer, 'case-files.read') ? 0 : rows.planVersion,
    priceList: (showroom && listInForce(showroom)) ?? null,
    optionsVersion,
  };
}

/** Tells whether someone decides for the home what a case has. */
export const actsForHome = (viewer: CaseViewer): boolean => viewer !== 'family' && can(viewer, 'cases.change');
