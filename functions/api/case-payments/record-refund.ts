import { recordRefund as change } from '#functions/cases/money/record-refund.ts';
import { os } from './implementer.ts';

export const recordRefund = os.recordRefund.handler(({ input, context }) => change(context, input));
