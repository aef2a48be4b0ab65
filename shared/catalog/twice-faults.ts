import type { FaultInNoun } from './noun.ts';

/** Returns a fault of every entry whose key another one has, too: a state, a step, an identifier. */
export function twiceFaults<Entry extends { id: string }>(
  entries: readonly Entry[],
  keyOf: (entry: Entry) => string,
  field: string,
  message: string,
): FaultInNoun[] {
  const byKey = Map.groupBy(entries, keyOf);
  return [...byKey.values()]
    .filter((same) => same.length > 1)
    .flatMap((same) => same.map(({ id }): FaultInNoun => ({ id, path: [field], message })));
}
