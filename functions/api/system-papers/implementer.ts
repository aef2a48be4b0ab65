import { implement } from '@orpc/server';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { systemPapers } from '#shared/contract/system-papers.ts';

/** Implements the calls of the group, one file each. */
export const os = implement(systemPapers).$context<OperationContext>();
