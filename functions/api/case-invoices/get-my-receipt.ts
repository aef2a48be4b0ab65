import { readReceipts } from '#functions/table/payment.ts';
import { isOwnReceipt } from '#shared/ledger/own-money.ts';
import { os } from './implementer.ts';
import { myCaseOfPapers, receiptPaper } from './money-papers.ts';

/** Draws a receipt for the one of the family who paid. Another one's payment is the same 404 as one that never was. */
export const getMyReceipt = os.getMyReceipt.handler(async ({ input: { id, paymentId }, context }) => {
  const ofCase = await myCaseOfPapers(context, id);
  const receipts = await readReceipts(context.table, id);
  return receiptPaper(
    context,
    ofCase,
    receipts,
    receipts.payments.find((each) => each.id === paymentId && isOwnReceipt(each, ofCase.part)),
  );
});
