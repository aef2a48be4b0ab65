import { adjustBalance as change } from '#functions/cases/money/adjust-balance.ts';
import { os } from './implementer.ts';

export const adjustBalance = os.adjustBalance.handler(({ input, context }) => change(context, input));
