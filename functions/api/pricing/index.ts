/** `/api/services`, `/api/pricingPlans`: what a home charges, as its staff work on it before a price list is published. One file an operation, in the contract's order. */
import { apiHandler } from '#functions/runtime/api-handler.ts';
import type { PricingContext } from './implementer.ts';
import { os } from './implementer.ts';

const router = os.router({});

export const handler = apiHandler<PricingContext>({ router, context: (base) => base });
