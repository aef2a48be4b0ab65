import { implement } from '@orpc/server';
import type { FontLibrary } from '#functions/documents/fonts/font-library.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { casePapers } from '#shared/contract/case-papers.ts';

/** What documents on paper use besides every operation's context: the fonts that they are filled in with, and the page that checks sealed ones. */
export type CasePapersContext = OperationContext & { fonts: FontLibrary; verifier: () => Promise<Uint8Array> };

/** Implements the calls of the group, one file each. */
export const os = implement(casePapers).$context<CasePapersContext>();
