import { problem } from '#functions/problem.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import type { CaseRecord } from '#functions/table/case.ts';
import { chainKeys, headIn, unmovedHead } from '#functions/table/chain.ts';
import { custodyStateIn } from '#functions/table/custody.ts';
import type { Write } from '#functions/table/table.ts';
import { custodyChain } from '#shared/custody/custody-record.ts';
import { cancelRefusal } from '#shared/custody/handoffs/custodian.ts';
import { caseMoves } from '#shared/lifecycles/case-status.ts';
import type { Case } from '#shared/model/case.ts';
import type { CaseStatus } from '#shared/model/enumerations/case.ts';
import type { Membership } from '#shared/model/membership.ts';
import { caseFor } from '../access/case-access.ts';
import { allowedMove } from './allowed-move.ts';
import { about, changeCase, staleCase } from './change-case.ts';
import { tell } from './timeline-of.ts';

/** A move to another status; `from` is the one that was seen. */
export type StatusMove = { from: CaseStatus; to: CaseStatus; reason: string };

/** Refuses a move of a case that was read: 409 `stale` where it has another status than was seen, `conflict` where the move is not allowed. */
export function checkMove(record: CaseRecord, membership: Membership, { from, to, reason }: StatusMove): void {
  if (record.status !== from) throw staleCase('The status was changed in the meantime.');
  allowedMove(caseMoves(record, membership), to, reason);
}

/** Refuses to cancel a case while a trade company has the person or a hand-off is open. Returns what makes it fail if that changes at the same moment. */
export async function custodyConditions({ table }: OperationContext, { id }: CaseRecord, { to }: StatusMove): Promise<Write[]> {
  if (to !== 'cancelled') return [];
  const chain = custodyChain(id);
  const item = await table.get(chainKeys.head(chain), { consistent: true });
  const refusal = cancelRefusal(custodyStateIn(item ? [item] : []));
  if (refusal !== undefined) throw problem('conflict', { detail: refusal });
  return [unmovedHead(chain, headIn(item ? [item] : []))];
}

/** Moves a case that was read, if that is allowed, under these conditions. */
export async function moveRecord(
  context: OperationContext,
  record: CaseRecord,
  membership: Membership,
  { conditions, ...move }: StatusMove & { conditions: readonly Write[] },
): Promise<Case> {
  checkMove(record, membership, move);
  const { from, to, reason } = move;
  return changeCase(context, record, {
    set: { status: to },
    expected: { status: from },
    events: [context.event('case.status-changed', { ...about(record), from, to }, record.providerLocationId)],
    writes: [tell(context, record.id, { kind: 'status-changed', from, to, ...(reason ? { reason } : {}) }), ...conditions],
  });
}

/** Moves a case to another status as its lifecycle allows. */
export async function moveCase(context: OperationContext, caseId: string, move: StatusMove): Promise<Case> {
  const { record, membership } = await caseFor(context, caseId);
  return moveRecord(context, record, membership, { ...move, conditions: await custodyConditions(context, record, move) });
}
