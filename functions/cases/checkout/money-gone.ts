import { refundRecorded } from '#events/catalog/payment-events.ts';
import { about } from '#functions/cases/changing/change-case.ts';
import type { LedgerChange } from '#functions/cases/money/post-entries.ts';
import { isPaidInFull, tellMoney } from '#functions/cases/money/receipt-of.ts';
import { endedPayment } from '#functions/cases/money/take-back.ts';
import { namedId } from '#functions/runtime/named-id.ts';
import { caseKeys } from '#functions/table/case-keys.ts';
import { paymentSave, type RefundRow, refundCreation, refundsIn } from '#functions/table/payment.ts';
import { expectedCents } from '#shared/ledger/checkout-moves.ts';
import { refundPostings } from '#shared/ledger/postings.ts';
import type { Money } from '#shared/model/ledger.ts';
import type { Refund } from '#shared/model/payment.ts';
import { type ReportContext, type ReportedAt, reviewDue } from './reported-payment.ts';

/** Returns a payment with other sums of what was given back of it. */
export const withBack = (
  { payment }: ReportedAt,
  { refunded = 0, refunding = 0 }: { refunded?: number; refunding?: number },
) => ({
  ...payment,
  refundedCents: payment.refundedCents + refunded,
  checkout: { ...payment.checkout, refundingCents: Math.max(0, (payment.checkout.refundingCents ?? 0) + refunding) },
});

/** Returns the change that enters money that went back: a refund that was on its way, or one that nobody here had asked for. */
export function sentChange(
  context: ReportContext,
  at: ReportedAt,
  refund: Refund,
  write: (refund: Refund) => LedgerChange['writes'],
) {
  const { id: refundId, paymentId, note: reason } = refund;
  const sent: Refund = { ...refund, state: 'posted', refundedOn: at.on, entry: at.stored.head.sequence + 1 };
  const data = (after: Money) => ({ refundId, refundedOn: at.on, isPaidInFull: isPaidInFull(after) });
  const refunding = refund.state === 'pending' ? -refund.amountCents : 0;
  const isPreNeed = at.stored.money?.preNeed != null;
  const entry = { kind: 'refund' as const, effectiveOn: at.on, reason, refundId, ...(paymentId ? { paymentId } : {}) };
  return {
    entries: [{ id: refundId, ...entry, postings: refundPostings({ ...sent, isPreNeed }) }],
    writes: [
      tellMoney(context, { kind: 'refund-recorded', caseId: at.caseId, id: refundId, reason }, refund),
      paymentSave(withBack(at, { refunded: refund.amountCents, refunding })),
      ...(write(sent) ?? []),
    ],
    events: (after: Money) => [
      context.event('refund.recorded', { ...about(at.record), ...data(after) }, at.record.providerLocationId),
    ],
    move: (after: Money) => (facts: Parameters<typeof refundRecorded.moves>[0]) => refundRecorded.moves(facts, data(after)),
  } satisfies LedgerChange;
}

type Unasked = { id: string; amountCents: number; note: string; processorRefundId: string };

/** Returns a refund that nobody here recorded: it was made at the processor, or the bank took the money. */
export const unaskedRefund = (context: ReportContext, { caseId, payment, on }: ReportedAt, refund: Unasked): Refund => ({
  ...refund,
  ...{ caseId, paymentId: payment.id, method: payment.method, reference: '', refundedOn: on, state: 'posted' },
  ...(payment.payer ? { payer: payment.payer } : {}),
  ...(payment.cardBrand ? { cardBrand: payment.cardBrand } : {}),
  ...(payment.cardLastFour ? { cardLastFour: payment.cardLastFour } : {}),
  // Without a person, the id is the case's own, as in other rows.
  ...{ recordedBy: caseId, recordedByName: 'The card processor', recordedOn: context.now.toISOString() },
});

/** Reads a refund of a case by its id. */
export async function refundIn({ table }: ReportContext, caseId: string, refundId: string): Promise<RefundRow | undefined> {
  return refundsIn(await table.getMany([caseKeys.refund(caseId, refundId)], { consistent: true }))[0];
}

/** Returns the change that takes back a payment as a whole, and says so to staff. */
async function returnedChange(context: ReportContext, at: ReportedAt): Promise<LedgerChange> {
  const checkout = { ...at.payment.checkout, state: 'returned' as const, concern: 'returned' as const };
  const ending = {
    state: 'reversed' as const,
    reason: 'The bank took it back.',
    told: 'payment-reversed' as const,
    isGone: true,
  };
  const change = await endedPayment(context, { ...at, payment: { ...at.payment, checkout } }, ending);
  return {
    ...change,
    pendingCents: 0 - expectedCents(at.payment),
    events: (after) => [...(change.events?.(after) ?? []), reviewDue(context, at, 'returned')],
  };
}

/**
 * Returns the change after a bank took money back: the whole payment is reversed, and of one that was partly given back already, or partly taken, what is left of it counts
 * as given back. null if nothing is left, or it's entered already.
 */
export async function goneChange(
  context: ReportContext,
  at: ReportedAt,
  { id: of, amountCents }: { id: string; amountCents: number },
): Promise<LedgerChange | null> {
  const { payment } = at;
  if (amountCents >= payment.amountCents && payment.refundedCents === 0) return returnedChange(context, at);
  const id = namedId('money-gone', of);
  const cents = Math.min(amountCents, payment.amountCents - payment.refundedCents);
  if (cents <= 0 || (await refundIn(context, at.caseId, id))) return null;
  const checkout = { ...payment.checkout, concern: 'returned' as const };
  const marked = { ...at, payment: { ...payment, checkout } };
  const gone = { id, amountCents: cents, note: 'The bank took it back.', processorRefundId: of };
  const change = sentChange(context, marked, unaskedRefund(context, at, gone), refundCreation);
  return { ...change, events: (after) => [...change.events(after), reviewDue(context, at, 'returned')] };
}
