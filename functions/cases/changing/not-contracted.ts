import { problem } from '#functions/problem.ts';
import type { CaseRecord } from '#functions/table/case.ts';
import type { ArrangementStatus } from '#shared/model/enumerations/case.ts';
import type { CaseViewer } from '#shared/visibility/sight.ts';

/** Statuses of an arrangement from which on what prices is in the contract. */
const contracted: ReadonlySet<ArrangementStatus> = new Set(['in-contract', 'contract-completed']);

/** Returns whether the contract of a case says what is charged. */
export const isContracted = ({ arrangementStatus }: Pick<CaseRecord, 'arrangementStatus'>): boolean =>
  contracted.has(arrangementStatus);

/** Refuses a change of what a contract charges for, with the way to change it. */
export const contractedProblem = (viewer: CaseViewer) =>
  problem('conflict', {
    detail:
      viewer === 'family'
        ? 'This is in the contract, so it can’t be changed here. Call the funeral home to change it.'
        : 'This is in the contract. Reopen it, or start an amendment once it’s signed, to change what it costs.',
  });
