import { planFor } from '#functions/planning/readable-plan.ts';
import { os } from './implementer.ts';

/** Resumes a plan in one read. */
export const getHeldArrangement = os.getHeldArrangement.handler(({ input, context }) => planFor(context, input.id));
