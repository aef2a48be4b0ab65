/** `/api/locations/current/employee`: who works at a home, who is invited, and what each may do. One file an operation, in the contract's order. */
import { apiHandler } from '#functions/runtime/api-handler.ts';
import type { TeamContext } from './implementer.ts';
import { os } from './implementer.ts';

const router = os.router({});

export const handler = apiHandler<TeamContext>({ router, context: (base) => base });
