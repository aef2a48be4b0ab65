/** `/api/public/arrangementPlanner`: planning a funeral, with or without an account; one file per operation, in the contract's order. */
import { apiHandler } from '#functions/runtime/api-handler.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { calculateDisplayServiceLogic } from './calculate-display-service-logic.ts';
import { calculateDisplayServicesLogic } from './calculate-display-services-logic.ts';
import { getArrangementEditableStatus } from './get-arrangement-editable-status.ts';
import { getArrangementIdentifiers } from './get-arrangement-identifiers.ts';
import { getHeldArrangement } from './get-held-arrangement.ts';
import { getLastArrangementByUser } from './get-last-arrangement-by-user.ts';
import { getPlannerHome } from './get-planner-home.ts';
import { os } from './implementer.ts';
import { saveArrangement } from './save-arrangement.ts';
import { submitArrangement } from './submit-arrangement.ts';

const router = os.router({
  getPlannerHome,
  getLastArrangementByUser,
  getHeldArrangement,
  getArrangementIdentifiers,
  getArrangementEditableStatus,
  saveArrangement,
  calculateDisplayServicesLogic,
  calculateDisplayServiceLogic,
  submitArrangement,
});

export const handler = apiHandler<OperationContext>({ router, context: (base) => base });
