import { implement } from '@orpc/server';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import type { IdentityPort } from '#functions/vendors/identity/index.ts';
import { signUp } from '#shared/contract/sign-up.ts';

export type SignUpContext = OperationContext & { identity: IdentityPort };

/** Implements the calls that create an account, one file each. */
export const os = implement(signUp).$context<SignUpContext>();
