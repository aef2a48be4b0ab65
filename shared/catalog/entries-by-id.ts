import type { AnyEntry } from './noun.ts';

const known = new WeakMap<readonly AnyEntry[], ReadonlyMap<string, AnyEntry>>();

/** Returns the entries of a list by their ids. Lists don't change, so it is made once for each. */
export function entriesById(entries: readonly AnyEntry[]): ReadonlyMap<string, AnyEntry> {
  const found = known.get(entries);
  if (found) return found;
  const byId = new Map<string, AnyEntry>();
  for (const entry of entries) byId.set(entry.id, entry);
  known.set(entries, byId);
  return byId;
}
