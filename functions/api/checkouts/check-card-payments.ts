import { checkCardPayments as change } from '#functions/cases/checkout/home-account.ts';
import { os } from './implementer.ts';

export const checkCardPayments = os.checkCardPayments.handler(({ context }) => change(context));
