import { implement } from '@orpc/server';
import type { FontLibrary } from '#functions/documents/fonts/font-library.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import type { Bucket } from '#functions/vendors/objects/bucket.ts';
import { tagPapers } from '#shared/contract/tag-papers.ts';

/** What printing tags uses besides every operation's context: fonts, kept warm, and the bucket where files wait for the caller. */
export type TagPapersContext = OperationContext & { fonts: FontLibrary; files: Bucket };

/** Implements the calls of the group, one file each. */
export const os = implement(tagPapers).$context<TagPapersContext>();
