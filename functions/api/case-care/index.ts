/** `/api/cases/{id}/gates` and the moves of a decedent's care: what can't be undone, what it needs, what puts it on hold, and what a family was told of corrections. One file per operation, in the contract's order. */
import { apiHandler } from '#functions/runtime/api-handler.ts';
import { endDispositionHold } from './end-disposition-hold.ts';
import { getCaseGates } from './get-case-gates.ts';
import { holdDisposition } from './hold-disposition.ts';
import { os } from './implementer.ts';
import { overrideGate } from './override-gate.ts';
import { recordFamilyTold } from './record-family-told.ts';
import { updateDecedentStatus } from './update-decedent-status.ts';

const router = os.router({
  getCaseGates,
  overrideGate,
  holdDisposition,
  endDispositionHold,
  updateDecedentStatus,
  recordFamilyTold,
});

export const handler = apiHandler({ router, context: (base) => base });
