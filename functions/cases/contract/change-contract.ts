import type { DomainEvent } from '#events/envelope.ts';
import { problem } from '#functions/problem.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import type { CaseRecord } from '#functions/table/case.ts';
import { caseKeys } from '#functions/table/case-keys.ts';
import { screenChanged } from '#functions/table/conference.ts';
import { contractStatusWrite, readPlan } from '#functions/table/plan.ts';
import type { SelectionRow } from '#functions/table/selection.ts';
import type { Write } from '#functions/table/table.ts';
import { arrangementMoves } from '#shared/lifecycles/arrangement-status.ts';
import { contractMove } from '#shared/lifecycles/contract-status.ts';
import type { ArrangementStatus, ContractStatus } from '#shared/model/enumerations/case.ts';
import type { ContractAct } from '#shared/model/enumerations/statement.ts';
import type { TimelineKind } from '#shared/model/enumerations/timeline.ts';
import type { Membership } from '#shared/model/membership.ts';
import { allowedMove } from '../changing/allowed-move.ts';
import { about, changeCase } from '../changing/change-case.ts';
import type { FactsMove } from '../changing/facts-of-case.ts';
import { tell } from '../changing/timeline-of.ts';
import { type ContractRows, contractStanding } from './contract-file.ts';

/** Refuses what can't be done with a contract now, in the words that its screen shows. */
export function checkAct(
  rows: ContractRows,
  row: Pick<SelectionRow, 'amends'> | undefined,
  who: Membership,
  act: ContractAct,
): void {
  const { whyNot } = contractMove(contractStanding(rows, row), who, act);
  if (whyNot !== null) throw problem('conflict', { detail: whyNot });
}

/** Returns what tells the plan that counts for a case how far its contract is. A plan that is gone, or at another home by now, isn't told. */
export async function planStatusWrites(
  { table }: Pick<OperationContext, 'table'>,
  { planId, providerLocationId }: Pick<CaseRecord, 'planId' | 'providerLocationId'>,
  status: ContractStatus,
): Promise<Write[]> {
  const plan = planId === undefined ? undefined : await readPlan(table, planId);
  return plan?.locationId === providerLocationId ? [contractStatusWrite(plan, status)] : [];
}

type ContractChanging = {
  writes: readonly Write[];
  events?: readonly DomainEvent[];
  move?: FactsMove;
  told: { kind: TimelineKind; subject?: string; to?: string; reason?: string };
  /** The status of the arrangement after it. */
  arrangement?: ArrangementStatus;
  /** What was agreed on comes to. */
  selectedCents?: number | null;
};

/** Changes a contract in one transaction with its case: the arrangement, the timeline, and events. 409 `stale` if any of it isn't as it was read any more. */
export async function changeContract(
  context: OperationContext,
  { record, membership }: { record: CaseRecord; membership: Membership },
  { writes, events = [], move, told, arrangement: to, selectedCents }: ContractChanging,
): Promise<CaseRecord> {
  const from = record.arrangementStatus;
  const isMoved = to !== undefined && to !== from;
  if (isMoved) allowedMove(arrangementMoves({ status: from, isContractSigned: to === 'contract-completed' }, membership), to, '');
  const moved = isMoved
    ? [context.event('arrangement.status-changed', { ...about(record), from, to }, record.providerLocationId)]
    : [];
  const { pk, sk } = caseKeys.case(record.id);
  // A transaction names a row once: where the case's own row changes, that is tied to more than that it's there.
  const others = writes.filter((write) => !(isMoved && 'check' in write && write.check.pk === pk && write.check.sk === sk));
  await changeCase(context, record, {
    ...(isMoved
      ? {
          set: { arrangementStatus: to, ...(selectedCents === undefined ? {} : { selectedCents }) },
          expected: { arrangementStatus: from, status: record.status },
        }
      : {}),
    events: [...moved, ...events],
    ...(move ? { move } : {}),
    writes: [...others, screenChanged(record.id), tell(context, record.id, told)],
  });
  return isMoved ? { ...record, arrangementStatus: to } : record;
}
