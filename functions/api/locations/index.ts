/** `/api/locations`: the home that staff work at, as its staff keep it: profile, general information, attributes and languages, reviews, launch. One file an operation, in the contract's order. */
import { apiHandler } from '#functions/runtime/api-handler.ts';
import type { LocationsContext } from './implementer.ts';
import { os } from './implementer.ts';

const router = os.router({});

export const handler = apiHandler<LocationsContext>({ router, context: (base) => base });
