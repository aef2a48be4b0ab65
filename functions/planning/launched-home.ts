import { problem } from '#functions/problem.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import type { PlannerHome } from '#shared/model/planner-home.ts';
import { plannerHomeOf } from './warm-planner-home.ts';

/** A home that can be planned with; one that is not launched is not found, like one that does not exist. */
export async function launchedHome(context: OperationContext, locationId: string): Promise<PlannerHome> {
  const home = await plannerHomeOf(context.table, locationId, context.now);
  if (!home) throw problem('not_found');
  return home;
}
