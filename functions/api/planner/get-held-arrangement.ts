import { planFor } from '#functions/planning/readable-plan.ts';
import { os } from './implementer.ts';

/** A plan is taken up again by one read. */
export const getHeldArrangement = os.getHeldArrangement.handler(({ input, context }) => planFor(context, input.id));
