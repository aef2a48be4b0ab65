import { implement } from '@orpc/server';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { myCases } from '#shared/contract/my-cases.ts';

export type MyCasesContext = OperationContext;

/** Implements the calls of the group, one file each. */
export const os = implement(myCases).$context<MyCasesContext>();
