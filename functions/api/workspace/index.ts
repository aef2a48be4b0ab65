/** `/api/locations/current/dashboard` and beside it: what a home's staff see first: what is still to do, what happened, who wrote. One file an operation, in the contract's order. */
import { apiHandler } from '#functions/runtime/api-handler.ts';
import type { WorkspaceContext } from './implementer.ts';
import { os } from './implementer.ts';

const router = os.router({});

export const handler = apiHandler<WorkspaceContext>({ router, context: (base) => base });
