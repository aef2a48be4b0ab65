import { implement } from '@orpc/server';
import type { FontLibrary } from '#functions/documents/fonts/font-library.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import type { Bucket } from '#functions/vendors/objects/bucket.ts';
import { planDocuments } from '#shared/contract/plan-documents.ts';

/** What composing documents uses besides every operation's context: fonts, kept warm, and the bucket where files wait for the caller. */
export type PlanDocumentsContext = OperationContext & { fonts: FontLibrary; files: Bucket };

export const os = implement(planDocuments).$context<PlanDocumentsContext>();
