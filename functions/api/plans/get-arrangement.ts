import { planFor } from '#functions/planning/readable-plan.ts';
import { os } from './implementer.ts';

/** A plan of one's own by one read, or as it was sent to the home that one works for. */
export const getArrangement = os.getArrangement.handler(({ input, context }) => planFor(context, input.id));
