import { implement } from '@orpc/server';
import type { FontLibrary } from '#functions/documents/fonts/font-library.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import type { Bucket } from '#functions/vendors/objects/bucket.ts';
import { planDocuments } from '#shared/contract/plan-documents.ts';

/** What composing documents uses beside every operation's context: faces, kept warm, and where files wait for who asked for them. */
export type PlanDocumentsContext = OperationContext & { fonts: FontLibrary; files: Bucket };

export const os = implement(planDocuments).$context<PlanDocumentsContext>();
