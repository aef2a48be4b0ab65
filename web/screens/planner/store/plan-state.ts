import type { PlanView } from '#shared/model/plan-view.ts';
import type { PlannerHome } from '#shared/model/planner-home.ts';
import type { PlanDraft } from '#shared/planner/plan-draft.ts';
import { isSamePlan } from '#shared/planner/saved-plan.ts';
import type { SaveState } from '#web/parts/save-indicator.tsx';
import type { PriceNews } from './price-news.ts';

/** The one plan in memory and the state of its saving. */
export type PlanState = {
  home: PlannerHome;
  /** Null until the first save gives it its id. */
  planId: string | null;
  plan: PlanDraft;
  /** The plan as the server last had it; null if it never did, or could not be asked. */
  view: PlanView | null;
  /** The server's version that this plan is based on; null if it was never saved. */
  version: number | null;
  save: SaveState;
  /** Why the last save failed; null if it didn't. */
  failure: unknown;
  /** The plan as another device saved it, until the family has chosen between the two. */
  conflict: PlanView | null;
  /** What the home changed since the plan was last saved, until the family has said how to go on. */
  news: PriceNews | null;
  /** The home left Yarrow while the plan was open: it can be read and printed, and is kept as it was saved. */
  isHomeGone: boolean;
};

/** Returns whether the family may still change the plan, which they can't once it is in a contract. */
export const isEditable = ({ view }: Pick<PlanState, 'view'>): boolean => !view || view.editableStatus === 'editable';

/** Checks whether the plan is as it was last saved: saving it again would only make a plan that was sent look changed since. */
export const isSaved = ({ plan, home, view }: PlanState, savedPlan: PlanDraft | null): boolean =>
  savedPlan !== null &&
  view?.revision === home.revision &&
  plan.completedFinalStep === savedPlan.completedFinalStep &&
  isSamePlan(home, plan, savedPlan);

type OpenedSave = Pick<PlanState, 'view'> & { isDirty: boolean; isOffline?: boolean };

/** Returns the state of saving that a plan is opened in. */
export const firstSave = ({ isDirty, isOffline, view }: OpenedSave): SaveState => {
  if (isDirty) return { kind: isOffline ? 'failed' : 'dirty' };
  return view ? { kind: 'saved', at: new Date(view.updatedOn) } : { kind: 'clean' };
};
