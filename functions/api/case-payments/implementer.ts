import { implement } from '@orpc/server';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { casePayments } from '#shared/contract/case-payments.ts';

/** Implements the calls of the group, one file each. */
export const os = implement(casePayments).$context<OperationContext>();
