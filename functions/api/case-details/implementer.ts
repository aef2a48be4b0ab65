import { implement } from '@orpc/server';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import type { FieldKeys } from '#functions/vendors/keys/index.ts';
import { caseDetails } from '#shared/contract/case-details.ts';

/** What the calls use beside every operation's context: the key that a Social Security number is sealed with. They cannot open one. */
export type CaseDetailsContext = OperationContext & { keys: Pick<FieldKeys, 'seal'> };

/** Implements the calls of the group, one file each. */
export const os = implement(caseDetails).$context<CaseDetailsContext>();
