import { settlePayment as change } from '#functions/cases/money/settle-payment.ts';
import { os } from './implementer.ts';

export const settlePayment = os.settlePayment.handler(({ input, context }) => change(context, input));
