import { implement } from '@orpc/server';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import type { FieldKeys } from '#functions/vendors/keys/index.ts';
import { socialSecurity } from '#shared/contract/social-security.ts';

/** What revealing a number uses besides every operation's context: the key that opens it. */
export type SocialSecurityContext = OperationContext & { keys: FieldKeys };

/** Implements the calls of the group, one file each. */
export const os = implement(socialSecurity).$context<SocialSecurityContext>();
