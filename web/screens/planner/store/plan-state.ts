import type { PlanView } from '#shared/model/plan-view.ts';
import type { PlannerHome } from '#shared/model/planner-home.ts';
import type { PlanDraft } from '#shared/planner/plan-draft.ts';
import type { SaveState } from '#web/parts/save-indicator.tsx';
import type { PriceNews } from './price-news.ts';

/** The one plan in memory and where it stands. */
export type PlanState = {
  home: PlannerHome;
  /** Null until the first save gives it its id. */
  planId: string | null;
  plan: PlanDraft;
  /** The plan as the server had it last; null where it never had, or could not be asked. */
  view: PlanView | null;
  /** The server's version that this plan goes on from; null where it was never saved. */
  version: number | null;
  save: SaveState;
  /** Why the last save failed; null where it did not. */
  failure: unknown;
  /** The plan as another device saved it, while the family has to choose which of the two holds. */
  conflict: PlanView | null;
  /** What the home changed since the plan was saved last, until the family has said how to go on. */
  news: PriceNews | null;
  /** The home left Yarrow while the plan was open: it can be read and printed, and is kept as it was saved. */
  isHomeGone: boolean;
};

/** Whether the family may still change the plan: not once it is in a contract. */
export const isEditable = ({ view }: Pick<PlanState, 'view'>): boolean => !view || view.editableStatus === 'editable';
