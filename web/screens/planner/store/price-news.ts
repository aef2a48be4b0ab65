import type { PlanView } from '#shared/model/plan-view.ts';
import type { PlannerHome } from '#shared/model/planner-home.ts';
import { chosenTemplate } from '#shared/planner/offers.ts';
import type { PlanDraft } from '#shared/planner/plan-draft.ts';
import { draftOf } from '#shared/planner/saved-plan.ts';
import type { AccountChange } from '#shared/pricing/compare-accounts.ts';

/**
 * What a home changed during a plan. `packageGone`: the package that it no longer offers, with what it cost, in which case no lines are compared,
 * since nothing has a price without a package. `totalCents` are the totals before and now.
 */
export type PriceNews = {
  packageGone: string | null;
  change: AccountChange | null;
  beforeCents: number;
  nowCents: number;
};

/** The pricing code loads only if there is something to compare. */
const pricing = () => import('./pricing.ts');

/**
 * Returns what differs between a plan's last price breakdown and today's at this home; null if nothing does, or the plan is already in a contract.
 */
export const newsOf = async (home: PlannerHome, view: PlanView): Promise<PriceNews | null> => {
  const { arrangement, priced, revision, editableStatus } = view;
  if (revision === home.revision || !arrangement.selectedTemplate || editableStatus !== 'editable') return null;
  const draft = draftOf(arrangement);
  const beforeCents = priced.totalCents;
  if (!chosenTemplate(home, draft)) {
    const line = priced.lines.find(({ of }) => of === arrangement.selectedTemplate);
    return { packageGone: line?.label ?? 'The package of this plan', change: null, beforeCents, nowCents: 0 };
  }
  const { pricePlan, compareAccounts, isChanged } = await pricing();
  const now = pricePlan(home, draft);
  const change = compareAccounts(priced, now);
  return isChanged(change) ? { packageGone: null, change, beforeCents, nowCents: now.totalCents } : null;
};

/**
 * Returns the current total of a plan, in US cents, which a save includes and the server recalculates. Without a package there is nothing to price.
 */
export const totalOf = async (home: PlannerHome, plan: PlanDraft): Promise<number> => {
  if (!chosenTemplate(home, plan)) return 0;
  const { pricePlan } = await pricing();
  return pricePlan(home, plan).totalCents;
};
