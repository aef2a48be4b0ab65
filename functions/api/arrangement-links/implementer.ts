import { implement } from '@orpc/server';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { arrangementLinks } from '#shared/contract/arrangement-links.ts';

/** Implements the calls about links to plan online. */
export const os = implement(arrangementLinks).$context<OperationContext>();
