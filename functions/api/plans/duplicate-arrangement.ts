import { copiedPlan } from '#functions/planning/copied-plan.ts';
import { ownPlan } from '#functions/planning/readable-plan.ts';
import { savedView } from '#functions/planning/save-plan.ts';
import { warmHomeOf } from '#functions/planning/warm-planner-home.ts';
import { problem } from '#functions/problem.ts';
import { readLocationItems } from '#functions/table/location-item.ts';
import { readPlan, writePlan } from '#functions/table/plan.ts';
import { ConditionFailed } from '#functions/table/table.ts';
import { os } from './implementer.ts';
import { signedInFamily } from './signed-in-family.ts';

/**
 * Copies one of the caller's plans to another home, or to the same one, under the account. The plan itself stays the same. The copy's id derives from the
 * Idempotency-Key, so a retry answers with the copy that was made.
 */
export const duplicateArrangement = os.duplicateArrangement.handler(async ({ input, context }) => {
  const { table, now, request } = context;
  const accountId = signedInFamily(context);
  const holder = { accountId, keyHash: request.planKeyHash };
  const [plan, target] = await Promise.all([ownPlan(context, input.id, holder), warmHomeOf(table, input.locationId, now)]);
  if (!target) throw problem('not_found');
  const isSameHome = plan.locationId === input.locationId;
  const soldThere = isSameHome ? [] : await readLocationItems(table, plan.locationId);
  const id = context.newId();
  const copy = copiedPlan(plan.arrangement, target, soldThere, id);
  const save = { id, expectedVersion: null, requestId: id, updatedOn: now.toISOString(), ...copy };
  try {
    return savedView(await writePlan(table, save, { accountId, keyHash: null }, { accountId }));
  } catch (error) {
    const made = error instanceof ConditionFailed ? await readPlan(table, id) : undefined;
    if (made?.accountId !== accountId) throw error;
    return savedView(made);
  }
});
