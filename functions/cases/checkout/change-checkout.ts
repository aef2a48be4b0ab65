import { type LedgerChange, type OpenDay, postEntries } from '#functions/cases/money/post-entries.ts';
import { endedPayment, paymentAnswer, paymentFor } from '#functions/cases/money/take-back.ts';
import { problem } from '#functions/problem.ts';
import { namedId } from '#functions/runtime/named-id.ts';
import { caseStillThere } from '#functions/table/case.ts';
import { type PaymentRow, paymentSave } from '#functions/table/payment.ts';
import type { PaymentAnswer } from '#shared/contract/case-payments-views.ts';
import type { Checkout } from '#shared/model/payment.ts';
import { postedByReport } from './posted-by-report.ts';
import { askProcessor, type CheckoutContext, linkEvents, placeOf } from './start-checkout.ts';

type PaymentAt = Awaited<ReturnType<typeof paymentFor>>;
type Linked = PaymentRow & { checkout: Checkout };

/** Returns a payment that is made by a link; 409 for any other. */
function linkedAt({ payment }: Pick<PaymentAt, 'payment'>): Linked {
  if (!payment.checkout) throw problem('conflict', { detail: 'This payment isn’t made by a link.' });
  return payment as Linked;
}

const isOpen = ({ state, checkout }: Linked) => state === 'pending' && checkout.state === 'open';
const usedAlready = () => problem('conflict', { detail: 'Somebody has already used this link.' });

/** Emails the link of a payment that nobody has made yet. */
export async function emailCheckout(
  context: CheckoutContext,
  { paymentId, email }: { paymentId: string; email: string },
): Promise<PaymentAnswer> {
  const emailedOn = context.now.toISOString();
  const read = () => paymentFor(context, paymentId);
  const make = (at: PaymentAt): LedgerChange | null => {
    const payment = linkedAt(at);
    if (!isOpen(payment)) throw usedAlready();
    const sent = { ...payment, checkout: { ...payment.checkout, emailedTo: email, emailedOn } };
    return {
      entries: [],
      writes: [caseStillThere(at.caseId), paymentSave(sent)],
      events: () => linkEvents(context, at.record, sent),
    };
  };
  return paymentAnswer(context, paymentId, await postEntries(context, await read(), make, read));
}

/** Cancels a payment link before anyone pays. A payer who already has the page open may still pay, and that money is held until staff decide. */
export async function cancelCheckout(context: CheckoutContext, { paymentId }: { paymentId: string }): Promise<PaymentAnswer> {
  const read = () => paymentFor(context, paymentId);
  const seen = await read();
  const isDone = (payment: Linked) => payment.checkout.state === 'canceled';
  const first = linkedAt(seen);
  if (isDone(first)) return paymentAnswer(context, paymentId, null);
  if (!isOpen(first)) throw usedAlready();
  await askProcessor(context, (port) => port.close(placeOf(first)));
  const make = async (at: PaymentAt): Promise<LedgerChange | null> => {
    const payment = linkedAt(at);
    if (isDone(payment)) return null;
    if (!isOpen(payment)) throw usedAlready();
    const canceled = { ...payment, checkout: { ...payment.checkout, state: 'canceled' as const } };
    const ending = { state: 'failed' as const, reason: undefined, told: 'payment-link-canceled' as const };
    return { ...(await endedPayment(context, { ...at, payment: canceled }, ending)), pendingCents: 0 };
  };
  return paymentAnswer(context, paymentId, await postEntries(context, seen, make, read));
}

const isHeld = ({ state, checkout }: Linked) => state === 'pending' && checkout.state === 'held';

/**
 * Refuses to decide about money in an account that the home has disconnected: the processor says nothing of it and sends nothing back. What became of it, an owner or
 * admin says with a reason (`settlePayment`).
 */
function checkReach({ isOutOfReach }: PaymentAt, to: 'accepted' | 'refunded'): void {
  if (!isOutOfReach) return;
  const what =
    to === 'accepted'
      ? 'Record here that the money arrived'
      : 'Send the money back on Stripe, then record here that it went back';
  throw problem('conflict', { detail: `The home has disconnected this Stripe account. ${what}, and say how you know.` });
}

/** Takes money that arrived otherwise than it was asked for, as it came. */
async function accepted(
  context: CheckoutContext,
  { open, ...at }: PaymentAt & { open: OpenDay | null },
  payment: Linked,
): Promise<LedgerChange> {
  const { transactionId = '', receivedCents = payment.amountCents } = payment.checkout;
  const transaction = await askProcessor(context, (port) => port.transaction(transactionId, payment.checkout.account));
  const { concern: _, receivedCents: _received, ...checkout } = payment.checkout;
  const as = { ...payment, amountCents: receivedCents, checkout: { ...checkout, state: 'paid' as const } };
  const change = postedByReport(context, { ...at, payment: as }, { paidOn: at.today, fee: transaction?.fee, open });
  return { ...change, pendingCents: -payment.amountCents };
}

/** Sends it back. It never counted, so the ledger says nothing of it. */
async function sentBack(context: CheckoutContext, at: PaymentAt, payment: Linked): Promise<LedgerChange> {
  const { transactionId = '', receivedCents = payment.amountCents } = payment.checkout;
  const refundId = namedId('held-payment', payment.id);
  await askProcessor(context, (port) =>
    port.refund({
      account: payment.checkout.account,
      transactionId,
      refundId,
      paymentId: payment.id,
      amountCents: receivedCents,
    }),
  );
  const back = { ...payment, checkout: { ...payment.checkout, state: 'refunded' as const } };
  return endedPayment(context, { ...at, payment: back }, { state: 'failed', reason: 'Sent back.', told: 'payment-failed' });
}

/** Decides about money that arrived otherwise than it was asked for. Decided again, the answer is the same. */
export async function settleCheckout(
  context: CheckoutContext,
  { paymentId, to }: { paymentId: string; to: 'accepted' | 'refunded' },
): Promise<PaymentAnswer> {
  const read = () => paymentFor(context, paymentId);
  const make = async (at: PaymentAt, open: OpenDay | null): Promise<LedgerChange | null> => {
    const payment = linkedAt(at);
    const isSo = to === 'accepted' ? payment.state === 'posted' : payment.checkout.state === 'refunded';
    if (isSo) return null;
    if (!isHeld(payment)) throw problem('conflict', { detail: 'Nothing of this payment waits for a decision.' });
    checkReach(at, to);
    return to === 'accepted' ? accepted(context, { ...at, open }, payment) : sentBack(context, at, payment);
  };
  return paymentAnswer(context, paymentId, await postEntries(context, await read(), make, read));
}
