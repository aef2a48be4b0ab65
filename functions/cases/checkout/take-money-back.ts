import type { LedgerChange } from '#functions/cases/money/post-entries.ts';
import { endedRefund } from '#functions/cases/money/take-back-refund.ts';
import { namedId } from '#functions/runtime/named-id.ts';
import { paymentSave, type RefundRow, refundCreation, refundSave } from '#functions/table/payment.ts';
import type { CheckoutReport } from '#functions/vendors/checkout/index.ts';
import type { Checkout, Refund } from '#shared/model/payment.ts';
import { goneChange, refundIn, sentChange, unaskedRefund, withBack } from './money-gone.ts';
import { feeEntry } from './posted-by-report.ts';
import { changeReported, type ReportContext, type ReportedAt, reportedAt, reviewDue } from './reported-payment.ts';

/** A report came before the one that it follows. The processor sends it again, until that one is there. */
export class TooEarly extends Error {}

type Dispute = Extract<CheckoutReport, { disputeId: string }>;
type RefundReport = Extract<CheckoutReport, { processorRefundId: string }>;

/** Reads the payment of a transaction: the processor kept our id with it, and with a refund that we asked for. */
async function ofTransaction(context: ReportContext, report: Dispute | RefundReport) {
  const transaction = await context.checkout.transaction(report.transactionId, report.account);
  const asked = 'processorRefundId' in report ? report.paymentId : undefined;
  const paymentId = transaction?.paymentId ?? asked;
  return paymentId === undefined ? undefined : reportedAt(context, paymentId, report);
}

/** Returns the change that says that money didn't go back after all. */
function failedChange(context: ReportContext, at: ReportedAt, refund: RefundRow): LedgerChange {
  const reason = 'The processor couldn’t send it.';
  if (refund.state === 'posted') return endedRefund(context, { ...at, refund }, reason);
  return {
    entries: [],
    writes: [
      refundSave({ ...refund, state: 'failed', endedOn: context.now.toISOString(), endReason: reason }),
      paymentSave(withBack(at, { refunding: -refund.amountCents })),
    ],
  };
}

/** Returns the change that enters a refund that was sent; null if it's there already, or if the processor said before that it failed. */
function sentAfter(context: ReportContext, at: ReportedAt, refund: RefundRow): LedgerChange | null {
  const { version, endedOn: _on, endedBy, endReason: _why, ...rest } = refund;
  const save = (sent: Refund) => [refundSave({ ...sent, version })];
  if (refund.state === 'pending') return sentChange(context, at, refund, save);
  if (refund.state !== 'failed' || endedBy === undefined) return null;
  // Somebody took it back because nothing was heard of it. If the money did go, they may have recorded that as another refund.
  const concern = at.payment.checkout.concern ?? 'refund-sent';
  const marked = { ...at, payment: { ...at.payment, checkout: { ...at.payment.checkout, concern } } };
  const change = sentChange(context, marked, rest, save);
  return { ...change, events: (after) => [...change.events(after), reviewDue(context, at, 'refund-sent')] };
}

/** Takes in what the processor reports of money that it gives back. */
export async function takeRefundReport(context: ReportContext, report: RefundReport): Promise<void> {
  const first = await ofTransaction(context, report);
  if (!first || report.kind === 'refund-pending') return;
  const { processorRefundId, amountCents } = report;
  const id = report.refundId ?? namedId('processor-refund', processorRefundId);
  await changeReported(context, first, report, async (at) => {
    const refund = await refundIn(context, at.caseId, id);
    if (refund) {
      if (report.kind === 'refund-failed')
        return refund.state === 'pending' || refund.state === 'posted' ? failedChange(context, at, refund) : null;
      return sentAfter(context, at, refund);
    }
    // What was held and sent back never counted, nor did what failed.
    if (report.kind === 'refund-failed' || at.payment.state === 'failed' || at.payment.state === 'reversed') return null;
    if (at.payment.state !== 'posted') throw new TooEarly('A refund was reported before its payment.');
    const unasked = unaskedRefund(context, at, { id, amountCents, note: 'Sent by the card processor.', processorRefundId });
    return sentChange(context, at, unasked, refundCreation);
  });
}

async function lostChange(context: ReportContext, at: ReportedAt, report: Dispute): Promise<LedgerChange | null> {
  const { payment } = at;
  if (payment.state === 'reversed' || payment.state === 'failed') return null;
  if (payment.state !== 'posted' && report.amountCents < payment.amountCents)
    throw new TooEarly('A dispute was reported before its payment.');
  const checkout = { ...payment.checkout, reportedOn: report.at.toISOString(), reportedRank: 9 };
  return goneChange(
    context,
    { ...at, payment: { ...payment, checkout } },
    { id: report.disputeId, amountCents: report.amountCents },
  );
}

function disputeMark(context: ReportContext, at: ReportedAt, report: Dispute): LedgerChange | null {
  const { concern, ...checkout }: Checkout = at.payment.checkout;
  if (report.kind === 'dispute-won') {
    if (concern !== 'disputed') return null;
    return { entries: [], writes: [paymentSave({ ...at.payment, checkout })] };
  }
  if (concern !== undefined || at.payment.state !== 'posted') return null;
  return {
    entries: [],
    writes: [paymentSave({ ...at.payment, checkout: { ...checkout, concern: 'disputed' } })],
    events: () => [reviewDue(context, at, 'disputed')],
  };
}

/** Takes in what the processor reports of a payer's dispute, or of a bank transfer that came back after it had arrived: only what is lost moves money. */
export async function takeDisputeReport(context: ReportContext, report: Dispute): Promise<void> {
  const first = await ofTransaction(context, report);
  if (!first) return;
  await changeReported(context, first, report, async (at) => {
    if (report.kind !== 'dispute-lost') return disputeMark(context, at, report);
    const change = await lostChange(context, at, report);
    const { fee } = report;
    return change && fee ? { ...change, entries: [...change.entries, feeEntry(at.payment, fee, at.on)] } : change;
  });
}
