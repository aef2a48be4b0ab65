import { planView } from '#functions/planning/plan-view.ts';
import { submitPlan } from '#functions/planning/submit-plan.ts';
import { os } from './implementer.ts';

/** The plan is kept as it stands and told of in one transaction; the mails are the reactions' (mail-plan-to-home, mail-plan-to-family). */
export const submitArrangement = os.submitArrangement.handler(async ({ input, context }) =>
  planView(await submitPlan(context, input)),
);
