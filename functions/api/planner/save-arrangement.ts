import { savePlan } from '#functions/planning/save-plan.ts';
import { os } from './implementer.ts';

/** Saves a plan under the signed-in account, or under this browser's key. */
export const saveArrangement = os.saveArrangement.handler(({ input, context }) => savePlan(context, input));
