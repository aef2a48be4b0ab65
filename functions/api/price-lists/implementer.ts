import { implement } from '@orpc/server';
import type { FontLibrary } from '#functions/documents/fonts/font-library.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import type { Bucket } from '#functions/vendors/objects/bucket.ts';
import { priceLists } from '#shared/contract/price-lists.ts';

/** What composing price lists uses besides every operation's context: fonts, kept warm, and the bucket for the documents. */
export type PriceListsContext = OperationContext & { fonts: FontLibrary; files: Bucket };

/** Implements the calls of the group, one file each. */
export const os = implement(priceLists).$context<PriceListsContext>();
