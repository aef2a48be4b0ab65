/**
 * `/api/locations/current/dashboard` and its neighbors: what a home's staff see first: what is still to do, what happened, who wrote. One file per
 * operation, in the contract's order.
 */
import { apiHandler } from '#functions/runtime/api-handler.ts';
import { getDashboard } from './get-dashboard.ts';
import { getMessages } from './get-messages.ts';
import { getReports } from './get-reports.ts';
import type { WorkspaceContext } from './implementer.ts';
import { os } from './implementer.ts';
import { markMessageAnswered } from './mark-message-answered.ts';

const router = os.router({ getDashboard, getReports, getMessages, markMessageAnswered });

export const handler = apiHandler<WorkspaceContext>({ router, context: (base) => base });
