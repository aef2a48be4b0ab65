import { isDeepStrictEqual } from 'node:util';
import { type CaseRecord, caseUpdate, readCase } from '#functions/table/case.ts';
import { ConditionFailed } from '#functions/table/table.ts';
import { questionScopeOf, readCaseFile } from '../viewing/case-file.ts';
import { rowProgress } from '../viewing/viewer-questions.ts';
import { transactWithEvents } from './case-transaction.ts';
import { about } from './change-case.ts';
import { progressMove } from './facts-of-case.ts';
import type { CaseContext } from './timeline-of.ts';

/** How many times a count is repeated while others save answers of the same case. */
const MAX_TRIES = 12;

const progressOf = ({ caseProgress, familyProgress, categoryProgress }: CaseRecord) => ({
  caseProgress,
  familyProgress,
  categoryProgress,
});

/**
 * Writes the current progress of a case after a change that isn't an answer but that questions read: its type, its people, its member. Moves the revision
 * of the answers on, so that a save based on earlier values counts again. Returns the row after the change; undefined if the case no longer exists. What
 * task rules read about the case moves on too, with an event.
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
