import { recordPayment as change } from '#functions/cases/money/record-payment.ts';
import { os } from './implementer.ts';

export const recordPayment = os.recordPayment.handler(({ input, context }) => change(context, input));
