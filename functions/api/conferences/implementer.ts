import { implement } from '@orpc/server';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { conferences } from '#shared/contract/conferences.ts';

/** Implements the calls of the group, one file each. */
export const os = implement(conferences).$context<OperationContext>();
