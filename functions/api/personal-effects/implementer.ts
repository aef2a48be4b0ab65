import { implement } from '@orpc/server';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { personalEffects } from '#shared/contract/personal-effects.ts';

/** Implements the calls of the group, one file each. */
export const os = implement(personalEffects).$context<OperationContext>();
