import type { PlannerHome } from '#shared/model/planner-home.ts';
import { chosenTemplate } from '#shared/planner/offers.ts';
import type { PlanDraft } from '#shared/planner/plan-draft.ts';

/** The total of a plan as it stands, US cents: what a save names; the server works it out anew. */
export const totalOf = (home: PlannerHome, plan: PlanDraft): number => chosenTemplate(home, plan)?.priceCents ?? 0;
