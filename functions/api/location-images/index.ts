/** `/api/locations/current/images`: the pictures of a home. A Lambda of its own, since it carries a decoder and works for its answer. One file an operation, in the contract's order. */
import { apiHandler } from '#functions/runtime/api-handler.ts';
import type { LocationImagesContext } from './implementer.ts';
import { os } from './implementer.ts';

const router = os.router({});

export const handler = apiHandler<LocationImagesContext>({ router, context: (base) => base });
