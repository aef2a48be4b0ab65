import { savePlan } from '#functions/planning/save-plan.ts';
import { os } from './implementer.ts';

/** Saves a plan under the person's account. */
export const saveMyArrangement = os.saveMyArrangement.handler(({ input, context }) => savePlan(context, input));
