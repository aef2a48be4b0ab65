import { implement } from '@orpc/server';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import type { IdentityPort } from '#functions/vendors/identity/index.ts';
import { systemusers } from '#shared/contract/systemusers.ts';

export type SystemusersContext = OperationContext & { identity: IdentityPort };

/** Implements the calls of `/api/systemusers`, one file each. */
export const os = implement(systemusers).$context<SystemusersContext>();
