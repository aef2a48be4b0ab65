import type { AnyEntry } from './noun.ts';
import type { NounName } from './noun-names.ts';
import { nouns } from './nouns/index.ts';
import { offeredIds, referredIds } from './referred-ids.ts';

type Placed = { noun: NounName; entry: AnyEntry };

/**
 * Returns which of the entries that were added since a release stay, retired, when the catalog goes back to before it: those that homes, plans, cases, or papers may
 * have, however short the time was, and those that these name. The others only the catalog names, so they can be taken out.
 */
export function keptInRetirement(added: readonly Placed[]): ReadonlySet<Placed> {
  const offering = new Map(
    added.flatMap((placed) =>
      offeredIds(nouns[placed.noun], placed.entry).map((id) => [`${placed.noun} ${id}`, placed] as const),
    ),
  );
  const kept = new Set(added.filter(({ noun }) => !nouns[noun].isOnlyOfCatalog));
  for (const { noun, entry } of kept)
    for (const { reference, id } of referredIds(nouns[noun], entry)) {
      const named = offering.get(`${reference.noun} ${id}`);
      if (named) kept.add(named);
    }
  return kept;
}
