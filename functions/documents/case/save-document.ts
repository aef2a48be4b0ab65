import { saveAnswersWith } from '#functions/cases/answering/save-answers.ts';
import { staleCase } from '#functions/cases/changing/change-case.ts';
import { detailsMove } from '#functions/cases/changing/facts-of-case.ts';
import { type CaseFile, questionScopeOf } from '#functions/cases/viewing/case-file.ts';
import { rowProgress } from '#functions/cases/viewing/viewer-questions.ts';
import { type FieldError, problem } from '#functions/problem.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { type CaseDocumentRow, caseDocumentWrites, type RecordedDocument } from '#functions/table/case-document.ts';
import { ConditionFailed, type Write } from '#functions/table/table.ts';
import type { CaseDocumentView } from '#shared/contract/case-documents-views.ts';
import type { FilledField } from '#shared/documents/document-reasons.ts';
import { answerOf, valueFault } from '#shared/documents/field-capture.ts';
import type { Answer } from '#shared/model/answer.ts';
import type { DocumentValue, DocumentValues } from '#shared/model/case-document.ts';
import { isSameJson } from '#shared/values/canonical-json.ts';
import { changedSigners, type SignerChoice, signersOfTemplate } from './changed-signers.ts';
import type { DocumentAccess } from './document-access.ts';
import { type DocumentCase, documentCaseOf, readDocumentCase } from './document-case.ts';
import { documentView } from './document-view.ts';
import { filledFields, WITHDRAWN } from './filled-fields.ts';
import { checkVersion } from './void-document.ts';

/** Bytes of what is entered in a document: its row and its line in the list both have it, and an item of the table can have 400 KB. */
const MAX_BYTES = 150_000;

export type DocumentSave = {
  version: number;
  values?: DocumentValues | undefined;
  expected?: Readonly<Record<string, DocumentValue | null>> | undefined;
  signers?: readonly SignerChoice[] | undefined;
};

type Entered = { filled: FilledField; value: DocumentValue };

/** Returns each field that is to be changed. Refuses one that the document hasn't, or that the caller can't fill in, and values that don't fit. */
function enteredFields(fields: readonly FilledField[], values: DocumentValues): Entered[] {
  const byId = new Map(fields.map((filled) => [filled.field.id, filled]));
  const [closed, faults, entered]: [FieldError[], FieldError[], Entered[]] = [[], [], []];
  for (const [id, value] of Object.entries(values)) {
    const filled = byId.get(id);
    const at = `values.${id}`;
    if (!filled) faults.push({ field: at, message: 'This document has no such field.' });
    else if ('whyNot' in filled.capture) closed.push({ field: at, message: filled.capture.whyNot });
    else {
      const fault = valueFault(filled.field, value);
      if (fault) faults.push({ field: at, message: fault });
      else entered.push({ filled, value });
    }
  }
  if (closed.length > 0) throw problem('forbidden', { detail: closed[0]?.message, errors: closed });
  if (faults.length > 0) throw problem('invalid_input', { errors: faults });
  return entered;
}

const isOfCase = ({ filled }: Entered): boolean => 'into' in filled.capture && filled.capture.into === 'case';

/** Refuses to save over an answer of the case that differs from what the screen showed. */
function checkExpected(entered: readonly Entered[], expected: NonNullable<DocumentSave['expected']>): void {
  const isOther = ({ filled: { field, value }, value: wanted }: Entered) =>
    field.id in expected && expected[field.id] !== value && wanted !== value;
  if (entered.some(isOther)) throw staleCase('Someone changed the same answer in the meantime. Your changes aren’t saved yet.');
}

/** Returns the answers of the case that fields give, by identifier; a 400 if two fields give different ones. */
function answersOf(entered: readonly Entered[]): Record<string, Answer> {
  const answers: Record<string, Answer> = {};
  for (const { filled, value } of entered) {
    const { field, question } = filled;
    if (!question || value === (filled.value ?? '')) continue;
    const answer = answerOf(value, question);
    const message = 'Another field asks for the same. Enter the same in both.';
    if (Object.hasOwn(answers, question.identifier) && answers[question.identifier] !== answer)
      throw problem('invalid_input', { errors: [{ field: `values.${field.id}`, message }] });
    answers[question.identifier] = answer;
  }
  return answers;
}

/** Returns an error about answers as one about the fields that gave them: what a screen marks. */
function ofFields(error: unknown, entered: readonly Entered[]): unknown {
  const { code, data } = error as { code?: string; data?: { detail?: string; errors?: FieldError[] } };
  if ((code !== 'invalid_input' && code !== 'forbidden') || !data?.errors) return error;
  const errors = data.errors.map(({ field, message }) => {
    const of = entered.find(({ filled }) => field === `changes.${filled.question?.identifier}`);
    return { field: of ? `values.${of.filled.field.id}` : field, message };
  });
  return problem(code, { detail: data.detail, errors });
}

/** Saves answers of the case and the document in one transaction. Returns the case's file after that. */
async function saveOfCase(
  context: OperationContext,
  { record, viewer, top }: DocumentAccess,
  entered: readonly Entered[],
  { known: { file, sources }, also }: { known: DocumentCase; also: readonly Write[] },
): Promise<CaseFile> {
  const changes = answersOf(entered);
  const names = Object.keys(changes);
  const known = sources.known as Readonly<Record<string, unknown>>;
  const expected = Object.fromEntries(names.map((name) => [name, (known[name] ?? null) as Answer]));
  try {
    return await saveAnswersWith(context, { record, viewer }, { changes, expected }, { file, facts: top.facts, also });
  } catch (error) {
    throw ofFields(error, entered);
  }
}

/** Returns what a draft has entered after a save; a 400 if that is too much. */
function entriesAfter(before: DocumentValues, entered: readonly Entered[]): DocumentValues {
  const entries = { ...before, ...Object.fromEntries(entered.map(({ filled, value }) => [filled.field.id, value])) };
  if (Buffer.byteLength(JSON.stringify(entries)) <= MAX_BYTES) return entries;
  const errors = entered.map(({ filled }) => ({
    field: `values.${filled.field.id}`,
    message: 'This document is full. Shorten what you entered.',
  }));
  throw problem('invalid_input', { errors });
}

/** Refuses to change a document that the caller only sees, or that was sent. */
function checkOpen({ document, side, mayChange }: DocumentAccess & RecordedDocument, { signers }: DocumentSave): void {
  if (!mayChange || (signers && side !== 'staff'))
    throw problem('forbidden', { detail: 'You can see this document, but not change it.' });
  if (document.state !== 'draft')
    throw problem('conflict', { detail: 'This document was sent, so it can’t be changed. Replace it with a new version.' });
}

/** Returns a document after what was entered in it, and what of that is the case's. */
function afterSave({ document, side }: DocumentAccess & RecordedDocument, known: DocumentCase, save: DocumentSave) {
  const { values = {}, expected = {}, signers } = save;
  const template = known.templates.templates.get(document.templateDocumentId ?? '');
  if (!template) throw problem('conflict', { detail: WITHDRAWN });
  const entered = enteredFields(filledFields(template, known, { ...document, side }), values);
  const ofCase = entered.filter(isOfCase);
  checkExpected(ofCase, expected);
  const own = entered.filter((each) => !isOfCase(each));
  const { asked, gone } = signersOfTemplate(document.signers, template);
  const after: CaseDocumentRow = {
    ...document,
    entries: entriesAfter(document.entries, own),
    signers: signers ? [...changedSigners(asked, signers, known.people), ...gone] : document.signers,
  };
  return { after, ofCase };
}

/** Returns what documents are filled in from after answers of the case were saved. */
function knownAfter(context: OperationContext, found: DocumentAccess, known: DocumentCase, file: CaseFile): DocumentCase {
  if (file === known.file) return known;
  const facts = detailsMove(file, rowProgress(questionScopeOf(file)))(known.facts);
  return documentCaseOf(context, found, { ...known, file, facts });
}

/** Saves what was entered in a draft, with the answers of the case among it, all or nothing. Returns the document after that. */
export async function saveDocument(
  context: OperationContext,
  found: DocumentAccess & RecordedDocument,
  save: DocumentSave,
): Promise<CaseDocumentView> {
  checkOpen(found, save);
  checkVersion(found, save.version);
  const known = await readDocumentCase(context, found);
  const { after, ofCase } = afterSave(found, known, save);
  if (ofCase.length === 0 && isSameJson(after, found.document)) return documentView(context, found, known);
  const row = { ...after, updatedOn: context.now.toISOString() };
  try {
    const file = await saveOfCase(context, found, ofCase, { known, also: caseDocumentWrites(row) });
    const saved = { ...found, document: { ...row, version: row.version + 1 } };
    return await documentView(context, saved, knownAfter(context, found, known, file));
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    throw staleCase('Someone changed this document in the meantime. Your changes aren’t saved yet.');
  }
}
