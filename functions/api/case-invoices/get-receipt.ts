import { problem } from '#functions/problem.ts';
import { readReceipts } from '#functions/table/payment.ts';
import { composeReceipt } from '#shared/statement/compose-receipt.ts';
import { paperNumber } from '#shared/statement/compose-statement.ts';
import { methodWords } from '#shared/statement/ledger-lines.ts';
import { dateInZone } from '#shared/values/dates.ts';
import { os } from './implementer.ts';
import { caseOfPapers, keptPaper, nameOfPayer } from './money-papers.ts';

export const getReceipt = os.getReceipt.handler(async ({ input: { id, paymentId }, context }) => {
  const ofCase = await caseOfPapers(context, id);
  const { payments } = await readReceipts(context.table, id);
  const payment = payments.find((each) => each.id === paymentId);
  if (!payment) throw problem('not_found');
  const { entry, amountCents, paidOn, payer, state, endedOn } = payment;
  if (entry === undefined) return null;
  const number = paperNumber(ofCase.record.caseNumber, 'receipt', entry);
  const blocks = composeReceipt({
    ...ofCase.subject,
    number,
    payer: payer === undefined ? '' : await nameOfPayer(context, id, payer),
    amountCents,
    method: methodWords(payment),
    paidOn,
    reversedOn: state === 'reversed' && endedOn ? dateInZone(endedOn, ofCase.home.timeZone) : null,
  });
  return keptPaper(context, ofCase, { blocks, title: `Receipt ${number}` });
});
