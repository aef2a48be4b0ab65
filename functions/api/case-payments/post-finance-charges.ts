import { postFinanceCharges as change } from '#functions/cases/money/post-finance-charges.ts';
import { os } from './implementer.ts';

export const postFinanceCharges = os.postFinanceCharges.handler(({ input, context }) => change(context, input));
