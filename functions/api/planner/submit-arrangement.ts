import { planView } from '#functions/planning/plan-view.ts';
import { submitPlan } from '#functions/planning/submit-plan.ts';
import { os } from './implementer.ts';

/** Keeps the plan as it is now and raises its event in one transaction. Reactions send the emails (mail-plan-to-home, mail-plan-to-family). */
export const submitArrangement = os.submitArrangement.handler(async ({ input, context }) =>
  planView(await submitPlan(context, input)),
);
