import { settleCheckout as change } from '#functions/cases/checkout/change-checkout.ts';
import { os } from './implementer.ts';

export const settleCheckout = os.settleCheckout.handler(({ input, context }) => change(context, input));
