import { isDeepStrictEqual } from 'node:util';
import { type CaseRecord, caseUpdate, readCase } from '#functions/table/case.ts';
import { ConditionFailed } from '#functions/table/table.ts';
import { questionScopeOf, readCaseFile } from '../viewing/case-file.ts';
import { rowProgress } from '../viewing/viewer-questions.ts';
import { transactWithEvents } from './case-transaction.ts';
import { about } from './change-case.ts';
import { progressMove } from './facts-of-case.ts';
import type { CaseContext } from './timeline-of.ts';

/** How often a count is made anew while others save answers of the same case. */
const MAX_TRIES = 12;

const progressOf = ({ caseProgress, familyProgress, categoryProgress }: CaseRecord) => ({
  caseProgress,
  familyProgress,
  categoryProgress,
});

/**
 * Writes the progress of a case as it is now, after something that is no answer and that questions read all the same: its type, its people, its member.
 * The revision of the answers goes on, so that a save of answers that read those before counts again. Answers the row as it is then; undefined where the
 * case is not there any more. What rules of tasks read of it moves on too, and is told.
 */
export async function recountProgress(context: CaseContext, caseId: string): Promise<CaseRecord | undefined> {
  const { table } = context;
  for (let tries = 1; tries <= MAX_TRIES; tries += 1) {
    const record = await readCase(table, caseId);
    if (!record || record.deletedOn !== undefined) return undefined;
    const { answersRevision, type, employeeId } = record;
    const file = await readCaseFile(context, record);
    const progress = rowProgress(questionScopeOf(file));
    const counted = { ...progress, answersRevision: (answersRevision ?? 0) + 1 };
    const isMoved = !isDeepStrictEqual(progress, progressOf(record));
    const events = isMoved ? [context.event('case.facts-changed', about(record), record.providerLocationId)] : [];
    try {
      const write = caseUpdate(caseId, counted, { answersRevision, type, employeeId });
      await transactWithEvents(context, record, [write], { events, move: progressMove(progress) });
      return { ...record, ...counted };
    } catch (error) {
      if (!(error instanceof ConditionFailed)) throw error;
    }
  }
  throw new Error(`The progress of the case ${caseId} could not be counted: others changed it each time.`);
}
