import { implement } from '@orpc/server';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { caseContacts } from '#shared/contract/case-contacts.ts';

export type CaseContactsContext = OperationContext;

/** Implements the calls of the group, one file each. */
export const os = implement(caseContacts).$context<CaseContactsContext>();
