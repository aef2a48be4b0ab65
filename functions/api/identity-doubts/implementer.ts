import { implement } from '@orpc/server';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { identityDoubts } from '#shared/contract/identity-doubts.ts';

/** Implements the calls of the group, one file each. */
export const os = implement(identityDoubts).$context<OperationContext>();
