/** `/api/search`: what a home's staff find from one box. One file an operation, in the contract's order. */
import { apiHandler } from '#functions/runtime/api-handler.ts';
import type { SearchContext } from './implementer.ts';
import { os } from './implementer.ts';
import { searchHome } from './search-home.ts';

const router = os.router({ searchHome });

export const handler = apiHandler<SearchContext>({ router, context: (base) => base });
