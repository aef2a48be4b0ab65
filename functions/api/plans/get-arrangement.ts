import { planFor } from '#functions/planning/readable-plan.ts';
import { os } from './implementer.ts';

/** Returns the caller's own plan in one read, or a plan as it was sent to the home that the caller works for. */
export const getArrangement = os.getArrangement.handler(({ input, context }) => planFor(context, input.id));
