// The home's order of what it sells: the same in the table of its staff, in every search, on the price list, and in the planner.
import type { LocationItem, MerchandiseItem } from '../model/merchandise.ts';

/** An item, or one of its variants, with its place if the home gave it one. */
export type Placed = { itemId: string; variantId?: string | undefined; place?: number | undefined };

/** What of the catalog decides an order. */
type OrderedItem = Pick<MerchandiseItem, 'id' | 'name' | 'itemCategoryId'> & Partial<Pick<MerchandiseItem, 'variants'>>;

const byName = new Intl.Collator('en-US');

/** Returns the place of each item that has one: the first of the places of its rows. */
export function itemPlaces(all: Iterable<Placed>): Map<string, number> {
  const places = new Map<string, number>();
  for (const { itemId, place } of all) if (place !== undefined) places.set(itemId, Math.min(place, places.get(itemId) ?? place));
  return places;
}

/**
 * Returns items and variants in the home's order, whatever their category: items by their place, then those without one by name, each followed by its variants as the
 * catalog has them (docs/decisions.md, Merchandise of a home).
 */
export function inHomeOrder<Each>(all: readonly Each[], placedAs: (each: Each) => Placed, items: readonly OrderedItem[]): Each[] {
  const blocks = Map.groupBy(
    all.map((each) => ({ each, placed: placedAs(each) })),
    ({ placed }) => placed.itemId,
  );
  const places = itemPlaces(all.map(placedAs));
  const itemOf = new Map(items.filter(({ id }) => blocks.has(id)).map((item) => [item.id, item]));
  const placeOf = (id: string) => places.get(id) ?? Number.MAX_SAFE_INTEGER;
  const nameOf = (id: string) => itemOf.get(id)?.name ?? '';
  const ids = [...blocks.keys()].sort(
    (one, other) => placeOf(one) - placeOf(other) || byName.compare(nameOf(one), nameOf(other)) || (one < other ? -1 : 1),
  );
  return ids.flatMap((id) => {
    const variants = new Map(itemOf.get(id)?.variants?.map((variant, at) => [variant.id, at]));
    const nthOf = (variantId: string | undefined) =>
      variantId === undefined ? -1 : (variants.get(variantId) ?? Number.MAX_SAFE_INTEGER);
    const block = blocks.get(id) ?? [];
    return block
      .toSorted(({ placed: one }, { placed: other }) => nthOf(one.variantId) - nthOf(other.variantId))
      .map(({ each }) => each);
  });
}

/** Returns what is sold by the list that location items are of, in the home's order. */
export const soldInHomeOrder = (locationItems: readonly LocationItem[], items: readonly OrderedItem[]): LocationItem[] =>
  inHomeOrder(
    locationItems.filter(({ isActive }) => isActive),
    ({ itemId, variantId, sortOrder: place }) => ({ itemId, variantId, place }),
    items,
  );

/** Returns the places in a row of numbers of one of its longest rising parts. */
function longestRising(numbers: readonly number[]): Set<number> {
  // The end of the best rising part of each length, and what comes before each number in its own.
  const ends: number[] = [];
  const before: (number | undefined)[] = [];
  for (const [at, number] of numbers.entries()) {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (numbers[ends[middle]!]! < number) low = middle + 1;
      else high = middle;
    }
    before[at] = ends[low - 1];
    ends[low] = at;
  }
  const found = new Set<number>();
  for (let at = ends.at(-1); at !== undefined; at = before[at]) found.add(at);
  return found;
}

/** An item that is elsewhere in its category than it was: its position then and now, counted from 1. */
export type MovedItem = { itemId: string; itemCategoryId: string; from: number; to: number };

/**
 * Returns the items that moved between two orders: as few as explain the difference within each category. What is in one of them alone hasn't moved, so a number
 * that changes without another order isn't a change.
 */
export function movedItems(before: readonly string[], after: readonly string[], items: readonly OrderedItem[]): MovedItem[] {
  const categoryOf = new Map(items.map(({ id, itemCategoryId }) => [id, itemCategoryId]));
  const byCategory = (ids: readonly string[]) => Map.groupBy(new Set(ids), (id) => categoryOf.get(id) ?? '');
  const old = byCategory(before);
  return [...byCategory(after)].flatMap(([itemCategoryId, ids]): MovedItem[] => {
    const was = new Map((old.get(itemCategoryId) ?? []).map((id, at) => [id, at]));
    const both = ids.flatMap((itemId, to) => {
      const from = was.get(itemId);
      return from === undefined ? [] : [{ itemId, itemCategoryId, from: from + 1, to: to + 1 }];
    });
    const kept = longestRising(both.map(({ from }) => from));
    return both.filter((_, at) => !kept.has(at));
  });
}
