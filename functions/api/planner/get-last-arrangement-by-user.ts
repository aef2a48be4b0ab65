import { readerOf } from '#functions/planning/holder.ts';
import { planView } from '#functions/planning/plan-view.ts';
import { lastPlanAtHome } from '#functions/table/plan.ts';
import { os } from './implementer.ts';

/** Returns the account's plan for a home that was saved last or, if there is none, this browser's. */
export const getLastArrangementByUser = os.getLastArrangementByUser.handler(async ({ input: { locationId }, context }) => {
  const { accountId, keyHash } = readerOf(context);
  const plan =
    (accountId === null ? undefined : await lastPlanAtHome(context.table, { accountId }, locationId)) ??
    (keyHash === null ? undefined : await lastPlanAtHome(context.table, { keyHash }, locationId));
  return { plan: plan ? planView(plan) : null };
});
