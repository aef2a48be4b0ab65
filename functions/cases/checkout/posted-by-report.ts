import type { CaseContext } from '#functions/cases/changing/timeline-of.ts';
import type { MoneyOfCase } from '#functions/cases/money/money-of-case.ts';
import { bookedOn, type LedgerChange, type NewEntry, type OpenDay } from '#functions/cases/money/post-entries.ts';
import { tellMoney } from '#functions/cases/money/receipt-of.ts';
import { postedChange } from '#functions/cases/money/record-payment.ts';
import { namedId } from '#functions/runtime/named-id.ts';
import { type PaymentRow, paymentSave } from '#functions/table/payment.ts';
import type { Transaction } from '#functions/vendors/checkout/index.ts';
import { feePostings } from '#shared/ledger/postings.ts';
import type { Payment } from '#shared/model/payment.ts';

/** Returns the entry of what the processor kept. Its id follows from the processor's, so that it's entered once. */
export const feeEntry = (payment: Payment, fee: NonNullable<Transaction['fee']>, effectiveOn: string): NewEntry => ({
  id: namedId('processor-fee', fee.id),
  kind: 'processor-fee',
  effectiveOn,
  paymentId: payment.id,
  postings: feePostings(payment.method, fee.cents),
});

/** Returns the change that posts a payment that arrived by a link. Its entry has the payment's id, which the processor has kept with the link: so it's entered once. */
export function postedByReport(
  context: CaseContext,
  { record, stored, payment }: Pick<MoneyOfCase, 'record' | 'stored'> & { payment: PaymentRow },
  { paidOn, fee, open }: { paidOn: string; fee: Transaction['fee']; open: OpenDay | null },
): LedgerChange {
  const arrived: PaymentRow = { ...payment, state: 'posted', paidOn, entry: stored.head.sequence + 1, ...bookedOn(open, paidOn) };
  const change = postedChange(context, { record, stored }, arrived);
  return {
    ...change,
    entries: [...change.entries, ...(fee ? [feeEntry(arrived, fee, paidOn)] : [])],
    writes: [tellMoney(context, { kind: 'payment-posted', caseId: record.id, id: payment.id }, arrived), paymentSave(arrived)],
  };
}
