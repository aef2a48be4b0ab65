import type { AnyNoun, Reference } from './noun.ts';

/** A reference that an entry makes: the id, and its own place in the entry. */
type Referred = { reference: Reference; id: string; path: (string | number)[] };

function idsAt(
  value: unknown,
  [field, ...rest]: readonly string[],
  path: (string | number)[],
): { id: string; path: (string | number)[] }[] {
  if (field === undefined) return typeof value === 'string' ? [{ id: value, path }] : [];
  if (typeof value !== 'object' || value === null) return [];
  if (field === '*') return Array.isArray(value) ? value.flatMap((each, at) => idsAt(each, rest, [...path, at])) : [];
  return idsAt((value as Record<string, unknown>)[field], rest, [...path, field]);
}

/** Returns every id of other entries that an entry names, each with its place. */
export const referredIds = ({ references = [] }: Pick<AnyNoun, 'references'>, entry: unknown): Referred[] =>
  references.flatMap((reference: Reference) => idsAt(entry, reference.path, []).map((found) => ({ reference, ...found })));

/** Returns the ids by which others may refer to an entry: its own, or those that its noun says. */
export const offeredIds = <Entry extends { id: string }>({ idsOf }: Pick<AnyNoun, 'idsOf'>, entry: Entry): readonly string[] =>
  idsOf?.(entry) ?? [entry.id];
