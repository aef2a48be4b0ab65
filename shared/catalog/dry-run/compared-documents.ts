import { safeCompile } from '#shared/logic/compile-rule.ts';
import { identifiersOf } from '#shared/logic/variables.ts';
import type { DataField } from '#shared/model/data-field.ts';
import type { DocumentField } from '#shared/model/document.ts';
import type { LogicRule } from '#shared/model/logic-rule.ts';
import type { Facts } from '#shared/tasks/rule-holds.ts';
import { canonicalJson } from '#shared/values/canonical-json.ts';
import { readsWords } from './changed-rules.ts';
import { caseWords } from './compared-case.ts';
import type { CorpusEvent } from './corpus.ts';
import { addAlike, addKinds, type DifferenceKind, type Tally } from './tally.ts';

/** A form with its fields as they are published, and as they would be. */
type DocumentPair = { name: string; before: readonly DocumentField[]; after: readonly DocumentField[] };

/** The data fields of a catalog, by their identifiers. */
type DataFields = ReadonlyMap<string, DataField>;

/** What documents are compared with: the forms that drafts change, the data fields of both catalogs, and the names under which someone's own words are. */
export type DocumentScope = {
  documents: readonly DocumentPair[];
  dataFields: { before: DataFields; after: DataFields };
  wordNames: ReadonlySet<string>;
};

/** Says that what a field says depends on words, of which only their presence is kept. */
class Unreadable extends Error {
  override readonly name = 'Unreadable';
}

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** Reads what fields say in a case: `undefined` for nothing, else what tells it from anything else. Words are told apart by where they are kept. */
function readerOf(facts: Facts, dataFields: DataFields, wordNames: ReadonlySet<string>, onFault: (fault: Error) => void) {
  const known: Record<string, unknown> = { ...facts };
  const worked = new Set<string>();
  const run = (rule: LogicRule): unknown => {
    const compiled = safeCompile(rule, onFault);
    const names = identifiersOf(compiled.variables);
    for (const name of names) workOut(name);
    if (names.some((name) => wordNames.has(name) && !isEmpty(known[name])) && readsWords(rule, wordNames)) throw new Unreadable();
    return compiled.run(known);
  };
  const workOut = (name: string): void => {
    const field = dataFields.get(name);
    if (!field || worked.has(name)) return;
    worked.add(name);
    known[name] = run(field.logic);
  };
  const said = (value: unknown) => (isEmpty(value) ? undefined : canonicalJson(value));
  return ({ valueSource, staticValue, identifier = '', logic }: DocumentField): string | undefined => {
    if (valueSource === 'static') return said(staticValue);
    if (valueSource === 'json-logic') return logic === undefined ? undefined : said(run(logic));
    workOut(identifier);
    const value = known[identifier];
    return value === true && wordNames.has(identifier) ? `words of ${identifier}` : said(value);
  };
}

/** A document in which a rule can't be run counts as failed. */
const fail = (fault: Error) => {
  throw fault;
};

/** Returns how a form would differ in a case: a field that has to be filled and would be empty, and what fields would say. */
function compareDocument({ before, after }: DocumentPair, facts: Facts, scope: DocumentScope): DifferenceKind[] {
  const { dataFields, wordNames } = scope;
  const was = readerOf(facts, dataFields.before, wordNames, () => undefined);
  const would = readerOf(facts, dataFields.after, wordNames, fail);
  const fieldsBefore = new Map(before.map((field) => [field.id, field]));
  const kinds = new Set<DifferenceKind>();
  for (const field of after) {
    const former = fieldsBefore.get(field.id);
    fieldsBefore.delete(field.id);
    const [then, now] = [former && was(former), would(field)];
    const wasMissing = former !== undefined && !former.isOptional && then === undefined;
    if (now === undefined && !field.isOptional && !wasMissing) kinds.add('field-empty');
    else if (now !== then) kinds.add('field-changed');
  }
  for (const field of fieldsBefore.values()) if (was(field) !== undefined) kinds.add('field-changed');
  return [...kinds];
}

const words: Partial<Record<DifferenceKind, string>> = {
  'field-empty': 'has an empty field that has to be filled',
  'field-changed': 'says something else',
};

/** Fills in the changed forms for a case as it is now, and adds what differs to a tally. */
export function tallyDocuments(tally: Tally, scope: DocumentScope, events: readonly CorpusEvent[]): void {
  const facts = events.at(-1)?.facts;
  if (!facts) return;
  const { documents } = tally.counts;
  try {
    const found = scope.documents.map((pair) => ({ name: pair.name, kinds: compareDocument(pair, facts, scope) }));
    const kinds = new Set(found.flatMap((each) => each.kinds));
    documents[kinds.size === 0 ? 'same' : 'different'] += 1;
    addKinds(tally, kinds);
    const said = found.flatMap(({ name, kinds: changed }) => changed.map((kind) => `“${name}” ${words[kind]}`));
    addAlike(tally, caseWords(facts), said);
  } catch (error) {
    documents[error instanceof Unreadable ? 'notComparable' : 'failed'] += 1;
  }
}
