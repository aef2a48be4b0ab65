import { isDeepStrictEqual } from 'node:util';
import type { CaseItemRow, CaseMerchandiseRows, PlanChange } from '#functions/table/case-merchandise.ts';
import type { CaseMerchandise } from '#shared/contract/case-merchandise.ts';
import { type CaseItem, MAX_CASE_ITEMS } from '#shared/model/case-item.ts';

type Category = Pick<CaseMerchandise['categories'][number], 'id' | 'neededOnce'>;

/** Returns what stands in for each other: what a person needs once, whatever its category, or else the items of one category. */
const placeOf = (categories: readonly Category[]) => {
  const needs = new Map(categories.map(({ id, neededOnce }) => [id, neededOnce ?? id]));
  return (itemCategoryId: string): string => needs.get(itemCategoryId) ?? itemCategoryId;
};

/** Whether an item came from the plan and nobody has changed it since. */
const isAsPlanned = ({ chosenBy, version, plannedVersion = 1 }: CaseItemRow): boolean =>
  chosenBy === 'plan' && version === plannedVersion;

/**
 * Returns an item as the home changed it, back with the plan if that is what the plan says: a choice of the plan that was taken over, or one that was removed by hand
 * and is chosen again. The case then follows the plan in it again when the plan is sent (docs/decisions.md, Merchandise of a home).
 */
export function asPlannedAgain(
  { before, after, isListed }: { before: CaseItemRow; after: CaseItemRow; isListed: boolean },
  planChanges: readonly PlanChange[],
): CaseItemRow {
  const said = planChanges.find(({ locationItemId }) => locationItemId === after.locationItemId);
  const planned: CaseItemRow = { ...after, chosenBy: 'plan', plannedVersion: before.version + 1 };
  if (said) {
    const { allowance: _before, ...unpaid } = planned;
    const asSaid = said.allowance ? { ...unpaid, allowance: said.allowance } : unpaid;
    if (after.isRemoved) return said.quantity === 0 && before.chosenBy === 'plan' ? asSaid : after;
    const isPriced = isListed || (said.priceCents ?? after.priceCents) === after.priceCents;
    return said.quantity === after.quantity && isPriced ? asSaid : after;
  }
  if (!before.isRemoved || after.isRemoved || before.chosenBy !== 'plan' || isAsPlanned(before)) return after;
  const wasUntouched = before.version === (before.plannedVersion ?? 1) + 1 && before.quantity === after.quantity;
  return wasUntouched ? planned : { ...after, chosenBy: 'plan' };
}

/**
 * Returns the rows that a change by hand writes, and those that it leaves. Once the plan's choice is taken over with what its package pays toward it, the rows of
 * that category that left the plan lose what was paid toward them, so that it isn't paid twice.
 */
export function paidOnce(
  { items, planChanges }: Pick<CaseMerchandiseRows, 'items' | 'planChanges'>,
  chosen: readonly CaseItemRow[],
): { changed: CaseItemRow[]; others: CaseItemRow[] } {
  const said = new Map(planChanges.map((change) => [change.locationItemId, change]));
  const isTakenOver = ({ locationItemId: id, chosenBy, isRemoved }: CaseItemRow) =>
    chosenBy === 'plan' && !isRemoved && said.get(id)?.allowance !== undefined;
  const paid = new Set(chosen.filter(isTakenOver).map(({ itemCategoryId }) => itemCategoryId));
  const isUnpaid = ({ allowance, itemCategoryId, locationItemId }: CaseItemRow) =>
    allowance !== undefined && paid.has(itemCategoryId) && said.get(locationItemId)?.quantity === 0;
  const unpaid = ({ allowance: _allowance, ...row }: CaseItemRow): CaseItemRow => row;
  const ids = new Set(chosen.map(({ locationItemId }) => locationItemId));
  const untouched = items.filter(({ locationItemId }) => !ids.has(locationItemId));
  return {
    changed: [...chosen.map((row) => (isUnpaid(row) ? unpaid(row) : row)), ...untouched.filter(isUnpaid).map(unpaid)],
    others: untouched.filter((row) => !isUnpaid(row)),
  };
}

/** Returns what makes a difference to the case: not when an item was chosen, nor from which release of the catalog. */
function contentOf({ chosenOn: _on, release: _release, ...item }: CaseItem & Partial<CaseItemRow>) {
  const { version: _version, plannedVersion: _planned, ...content } = item;
  return content;
}

type Sent = {
  /** The items of the plan as it was sent now, at the words and prices of this moment. */
  planned: readonly CaseItem[];
  /** How many of each item the plan had when it was sent before. */
  before: ReadonlyMap<string, number>;
  categories: readonly Category[];
  /** Whether the case follows the plan. If not, everything in it counts as changed by the home. */
  isFollowing: boolean;
};

/**
 * Returns the rows that the home or the family decided. What they removed no longer counts once the plan's choice of something that a person needs once has taken
 * its place.
 */
function touchedRows(items: readonly CaseItemRow[], place: (itemCategoryId: string) => string): Set<CaseItemRow> {
  const placeOfRow = ({ itemCategoryId: id }: CaseItemRow) => place(id);
  const planned = new Set(items.filter((row) => !row.isRemoved && isAsPlanned(row)).map(placeOfRow));
  const isOver = (row: CaseItemRow) => row.isRemoved && placeOfRow(row) !== row.itemCategoryId && planned.has(placeOfRow(row));
  return new Set(items.filter((row) => !isAsPlanned(row) && !isOver(row)));
}

/** Returns the items of the plan that the case takes over: those whose row nobody touched, and new ones where nobody has chosen for the case. */
function takenOver({ items }: CaseMerchandiseRows, { planned, categories, isFollowing }: Sent): CaseItem[] {
  if (!isFollowing) return [];
  const place = placeOf(categories);
  const rows = new Map(items.map((row) => [row.locationItemId, row]));
  const touchedByHand = touchedRows(items, place);
  const touched = new Set([...touchedByHand].map(({ itemCategoryId }) => place(itemCategoryId)));
  let room = MAX_CASE_ITEMS - items.length;
  return planned.filter(({ locationItemId, itemCategoryId }) => {
    const row = rows.get(locationItemId);
    if (row && touchedByHand.has(row)) return false;
    if (row && !row.isRemoved) return true;
    if (touched.has(place(itemCategoryId))) return false;
    if (!row) room -= 1;
    return row !== undefined || room >= 0;
  });
}

/**
 * Returns the rows of a case that change when its plan is sent again, and what the plan then says differently from the case. What came from the plan and was
 * touched by nobody follows it. What the home or the family changed in the case doesn't change, nor is anything added in its place
 * (docs/decisions.md, Merchandise of a home).
 */
export function followPlan(rows: CaseMerchandiseRows, sent: Sent): { changed: CaseItemRow[]; planChanges: PlanChange[] } {
  const { planned, before, isFollowing } = sent;
  const taken = new Map(takenOver(rows, sent).map((item) => [item.locationItemId, item]));
  const quantities = new Map(planned.map(({ locationItemId, quantity }) => [locationItemId, quantity]));
  const changed = rows.items.flatMap((row): CaseItemRow[] => {
    if (!isFollowing || !(isAsPlanned(row) || taken.has(row.locationItemId))) return [];
    const { allowance: _allowance, ...rest } = row;
    const item = taken.get(row.locationItemId) ?? (quantities.has(row.locationItemId) ? row : { ...rest, isRemoved: true });
    // A row that was removed along with the plan stays removed without a write.
    if ((row.isRemoved && item.isRemoved) || isDeepStrictEqual(contentOf(item), contentOf(row))) return [];
    return [{ ...item, version: row.version, plannedVersion: row.version + 1 }];
  });
  const known = new Set(rows.items.map(({ locationItemId }) => locationItemId));
  const added = [...taken.values()].filter(({ locationItemId }) => !known.has(locationItemId));
  const said = new Map(rows.planChanges.map((change) => [change.locationItemId, change]));
  const priceOf = new Map(rows.items.flatMap((row) => (row.isRemoved ? [] : [[row.locationItemId, row.priceCents]])));
  const isNews = ({ locationItemId: id, quantity, priceCents }: PlanChange) =>
    !taken.has(id) &&
    (said.has(id) || (before.get(id) ?? 0) !== quantity || (quantity > 0 && (priceOf.get(id) ?? priceCents) !== priceCents));
  const gone = rows.items.filter((row) => !quantities.has(row.locationItemId) && !(isFollowing && isAsPlanned(row)));
  const news = [...planned, ...gone.map((row) => ({ ...row, quantity: 0 }))].map(
    ({ locationItemId, itemCategoryId, name, quantity, priceCents, allowance }) => ({
      ...{ locationItemId, itemCategoryId, name, quantity },
      ...(quantity > 0 ? { priceCents } : {}),
      ...(quantity > 0 && allowance ? { allowance } : {}),
    }),
  );
  return {
    changed: [...changed, ...added.map((item) => ({ ...item, version: 0, plannedVersion: 1 }))],
    planChanges: news.filter(isNews).map((change) => {
      const before = said.get(change.locationItemId);
      const isKept = before?.isKept && before.quantity === change.quantity && before.priceCents === change.priceCents;
      return isKept ? { ...change, isKept } : change;
    }),
  };
}

const inCaseOf = (row: CaseItemRow | undefined) => (row ? { quantity: row.quantity, priceCents: row.priceCents } : null);

/** Returns what the plan of a case still says differently from it, by category, with what the plan's choice of something that is needed once replaces. */
export function planChangesOf(
  { items, planChanges }: Pick<CaseMerchandiseRows, 'items' | 'planChanges'>,
  categories: readonly Category[],
): CaseMerchandise['planChanges'] {
  const place = placeOf(categories);
  const active = items.filter(({ isRemoved }) => !isRemoved);
  const rowOf = new Map(active.map((row) => [row.locationItemId, row]));
  const differing = planChanges.filter(({ locationItemId, quantity, priceCents, isKept }) => {
    if (isKept) return false;
    const row = rowOf.get(locationItemId);
    if ((row?.quantity ?? 0) !== quantity) return true;
    return row !== undefined && !isAsPlanned(row) && row.priceCents !== (priceCents ?? row.priceCents);
  });
  return [...Map.groupBy(differing, ({ itemCategoryId }) => itemCategoryId)].map(([itemCategoryId, changes]) => {
    const has = changes.filter(({ quantity }) => quantity > 0);
    const wanted = new Set(has.map(({ locationItemId }) => locationItemId));
    const gone = new Set(changes.filter(({ quantity }) => quantity === 0).map(({ locationItemId }) => locationItemId));
    const isOne = has.length > 0 && place(itemCategoryId) !== itemCategoryId;
    const without = active.filter(
      (row) =>
        gone.has(row.locationItemId) ||
        (isOne && place(row.itemCategoryId) === place(itemCategoryId) && !wanted.has(row.locationItemId) && !isAsPlanned(row)),
    );
    return {
      itemCategoryId,
      has: has.map(({ locationItemId, name, quantity, priceCents = null }) => ({
        ...{ locationItemId, name, quantity, priceCents },
        isSameButPrice: rowOf.get(locationItemId)?.quantity === quantity,
        inCase: inCaseOf(rowOf.get(locationItemId)),
      })),
      without: without.map(({ locationItemId, name, quantity, priceCents }) => ({ locationItemId, name, quantity, priceCents })),
    };
  });
}
