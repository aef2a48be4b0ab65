import { implement } from '@orpc/server';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { eSign } from '#shared/contract/e-sign.ts';

/** Implements the calls of the group, one file each. */
export const os = implement(eSign).$context<OperationContext>();
