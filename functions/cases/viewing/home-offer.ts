import { plannerHomeOf } from '#functions/planning/warm-planner-home.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import type { PlannerHome } from '#shared/model/planner-home.ts';

/**
 * Reads what a home offers. Only its staff see that and add from it, so a family's calls pass null, and their Lambda doesn't have the code that builds an
 * offer.
 */
export type HomeOffer = (context: OperationContext, locationId: string) => Promise<PlannerHome | undefined>;

/** Returns the offer of a launched home, from warm memory. */
export const launchedHomeOffer: HomeOffer = ({ table, now }, locationId) => plannerHomeOf(table, locationId, now);
