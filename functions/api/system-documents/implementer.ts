import { implement } from '@orpc/server';
import type { FontLibrary } from '#functions/documents/fonts/font-library.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { systemDocuments } from '#shared/contract/system-documents.ts';

/** What the calls about templates’ PDFs use besides every operation’s context: the fonts that fields are filled in with. */
export type SystemDocumentsContext = OperationContext & { fonts: FontLibrary };

/** Implements the calls of the group, one file each. */
export const os = implement(systemDocuments).$context<SystemDocumentsContext>();
