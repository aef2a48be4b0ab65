import { implement } from '@orpc/server';
import type { AccountsContext } from '#functions/cases/checkout/home-account.ts';
import type { CheckoutContext } from '#functions/cases/checkout/start-checkout.ts';
import { checkouts } from '#shared/contract/checkouts.ts';

/** Implements the calls of the group, one file each. */
export const os = implement(checkouts).$context<CheckoutContext & AccountsContext>();
