import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { caseMoves } from '#shared/lifecycles/case-status.ts';
import type { Case } from '#shared/model/case.ts';
import type { CaseStatus } from '#shared/model/enumerations/case.ts';
import { caseFor } from '../access/case-access.ts';
import { allowedMove } from './allowed-move.ts';
import { about, changeCase, staleCase } from './change-case.ts';
import { tell } from './timeline-of.ts';

type StatusMove = { from: CaseStatus; to: CaseStatus; reason: string };

/** Moves a case to another status as its lifecycle allows. 409 `stale` if its status isn't the one the caller saw, `conflict` if the move isn't allowed. */
export async function moveCase(context: OperationContext, caseId: string, { from, to, reason }: StatusMove): Promise<Case> {
  const { record, membership } = await caseFor(context, caseId);
  if (record.status !== from) throw staleCase('The status was changed in the meantime.');
  allowedMove(caseMoves(record, membership), to, reason);
  return changeCase(context, record, {
    set: { status: to },
    expected: { status: from },
    events: [context.event('case.status-changed', { ...about(record), from, to }, record.providerLocationId)],
    writes: [tell(context, caseId, { kind: 'status-changed', from, to, ...(reason ? { reason } : {}) })],
  });
}
