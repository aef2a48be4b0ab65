import { implement } from '@orpc/server';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { caseDetails } from '#shared/contract/case-details.ts';

export type CaseDetailsContext = OperationContext;

/** Implements the calls of the group, one file each. */
export const os = implement(caseDetails).$context<CaseDetailsContext>();
