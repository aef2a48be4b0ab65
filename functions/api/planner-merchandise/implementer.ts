import { implement } from '@orpc/server';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { plannerMerchandise } from '#shared/contract/planner-merchandise.ts';

/** Implements the calls of `/api/public/merchandise`, one file each. */
export const os = implement(plannerMerchandise).$context<OperationContext>();
