import { implement } from '@orpc/server';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { priceLists } from '#shared/contract/price-lists.ts';

export type PriceListsContext = OperationContext;

/** Implements the calls of the group, one file each. */
export const os = implement(priceLists).$context<PriceListsContext>();
