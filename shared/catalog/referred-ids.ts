import type { AnyNoun, Reference } from './noun.ts';

/** A reference that an entry makes: the id, and its own place in the entry. */
type Referred = { reference: Reference; id: string; path: (string | number)[] };

/** Adds every id that a path of fields leads to. `place` is where in the entry `value` is; each call leaves it as it found it. */
function gatherIds(value: unknown, reference: Reference, depth: number, place: (string | number)[], into: Referred[]): void {
  const field = reference.path[depth];
  if (field === undefined) {
    if (typeof value === 'string') into.push({ reference, id: value, path: [...place] });
    return;
  }
  const isList = field === '*';
  if (typeof value !== 'object' || value === null || (isList && !Array.isArray(value))) return;
  const parts = isList ? (value as unknown[]).entries() : [[field, (value as Record<string, unknown>)[field]] as const];
  for (const [at, part] of parts) {
    place.push(at);
    gatherIds(part, reference, depth + 1, place, into);
    place.pop();
  }
}

/** Returns every id of other entries that an entry names, each with its place. */
export function referredIds({ references = [] }: Pick<AnyNoun, 'references'>, entry: object): readonly Referred[] {
  const ids: Referred[] = [];
  for (const reference of references) gatherIds(entry, reference, 0, [], ids);
  return ids;
}

/** Adds the same ids, each once and without its place. */
function addIds(value: unknown, path: Reference['path'], depth: number, into: Set<string>): void {
  const field = path[depth];
  if (field === undefined) {
    if (typeof value === 'string') into.add(value);
  } else if (field !== '*') {
    if (typeof value === 'object' && value !== null) addIds((value as Record<string, unknown>)[field], path, depth + 1, into);
  } else if (Array.isArray(value)) for (const part of value) addIds(part, path, depth + 1, into);
}

type Reached = { reference: Reference; ids: ReadonlySet<string> };

/** Lists don't change once they are read, so what all of their entries refer to is found once. */
const reached = new WeakMap<readonly object[], readonly Reached[]>();

/** Returns every id of other entries that any entry of a noun's list names, by reference. */
export function idsReferredTo({ references = [] }: Pick<AnyNoun, 'references'>, entries: readonly object[]): readonly Reached[] {
  const known = reached.get(entries);
  if (known) return known;
  const found = references.map((reference) => {
    const ids = new Set<string>();
    for (const entry of entries) addIds(entry, reference.path, 0, ids);
    return { reference, ids };
  });
  reached.set(entries, found);
  return found;
}

/** Returns the ids by which others may refer to an entry: its own, or those that its noun says. A draft of the wrong shape has only its own. */
export function offeredIds<Entry extends { id: string }>({ idsOf }: Pick<AnyNoun, 'idsOf'>, entry: Entry): readonly string[] {
  try {
    return idsOf?.(entry) ?? [entry.id];
  } catch {
    return [entry.id];
  }
}
