import { implement } from '@orpc/server';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { systemProviders } from '#shared/contract/system-providers.ts';

export type SystemProvidersContext = OperationContext;

/** Implements the calls of the group, one file each. */
export const os = implement(systemProviders).$context<SystemProvidersContext>();
