import { deleteRefund as change } from '#functions/cases/money/take-back-refund.ts';
import { os } from './implementer.ts';

export const deleteRefund = os.deleteRefund.handler(({ input, context }) => change(context, input));
