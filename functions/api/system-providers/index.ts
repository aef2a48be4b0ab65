/** `/api/system/providers`: the homes of Yarrow as administrators keep them: who asked to join, whose page is live, who owns it. One file an operation, in the contract's order. */
import { apiHandler } from '#functions/runtime/api-handler.ts';
import type { SystemProvidersContext } from './implementer.ts';
import { os } from './implementer.ts';

const router = os.router({});

export const handler = apiHandler<SystemProvidersContext>({ router, context: (base) => base });
