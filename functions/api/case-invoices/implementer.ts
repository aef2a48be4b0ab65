import { implement } from '@orpc/server';
import type { FontLibrary } from '#functions/documents/fonts/font-library.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import type { Bucket } from '#functions/vendors/objects/bucket.ts';
import { caseInvoices } from '#shared/contract/case-invoices.ts';

/** What papers about money use besides every operation's context: fonts, kept warm, and the bucket where files wait for the caller. */
export type CaseInvoicesContext = OperationContext & { fonts: FontLibrary; files: Bucket };

/** Implements the calls of the group, one file each. */
export const os = implement(caseInvoices).$context<CaseInvoicesContext>();
