import { implement } from '@orpc/server';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { caseCare } from '#shared/contract/case-care.ts';

/** Implements the calls of the group, one file each. */
export const os = implement(caseCare).$context<OperationContext>();
