import { type EntryUse, questionsAsked, usesIn, usingEntries } from './catalog-uses.ts';
import { nameOfEntry } from './entry-name.ts';
import type { AnyCatalog, AnyEntry, CatalogFault } from './noun.ts';
import { type NounName, nounNames } from './noun-names.ts';
import { nouns } from './nouns/index.ts';
import { offeredIds, referredIds } from './referred-ids.ts';
import { isRetired } from './retired.ts';

type Placed = { noun: NounName; entry: AnyEntry };

/**
 * Returns a finder of the entries that can't go on without one that is retired. They aren't retired themselves, and none of them is a rule that reads an answer
 * for which another group of questions of the same kind still asks.
 */
export function refusalsIn(catalog: AnyCatalog, usesOf = usesIn(catalog)): (placed: Placed) => EntryUse[] {
  const groups = catalog.questionGroups.filter((group) => !isRetired(group));
  return ({ noun, entry }) => {
    const asked = new Set(groups.filter(({ id }) => id !== entry.id).flatMap((group) => questionsAsked('questionGroups', group)));
    const refuses = ({ retiring, question, entry: other }: EntryUse) =>
      retiring === 'refuses' && !isRetired(other) && !(question !== undefined && asked.has(question));
    return usingEntries(usesOf(noun, entry).filter(refuses));
  };
}

/**
 * Returns what refers to an entry with what retiring it does to each, what refuses it first. A use that could refuse and doesn't, such as one by an entry that is
 * retired itself, keeps it.
 */
export function usesWithEffects(catalog: AnyCatalog, placed: Placed): EntryUse[] {
  const usesOf = usesIn(catalog);
  const refusing = refusalsIn(catalog, usesOf)(placed);
  const ids = new Set(refusing.map(({ entry }) => entry.id));
  const others = usingEntries(usesOf(placed.noun, placed.entry)).filter(({ entry }) => !ids.has(entry.id));
  return [...refusing, ...others.map((use): EntryUse => (use.retiring === 'refuses' ? { ...use, retiring: 'keeps' } : use))];
}

const retiredWords = (name: string) => `“${name}” is retired. Choose another, or restore it.`;

/** Returns a fault for each retired entry that one names now, and didn't name when it was published. */
function takenFaults(
  { noun, entry }: Placed,
  before: AnyEntry | undefined,
  retired: ReadonlyMap<string, string>,
): CatalogFault[] {
  const known = new Set(before ? referredIds(nouns[noun], before).map(({ id }) => id) : []);
  return referredIds(nouns[noun], entry).flatMap(({ reference, id, path }) => {
    const name = retired.get(`${reference.noun} ${id}`);
    return name === undefined || known.has(id) ? [] : [{ noun, id: entry.id, path, message: retiredWords(name) }];
  });
}

/**
 * Returns what is wrong about retired entries: others that can't go on without them, said of the entry that changed, and new or changed entries that take a
 * retired one. What had it before keeps it. `published` has the entries of each noun by their ids.
 */
export function retireFaults(
  catalog: AnyCatalog,
  published: (noun: NounName, id: string) => AnyEntry | undefined,
): CatalogFault[] {
  const placedOf = (noun: NounName, entries: readonly AnyEntry[]) => entries.map((entry): Placed => ({ noun, entry }));
  const retired = nounNames.flatMap((noun) => placedOf(noun, catalog[noun].filter(isRetired)));
  if (retired.length === 0) return [];
  const isChanged = ({ noun, entry }: Placed) => published(noun, entry.id) !== entry;
  const refusalsOf = refusalsIn(catalog);
  const refused = retired.flatMap((target) =>
    refusalsOf(target).map((use): CatalogFault => {
      if (isChanged(use))
        return {
          noun: use.noun,
          id: use.entry.id,
          path: [...use.path],
          message: retiredWords(nameOfEntry(target.noun, target.entry)),
        };
      const message = `“${nameOfEntry(use.noun, use.entry)}” still uses this. Take it out there before you retire it.`;
      return { noun: target.noun, id: target.entry.id, path: [], message };
    }),
  );
  const names = new Map(
    retired.flatMap(({ noun, entry }) =>
      offeredIds(nouns[noun], entry).map((id) => [`${noun} ${id}`, nameOfEntry(noun, entry)] as const),
    ),
  );
  const taken = nounNames
    .flatMap((noun) => placedOf(noun, catalog[noun]))
    .filter((each) => isChanged(each) && !isRetired(each.entry))
    .flatMap((each) => takenFaults(each, published(each.noun, each.entry.id), names));
  // What refuses may be what was just taken, too.
  const sameFault = ({ noun, id, path, message }: CatalogFault) => JSON.stringify([noun, id, path, message]);
  return [...new Map([...taken, ...refused].map((fault) => [sameFault(fault), fault])).values()];
}
