/** `/api/templates`, `/api/preConfiguredTemplates`, `/api/sections`: the packages of a home and the paragraphs of its papers. One file an operation, in the contract's order. */
import { apiHandler } from '#functions/runtime/api-handler.ts';
import type { PackagesContext } from './implementer.ts';
import { os } from './implementer.ts';

const router = os.router({});

export const handler = apiHandler<PackagesContext>({ router, context: (base) => base });
