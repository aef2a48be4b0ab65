import type { AnyEntry, AnyNoun } from './noun.ts';

type Ordered = Required<Pick<AnyNoun, 'order'>>['order'];

const numberAt = (entry: AnyEntry, place: string): number => {
  const value = (entry as unknown as Record<string, unknown>)[place];
  return typeof value === 'number' ? value : Number.MAX_SAFE_INTEGER;
};

/** Returns the group in which an entry has its place; a noun whose entries are all in order together has one, without a name. */
export function groupOf({ within }: Ordered, entry: AnyEntry): string {
  const value = within === undefined ? '' : (entry as unknown as Record<string, unknown>)[within];
  return typeof value === 'string' ? value : '';
}

/** Returns entries by their places. Those of the same place are in order of their ids, so that it is always the same. */
export const byPlace = ({ place }: Ordered, entries: readonly AnyEntry[]): AnyEntry[] =>
  entries.toSorted((one, other) => numberAt(one, place) - numberAt(other, place) || (one.id < other.id ? -1 : 1));

/**
 * Returns entries as they would be in another order: those of the group in the order of `ids`, then those that it doesn't name. An entry whose place doesn't
 * change stays the same object, and so do those of other groups.
 */
export function inOrderOf(order: Ordered, entries: readonly AnyEntry[], group: string, ids: readonly string[]): AnyEntry[] {
  const own = byPlace(
    order,
    entries.filter((entry) => groupOf(order, entry) === group),
  );
  const wanted = new Map(ids.map((id, at) => [id, at]));
  const sorted = own.toSorted((one, other) => (wanted.get(one.id) ?? ids.length) - (wanted.get(other.id) ?? ids.length));
  // The places of before, if they tell the entries apart: fewer entries change then.
  const places = own.map((entry) => numberAt(entry, order.place));
  const areApart = places.every(
    (place, at) => place < Number.MAX_SAFE_INTEGER && (at === 0 || place > (places[at - 1] as number)),
  );
  const placeOf = new Map(sorted.map(({ id }, at) => [id, areApart ? (places[at] as number) : at]));
  return entries.map((entry) => {
    const place = placeOf.get(entry.id);
    return place === undefined || place === numberAt(entry, order.place) ? entry : { ...entry, [order.place]: place };
  });
}

/** Returns a new entry at the end of its group, unless it has a place already. `others` are those of its noun. */
export function withLastPlace(order: Ordered | undefined, entry: AnyEntry, others: readonly AnyEntry[]): AnyEntry {
  if (!order) return entry;
  const given = numberAt(entry, order.place);
  if (given > 0 && given < Number.MAX_SAFE_INTEGER) return entry;
  const group = groupOf(order, entry);
  const places = others
    .filter((each) => each.id !== entry.id && groupOf(order, each) === group)
    .map((each) => numberAt(each, order.place))
    .filter((place) => place < Number.MAX_SAFE_INTEGER);
  return places.length === 0 ? entry : { ...entry, [order.place]: places.reduce((one, other) => Math.max(one, other)) + 1 };
}
