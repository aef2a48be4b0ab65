import { refundReversed } from '#events/catalog/payment-events.ts';
import { about } from '#functions/cases/changing/change-case.ts';
import type { CaseContext } from '#functions/cases/changing/timeline-of.ts';
import { problem } from '#functions/problem.ts';
import { homeOf } from '#functions/runtime/home-of.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { cardAccountIn, cardAccountKey, isOutOfReach } from '#functions/table/card-account.ts';
import { caseStillThere } from '#functions/table/case.ts';
import { caseKeys } from '#functions/table/case-keys.ts';
import {
  paymentSave,
  paymentsIn,
  type RefundRow,
  readReceiptPlace,
  receiptKeys,
  refundSave,
  refundsIn,
} from '#functions/table/payment.ts';
import type { RefundAnswer } from '#shared/contract/case-payments-views.ts';
import { refundPostings } from '#shared/ledger/postings.ts';
import { amountsAfter, moneyFor, moneyNow } from './money-of-case.ts';
import { type LedgerChange, postEntries } from './post-entries.ts';
import { endOf, isPaidInFull, tellMoney } from './receipt-of.ts';
import { reversalOf } from './take-back.ts';

/** Reads a case by a refund of it, with the refund and the payment that it's of; 404 if there is none that the caller may see. */
async function refundFor(context: OperationContext, refundId: string) {
  const caseId = await readReceiptPlace(context.table, receiptKeys.refund(refundId));
  if (caseId === undefined) throw problem('not_found');
  const account = cardAccountKey(homeOf(context).locationId);
  const read = await moneyFor(context, caseId, [caseKeys.refund(caseId, refundId), account]);
  const [refund] = refundsIn(read.items);
  if (!refund) throw problem('not_found');
  const of =
    refund.paymentId === undefined
      ? undefined
      : await context.table.getMany([caseKeys.payment(caseId, refund.paymentId)], { consistent: true });
  return { ...read, caseId, refund, payment: of && paymentsIn(of)[0] };
}
type RefundAt = Awaited<ReturnType<typeof refundFor>>;

/** Returns the change that takes back a refund that counts. */
export function endedRefund(
  context: CaseContext,
  at: Pick<RefundAt, 'caseId' | 'refund' | 'payment' | 'record' | 'stored' | 'today'>,
  reason: string | undefined,
): LedgerChange {
  const { caseId, refund, payment, record, stored, today } = at;
  const isPreNeed = moneyNow({ record, stored }, context.now).preNeed !== null;
  const ended: RefundRow = { ...refund, state: 'reversed', ...endOf(context, reason) };
  const { id: refundId, paymentId } = refund;
  const data = { refundId, reversedOn: today };
  return {
    entries: [
      reversalOf({ id: refundId, today, reason, paymentId, refundId, postings: refundPostings({ ...refund, isPreNeed }) }),
    ],
    writes: [
      tellMoney(context, { kind: 'refund-reversed', caseId, id: refundId, reason }, refund),
      caseStillThere(caseId),
      refundSave(ended),
      ...(payment ? [paymentSave({ ...payment, refundedCents: payment.refundedCents - refund.amountCents })] : []),
    ],
    events: (after) => [
      context.event(
        'refund.reversed',
        { ...about(record), ...data, isPaidInFull: isPaidInFull(after) },
        record.providerLocationId,
      ),
    ],
    move: (after) => (facts) => refundReversed.moves(facts, { ...data, isPaidInFull: isPaidInFull(after) }),
  };
}

const hasGone = () =>
  problem('conflict', { detail: 'The card processor sent this money back. What has gone can’t be taken back here.' });

/**
 * Returns the change that ends a refund that the card processor was asked for. Only one that is still on its way is ended, from an account that the home has disconnected:
 * whether that money goes, nobody will tell us.
 */
function endedByHand(context: OperationContext, at: RefundAt, reason: string | undefined): LedgerChange | null {
  const { caseId, refund, payment, items } = at;
  if (!payment?.checkout || !isOutOfReach(payment, cardAccountIn(items))) throw hasGone();
  if (refund.state === 'failed') return null;
  if (refund.state !== 'pending') throw hasGone();
  if (!reason) throw problem('invalid_input', { errors: [{ field: 'reason', message: 'Say how you know.' }] });
  const refundingCents = Math.max(0, (payment.checkout.refundingCents ?? 0) - refund.amountCents);
  return {
    entries: [],
    writes: [
      tellMoney(context, { kind: 'refund-reversed', caseId, id: refund.id, reason }, refund),
      caseStillThere(caseId),
      refundSave({ ...refund, state: 'failed', ...endOf(context, reason) }),
      paymentSave({ ...payment, checkout: { ...payment.checkout, refundingCents } }),
    ],
  };
}

/** Takes back a refund. One that was taken back already stays so, with the same answer. */
export async function deleteRefund(
  context: OperationContext,
  { refundId, reason }: { refundId: string; reason?: string | undefined },
): Promise<RefundAnswer> {
  const read = () => refundFor(context, refundId);
  const make = (at: RefundAt) => {
    if (at.refund.processorRefundId !== undefined) return endedByHand(context, at, reason);
    return at.refund.state === 'reversed' ? null : endedRefund(context, at, reason);
  };
  const posted = await postEntries(context, await read(), make, read);
  const at = await read();
  const { version: _, ...refund } = at.refund;
  return { refund, amounts: amountsAfter(context, posted, at) };
}
