import { implement } from '@orpc/server';
import { launchedHome } from '#functions/planning/launched-home.ts';
import { type PreparedBody, preparedBody } from '#functions/runtime/compressed.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { planner } from '#shared/contract/planner.ts';
import { type PlannerHome, plannerHomeSchema } from '#shared/model/planner-home.ts';
import { readStored } from '#shared/values/stored-text.ts';

/** Response bodies of the homes in warm memory. Each lasts as long as its home. */
const bodies = new WeakMap<PlannerHome, PreparedBody>();

/** Returns a home's response body of about 300 KB: checked by the contract, serialized, and compressed once for every family that plans with it. */
function bodyOf(home: PlannerHome): PreparedBody {
  const known = bodies.get(home);
  if (known) return known;
  const body = preparedBody(JSON.stringify(readStored(() => plannerHomeSchema.parse(home))));
  bodies.set(home, body);
  return body;
}

/** The body is checked when it is prepared, so oRPC need not check it for each request: no index is NaN. */
const os = implement({ getPlannerHome: planner.getPlannerHome })
  .$context<OperationContext>()
  .$config({ initialOutputValidationIndex: Number.NaN });

/** Returns everything needed to plan at a home, from warm memory. */
export const getPlannerHome = os.getPlannerHome.handler(async ({ input, context }) => {
  const home = await launchedHome(context, input.locationId);
  context.answer.prepared = bodyOf(home);
  return home;
});
