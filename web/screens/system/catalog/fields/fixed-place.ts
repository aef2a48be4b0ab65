import type { AnyEntry } from '#shared/catalog/catalog-faults.ts';
import type { NounName } from '#shared/catalog/noun-names.ts';
import { nouns } from '#shared/catalog/nouns/index.ts';

/** What never changes in an entry, by its place (`questions.{id}.identifier`). */
export type FixedPlaces = Readonly<Record<string, string>>;

const nothing: FixedPlaces = {};

/** Returns what never changes in an entry, because it's published like that. */
export const fixedPlaces = (noun: NounName, published: AnyEntry | undefined): FixedPlaces =>
  (published && nouns[noun].fixedIn?.(published)) ?? nothing;

/**
 * Returns whether the field at a path of the form has a value that is fixed. Places name the elements of lists by their ids. One that a draft has changed isn't:
 * it can be put back.
 */
export function isFixed(fixed: FixedPlaces, entry: AnyEntry, path: readonly (string | number)[]): boolean {
  let inside: unknown = entry;
  const place = path.map((part) => {
    const next = (inside as Record<string, unknown> | null | undefined)?.[part];
    const id = Array.isArray(inside) ? (next as { id?: unknown } | null | undefined)?.id : undefined;
    inside = next;
    return typeof id === 'string' ? id : String(part);
  });
  // An element is there as long as its id is.
  const at = place.at(-1) === 'id' ? place.slice(0, -1) : place;
  return typeof inside === 'string' && fixed[at.join('.')] === inside;
}
