import { moneyNow } from '#functions/cases/money/money-of-case.ts';
import type { LedgerChange, OpenDay } from '#functions/cases/money/post-entries.ts';
import { tellMoney } from '#functions/cases/money/receipt-of.ts';
import { endedPayment } from '#functions/cases/money/take-back.ts';
import { paymentSave } from '#functions/table/payment.ts';
import type { CheckoutReport, Transaction } from '#functions/vendors/checkout/index.ts';
import { type CheckoutMove, checkoutMove, expectedCents, rankOf } from '#shared/ledger/checkout-moves.ts';
import { excessOf, standingOf } from '#shared/ledger/payment-status.ts';
import type { CheckoutConcern } from '#shared/model/enumerations/ledger.ts';
import { type CardBrand, cardBrand } from '#shared/model/enumerations/payment.ts';
import type { Checkout, Payment } from '#shared/model/payment.ts';
import { goneChange } from './money-gone.ts';
import { postedByReport } from './posted-by-report.ts';
import { changeReported, type ReportContext, type ReportedAt, reportedAt, reviewDue } from './reported-payment.ts';

type Report = Extract<CheckoutReport, { kind: 'paid' | 'processing' | 'failed' }>;

const brands: Readonly<Record<string, CardBrand>> = { amex: 'american-express' };
const brandOf = (name: string): CardBrand => brands[name] ?? (cardBrand.has(name) ? name : 'other');

/** Returns a payment with what the processor's transaction says of it: the card's brand and last four digits, which kind of card, and the processor's number. */
function described(payment: ReportedAt['payment'], report: Report, transaction: Transaction | undefined): ReportedAt['payment'] {
  const { card } = transaction ?? {};
  const { transactionId } = report;
  return {
    ...payment,
    ...(card ? { cardBrand: brandOf(card.brand), cardLastFour: card.lastFour } : {}),
    ...(card?.isDebit ? { method: 'debit-card' } : {}),
    ...(transactionId ? { reference: transactionId.slice(0, 60) } : {}),
    checkout: {
      ...payment.checkout,
      ...(transactionId ? { transactionId } : {}),
      reportedOn: report.at.toISOString(),
      reportedRank: rankOf(report),
    },
  };
}

/** Returns a payment without what an earlier end of it had said. */
function reopened({ endedOn: _on, endedBy: _by, endReason: _why, ...payment }: ReportedAt['payment']): ReportedAt['payment'] {
  return payment;
}

const withState = (payment: ReportedAt['payment'], changes: Partial<Checkout>): ReportedAt['payment'] => ({
  ...payment,
  checkout: { ...payment.checkout, ...changes },
});

/** Returns the change that keeps money that came otherwise than asked for, for a person to decide about. */
function heldChange(
  context: ReportContext,
  at: ReportedAt,
  payment: ReportedAt['payment'],
  concern: CheckoutConcern,
  cents: number,
) {
  const held = withState(reopened({ ...payment, state: 'pending' }), { state: 'held', concern, receivedCents: cents });
  return {
    entries: [],
    pendingCents: payment.amountCents - expectedCents(at.payment),
    writes: [tellMoney(context, { kind: 'payment-held', caseId: at.caseId, id: payment.id }, payment), paymentSave(held)],
    events: () => [reviewDue(context, at, concern)],
  };
}

type ReportedNow = ReportedAt & { open: OpenDay | null };

/** Returns the change that posts a payment. More than is due is posted, too: the money is there. Staff are told. */
function arrivedChange(
  context: ReportContext,
  { open, ...at }: ReportedNow,
  payment: ReportedAt['payment'],
  fee: Transaction['fee'],
): LedgerChange {
  const money = moneyNow(at, context.now);
  const isAbove = payment.note === '' && excessOf(standingOf(money), payment.amountCents) > 0;
  const paid = withState(reopened(payment), { state: 'paid', ...(isAbove ? { concern: 'above-due' } : {}) });
  const change = postedByReport(context, { ...at, payment: paid }, { paidOn: at.on, fee, open });
  return {
    ...change,
    pendingCents: 0 - expectedCents(at.payment),
    events: (after) => [...(change.events?.(after) ?? []), ...(isAbove ? [reviewDue(context, at, 'above-due')] : [])],
  };
}

async function changeFor(
  context: ReportContext,
  at: ReportedNow,
  report: Report,
  move: CheckoutMove,
): Promise<LedgerChange | null> {
  const { transactionId, amountCents } = report;
  const isPaid = move.to === 'posted' || move.to === 'held';
  const transaction =
    isPaid && transactionId ? await context.checkout.transaction(transactionId, at.payment.checkout.account) : undefined;
  const payment = described(at.payment, report, transaction);
  if (move.to === 'posted') return arrivedChange(context, at, payment, transaction?.fee);
  if (move.to === 'held') return heldChange(context, at, payment, move.concern, amountCents);
  if (move.to === 'processing') {
    const processing = withState(payment, { state: 'processing' });
    return { entries: [], pendingCents: payment.amountCents - expectedCents(at.payment), writes: [paymentSave(processing)] };
  }
  if (move.to === 'reversed') return goneChange(context, { ...at, payment }, { id: report.id, amountCents: payment.amountCents });
  const failed = withState(payment, { state: 'failed' });
  const ending = { state: 'failed' as const, reason: 'The bank refused it.', told: 'payment-failed' as const };
  return { ...(await endedPayment(context, { ...at, payment: failed }, ending)), pendingCents: 0 - expectedCents(at.payment) };
}

const isOfLink = ({ checkout }: Pick<Payment, 'checkout'>, { linkId }: Report) => checkout?.linkId === linkId;

/** Takes in what the processor reports of a payment. A report of nothing of ours, or of what is known already, changes nothing. */
export async function takePaymentReport(context: ReportContext, report: Report): Promise<void> {
  const first = await reportedAt(context, report.paymentId, report);
  if (!first || !isOfLink(first.payment, report)) return;
  await changeReported(context, first, report, async (now, open) => {
    const move = checkoutMove(now.payment, report);
    return move && changeFor(context, { ...now, open }, report, move);
  });
}
