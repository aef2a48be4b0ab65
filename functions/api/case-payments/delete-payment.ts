import { deletePayment as change } from '#functions/cases/money/take-back.ts';
import { os } from './implementer.ts';

export const deletePayment = os.deletePayment.handler(({ input, context }) => change(context, input));
