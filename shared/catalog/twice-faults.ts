import type { AnyEntry, AnyNoun, FaultInNoun } from './noun.ts';
import { isRetired } from './retired.ts';

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

const labelAt = ({ words }: AnyNoun, field: string): string => {
  const about = words[field];
  return ((typeof about === 'object' ? about.label : about) ?? field).toLowerCase();
};

/** Returns a fault of entries that a file without ids couldn’t tell apart: two vendors of the same name. Retired ones don’t count. */
export function alikeFaults(noun: AnyNoun, entries: readonly AnyEntry[]): FaultInNoun[] {
  const { naturalKey, one } = noun;
  const field = naturalKey?.at(-1);
  if (!naturalKey || field === undefined) return [];
  const partsOf = (entry: AnyEntry) => naturalKey.map((part) => (entry as unknown as Record<string, unknown>)[part]);
  const told = entries.filter(
    (entry) => !isRetired(entry) && partsOf(entry).every((part) => typeof part === 'string' && part.trim() !== ''),
  );
  const keyOf = (entry: AnyEntry) =>
    partsOf(entry)
      .map((part) => String(part).trim().toLowerCase())
      .join('\n');
  const what = naturalKey.map((part) => labelAt(noun, part)).join(' and ');
  return twiceFaults(told, keyOf, field, `Another ${one} has the same ${what}. Change one of them, or retire it.`);
}
