import { problem } from '#functions/problem.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import type { PlannerHome } from '#shared/model/planner-home.ts';
import { plannerHomeOf } from './warm-planner-home.ts';

/** Returns a home that can be planned with. One that isn't launched is a 404, like one that doesn't exist. */
export async function launchedHome(context: OperationContext, locationId: string): Promise<PlannerHome> {
  const home = await plannerHomeOf(context.table, locationId, context.now);
  if (!home) throw problem('not_found');
  return home;
}
