import { paymentReversed } from '#events/catalog/payment-events.ts';
import { about } from '#functions/cases/changing/change-case.ts';
import { type CaseContext, tell } from '#functions/cases/changing/timeline-of.ts';
import { problem } from '#functions/problem.ts';
import { homeOf } from '#functions/runtime/home-of.ts';
import { namedId } from '#functions/runtime/named-id.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { cardAccountIn, cardAccountKey, isOutOfReach } from '#functions/table/card-account.ts';
import { caseStillThere } from '#functions/table/case.ts';
import { caseKeys } from '#functions/table/case-keys.ts';
import {
  type PaymentRow,
  paymentSave,
  paymentsIn,
  readReceiptPlace,
  readReceipts,
  receiptKeys,
} from '#functions/table/payment.ts';
import type { PaymentAnswer } from '#shared/contract/case-payments-views.ts';
import { balancePostings, paymentPostings, reversalPostings } from '#shared/ledger/postings.ts';
import type { Posting } from '#shared/model/ledger.ts';
import { formatCalendarDate } from '#shared/values/dates.ts';
import { formatCents } from '#shared/values/money.ts';
import { amountsAfter, moneyFor, moneyNow } from './money-of-case.ts';
import { type LedgerChange, type NewEntry, type Posted, postEntries } from './post-entries.ts';
import { checkTrust, endOf, fieldProblem, isPaidInFull, payerOfFee, tellMoney } from './receipt-of.ts';

type Reversing = Pick<NewEntry, 'reason' | 'paymentId' | 'refundId'> & { id: string; today: string; postings: Posting[] };

/** Returns the entry that takes another one back. Its id follows from the other's, so that nothing is taken back twice. */
export const reversalOf = ({ id, today, postings, ...about }: Reversing): NewEntry => ({
  id: namedId('reversal', id),
  kind: 'reversal',
  effectiveOn: today,
  reverses: id,
  ...(about.reason ? { reason: about.reason } : {}),
  ...(about.paymentId ? { paymentId: about.paymentId } : {}),
  ...(about.refundId ? { refundId: about.refundId } : {}),
  postings: reversalPostings({ kind: 'payment', postings }),
});

/** Reads a case by a payment of it, with the payment; 404 if there is none that the caller may see. */
export async function paymentFor(context: OperationContext, paymentId: string) {
  const caseId = await readReceiptPlace(context.table, receiptKeys.payment(paymentId));
  if (caseId === undefined) throw problem('not_found');
  const account = cardAccountKey(homeOf(context).locationId);
  const read = await moneyFor(context, caseId, [caseKeys.payment(caseId, paymentId), account]);
  const [payment] = paymentsIn(read.items);
  if (!payment) throw problem('not_found');
  return { ...read, caseId, payment, isOutOfReach: isOutOfReach(payment, cardAccountIn(read.items)) };
}
type PaymentAt = Awaited<ReturnType<typeof paymentFor>>;
/** A payment that ends, with what is known of its case. */
type EndingAt = Pick<PaymentAt, 'record' | 'stored' | 'caseId' | 'payment' | 'today'>;

/** Returns the day of the earliest payment that counts, without one. */
async function firstPaymentWithout({ table }: Pick<CaseContext, 'table'>, { caseId, payment }: EndingAt): Promise<string | null> {
  const { payments } = await readReceipts(table, caseId);
  const left = payments.filter(({ id, state }) => state === 'posted' && id !== payment.id).map(({ paidOn }) => paidOn);
  return left.sort()[0] ?? null;
}

const listed = new Intl.ListFormat('en-US');

/** Says which refunds to take back before a payment (its own, or if it has none, all others), and what to do about money that the family keeps. */
async function refundFirst(
  { table }: Pick<CaseContext, 'table'>,
  { caseId, payment }: EndingAt,
  isCharged: boolean,
): Promise<string> {
  const { refunds } = await readReceipts(table, caseId);
  const counted = refunds.filter(({ state }) => state === 'posted');
  const own = counted.filter(({ paymentId }) => paymentId === payment.id);
  const meant = own.length > 0 ? own : counted;
  const named = meant.map(
    ({ amountCents, refundedOn }) => `the refund of ${formatCents(amountCents)} from ${formatCalendarDate(refundedOn)}`,
  );
  return [
    own.length > 0 ? 'Some or all of this payment was refunded.' : 'Without this payment, more was refunded than was paid.',
    `First take back ${listed.format(named)}. Then take back this payment.`,
    ...(isCharged ? ['If the family keeps that money, charge it as a fee under “Adjust balance.”'] : []),
  ].join(' ');
}

/** What a payment becomes that no longer counts, or never will. */
type Ending = {
  state: 'reversed' | 'failed';
  reason: string | undefined;
  told: 'payment-reversed' | 'payment-failed' | 'payment-link-canceled';
  /** Whether the money is gone whatever we say: then more may have been given back than is left. */
  isGone?: boolean;
};

/** Returns the change that ends a payment: one that is pending as it is, and one that counts with an entry that takes it back. */
export async function endedPayment(context: CaseContext, at: EndingAt, ending: Ending): Promise<LedgerChange> {
  const { caseId, payment, record, today } = at;
  const { state, reason, told, isGone = false } = ending;
  const ended: PaymentRow = { ...payment, state, ...endOf(context, reason) };
  const tells = tellMoney(context, { kind: told, caseId, id: payment.id, reason }, payment);
  const writes = [tells, caseStillThere(caseId), paymentSave(ended)];
  if (payment.state === 'pending') return { entries: [], pendingCents: -payment.amountCents, writes };
  const money = moneyNow(at, context.now);
  if (!isGone && (payment.refundedCents > 0 || money.paidCents - payment.amountCents < money.refundedCents))
    throw problem('conflict', { detail: await refundFirst(context, at, money.dueCents !== null) });
  if (!isGone) checkTrust(money, payment.amountCents);
  const isPreNeed = money.preNeed !== null;
  const firstPaymentOn = await firstPaymentWithout(context, at);
  const data = { paymentId: payment.id, reversedOn: today, firstPaymentOn };
  return {
    entries: [
      reversalOf({ id: payment.id, today, reason, paymentId: payment.id, postings: paymentPostings({ ...payment, isPreNeed }) }),
    ],
    writes,
    events: (after) => [
      context.event(
        'payment.reversed',
        { ...about(record), ...data, isPaidInFull: isPaidInFull(after) },
        record.providerLocationId,
      ),
    ],
    move: (after) => (facts) => paymentReversed.moves(facts, { ...data, isPaidInFull: isPaidInFull(after) }),
  };
}

/** Returns what is answered about a payment after a change, or without one. */
export async function paymentAnswer(context: OperationContext, paymentId: string, posted: Posted | null): Promise<PaymentAnswer> {
  const at = await paymentFor(context, paymentId);
  const { version: _, ...payment } = at.payment;
  return { payment, amounts: amountsAfter(context, posted, at), cashNotice: null };
}

const RETURNED_CHECK = 'Returned check';
const WHOSE_CHECK =
  'This check names no payer. Take it back without the fee. Then charge the fee under “Adjust balance” to the person who gave it.';
type TakingBack = { paymentId: string; reason?: string | undefined; returnedCheckFeeCents?: number | undefined };

/** Returns what charges the fee of a returned check to the person who gave it, as the signed terms name it. Its id follows from the payment's, so that it's charged once. */
function checkFee(context: OperationContext, at: PaymentAt, fee: number) {
  const { record, payment, stored, today } = at;
  if (payment.method !== 'check')
    throw problem('conflict', { detail: 'This payment wasn’t a check, so there is no fee for a returned one.' });
  if (stored.returnedCheckFeeCents !== fee)
    throw problem('conflict', {
      detail: stored.returnedCheckFeeCents
        ? `The fee for a returned check is ${formatCents(stored.returnedCheckFeeCents)} by the signed contract.`
        : 'The signed contract names no fee for a returned check.',
    });
  const payer = payment.payer ?? payerOfFee(moneyNow(at, context.now));
  if (payer === null) throw fieldProblem('returnedCheckFeeCents', WHOSE_CHECK);
  const entry: NewEntry = {
    id: namedId('returned-check-fee', payment.id),
    kind: 'fee',
    effectiveOn: today,
    reason: RETURNED_CHECK,
    postings: balancePostings('fee', fee, payer),
  };
  const told = { kind: 'balance-changed', to: 'fee', subject: formatCents(fee), reason: RETURNED_CHECK } as const;
  return { entries: [entry], writes: [tell(context, record.id, told)] };
}

/** Takes back a payment. One that was taken back already stays so, with the same answer. */
export async function deletePayment(
  context: OperationContext,
  { paymentId, reason, returnedCheckFeeCents: fee }: TakingBack,
): Promise<PaymentAnswer> {
  const read = () => paymentFor(context, paymentId);
  const make = async (at: PaymentAt) => {
    if (at.payment.checkout)
      throw problem('conflict', {
        detail: 'This payment is made by a link. Refund it, or cancel its link while nobody has paid.',
      });
    if (at.payment.state === 'reversed') return null;
    if (at.payment.state === 'failed') throw problem('conflict', { detail: 'This payment has failed, so it doesn’t count.' });
    const charged = fee === undefined ? { entries: [], writes: [] } : checkFee(context, at, fee);
    const ended = await endedPayment(context, at, { state: 'reversed', reason, told: 'payment-reversed' });
    return {
      ...ended,
      entries: [...ended.entries, ...charged.entries],
      writes: [...(ended.writes ?? []), ...charged.writes],
    };
  };
  return paymentAnswer(context, paymentId, await postEntries(context, await read(), make, read));
}
