import { startMyCheckout as change } from '#functions/cases/checkout/my-checkouts.ts';
import { os } from './implementer.ts';

export const startMyCheckout = os.startMyCheckout.handler(({ input, context }) => change(context, input));
