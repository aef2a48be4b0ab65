import type { PlanView } from '#shared/model/plan-view.ts';
import type { PlannerHome } from '#shared/model/planner-home.ts';
import { type MissingRequired, missingRequired } from '#shared/planner/missing-required.ts';
import { existingSteps, furthestStep } from '#shared/planner/moves.ts';
import { draftOf } from '#shared/planner/saved-plan.ts';
import type { Step } from '#shared/planner/steps.ts';

/** A plan's progress at its home today: its steps, how many are done, the next one, and the required answers that it lacks. */
export type PlanOverview = {
  steps: readonly Step[];
  done: number;
  next: Step;
  missing: readonly MissingRequired[];
  isComplete: boolean;
};

/** Works out a plan's progress, with the same rules as the planner's screens. */
export function overviewOf(plan: PlanView, home: PlannerHome): PlanOverview {
  const draft = draftOf(plan.arrangement);
  const steps = existingSteps(home, draft);
  const next = furthestStep(home, draft);
  const missing = missingRequired(home, draft);
  const isComplete = missing.length === 0 && next.key === 'summary';
  const done = isComplete ? steps.length : steps.filter(({ index }) => index < next.index).length;
  return { steps, done, next, missing, isComplete };
}
