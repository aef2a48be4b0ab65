import { problem } from '#functions/problem.ts';
import type { Actor } from '#functions/runtime/actor.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import type { PlanRecord } from '#functions/table/plan.ts';
import { readPlan } from '#functions/table/plan.ts';
import type { PlanHolder } from '#functions/table/plan-owner.ts';
import { isHeldBy } from '#functions/table/plan-owner.ts';
import { lastSubmission } from '#functions/table/submission.ts';
import { can } from '#shared/access/can.ts';
import type { PlanView } from '#shared/model/plan-view.ts';
import { readerOf } from './holder.ts';
import { planView, sentView } from './plan-view.ts';

/** Returns the holder's own plan in one read. An unknown plan and someone else's are the same 404. */
export async function ownPlan(context: OperationContext, id: string, holder: PlanHolder): Promise<PlanRecord> {
  const plan = await readPlan(context.table, id);
  if (!plan || !isHeldBy(plan, holder)) throw problem('not_found');
  return plan;
}

/** Returns whether the actor may read the plans that were sent to a home. */
const worksAt = (actor: Actor, locationId: string) =>
  actor.kind === 'person' &&
  actor.person.memberships.some((each) => each.locationId === locationId && can(each, 'case-files.read'));

/**
 * Returns a plan that this person or browser may read, else a 404: their own in one read of the table; staff of the home that it was sent to see it as it
 * was sent, with a second read, and never before it was sent.
 */
export async function readablePlan(context: OperationContext, id: string): Promise<{ plan: PlanView; isOwn: boolean }> {
  const plan = await readPlan(context.table, id);
  if (plan && isHeldBy(plan, readerOf(context))) return { plan: planView(plan), isOwn: true };
  // Someone who works nowhere has been sent nothing. The home may still have a plan that has expired.
  const isStaff = context.actor.kind === 'person' && context.actor.person.memberships.length > 0;
  const sent = isStaff ? await lastSubmission(context.table, id) : undefined;
  if (!sent || !worksAt(context.actor, sent.locationId)) throw problem('not_found');
  return { plan: sentView(sent), isOwn: false };
}

/** Returns the same as `readablePlan`, without saying whose it is. */
export const planFor = async (context: OperationContext, id: string): Promise<PlanView> => (await readablePlan(context, id)).plan;
