import { planView } from '#functions/planning/plan-view.ts';
import { ownPlan } from '#functions/planning/readable-plan.ts';
import { problem } from '#functions/problem.ts';
import { raise } from '#functions/table/outbox.ts';
import type { PlanRecord } from '#functions/table/plan.ts';
import { linkWrite } from '#functions/table/plan.ts';
import { ConditionFailed } from '#functions/table/table.ts';
import type { PlansContext } from './implementer.ts';
import { os } from './implementer.ts';
import { signedInFamily } from './signed-in-family.ts';

/** Gives the plan to the account. Returns `undefined` if it was saved, or given away, at that very moment. */
async function linkToAccount(context: PlansContext, plan: PlanRecord, accountId: string): Promise<PlanRecord | undefined> {
  const event = context.event('arrangement.linked', { accountId, arrangementId: plan.id });
  try {
    await context.table.transact([linkWrite(plan, plan.heldBy ?? '', accountId), raise(event)]);
    return { ...plan, accountId, heldBy: null };
  } catch (error) {
    if (error instanceof ConditionFailed) return undefined;
    throw error;
  }
}

/**
 * Gives this browser's plan to the signed-in account. A plan that is the account's already doesn't change. The version stays, since the plan itself hasn't
 * changed. Another account in the path is refused; someone else's plan is a 404.
 */
export const createUserLink = os.createUserLink.handler(async ({ input, context }) => {
  const accountId = signedInFamily(context);
  if (input.userId !== accountId) throw problem('forbidden');
  for (let turn = 1; turn <= 3; turn += 1) {
    const plan = await ownPlan(context, input.id, { accountId, keyHash: context.request.planKeyHash });
    const taken = plan.accountId === accountId ? plan : await linkToAccount(context, plan, accountId);
    if (taken) return planView(taken);
  }
  throw problem('unavailable', { retryAfterSeconds: 1 });
});
