import type { DomainEvent } from '#events/envelope.ts';
import { problem } from '#functions/problem.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { type CaseRecord, caseUpdate, decedentUpdate, readCase } from '#functions/table/case.ts';
import { type AnswersOfPage, answersOf, answersWrite, type StoredAnswers } from '#functions/table/case-answers.ts';
import type { StoredFacts } from '#functions/table/case-facts.ts';
import { ConditionFailed, type Write } from '#functions/table/table.ts';
import { lifeDateErrors } from '#shared/cases/life-dates.ts';
import type { Answer } from '#shared/model/answer.ts';
import type { Decedent } from '#shared/model/decedent.ts';
import type { DispositionType } from '#shared/model/enumerations/disposition.ts';
import { type CaseEventDraft, transactWithEvents } from '../changing/case-transaction.ts';
import { about, staleCase } from '../changing/change-case.ts';
import { detailsMove } from '../changing/facts-of-case.ts';
import { tellOnce } from '../changing/tell-once.ts';
import { changedBy, tell } from '../changing/timeline-of.ts';
import { type CaseFile, knownOf, questionScopeOf, readCaseFile } from '../viewing/case-file.ts';
import { rowProgress } from '../viewing/viewer-questions.ts';
import { type DecedentFields, nameWords, repeatedFields } from './changed-decedent.ts';
import type { clearedByAnswers } from './cleared-by-answers.ts';
import { custodyAfterDeath } from './corrected-death.ts';

/** A change of what is known about a case. `subject` is what the timeline calls it: pages, or the decedent; null where `number` says it all. */
export type DetailsChange = {
  decedent: DecedentFields;
  row: { dispositionType?: DispositionType | undefined };
  pages: readonly AnswersOfPage[];
  identifiers: readonly string[];
  subject: string | null;
  /** What happened to the Social Security number, which the timeline reports separately. */
  number?: 'number-added' | 'number-replaced' | 'number-removed';
};

/** How many times a save is tried while others save answers of the same case. */
const MAX_TRIES = 12;
/** Bytes of the answers of one page: an item of the table can have 400 KB. */
const MAX_BYTES = 300_000;

/** Refuses answers that a page has no room for. `within` is what they are called in the input. */
export function checkSize(storedAnswers: StoredAnswers, { page, answers }: AnswersOfPage, within = 'changes'): void {
  const others = [...storedAnswers].filter(([identifier, each]) => each.page === page && !answers.has(identifier));
  const texts = [...others.map(([, { text }]) => text), ...[...answers.values()].map((answer) => JSON.stringify(answer) ?? '')];
  if (texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0) <= MAX_BYTES) return;
  const errors = [...answers.keys()].map((field) => ({
    field: `${within}.${field}`,
    message: 'This page is full. Shorten an answer.',
  }));
  throw problem('invalid_input', { errors });
}

/** Refuses a date of birth or death that can't be true. */
function checkLifeDates(decedent: DecedentFields, now: Date): void {
  const errors = lifeDateErrors(decedent as Partial<Decedent>, now.getTime());
  if (errors.length > 0)
    throw problem('invalid_input', { errors: errors.map(({ field, message }) => ({ field: `changes.${field}`, message })) });
}

/** Returns the file after a change. */
export function fileAfter(file: CaseFile, { decedent, row, pages }: DetailsChange): CaseFile {
  const changed = new Map<string, Answer | undefined>(pages.flatMap(({ answers }) => [...answers]));
  const answers = { ...answersOf(file.storedAnswers), ...Object.fromEntries(changed) };
  const record: CaseRecord = { ...file.record, ...row, ...repeatedFields(file.decedent, decedent) } as CaseRecord;
  const rows = { ...file, record, decedent: { ...file.decedent, ...decedent } as Decedent };
  return { ...rows, known: knownOf(rows, answers as Record<string, Answer>) };
}

const unseenFields = (decedent: Decedent, set: DecedentFields): DecedentFields =>
  Object.fromEntries(Object.keys(set).map((field) => [field, decedent[field as keyof Decedent]]));

/** Returns what a change reports: that answers have changed, and that more is known about the decedent. */
function eventsOf(context: OperationContext, { record }: CaseFile, { identifiers, decedent }: DetailsChange): DomainEvent[] {
  const locationId = record.providerLocationId;
  const details = context.event('case.details-changed', { ...about(record), identifiers: [...identifiers] }, locationId);
  if (Object.keys(decedent).length === 0) return [details];
  return [details, context.event('decedent.changed', about(record), locationId)];
}

async function writesOf(
  context: OperationContext,
  file: CaseFile,
  change: DetailsChange,
  settle: DetailsWith['settle'],
): Promise<[Write[], CaseEventDraft]> {
  const { record, decedent, storedAnswers } = file;
  const after = fileAfter(file, change);
  const progress = rowProgress(questionScopeOf(after));
  const repeated = repeatedFields(decedent, change.decedent);
  const set = {
    ...change.row,
    ...repeated,
    ...progress,
    ...changedBy(context, record.id),
    answersRevision: (record.answersRevision ?? 0) + 1,
  };
  const { subject, number, pages } = change;
  const hasFields = Object.keys(change.decedent).length > 0;
  const kept = await custodyAfterDeath(context, file, after, change.decedent);
  // A page or a change of care that is saved at the same moment counts from another death, or this from another page.
  const { careMark, decedentStatus } = record;
  const seen = { answersRevision: record.answersRevision, type: record.type, ...(kept ? { careMark, decedentStatus } : {}) };
  const writes = [
    caseUpdate(record.id, set, seen),
    ...(hasFields ? [decedentUpdate(record.id, change.decedent, unseenFields(decedent, change.decedent))] : []),
    ...pages.map((page) => answersWrite(record.id, page, storedAnswers)),
    ...nameWords(record, repeated),
    ...(subject === null ? [] : await tellOnce(context, record.id, { kind: 'details-changed', subject })),
    ...(number ? [tell(context, record.id, { kind: number })] : []),
    ...(kept?.writes ?? []),
  ];
  const settled = await settle?.(context, { before: file, after, identifiers: change.identifiers });
  const details = detailsMove(after, progress);
  return [
    writes,
    {
      events: [...eventsOf(context, file, change), ...(settled?.events ?? []), ...(kept?.events ?? [])],
      move: (facts) => [details, settled?.move, kept?.move].reduce((known, move) => move?.(known) ?? known, facts),
    },
  ];
}

/** What belongs to a change besides itself. */
export type DetailsWith = {
  /** The file and its facts, if they were read: a first try reads nothing then. */
  file?: CaseFile;
  facts?: StoredFacts | undefined;
  /** What is written in the same transaction. `ConditionFailed` names one of these, by index. */
  also?: readonly Write[];
  /** What else of the case the answers settle. What staff answer about implants does; a family's answers are looked at when staff change one. */
  settle?: typeof clearedByAnswers;
};

/**
 * Changes what is known about a case: answers, fields of the decedent, and the disposition, with the progress that follows, in one transaction. `judge`
 * makes the change from the current file (null: nothing to change) and refuses what differs from what the caller saw; if someone else saved in between, it
 * runs again. Returns the file after the change.
 */
export async function changeDetails(
  context: OperationContext,
  first: CaseRecord,
  judge: (file: CaseFile) => DetailsChange | null,
  { file: read, facts, also = [], settle }: DetailsWith = {},
): Promise<CaseFile> {
  for (let [record, tries]: [CaseRecord | undefined, number] = [first, 1]; tries <= MAX_TRIES; tries += 1) {
    if (!record || record.deletedOn !== undefined) throw problem('not_found');
    const isFirst = tries === 1;
    const file = isFirst && read ? read : await readCaseFile(context, record);
    const change = judge(file);
    if (!change) {
      if (also.length > 0) await context.table.transact([...also]);
      return file;
    }
    checkLifeDates(change.decedent, context.now);
    for (const page of change.pages) checkSize(file.storedAnswers, page);
    try {
      const [writes, draft] = await writesOf(context, file, change, settle);
      await transactWithEvents(context, record, [...also, ...writes], isFirst ? { ...draft, expected: facts } : draft);
      return fileAfter(file, change);
    } catch (error) {
      if (!(error instanceof ConditionFailed) || error.index < also.length) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, tries * ((context.randomBytes()[0] ?? 0) / 16)));
    record = await readCase(context.table, first.id);
  }
  throw staleCase('Many people are changing this case right now. Your change isn’t saved yet.');
}
