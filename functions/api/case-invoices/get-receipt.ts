import { readReceipts } from '#functions/table/payment.ts';
import { os } from './implementer.ts';
import { caseOfPapers, receiptPaper } from './money-papers.ts';

export const getReceipt = os.getReceipt.handler(async ({ input: { id, paymentId }, context }) => {
  const ofCase = await caseOfPapers(context, id);
  const receipts = await readReceipts(context.table, id);
  return receiptPaper(
    context,
    ofCase,
    receipts,
    receipts.payments.find((each) => each.id === paymentId),
  );
});
