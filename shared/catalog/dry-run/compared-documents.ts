import type { DataField } from '#shared/model/data-field.ts';
import type { DocumentField } from '#shared/model/document.ts';
import { isMissing } from '#shared/model/missing-field.ts';
import type { TemplateDocument } from '#shared/model/template-document.ts';
import type { Facts } from '#shared/tasks/rule-holds.ts';
import { type CasePages, caseWords, hiddenNames } from './compared-case.ts';
import type { CorpusEvent } from './corpus.ts';
import { type DocumentReader, documentReader, knownOf, Unreadable } from './document-reader.ts';
import { addAlike, addKinds, type DifferenceKind, type Tally } from './tally.ts';

/** A form as it is offered, and as it would be, if it is or would be. */
type DocumentPair = { before: TemplateDocument | undefined; after: TemplateDocument | undefined };

/** The data fields of a catalog, by their identifiers. */
type DataFields = ReadonlyMap<string, DataField>;

/** What documents are compared with: the forms that drafts change, the data fields and questions of both catalogs, and the names under which someone's own words are. */
export type DocumentScope = {
  documents: readonly DocumentPair[];
  dataFields: { before: DataFields; after: DataFields };
  pages: { before: CasePages; after: CasePages };
  wordNames: ReadonlySet<string>;
  /** The day of the run. */
  today: string;
};

/** A document in which a rule can't be run counts as failed. */
const fail = (fault: Error) => {
  throw fault;
};

/** Returns how a case is read by both catalogs. */
function readersOf(
  { dataFields, pages, wordNames, today }: DocumentScope,
  facts: CorpusEvent['facts'],
): Record<'was' | 'would', DocumentReader> {
  const known = knownOf(facts, today);
  const hidden = { before: hiddenNames(pages.before, facts), after: hiddenNames(pages.after, facts) };
  return {
    was: documentReader(known, {
      dataFields: dataFields.before,
      hidden: hidden.before,
      wordNames,
      onFault: () => undefined,
    }),
    would: documentReader(known, { dataFields: dataFields.after, hidden: hidden.after, wordNames, onFault: fail }),
  };
}

/** Returns whether a field has to be filled in before a document can be sent, and has nothing, as the case's own page says it. */
const lacks = (field: DocumentField, reader: DocumentReader): boolean =>
  isMissing({ field, value: reader.says(field) ?? null, isUnasked: reader.isUnasked(field) });

/** A difference of a document in a case, and the words for it. */
type Difference = { kind: DifferenceKind; words?: string };

/** Returns how a form that is offered both before and after would differ in what it says. */
function saysOtherwise(before: TemplateDocument, after: TemplateDocument, { was, would }: ReturnType<typeof readersOf>): boolean {
  if (was.pages(before) !== would.pages(after)) return true;
  const fieldsBefore = new Map(before.fields.map((field) => [field.id, field]));
  const isChanged = after.fields.some((field) => {
    const former = fieldsBefore.get(field.id);
    fieldsBefore.delete(field.id);
    return !lacks(field, would) && would.says(field) !== (former && was.says(former));
  });
  return isChanged || [...fieldsBefore.values()].some((field) => was.says(field) !== undefined);
}

/** Whether a case has a document of a kind that was sent, or recorded as signed on paper. What was begun and not sent isn't kept. */
const hasSent = ({ completedDocuments }: Facts, { type }: TemplateDocument): boolean =>
  Array.isArray(completedDocuments) && completedDocuments.includes(type);

/** Returns how a form would differ in a case: whether it's offered, the fields that have to be filled and would be empty, and what it says. */
function compareDocument(pair: DocumentPair, facts: Facts, readers: ReturnType<typeof readersOf>): Difference[] {
  const { was, would } = readers;
  const before = pair.before && was.appliesTo(pair.before) ? pair.before : undefined;
  const after = pair.after && would.appliesTo(pair.after) ? pair.after : undefined;
  const name = (pair.after ?? pair.before)?.name ?? '';
  if (!after) {
    if (!before) return [];
    const lost: Difference = { kind: 'document-lost', words: `“${name}” would no longer be offered` };
    return hasSent(facts, before) ? [lost, { kind: 'lost-after-sending' }] : [lost];
  }
  const lackedBefore = new Set(before?.fields.filter((field) => lacks(field, was)).map(({ id }) => id));
  const empty = after.fields
    .filter((field) => !lackedBefore.has(field.id) && lacks(field, would))
    .map(
      (field): Difference => ({
        kind: 'field-empty',
        words: `“${name}” has nothing in “${field.name},” which has to be filled`,
      }),
    );
  if (!before) return [{ kind: 'document-added', words: `“${name}” would be a new document` }, ...empty];
  return saysOtherwise(before, after, readers)
    ? [{ kind: 'field-changed', words: `“${name}” says something else` }, ...empty]
    : empty;
}

/** Fills in the changed forms for a case as it is now, and adds what differs to a tally. */
export function tallyDocuments(tally: Tally, scope: DocumentScope, events: readonly CorpusEvent[]): void {
  const facts = events.at(-1)?.facts;
  if (!facts) return;
  const { documents } = tally.counts;
  try {
    const readers = readersOf(scope, facts);
    const found = scope.documents.flatMap((pair) => compareDocument(pair, facts, readers));
    documents[found.length === 0 ? 'same' : 'different'] += 1;
    addKinds(tally, new Set(found.map(({ kind }) => kind)));
    addAlike(
      tally,
      caseWords(facts),
      found.flatMap(({ words }) => words ?? []),
    );
  } catch (error) {
    documents[error instanceof Unreadable ? 'notComparable' : 'failed'] += 1;
  }
}
