import { implement } from '@orpc/server';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { pricing } from '#shared/contract/pricing.ts';

export type PricingContext = OperationContext;

/** Implements the calls of the group, one file each. */
export const os = implement(pricing).$context<PricingContext>();
