import type { PlanView } from '#shared/model/plan-view.ts';
import type { PlannerHome } from '#shared/model/planner-home.ts';
import { chosenTemplate } from '#shared/planner/offers.ts';
import type { PlanDraft } from '#shared/planner/plan-draft.ts';
import { draftOf } from '#shared/planner/saved-plan.ts';
import type { AccountChange } from '#shared/pricing/compare-accounts.ts';

/**
 * What a home changed in the middle of a plan. `packageGone`: the package that it no longer offers, with what it cost; then no line is compared, since
 * without a package nothing has a price. `totalCents` are the totals before and now.
 */
export type PriceNews = {
  packageGone: string | null;
  change: AccountChange | null;
  beforeCents: number;
  nowCents: number;
};

/** Prices come with the code that works them out only where there is something to compare. */
const pricing = () => import('./pricing.ts');

/** What differs between a plan's last account and today's at this home; null where nothing does, or the plan is in a contract already. */
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

/** The total of a plan as it stands, US cents: what a save names; the server works it out anew. Without a package there is nothing to price. */
export const totalOf = async (home: PlannerHome, plan: PlanDraft): Promise<number> => {
  if (!chosenTemplate(home, plan)) return 0;
  const { pricePlan } = await pricing();
  return pricePlan(home, plan).totalCents;
};
