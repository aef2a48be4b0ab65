import { previewFinanceCharges } from '#functions/cases/money/post-finance-charges.ts';
import { os } from './implementer.ts';

export const getFinanceCharges = os.getFinanceCharges.handler(({ input, context }) => previewFinanceCharges(context, input.id));
