import { implement } from '@orpc/server';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import type { IdentityPort } from '#functions/vendors/identity/index.ts';
import { appuser } from '#shared/contract/appuser.ts';

export type AppuserContext = OperationContext & { identity: IdentityPort };

/** Implements the calls of `/api/appuser`, one file each. */
export const os = implement(appuser).$context<AppuserContext>();
