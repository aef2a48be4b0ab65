import { checkRule } from '#shared/logic/check-rule.ts';
import { cyclesOfDisplayService, cyclesOfQuestionGroups, cycleWords } from '#shared/logic/visibility-cycles.ts';
import type { DisplayService } from '#shared/model/display-service.ts';
import type { QuestionGroup } from '#shared/model/question-group.ts';
import { entriesById } from './entries-by-id.ts';
import { atRule, type FindEntry, nameFaultsIn } from './name-faults.ts';
import type { AnyCatalog, AnyEntry, CatalogFault, FaultInNoun } from './noun.ts';
import { type NounName, nounNames } from './noun-names.ts';
import { nouns } from './nouns/index.ts';
import { idsReferredTo, offeredIds, referredIds } from './referred-ids.ts';
import { retireFaults } from './retire-faults.ts';
import { isRetired, parseEntry } from './retired.ts';
import { runFaults } from './rule-setting.ts';
import { alikeFaults } from './twice-faults.ts';

export type { AnyCatalog, AnyEntry, CatalogFault } from './noun.ts';

/** Returns what is wrong with the shape of an entry: fields that are missing, too long, or not of their kind. */
export function shapeFaults(noun: NounName, entry: AnyEntry): CatalogFault[] {
  const result = parseEntry(nouns[noun], entry);
  if (result.success) return [];
  return result.faults.map((fault) => ({ noun, id: entry.id, ...fault }));
}

const ruleFaults = (noun: NounName, entry: AnyEntry): CatalogFault[] =>
  (nouns[noun].rulesOf?.(entry) ?? []).flatMap((at) => {
    const faults = checkRule(at.rule);
    return atRule(noun, entry, at, faults.length > 0 ? faults : runFaults(noun, at, entry));
  });

type KnownIds = (noun: NounName) => ReadonlySet<string>;

/** Returns a finder of the ids that a noun offers to others, which gathers them when it's first asked for the noun. */
export function knownIds(catalog: AnyCatalog): KnownIds {
  const found = new Map<NounName, ReadonlySet<string>>();
  return (noun) => {
    const ids = found.get(noun) ?? new Set(catalog[noun].flatMap((entry) => offeredIds(nouns[noun], entry)));
    found.set(noun, ids);
    return ids;
  };
}

function referenceFaults(noun: NounName, entry: AnyEntry, known: KnownIds): CatalogFault[] {
  return referredIds(nouns[noun], entry).flatMap(({ reference, id, path }) =>
    known(reference.noun).has(id)
      ? []
      : [
          {
            noun,
            id: entry.id,
            path,
            message: `There is no such ${nouns[reference.noun].one} anymore. Choose another, or leave it out.`,
          },
        ],
  );
}

/** Returns whether all that a noun's entries refer to is there, without looking at each of them again. */
const areSound = (noun: NounName, entries: readonly AnyEntry[], known: KnownIds): boolean =>
  idsReferredTo(nouns[noun], entries).every(({ reference, ids }) => [...ids].every((id) => known(reference.noun).has(id)));

/** What asks questions beside its services: a display service, or the items of a category. */
type Asking = Pick<DisplayService, 'id' | 'questions' | 'visibleWhen'>;

/** Returns questions that wait for their own answer: those of all groups of a kind together, and those that a display service or a category's items ask. */
function cycleFaults(catalog: AnyCatalog): CatalogFault[] {
  const asked = (noun: NounName) => catalog[noun].filter((entry) => !isRetired(entry));
  const groups = asked('questionGroups') as unknown as readonly QuestionGroup[];
  const questions = new Map(groups.flatMap((group) => group.questions.map((question) => [question.id, question] as const)));
  const faultsOf = (noun: NounName, id: string, cycles: readonly string[][]): CatalogFault[] =>
    cycles.map((cycle) => ({ noun, id, path: ['questions'], message: cycleWords(cycle) }));
  const ofGroups = (['pricing', 'case'] as const).flatMap((kind) => {
    const ofKind = groups.filter((group) => group.kind === kind);
    return cyclesOfQuestionGroups(ofKind).flatMap((cycle) =>
      ofKind
        .filter((group) => group.questions.some(({ identifier }) => identifier === cycle[0]))
        .flatMap(({ id }) => faultsOf('questionGroups', id, [cycle])),
    );
  });
  const ofServices = (['displayServices', 'categoryServices'] as const).flatMap((noun) =>
    (asked(noun) as unknown as readonly Asking[]).flatMap((each) =>
      faultsOf(noun, each.id, cyclesOfDisplayService(each, questions)),
    ),
  );
  return [...ofGroups, ...ofServices];
}

/** Returns a catalog without the entries that have faults of their own. */
function soundEntriesOf(catalog: AnyCatalog, alone: readonly CatalogFault[]): AnyCatalog {
  const unsound = Map.groupBy(alone, ({ noun }) => noun);
  const soundOf = (noun: NounName) => {
    const ids = new Set(unsound.get(noun)?.map(({ id }) => id));
    return ids.size === 0 ? catalog[noun] : catalog[noun].filter(({ id }) => !ids.has(id));
  };
  return Object.fromEntries(nounNames.map((noun) => [noun, soundOf(noun)])) as unknown as AnyCatalog;
}

const faultsAmong = (noun: NounName, whole: AnyCatalog): readonly FaultInNoun[] => [
  ...(nouns[noun].faultsIn?.(whole[noun], whole) ?? []),
  ...alikeFaults(nouns[noun], whole[noun]),
];

const keyOfFault = ({ id, path, message }: FaultInNoun): string => `${id}\n${path.join('\n')}\n${message}`;

/** What is wrong among the entries of a whole catalog, by noun. A warm Lambda asks this of the same one again. */
const together = new WeakMap<AnyCatalog, Map<NounName, ReadonlySet<string>>>();

function faultsBefore(noun: NounName, published: AnyCatalog): ReadonlySet<string> {
  const known = together.get(published) ?? new Map<NounName, ReadonlySet<string>>();
  together.set(published, known);
  const faults = known.get(noun) ?? new Set(faultsAmong(noun, published).map(keyOfFault));
  known.set(noun, faults);
  return faults;
}

/** Returns what is wrong among entries that are sound by themselves, unless it was published like that. */
function faultsTogether(sound: AnyCatalog, published: AnyCatalog): CatalogFault[] {
  return nounNames.flatMap((noun) => {
    const faults = faultsAmong(noun, sound);
    if (faults.length === 0) return [];
    const before = faultsBefore(noun, published);
    return faults.filter((fault) => !before.has(keyOfFault(fault))).map((fault) => ({ noun, ...fault }));
  });
}

type Places = Readonly<Record<string, string>>;

/**
 * Returns a finder of everything that is fixed in the entries of a noun, wherever it is: a question may move to another group. A half-filled draft fixes
 * nothing yet.
 */
function fixedPlacesIn(catalog: AnyCatalog): (noun: NounName) => Places {
  const found = new Map<NounName, Places>();
  return (noun) => {
    const known = found.get(noun);
    if (known) return known;
    const sound = catalog[noun].flatMap((entry) => parseEntry(nouns[noun], entry).data ?? []);
    const places: Places = Object.assign({}, ...sound.map((entry) => nouns[noun].fixedIn?.(entry) ?? {}));
    found.set(noun, places);
    return places;
  };
}

/** Returns what an entry changes that can't change once it is published, unless that moved to another entry of its noun, where `moved` finds it. */
export function fixedFaults(
  noun: NounName,
  entry: AnyEntry,
  published: AnyEntry,
  moved: () => Readonly<Record<string, string>> = () => ({}),
): CatalogFault[] {
  const { fixedIn } = nouns[noun];
  if (!fixedIn) return [];
  const after = fixedIn(entry);
  const changed = Object.entries(fixedIn(published, entry)).filter(([place, value]) => after[place] !== value);
  if (changed.length === 0) return [];
  const elsewhere = moved();
  return changed
    .filter(([place, value]) => after[place] !== undefined || elsewhere[place] !== value)
    .map(([place]) => ({
      noun,
      id: entry.id,
      path: place.split('.'),
      message: 'This can’t change or go away once it’s published: plans, cases, and rules name it.',
    }));
}

/**
 * Returns everything that keeps a catalog from being published in place of another: entries of the wrong shape, rules that can't run, references to what isn't
 * there, rules that read what nothing has, questions that wait for themselves, changes of what is fixed, and retired entries that are still needed.
 * Entries that are as they were published aren't checked by themselves again.
 */
export function catalogFaults(catalog: AnyCatalog, published: AnyCatalog): CatalogFault[] {
  const known = knownIds(catalog);
  const before: FindEntry = (noun, id) => entriesById(published[noun]).get(id);
  const placesOf = fixedPlacesIn(catalog);
  const namesOf = nameFaultsIn(catalog, before);
  const faults = nounNames.flatMap((noun) => {
    const publishedOf = entriesById(published[noun]);
    const isSound = areSound(noun, published[noun], known);
    const looked = isSound ? catalog[noun].filter((entry) => publishedOf.get(entry.id) !== entry) : catalog[noun];
    return looked.flatMap((entry) => {
      const old = publishedOf.get(entry.id);
      const references = referenceFaults(noun, entry, known);
      if (old === entry) return references;
      const shape = shapeFaults(noun, entry);
      if (shape.length > 0) return shape;
      const rules = ruleFaults(noun, entry);
      const names = rules.length > 0 || isRetired(entry) ? [] : namesOf(noun, entry);
      const hadAlready = new Set(names.length > 0 && old ? namesOf(noun, old).map(({ message }) => message) : []);
      const unknown = names.filter(({ message }) => !hadAlready.has(message));
      return [...rules, ...unknown, ...references, ...(old ? fixedFaults(noun, entry, old, () => placesOf(noun)) : [])];
    });
  });
  // Cycles are found only among entries whose rules can be read.
  const sound = soundEntriesOf(catalog, faults);
  return [...faults, ...faultsTogether(sound, published), ...retireFaults(catalog, before), ...cycleFaults(sound)];
}
