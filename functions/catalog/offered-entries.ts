import type { NounName } from '#shared/catalog/noun-names.ts';
import { isRetired, withRetired } from '#shared/catalog/retired.ts';

/**
 * Nouns whose retired entries stay as they are for who has them: a home sells a service or an item until its next price list, a package offers the steps that it
 * names, an item keeps its vendor, and a home's papers keep their template. Who lists what can be taken leaves them out by their ids. Retired entries of other
 * nouns read as withdrawn.
 */
const kept: ReadonlySet<string> = new Set<NounName>([
  'serviceCategories',
  'services',
  'displayServices',
  'itemCategories',
  'items',
  'vendors',
  'contractTemplates',
  'gplTemplates',
]);

type Entry = { id: string; isActive?: boolean; kind?: unknown };

/**
 * Returns whether a retired entry stays as it is. Questions of plans do: only display services that are retired, too, still name them, and packages and plans that have
 * those ask them. A case is asked whatever its pages have, so a retired group of its questions is withdrawn.
 */
const isKept = (noun: string, { kind }: Entry): boolean => kept.has(noun) || (noun === 'questionGroups' && kind === 'pricing');

function offeredEntry(noun: string, entry: Entry): Entry {
  const rest = withRetired(entry, false);
  return isKept(noun, entry) || !('isActive' in rest) ? rest : { ...rest, isActive: false };
}

/** Returns stored entries as readers take them, and the ids of those that nothing new takes. */
export function offeredEntries<Entries extends Readonly<Record<string, readonly Entry[]>>>(
  stored: Entries,
): { entries: Entries; retired: ReadonlySet<string> } {
  const retired = new Set(Object.values(stored).flatMap((entries) => entries.filter(isRetired).map(({ id }) => id)));
  if (retired.size === 0) return { entries: stored, retired };
  const entries = Object.entries(stored).map(([noun, all]) => [
    noun,
    all.map((entry) => (retired.has(entry.id) ? offeredEntry(noun, entry) : entry)),
  ]);
  return { entries: Object.fromEntries(entries) as Entries, retired };
}
