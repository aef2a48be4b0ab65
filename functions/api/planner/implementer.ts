import { implement } from '@orpc/server';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { planner } from '#shared/contract/planner.ts';

/** Implements the calls of `/api/public/arrangementPlanner`, one file each. */
export const os = implement(planner).$context<OperationContext>();
