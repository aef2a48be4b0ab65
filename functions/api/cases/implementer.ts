import { implement } from '@orpc/server';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { cases } from '#shared/contract/cases.ts';

export type CasesContext = OperationContext;

/** Implements the calls of the group, one file each. */
export const os = implement(cases).$context<CasesContext>();
