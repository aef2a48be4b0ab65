import { refundRecorded } from '#events/catalog/payment-events.ts';
import { about } from '#functions/cases/changing/change-case.ts';
import { problem } from '#functions/problem.ts';
import { homeOf } from '#functions/runtime/home-of.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { cardAccountIn, cardAccountKey, isOutOfReach } from '#functions/table/card-account.ts';
import { caseStillThere } from '#functions/table/case.ts';
import { caseKeys } from '#functions/table/case-keys.ts';
import { type PaymentRow, paymentSave, paymentsIn, refundCreation, refundsIn } from '#functions/table/payment.ts';
import { type CheckoutPort, CheckoutRefused } from '#functions/vendors/checkout/index.ts';
import type { RefundAnswer } from '#shared/contract/case-payments-views.ts';
import { refundableCents, standingOf } from '#shared/ledger/payment-status.ts';
import { refundPostings } from '#shared/ledger/postings.ts';
import type { Money } from '#shared/model/ledger.ts';
import type { Checkout, Refund } from '#shared/model/payment.ts';
import { formatCents } from '#shared/values/money.ts';
import { amountsAfter, type KnownMoney, type MoneyOfCase, moneyFor, moneyNow } from './money-of-case.ts';
import { bookedOn, type LedgerChange, type OpenDay, postEntries } from './post-entries.ts';
import {
  checkDay,
  checkPayer,
  checkTrust,
  isPaidInFull,
  type MovedMoney,
  onlyPayer,
  payerOfRefund,
  receiptOf,
  tellMoney,
} from './receipt-of.ts';

/** What a refund may need besides: the card processor, if the payment was made by a link. */
export type RefundContext = OperationContext & { checkout: CheckoutPort };

export type NewRefund = MovedMoney & {
  id: string;
  paymentId?: string | undefined;
  payer?: string | undefined;
  refundedOn: string;
  reason: string;
  transferTo?: string | undefined;
};

/** Refuses a refund of a payment that doesn't count, or of more than is left. */
function checkRefund(
  money: KnownMoney,
  { amountCents, paymentId, transferTo }: NewRefund,
  { payment, isSent }: { payment: PaymentRow | undefined; isSent: boolean },
): void {
  if (paymentId !== undefined && !payment) throw problem('not_found');
  if (payment && payment.state !== 'posted')
    throw problem('conflict', { detail: 'Only a payment that has arrived, and wasn’t taken back, can be refunded.' });
  if (money.preNeed?.revocability === 'irrevocable' && !transferTo)
    throw problem('conflict', {
      detail: 'This contract is irrevocable, so nothing is refunded. Say which funeral home the money is transferred to.',
    });
  // The card processor refunds the payer. It can’t send the money to another home.
  if (transferTo && isSent)
    throw problem('conflict', {
      detail: 'The card processor would send this money back to the payer. Transfer it as a refund of no payment in particular.',
    });
  checkTrust(money, amountCents);
  const onItsWay = payment?.checkout?.refundingCents ?? 0;
  const left = Math.max(0, refundableCents(standingOf(money), payment) - onItsWay);
  if (amountCents > left)
    throw problem('conflict', { detail: `At most ${formatCents(left)} can be refunded${payment ? ' of this payment' : ''}.` });
}

/** Returns the change that keeps a refund that the processor was asked for. It counts once the processor says that the money went. */
const askedForChange = (refund: Refund, payment: PaymentRow, checkout: Checkout): LedgerChange => {
  const refundingCents = (checkout.refundingCents ?? 0) + refund.amountCents;
  const save = paymentSave({ ...payment, checkout: { ...checkout, refundingCents } });
  return { entries: [], writes: [caseStillThere(refund.caseId), ...refundCreation(refund), save] };
};

const changeFor = (
  context: OperationContext,
  { record, stored }: MoneyOfCase,
  refund: Refund,
  payment: PaymentRow | undefined,
): LedgerChange => {
  const { id: refundId, caseId, paymentId, refundedOn, note: reason } = refund;
  const isPreNeed = moneyNow({ record, stored }, context.now).preNeed !== null;
  if (refund.state === 'pending' && payment?.checkout) return askedForChange(refund, payment, payment.checkout);
  const data = (after: Money) => ({ refundId, refundedOn, isPaidInFull: isPaidInFull(after) });
  const subjects = { refundId, ...(paymentId ? { paymentId } : {}) };
  return {
    entries: [
      {
        id: refundId,
        kind: 'refund',
        effectiveOn: refundedOn,
        reason,
        ...subjects,
        postings: refundPostings({ ...refund, isPreNeed }),
      },
    ],
    writes: [
      tellMoney(context, { kind: 'refund-recorded', caseId, id: refundId, reason }, refund),
      caseStillThere(caseId),
      ...refundCreation(refund),
      ...(payment ? [paymentSave({ ...payment, refundedCents: payment.refundedCents + refund.amountCents })] : []),
    ],
    events: (after) => [context.event('refund.recorded', { ...about(record), ...data(after) }, record.providerLocationId)],
    move: (after) => (facts) => refundRecorded.moves(facts, data(after)),
  };
};

type SeenHere = MoneyOfCase & { today: string };

/** Returns whether the processor sends back what is refunded of a payment. It can't in an account that the home has disconnected: then staff give it back themselves. */
const isSentByProcessor = (payment: PaymentRow | undefined, items: SeenHere['items']): payment is PaymentRow =>
  payment?.checkout !== undefined && !isOutOfReach(payment, cardAccountIn(items));

/** The processor sends money back the way that it came. */
const asItCame = (input: NewRefund, { method, cardBrand, cardLastFour }: PaymentRow): NewRefund => ({
  ...input,
  ...{ method, cardBrand, cardLastFour },
});

/** Asks the processor to send back money of a payment that was made by a link, and returns what it calls that; undefined for any other payment. */
async function askProcessor(context: RefundContext, refundId: string, { amountCents }: NewRefund, { items }: SeenHere) {
  const [payment] = paymentsIn(items);
  const { transactionId, account } = payment?.checkout ?? {};
  if (!isSentByProcessor(payment, items) || transactionId === undefined) return undefined;
  try {
    return await context.checkout.refund({ account, transactionId, refundId, paymentId: payment.id, amountCents });
  } catch (error) {
    if (error instanceof CheckoutRefused) throw problem('conflict', { detail: `The card processor says: ${error.message}` });
    throw problem('unavailable', { detail: 'The card processor didn’t answer. Please try again.', retryAfterSeconds: 5 });
  }
}

/** Returns whose a refund is. What goes to another funeral home is nobody's in particular unless somebody is named, or there is only one payer. */
function refundedTo(money: KnownMoney, { payer, transferTo }: NewRefund, payment: PaymentRow | undefined): string | undefined {
  if (payment) return payment.payer;
  return transferTo ? (payer ?? onlyPayer(money)) : payerOfRefund(money, payer);
}

/** Returns a refund as it's recorded now; 400, 404, and 409 for one that can't be. */
function newRefund(
  context: OperationContext,
  refundId: string,
  input: NewRefund,
  seen: SeenHere & { open?: OpenDay | null },
  processorRefundId: string | undefined,
): Refund {
  const { items, stored, today, open = null } = seen;
  const { id: caseId, paymentId, refundedOn, transferTo } = input;
  const reason = transferTo ? `Transferred to ${transferTo}. ${input.reason}`.slice(0, 400) : input.reason;
  checkDay('refundedOn', refundedOn, today);
  checkPayer(items, input.payer);
  const [payment] = paymentsIn(items);
  const money = moneyNow(seen, context.now);
  const isSent = isSentByProcessor(payment, items);
  checkRefund(money, input, { payment, isSent });
  const payer = refundedTo(money, input, payment);
  const moved = isSent ? asItCame(input, payment) : input;
  return {
    ...{ id: refundId, caseId, ...receiptOf(context, moved), note: reason, refundedOn },
    ...(processorRefundId === undefined
      ? { state: 'posted', entry: stored.head.sequence + 1, ...bookedOn(open, refundedOn) }
      : { state: 'pending', processorRefundId }),
    ...(paymentId ? { paymentId } : {}),
    ...(payer ? { payer } : {}),
  };
}

/**
 * Records a refund, of one payment or of the case: one read, and one transaction. Of a payment that was made by a link, the processor is asked first: if we fail right
 * then, its report enters the refund under the same id.
 */
export async function recordRefund(context: RefundContext, input: NewRefund): Promise<RefundAnswer> {
  const { id: caseId, paymentId, payer } = input;
  const refundId = context.keyId();
  const account = cardAccountKey(homeOf(context).locationId);
  const others = [
    account,
    caseKeys.refund(caseId, refundId),
    ...(paymentId ? [caseKeys.payment(caseId, paymentId)] : []),
    ...(payer ? [caseKeys.contact(caseId, payer)] : []),
  ];
  const read = () => moneyFor(context, caseId, others);
  const seen = await read();
  const made: { at: SeenHere; refund?: Refund } = { at: seen };
  const isNew = refundsIn(seen.items).length === 0;
  if (isNew) newRefund(context, refundId, input, seen, undefined);
  const processorRefundId = isNew ? await askProcessor(context, refundId, input, seen) : undefined;
  const isOthers = (found: Refund) => payer !== undefined && paymentId === undefined && found.payer !== payer;
  const make = (now: SeenHere, open: OpenDay | null): LedgerChange | null => {
    made.at = now;
    const [found] = refundsIn(now.items);
    if (found) {
      if (found.amountCents !== input.amountCents || found.paymentId !== paymentId || isOthers(found))
        throw problem('idempotency_conflict');
      const { version: _, ...row } = found;
      made.refund = row;
      return null;
    }
    made.refund = newRefund(context, refundId, input, { ...now, open }, processorRefundId);
    return changeFor(context, now, made.refund, paymentsIn(now.items)[0]);
  };
  const amounts = amountsAfter(context, await postEntries(context, seen, make, read), made.at);
  return { refund: made.refund as Refund, amounts };
}
