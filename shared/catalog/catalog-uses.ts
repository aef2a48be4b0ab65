import { identifiersOf, variablesOf } from '#shared/logic/variables.ts';
import type { QuestionGroup } from '#shared/model/question-group.ts';
import type { AnyCatalog, AnyEntry, Reference } from './noun.ts';
import { type NounName, nounNames } from './noun-names.ts';
import { nouns } from './nouns/index.ts';
import { offeredIds, referredIds } from './referred-ids.ts';
import { type RuleReads, ruleSettingOf } from './rule-setting.ts';

/** How an entry refers to another: by a field that names it, or by reading the answer to its question. */
export type EntryUse = {
  noun: NounName;
  entry: AnyEntry;
  path: readonly (string | number)[];
  retiring: Reference['retiring'];
  /** The identifier that it reads. */
  reads?: string;
  /** Which question that is, as `questionsAsked` tells them apart. */
  question?: string;
};

type Read = { identifier: string; path: readonly (string | number)[] };

/** Entries in warm memory don't change, so what they read is worked out once. */
const reads = new WeakMap<AnyEntry, readonly Read[]>();

function readsIn(noun: NounName, entry: AnyEntry): readonly Read[] {
  const { rulesOf, namesIn } = nouns[noun];
  try {
    const byRules = (rulesOf?.(entry) ?? []).flatMap(({ path, rule }) =>
      identifiersOf(variablesOf(rule)).map((identifier) => ({ identifier, path })),
    );
    return [...byRules, ...(namesIn?.(entry) ?? [])];
  } catch {
    // A draft may still be of the wrong shape, which its faults say.
    return [];
  }
}

/** Returns every identifier that an entry reads, each with its place or that of its rule. */
export function identifiersRead(noun: NounName, entry: AnyEntry): readonly Read[] {
  const { rulesOf, namesIn } = nouns[noun];
  if (!rulesOf && !namesIn) return [];
  const found = reads.get(entry) ?? readsIn(noun, entry);
  reads.set(entry, found);
  return found;
}

const ofPlans: ReadonlySet<RuleReads> = new Set(['plan', 'items']);

/** Returns whether what an entry reads is of plans, and not of cases. */
export const readsPlans = (noun: NounName, entry: object): boolean => ofPlans.has(ruleSettingOf(noun, '', entry).reads);

const keyOf = (kind: QuestionGroup['kind'], identifier: string) => `reads ${kind} ${identifier}`;

/** Returns which question is read. Plans read the planner's, all others those of cases, and two of different kinds may share an identifier. */
const keyOfRead = (noun: NounName, entry: AnyEntry, { identifier }: Read): string =>
  keyOf(readsPlans(noun, entry) ? 'pricing' : 'case', identifier);

/** Returns what tells the questions that an entry asks apart: their kind and identifier. A data field is read like a question of a case. */
export function questionsAsked(noun: NounName, entry: AnyEntry): readonly string[] {
  const { identifier } = entry as { identifier?: unknown };
  if (noun === 'dataFields') return typeof identifier === 'string' ? [keyOf('case', identifier)] : [];
  const { questions, kind = 'pricing' } = entry as Partial<QuestionGroup>;
  return noun === 'questionGroups' && Array.isArray(questions) ? questions.map(({ identifier }) => keyOf(kind, identifier)) : [];
}

type Uses = ReadonlyMap<string, readonly EntryUse[]>;

function addUse(found: Map<string, EntryUse[]>, of: string, use: EntryUse): void {
  const uses = found.get(of);
  if (uses) uses.push(use);
  else found.set(of, [use]);
}

/** Returns what refers to entries of a noun, by the id that it names. Nouns that never do aren't gone through: there may be thousands of items. */
function referencesTo(wanted: NounName, catalog: AnyCatalog): Uses {
  const found = new Map<string, EntryUse[]>();
  for (const noun of nounNames) {
    const references = nouns[noun].references?.filter((reference) => reference.noun === wanted) ?? [];
    if (references.length === 0) continue;
    for (const entry of catalog[noun])
      for (const { reference, id, path } of referredIds({ references }, entry))
        addUse(found, id, { noun, entry, path, retiring: reference.retiring });
  }
  return found;
}

/** Returns what reads the answers to questions, by question. */
function readersIn(catalog: AnyCatalog): Uses {
  const found = new Map<string, EntryUse[]>();
  for (const noun of nounNames)
    for (const entry of catalog[noun])
      for (const read of identifiersRead(noun, entry)) {
        const question = keyOfRead(noun, entry, read);
        addUse(found, question, { noun, entry, path: read.path, retiring: 'refuses', reads: read.identifier, question });
      }
  return found;
}

/**
 * Returns a finder of everything that refers to an entry in a catalog, which looks for what refers to a noun when it's first asked for. An entry doesn't refer to
 * itself: a group's own rules read its questions.
 */
export function usesIn(catalog: AnyCatalog): (noun: NounName, entry: AnyEntry) => EntryUse[] {
  const references = new Map<NounName, Uses>();
  let readers: Uses | undefined;
  return (noun, entry) => {
    const known = references.get(noun) ?? referencesTo(noun, catalog);
    references.set(noun, known);
    const asked = questionsAsked(noun, entry);
    if (asked.length > 0) readers ??= readersIn(catalog);
    const naming = offeredIds(nouns[noun], entry).flatMap((id) => known.get(id) ?? []);
    return [...naming, ...asked.flatMap((question) => readers?.get(question) ?? [])].filter((use) => use.entry.id !== entry.id);
  };
}

/** Returns uses with each entry once: what keeps another from being retired first, or else its first place. */
export function usingEntries(uses: readonly EntryUse[]): EntryUse[] {
  const entries = new Map<string, EntryUse>();
  for (const use of uses) {
    const known = entries.get(use.entry.id);
    if (!known || (use.retiring === 'refuses' && known.retiring !== 'refuses')) entries.set(use.entry.id, use);
  }
  return [...entries.values()];
}
