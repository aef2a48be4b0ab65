import { cancelCheckout as change } from '#functions/cases/checkout/change-checkout.ts';
import { os } from './implementer.ts';

export const cancelCheckout = os.cancelCheckout.handler(({ input, context }) => change(context, input));
