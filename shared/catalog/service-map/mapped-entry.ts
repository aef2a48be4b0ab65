import type { AnyEntry } from '#shared/catalog/catalog-faults.ts';
import { canonicalJson } from '#shared/values/canonical-json.ts';
import type { MapCell } from './map-cell.ts';

/** An entry that brings services along. A draft may have anything in their place. */
export type MappedEntry = AnyEntry & { mappings?: unknown; priceCents?: unknown };

/** A service of an entry, as it is stored. */
type Mapping = MapCell & { serviceId: string; priceCents?: number };

const isMapping = (value: unknown): value is Mapping =>
  typeof value === 'object' && value !== null && typeof (value as Mapping).serviceId === 'string';

/** Returns the services of an entry, as far as its draft says any. */
const mappingsOf = ({ mappings }: MappedEntry): Mapping[] => (Array.isArray(mappings) ? mappings.filter(isMapping) : []);

/** Returns what an entry brings along of a service; undefined if it isn't part of it. */
export function cellOf(entry: MappedEntry, serviceId: string): MapCell | undefined {
  const mapping = mappingsOf(entry).find((each) => each.serviceId === serviceId);
  if (!mapping) return undefined;
  const { shouldShow, logic, quantity } = mapping;
  return {
    shouldShow: shouldShow === true,
    ...(logic === undefined ? {} : { logic }),
    ...(quantity === undefined ? {} : { quantity }),
  };
}

const isSame = (one: unknown, other: unknown): boolean => canonicalJson(one) === canonicalJson(other);

/** Returns whether two cells say the same. */
export const isSameCell = (one: MapCell | undefined, other: MapCell | undefined): boolean =>
  one === undefined || other === undefined ? one === other : isSame(one, other);

/** What a display service costs before anything is answered: the sum of what is always charged. Only display services keep it. */
const withTotal = <Entry extends MappedEntry>(entry: Entry, mappings: readonly Mapping[]): Entry => ({
  ...entry,
  mappings,
  ...(typeof entry.priceCents === 'number'
    ? { priceCents: mappings.reduce((sum, { shouldShow, priceCents = 0 }) => (shouldShow ? sum + priceCents : sum), 0) }
    : {}),
});

/**
 * Returns an entry with another cell of a service. The service keeps its place and what else is stored of it; a new one comes last, at its usual price, US
 * cents, where entries have one.
 */
export function withCell<Entry extends MappedEntry>(
  entry: Entry,
  serviceId: string,
  cell: MapCell | undefined,
  usualCents: number | undefined,
): Entry {
  const mappings = mappingsOf(entry);
  const at = mappings.findIndex((each) => each.serviceId === serviceId);
  if (isSameCell(cellOf(entry, serviceId), cell)) return entry;
  if (!cell) return withTotal(entry, mappings.toSpliced(at, 1));
  const known = mappings[at];
  if (!known) {
    const price = usualCents === undefined ? {} : { priceCents: usualCents };
    return withTotal(entry, [...mappings, { serviceId, ...price, ...cell }]);
  }
  const { logic: _logic, quantity: _quantity, ...kept } = known;
  return withTotal(entry, mappings.with(at, { ...kept, ...cell }));
}

/** Returns what entries that already bring a service along usually charge for it, US cents: what most of them say, 0 if none does. */
export function usualPriceOf(entries: Iterable<MappedEntry>, serviceId: string): number {
  const counts = new Map<number, number>();
  for (const entry of entries)
    for (const mapping of mappingsOf(entry))
      if (mapping.serviceId === serviceId && mapping.priceCents !== undefined)
        counts.set(mapping.priceCents, (counts.get(mapping.priceCents) ?? 0) + 1);
  return [...counts].toSorted((one, other) => other[1] - one[1])[0]?.[0] ?? 0;
}

/**
 * Returns an entry as a colleague saved it with the cells that someone else changed since `base`. Cells that both changed, each in another way, are conflicts
 * and stay as they are saved.
 */
export function mergedCells<Entry extends MappedEntry>(
  { base, mine, saved }: Record<'base' | 'mine' | 'saved', Entry>,
  usualCents: (serviceId: string) => number | undefined,
): { entry: Entry; conflicts: string[] } {
  const ids = [...new Set([base, mine].flatMap(mappingsOf).map(({ serviceId }) => serviceId))];
  let entry = saved;
  const conflicts: string[] = [];
  for (const id of ids) {
    const [was, is, theirs] = [base, mine, saved].map((each) => cellOf(each, id));
    if (isSameCell(was, is) || isSameCell(is, theirs)) continue;
    if (isSameCell(was, theirs)) entry = withCell(entry, id, is, usualCents(id));
    else conflicts.push(id);
  }
  return { entry, conflicts };
}
