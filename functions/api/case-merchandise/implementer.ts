import { implement } from '@orpc/server';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { caseMerchandise } from '#shared/contract/case-merchandise.ts';

/** Implements the calls of the group, one file each. */
export const os = implement(caseMerchandise).$context<OperationContext>();
