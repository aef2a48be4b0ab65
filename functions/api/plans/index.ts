/** `/api/arrangementPlanner`: the plans of a signed-in person; one file per operation, in the contract's order. */
import { apiHandler } from '#functions/runtime/api-handler.ts';
import { createUserLink } from './create-user-link.ts';
import { duplicateArrangement } from './duplicate-arrangement.ts';
import { getArrangement } from './get-arrangement.ts';
import { getPlans } from './get-plans.ts';
import type { PlansContext } from './implementer.ts';
import { os } from './implementer.ts';
import { saveArrangementPlanner } from './save-arrangement-planner.ts';
import { saveMyArrangement } from './save-my-arrangement.ts';

const router = os.router({
  getArrangement,
  saveMyArrangement,
  createUserLink,
  saveArrangementPlanner,
  getPlans,
  duplicateArrangement,
});

export const handler = apiHandler<PlansContext>({ router, context: (base) => base });
