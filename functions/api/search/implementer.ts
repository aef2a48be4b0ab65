import { implement } from '@orpc/server';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { search } from '#shared/contract/search.ts';

export type SearchContext = OperationContext;

/** Implements the calls of the group, one file each. */
export const os = implement(search).$context<SearchContext>();
