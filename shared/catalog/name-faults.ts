import { readRule } from '#shared/logic/drawing/read-rule.ts';
import { faultsOfNames, unknownName, type Vocabulary } from '#shared/logic/drawing/vocabulary.ts';
import type { DataField } from '#shared/model/data-field.ts';
import type { QuestionGroup } from '#shared/model/question-group.ts';
import type { RuleAt } from '#shared/model/rules-of.ts';
import type { AnyCatalog, AnyEntry, CatalogFault } from './noun.ts';
import type { NounName } from './noun-names.ts';
import { nouns } from './nouns/index.ts';
import { parseEntry } from './retired.ts';
import { type NameGivers, type RuleReads, ruleSettingOf, ruleVocabulary, settingOfRule } from './rule-setting.ts';

type FaultOfRule = { path: readonly (string | number)[]; words: string };

/** Returns faults of a rule as those of its entry. */
export const atRule = (noun: NounName, { id }: AnyEntry, { path }: RuleAt, faults: readonly FaultOfRule[]): CatalogFault[] =>
  faults.map((fault) => ({ noun, id, path: [...path], message: [...fault.path, fault.words].join(' > ') }));

/** Finds an entry of a noun by its id. */
export type FindEntry = (noun: NounName, id: string) => AnyEntry | undefined;

/** Their nouns check these in words of their own: data fields read each other, and a task trigger is due by a date. */
const ownNames: ReadonlySet<string> = new Set(['dataFields']);
const ownFacts: ReadonlySet<string> = new Set(['dataFields', 'taskTriggers']);

/** Returns what gives names in a catalog. What is half filled in a draft gives the names that it has published. */
function giversIn(catalog: AnyCatalog, published: FindEntry): NameGivers {
  const soundOf = (noun: NounName): unknown[] =>
    catalog[noun].flatMap((entry) => (parseEntry(nouns[noun], entry).success ? entry : (published(noun, entry.id) ?? [])));
  return { groups: soundOf('questionGroups') as QuestionGroup[], dataFields: soundOf('dataFields') as DataField[] };
}

/**
 * Returns a finder of names that an entry reads and nothing has, in rules and outside of them, and of values that nothing its rules read can have, as the editor of
 * rules shows them.
 */
export function nameFaultsIn(catalog: AnyCatalog, published: FindEntry): (noun: NounName, entry: AnyEntry) => CatalogFault[] {
  const vocabularies = new Map<RuleReads, Vocabulary>();
  let givers: NameGivers | undefined;
  const vocabularyOf = (reads: RuleReads): Vocabulary => {
    givers ??= giversIn(catalog, published);
    const vocabulary = vocabularies.get(reads) ?? ruleVocabulary(reads, givers);
    vocabularies.set(reads, vocabulary);
    return vocabulary;
  };
  const ofRules = (noun: NounName, entry: AnyEntry): CatalogFault[] =>
    (nouns[noun].rulesOf?.(entry) ?? []).flatMap((at) => {
      const { use, reads } = settingOfRule(noun, at, entry);
      const reading = readRule(JSON.stringify(at.rule), use.gives);
      return reading.kind === 'rule' ? atRule(noun, entry, at, faultsOfNames(reading.drawing, vocabularyOf(reads))) : [];
    });
  const ofFacts = (noun: NounName, entry: AnyEntry): CatalogFault[] =>
    (nouns[noun].namesIn?.(entry) ?? [])
      .filter(({ identifier }) => !vocabularyOf(ruleSettingOf(noun, '', entry).reads).has(identifier))
      .map(({ path, identifier }) => ({ noun, id: entry.id, path: [...path], message: unknownName(identifier) }));
  return (noun, entry) => [
    ...(ownNames.has(noun) ? [] : ofRules(noun, entry)),
    ...(ownFacts.has(noun) ? [] : ofFacts(noun, entry)),
  ];
}
