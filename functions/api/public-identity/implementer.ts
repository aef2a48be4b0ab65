import { implement } from '@orpc/server';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import type { IdentityPort } from '#functions/vendors/identity/index.ts';
import { publicIdentity } from '#shared/contract/public-identity.ts';

export type PublicIdentityContext = OperationContext & { identity: IdentityPort };

/** Implements the identity calls of `/api/public`, one file each. */
export const os = implement(publicIdentity).$context<PublicIdentityContext>();
