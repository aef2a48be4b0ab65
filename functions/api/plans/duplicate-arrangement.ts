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
 * A copy of a plan of one's own for another home, or for the same once more, under the account. The plan itself stays as it is. The id of the copy comes
 * from the Idempotency-Key: a request that is taken up again answers the copy that it made.
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
