import { implement } from '@orpc/server';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { plans } from '#shared/contract/plans.ts';

export type PlansContext = OperationContext;

/** Implements the calls of `/api/arrangementPlanner`, one file each. */
export const os = implement(plans).$context<PlansContext>();
