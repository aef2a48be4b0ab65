import { implement } from '@orpc/server';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { casePlans } from '#shared/contract/case-plans.ts';

export type CasePlansContext = OperationContext;

/** Implements the calls of the group, one file each. */
export const os = implement(casePlans).$context<CasePlansContext>();
