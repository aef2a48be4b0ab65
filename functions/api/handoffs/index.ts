/** `/api/handoffs`: handing people over between a home and its trade companies; `/api/reductions`: what a crematory does with them. One file per operation, in the contract's order. */
import { apiHandler } from '#functions/runtime/api-handler.ts';
import { acceptHandoff } from './accept-handoff.ts';
import { confirmCorrection } from './confirm-correction.ts';
import { endReduction } from './end-reduction.ts';
import { getCaseHandoffs } from './get-case-handoffs.ts';
import { getHandoffReceipt } from './get-handoff-receipt.ts';
import { getWaitingHandoffs } from './get-waiting-handoffs.ts';
import { handOver } from './hand-over.ts';
import { os } from './implementer.ts';
import { offerHandoff } from './offer-handoff.ts';
import { refuseHandoff } from './refuse-handoff.ts';
import { startReduction } from './start-reduction.ts';
import { withdrawHandoff } from './withdraw-handoff.ts';

const router = os.router({
  getWaitingHandoffs,
  getCaseHandoffs,
  getHandoffReceipt,
  offerHandoff,
  acceptHandoff,
  refuseHandoff,
  withdrawHandoff,
  handOver,
  confirmCorrection,
  startReduction,
  endReduction,
});

export const handler = apiHandler({ router, context: (base) => base });
