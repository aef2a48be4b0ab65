import { implement } from '@orpc/server';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { tags } from '#shared/contract/tags.ts';

export type TagsContext = OperationContext;

/** Implements the calls of the group, one file each. */
export const os = implement(tags).$context<TagsContext>();
