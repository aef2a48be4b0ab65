import { implement } from '@orpc/server';
import type { FontLibrary } from '#functions/documents/fonts/font-library.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import type { Bucket } from '#functions/vendors/objects/bucket.ts';
import { priceLists } from '#shared/contract/price-lists.ts';

/** What composing price lists uses beside every operation's context: faces, kept warm, and where the papers lie. */
export type PriceListsContext = OperationContext & { fonts: FontLibrary; files: Bucket };

/** Implements the calls of the group, one file each. */
export const os = implement(priceLists).$context<PriceListsContext>();
