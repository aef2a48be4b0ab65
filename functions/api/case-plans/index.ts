/** `/api/arrangementPlanner`: the plans that were sent for a case. One file per operation, in the contract's order. */
import { apiHandler } from '#functions/runtime/api-handler.ts';
import { arrangementsByCaseId } from './arrangements-by-case-id.ts';
import { arrangementsSummaryByCaseId } from './arrangements-summary-by-case-id.ts';
import { getArrangementByCaseId } from './get-arrangement-by-case-id.ts';
import type { CasePlansContext } from './implementer.ts';
import { os } from './implementer.ts';

const router = os.router({ arrangementsByCaseId, arrangementsSummaryByCaseId, getArrangementByCaseId });

export const handler = apiHandler<CasePlansContext>({ router, context: (base) => base });
