import type { PlanView } from '#shared/model/plan-view.ts';
import type { PlannerHome } from '#shared/model/planner-home.ts';
import { chosenTemplate, templateCalled } from '#shared/planner/offers.ts';
import type { PlanDraft } from '#shared/planner/plan-draft.ts';
import { draftOf } from '#shared/planner/saved-plan.ts';
import type { PlanChange } from '#shared/pricing/what-changed.ts';

/**
 * What a home changed during a plan. `packageGone`: the package that it no longer offers, with what it cost, in which case no lines are compared,
 * since nothing has a price without a package. `beforeCents` and `nowCents` are the totals before and now.
 */
export type PriceNews = {
  packageGone: string | null;
  change: PlanChange | null;
  beforeCents: number;
  nowCents: number;
};

/** The plan that was open while its home changed, and the home as it was until then. */
export type OpenPlan = { home: PlannerHome; plan: PlanDraft };

/** The pricing code loads only if there is something to compare. */
const pricing = () => import('./pricing.ts');

/** Tells whether a home no longer offers a package that counted in the plan. One that is for another disposition than the plan's didn't count before either. */
const isPackageGone = (home: PlannerHome, plan: PlanDraft, open: OpenPlan | undefined): boolean =>
  templateCalled(home, plan.selectedTemplate) === undefined && (!open || chosenTemplate(open.home, plan) !== undefined);

/**
 * Returns what differs between a plan as it was last saved, or as it was open here, and what it is at this home today; null if nothing does, or the plan is already
 * in a contract.
 */
export const newsOf = async (home: PlannerHome, view: PlanView, open?: OpenPlan): Promise<PriceNews | null> => {
  const revision = open?.home.revision ?? view.revision;
  if (revision === home.revision || view.editableStatus !== 'editable') return null;
  const plan = open?.plan ?? draftOf(view.arrangement);
  const { formerPlan, isAnythingChanged, whatChanged } = await pricing();
  const former = open ? formerPlan(open.home, plan) : view;
  const { lines, totalCents: beforeCents } = former.priced;
  const hasPackage = chosenTemplate(home, plan) !== undefined;
  if (!hasPackage && plan.selectedTemplate && isPackageGone(home, plan, open)) {
    const line = lines.find(({ of }) => of === plan.selectedTemplate);
    const name = line?.label ?? (open && templateCalled(open.home, plan.selectedTemplate)?.name);
    return { packageGone: name ?? 'The package of this plan', change: null, beforeCents, nowCents: 0 };
  }
  // A package that only doesn't fit the disposition is neither priced nor gone.
  const { selectedTemplate: _, ...without } = plan;
  const change = whatChanged(home, hasPackage ? plan : without, former);
  if (!isAnythingChanged(change)) return null;
  return { packageGone: null, change, beforeCents, nowCents: beforeCents + change.differenceCents };
};

/**
 * Returns the current total of a plan, in US cents, which a save includes and the server recalculates. Without a package there is nothing to price.
 */
export const totalOf = async (home: PlannerHome, plan: PlanDraft): Promise<number> => {
  if (!chosenTemplate(home, plan)) return 0;
  const { pricePlan } = await pricing();
  return pricePlan(home, plan).totalCents;
};
