import { connectCardPayments as change } from '#functions/cases/checkout/home-account.ts';
import { os } from './implementer.ts';

export const connectCardPayments = os.connectCardPayments.handler(({ context }) => change(context));
