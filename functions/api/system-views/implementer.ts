import { implement } from '@orpc/server';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { systemViews } from '#shared/contract/system-views.ts';

/** Implements the calls of the group, one file each. */
export const os = implement(systemViews).$context<OperationContext>();
