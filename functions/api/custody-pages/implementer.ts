import { implement } from '@orpc/server';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { custodyPages } from '#shared/contract/custody-pages.ts';

/** Implements the calls of the group, one file each. */
export const os = implement(custodyPages).$context<OperationContext>();
