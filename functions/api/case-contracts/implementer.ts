import { implement } from '@orpc/server';
import type { FontLibrary } from '#functions/documents/fonts/font-library.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { caseContracts } from '#shared/contract/case-contracts.ts';

/** Implements the calls of the group, one file each. */
export const os = implement(caseContracts).$context<OperationContext & { fonts: FontLibrary }>();
