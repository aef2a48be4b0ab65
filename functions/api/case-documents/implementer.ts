import { implement } from '@orpc/server';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { caseDocuments } from '#shared/contract/case-documents.ts';

/** Implements the calls of the group, one file each. */
export const os = implement(caseDocuments).$context<OperationContext>();
