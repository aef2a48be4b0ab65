import { problem } from '#functions/problem.ts';
import { homeOf } from '#functions/runtime/home-of.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { type CaseRecord, type CaseWhole, readCase, readCaseWhole } from '#functions/table/case.ts';
import { isTradeOf } from '#functions/table/case-list.ts';
import { can } from '#shared/access/can.ts';
import type { Side } from '#shared/custody/handoffs/custodian.ts';
import type { Membership } from '#shared/model/membership.ts';
import { memberSide } from '#shared/visibility/sight.ts';

/** Someone who sees a case from a home: its own staff, or a trade company assigned to it. */
export type CaseActor = { membership: Membership; sight: 'staff' | 'trade' };

/** Returns the caller's place at a home, and what they see of its cases; families have their own calls (`myCases`). */
export function caseActor(context: Pick<OperationContext, 'actor'>): CaseActor {
  const membership = homeOf(context);
  return { membership, sight: memberSide(membership) };
}

/** Returns the side on which someone hands a person over or takes them: the home, or a trade company by its entry in the home's team. */
export const sideOf = ({ membership, sight }: CaseActor): Side =>
  sight === 'staff' ? { kind: 'home' } : { kind: 'trade', id: membership.employeeId };

/** Returns the case and the caller's place if they may see it; 404 for everyone else. */
export async function admit(
  context: OperationContext,
  record: CaseRecord | undefined,
): Promise<CaseActor & { record: CaseRecord }> {
  const actor = caseActor(context);
  const { locationId, employeeId } = actor.membership;
  if (!can(actor.membership, 'cases.read')) throw problem('not_found');
  // Another home's case, a hidden one, and one that never existed are the same 404.
  if (record?.providerLocationId !== locationId || record.deletedOn !== undefined) throw problem('not_found');
  if (actor.sight === 'trade' && !(await isTradeOf(context.table, record.id, employeeId))) throw problem('not_found');
  return { ...actor, record };
}

/** Returns a case as it is now, for the home's staff and for trade companies assigned to it; 404 for everyone else. */
export const caseFor = async (context: OperationContext, id: string) => admit(context, await readCase(context.table, id));

/** Returns the same as `caseFor`, with everything that the dashboard shows: one query, and one more read for a trade company. */
export async function wholeCaseFor(context: OperationContext, id: string): Promise<CaseActor & CaseWhole> {
  const whole = await readCaseWhole(context.table, id);
  return { ...whole, ...(await admit(context, whole?.record)) } as CaseActor & CaseWhole;
}
