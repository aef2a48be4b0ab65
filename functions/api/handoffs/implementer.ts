import { implement } from '@orpc/server';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { handoffs } from '#shared/contract/handoffs.ts';

/** Implements the calls of the group, one file each. */
export const os = implement(handoffs).$context<OperationContext>();
