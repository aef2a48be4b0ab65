import { planView } from '#functions/planning/plan-view.ts';
import { ownPlan } from '#functions/planning/readable-plan.ts';
import { refuseUneditable, stale } from '#functions/planning/save-plan.ts';
import type { PlanRecord } from '#functions/table/plan.ts';
import { changePlan } from '#functions/table/plan.ts';
import { ConditionFailed } from '#functions/table/table.ts';
import type { Arrangement } from '#shared/model/arrangement.ts';
import { os } from './implementer.ts';
import { signedInFamily } from './signed-in-family.ts';

type Changes = { name?: string; ceilingCents?: number | null; isArchived?: boolean };

/** Returns the plan with the requested changes. A ceiling of null removes it. */
function withChanges(
  { arrangement, isArchived }: PlanRecord,
  changes: Changes,
): { arrangement: Arrangement; isArchived: boolean } {
  const { ceilingCents: present, ...rest } = arrangement;
  const ceilingCents = changes.ceilingCents === undefined ? present : (changes.ceilingCents ?? undefined);
  return {
    arrangement: { ...rest, name: changes.name ?? arrangement.name, ...(ceilingCents === undefined ? {} : { ceilingCents }) },
    isArchived: changes.isArchived ?? isArchived,
  };
}

const isDone = (plan: PlanRecord, { arrangement, isArchived }: ReturnType<typeof withChanges>) =>
  plan.arrangement.name === arrangement.name &&
  plan.arrangement.ceilingCents === arrangement.ceilingCents &&
  plan.isArchived === isArchived;

/**
 * Names a plan, sets its ceiling, archives it, or restores it, in one read and one write. If nothing would change, it doesn't write, so that a repeat is no
 * conflict. 409 `stale` if the plan was saved meanwhile.
 */
export const saveArrangementPlanner = os.saveArrangementPlanner.handler(async ({ input, context }) => {
  const accountId = signedInFamily(context);
  const holder = { accountId, keyHash: context.request.planKeyHash };
  const { arrangementId, version, ...requested } = input;
  const plan = await ownPlan(context, arrangementId, holder);
  const next = withChanges(plan, requested);
  if (plan.accountId === accountId && isDone(plan, next)) return planView(plan);
  refuseUneditable(plan);
  if (plan.version !== version) throw stale();
  const changes = { ...next, updatedOn: context.now.toISOString() };
  try {
    return planView(await changePlan(context.table, plan, changes, holder, { accountId }));
  } catch (error) {
    if (error instanceof ConditionFailed) throw stale();
    throw error;
  }
});
