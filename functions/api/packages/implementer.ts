import { implement } from '@orpc/server';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { packages } from '#shared/contract/packages.ts';

export type PackagesContext = OperationContext;

/** Implements the calls of the group, one file each. */
export const os = implement(packages).$context<PackagesContext>();
