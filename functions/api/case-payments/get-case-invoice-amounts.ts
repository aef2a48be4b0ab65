import { amountsOf, moneyFor, moneyNow } from '#functions/cases/money/money-of-case.ts';
import { os } from './implementer.ts';

/** Reads the sums that are kept beside the end of the ledger: one read. */
export const getCaseInvoiceAmounts = os.getCaseInvoiceAmounts.handler(async ({ input, context }) => {
  const seen = await moneyFor(context, input.id);
  return amountsOf(moneyNow(seen, context.now), seen.stored);
});
