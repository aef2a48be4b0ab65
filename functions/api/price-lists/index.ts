/** The general price list as a paper: checked, published, kept, handed out. A Lambda of its own, since it carries fonts and works for its answer. One file an operation, in the contract's order. */
import { apiHandler } from '#functions/runtime/api-handler.ts';
import type { PriceListsContext } from './implementer.ts';
import { os } from './implementer.ts';

const router = os.router({});

export const handler = apiHandler<PriceListsContext>({ router, context: (base) => base });
