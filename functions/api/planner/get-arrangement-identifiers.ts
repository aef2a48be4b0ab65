import { launchedHome } from '#functions/planning/launched-home.ts';
import { planFor } from '#functions/planning/readable-plan.ts';
import type { Answer } from '#shared/model/answer.ts';
import { settledChoices } from '#shared/planner/settled-choices.ts';
import { os } from './implementer.ts';

/** Returns what logic reads about a plan. The questions are the home's, so this is a 404 until the home is launched. */
export const getArrangementIdentifiers = os.getArrangementIdentifiers.handler(async ({ input, context }) => {
  const { arrangement } = await planFor(context, input.id);
  const home = await launchedHome(context, arrangement.providerLocationId);
  return { identifiers: settledChoices(home, arrangement).data as Record<string, Answer> };
});
