import { identifiersRead, readsPlans } from './catalog-uses.ts';
import type { AnyEntry } from './noun.ts';
import { type NounName, nounNames } from './noun-names.ts';
import { nouns } from './nouns/index.ts';

/** The nouns whose entries may read what a case has: its facts, its answers, and data fields. */
export const readersOfCases: readonly NounName[] = nounNames.filter((noun) => {
  const { rulesOf, namesIn } = nouns[noun];
  return (rulesOf || namesIn) && !readsPlans(noun, { kind: 'case' });
});

/** An entry that reads a name. */
export type Reader = { noun: NounName; id: string; name: string };

/** Returns which of these entries read each name of a case, each once. */
export function readersByName(
  entries: readonly { noun: NounName; entry: AnyEntry; name: string }[],
): ReadonlyMap<string, readonly Reader[]> {
  const readers = new Map<string, Reader[]>();
  for (const { noun, entry, name } of entries) {
    if (readsPlans(noun, entry)) continue;
    for (const read of new Set(identifiersRead(noun, entry).map(({ identifier }) => identifier))) {
      const known = readers.get(read) ?? [];
      known.push({ noun, id: entry.id, name });
      readers.set(read, known);
    }
  }
  return readers;
}
