import { startCheckout as change } from '#functions/cases/checkout/start-checkout.ts';
import { os } from './implementer.ts';

export const startCheckout = os.startCheckout.handler(({ input, context }) => change(context, input));
