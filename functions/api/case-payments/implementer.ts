import { implement } from '@orpc/server';
import type { RefundContext } from '#functions/cases/money/record-refund.ts';
import { casePayments } from '#shared/contract/case-payments.ts';

/** Implements the calls of the group, one file each. */
export const os = implement(casePayments).$context<RefundContext>();
