import { emailCheckout as change } from '#functions/cases/checkout/change-checkout.ts';
import { os } from './implementer.ts';

export const emailCheckout = os.emailCheckout.handler(({ input, context }) => change(context, input));
