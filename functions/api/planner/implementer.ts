import { implement } from '@orpc/server';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import type { IdentityPort } from '#functions/vendors/identity/index.ts';
import { planner } from '#shared/contract/planner.ts';

/** What the planner's operations use beside every operation's context: the pool of families, for an account made on the way. */
export type PlannerContext = OperationContext & { identity: IdentityPort };

/** Implements the calls of `/api/public/arrangementPlanner`, one file each. */
export const os = implement(planner).$context<PlannerContext>();
