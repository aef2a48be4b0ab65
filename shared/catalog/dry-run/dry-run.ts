import { onlyWhether } from '#shared/identifiers/case-facts.ts';
import { identifiers } from '#shared/identifiers/case-values.ts';
import type { DataField } from '#shared/model/data-field.ts';
import type { Question } from '#shared/model/question.ts';
import type { QuestionGroup } from '#shared/model/question-group.ts';
import type { TaskTrigger } from '#shared/model/task.ts';
import type { TemplateDocument } from '#shared/model/template-document.ts';
import { canonicalJson } from '#shared/values/canonical-json.ts';
import type { AnyCatalog } from '../catalog-faults.ts';
import type { NounName } from '../noun-names.ts';
import { reachesOf } from '../reaches.ts';
import { isRetired } from '../retired.ts';
import { type ChangedEntry, changedRules, wordsReadBy } from './changed-rules.ts';
import { type CaseScope, pagesOfCases } from './compared-case.ts';
import type { DocumentScope } from './compared-documents.ts';
import type { PlanScope } from './compared-plan.ts';
import { asksForWords } from './corpus.ts';
import type { ComparedName } from './tally.ts';

/** What a dry run compares, made once of the published catalog and of the catalog as it would be. */
export type DryRun = {
  /** What the drafts can change at all. The rest isn't looked at. */
  compared: readonly ComparedName[];
  plans: Omit<PlanScope, 'pair'>;
  cases: CaseScope;
  documents: DocumentScope;
};

const groupsOf = (catalog: AnyCatalog) => catalog.questionGroups as readonly QuestionGroup[];

/** Returns an entry as cases meet it: once it's retired, like one that is withdrawn. */
const asOffered = <Entry extends { isActive: boolean }>(entry: Entry): Entry =>
  isRetired(entry) ? { ...entry, isActive: false } : entry;

const pagesOf = (catalog: AnyCatalog) => pagesOfCases(groupsOf(catalog).map(asOffered));

const triggerPair = ({ before, after }: ChangedEntry): CaseScope['triggers'][number] => ({
  before: before && asOffered(before as TaskTrigger),
  after: after && asOffered(after as TaskTrigger),
});

/** Returns the questions that plans or cases are asked, by both catalogs. */
const questionsOf = (catalogs: readonly AnyCatalog[], kind: QuestionGroup['kind']): Question[] =>
  catalogs.flatMap((catalog) => groupsOf(catalog).filter((group) => group.kind === kind)).flatMap((group) => group.questions);

const isChanged = ({ noun, before, after }: ChangedEntry, kind: QuestionGroup['kind']) =>
  noun === 'questionGroups' && [before, after].some((entry) => entry && (entry as QuestionGroup).kind === kind);

/** Returns the names under which someone's own words are, for rules of plans and of case pages. Rules of tasks read no words in the product either. */
function wordNamesOf(questions: readonly Question[]): Set<string> {
  const ofVocabulary = identifiers.filter((each) => asksForWords(each) || onlyWhether.has(each.name)).map(({ name }) => name);
  return new Set([...ofVocabulary, ...questions.filter(asksForWords).map(({ identifier }) => identifier)]);
}

function planScope(catalogs: readonly AnyCatalog[], changed: readonly ChangedEntry[]): DryRun['plans'] {
  const ofPlans: ReadonlySet<NounName> = new Set(['displayServices', 'categoryServices']);
  const entries = changed.filter((each) => ofPlans.has(each.noun) || isChanged(each, 'pricing'));
  const questions = questionsOf(catalogs, 'pricing');
  const names = wordNamesOf(questions);
  const unreadable = wordsReadBy(entries, names);
  return {
    rules: changedRules(entries, names),
    unreadable: new Set(questions.filter((each) => unreadable.has(each.identifier)).map(({ id }) => id)),
  };
}

function caseScope(
  [before, after]: readonly [AnyCatalog, AnyCatalog],
  changed: readonly ChangedEntry[],
  today: string,
): CaseScope {
  const names = wordNamesOf(questionsOf([before, after], 'case'));
  const groups = changed.filter((each) => isChanged(each, 'case'));
  const triggers = changed.filter(({ noun }) => noun === 'taskTriggers');
  return {
    pages: groups.length > 0 ? { before: pagesOf(before), after: pagesOf(after) } : undefined,
    triggers: triggers.map(triggerPair),
    rules: [...changedRules(groups, names), ...changedRules(triggers, new Set())],
    unreadable: wordsReadBy(groups, names),
    today,
  };
}

/** Returns the forms whose documents may differ: those that are changed, and all if data fields are. One that is withdrawn or retired is offered to no case. */
function documentScope(
  [before, after]: readonly [AnyCatalog, AnyCatalog],
  changed: readonly ChangedEntry[],
  today: string,
): DocumentScope {
  const isEvery = changed.some(({ noun }) => noun === 'dataFields');
  const ids = new Set(changed.filter(({ noun }) => noun === 'templateDocuments').map(({ id }) => id));
  const formsOf = (catalog: AnyCatalog) => {
    const forms = (catalog.templateDocuments as readonly TemplateDocument[]).map(asOffered);
    return new Map(forms.filter(({ id, isActive }) => isActive && (isEvery || ids.has(id))).map((form) => [form.id, form]));
  };
  const fieldsOf = (catalog: AnyCatalog) => {
    const fields = (catalog.dataFields as readonly DataField[]).filter((field) => !isRetired(field));
    return new Map(fields.map((field) => [field.identifier, field]));
  };
  const [were, would] = [formsOf(before), formsOf(after)];
  return {
    documents: [...new Set([...were.keys(), ...would.keys()])].map((id) => ({ before: were.get(id), after: would.get(id) })),
    dataFields: { before: fieldsOf(before), after: fieldsOf(after) },
    pages: { before: pagesOf(before), after: pagesOf(after) },
    wordNames: wordNamesOf(questionsOf([before, after], 'case')),
    today,
  };
}

/** Returns the entries that differ between two catalogs: changed, new, and taken out. */
export function changedEntries(before: AnyCatalog, after: AnyCatalog): ChangedEntry[] {
  return (Object.keys(after) as (keyof AnyCatalog)[]).flatMap((noun) => {
    const left = new Map(before[noun].map((entry) => [entry.id, entry]));
    const changed = after[noun].flatMap((entry): ChangedEntry[] => {
      const old = left.get(entry.id);
      left.delete(entry.id);
      if (old === entry || (old && canonicalJson(old) === canonicalJson(entry))) return [];
      return [{ noun, id: entry.id, before: old, after: entry }];
    });
    return [...changed, ...[...left.values()].map((old) => ({ noun, id: old.id, before: old, after: undefined }))];
  });
}

/** Returns a catalog with these entries in place of its own, with those that are new, and without those that are taken out. */
export function withEntries(catalog: AnyCatalog, changes: readonly Pick<ChangedEntry, 'noun' | 'id' | 'after'>[]): AnyCatalog {
  const changed = Object.entries(Object.groupBy(changes, ({ noun }) => noun)).map(([noun, own = []]) => {
    const entries = new Map(catalog[noun as keyof AnyCatalog].map((entry) => [entry.id, entry]));
    for (const { id, after } of own) after ? entries.set(id, after) : entries.delete(id);
    return [noun, [...entries.values()]];
  });
  return { ...catalog, ...Object.fromEntries(changed) };
}

/** What a home's price list is made of. Contracts aren't compared. */
const listNouns: ReadonlySet<NounName> = new Set<NounName>([
  'serviceCategories',
  'services',
  'displayServices',
  'itemCategories',
  'items',
  'gplTemplates',
]);

/** Prepares a dry run of one catalog in place of another. `today` is the day on which it runs. */
export function prepareDryRun(before: AnyCatalog, after: AnyCatalog, today: string): DryRun {
  const changed = changedEntries(before, after);
  const cases = caseScope([before, after], changed, today);
  const reaches = new Set(changed.flatMap(({ noun }) => reachesOf(noun)));
  const plans = planScope([before, after], changed);
  const documents = documentScope([before, after], changed, today);
  const asksPlans = changed.some((each) => each.noun !== 'questionGroups' || isChanged(each, 'pricing'));
  return {
    compared: [
      ...(reaches.has('prices') || (reaches.has('asks') && asksPlans) ? (['plans'] as const) : []),
      ...(cases.pages || cases.triggers.length > 0 ? (['cases'] as const) : []),
      ...(changed.some(({ noun }) => listNouns.has(noun)) ? (['lists'] as const) : []),
      ...(documents.documents.length > 0 ? (['documents'] as const) : []),
    ],
    plans,
    cases,
    documents,
  };
}
