import { refundRecorded } from '#events/catalog/payment-events.ts';
import { about } from '#functions/cases/changing/change-case.ts';
import { problem } from '#functions/problem.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { caseStillThere } from '#functions/table/case.ts';
import { caseKeys } from '#functions/table/case-keys.ts';
import { type PaymentRow, paymentSave, paymentsIn, refundCreation, refundsIn } from '#functions/table/payment.ts';
import type { RefundAnswer } from '#shared/contract/case-payments-views.ts';
import { refundableCents, standingOf } from '#shared/ledger/payment-status.ts';
import { refundPostings } from '#shared/ledger/postings.ts';
import type { Money } from '#shared/model/ledger.ts';
import type { Refund } from '#shared/model/payment.ts';
import { formatCents } from '#shared/values/money.ts';
import { amountsAfter, type MoneyOfCase, moneyFor, moneyNow } from './money-of-case.ts';
import { type LedgerChange, postEntries } from './post-entries.ts';
import { checkDay, checkTrust, isPaidInFull, type MovedMoney, onlyPayer, receiptOf, tellMoney } from './receipt-of.ts';

export type NewRefund = MovedMoney & {
  id: string;
  paymentId?: string | undefined;
  refundedOn: string;
  reason: string;
  transferTo?: string | undefined;
};

/** Refuses a refund of a payment that doesn't count, or of more than is left. */
function checkRefund(money: Money, { amountCents, paymentId, transferTo }: NewRefund, payment: PaymentRow | undefined): void {
  if (paymentId !== undefined && !payment) throw problem('not_found');
  if (payment && payment.state !== 'posted')
    throw problem('conflict', { detail: 'Only a payment that has arrived, and wasn’t taken back, can be refunded.' });
  if (money.preNeed?.revocability === 'irrevocable' && !transferTo)
    throw problem('conflict', {
      detail: 'This contract is irrevocable, so nothing is refunded. Say which funeral home the money is transferred to.',
    });
  checkTrust(money, amountCents);
  const left = refundableCents(standingOf(money), payment);
  if (amountCents > left)
    throw problem('conflict', { detail: `At most ${formatCents(left)} can be refunded${payment ? ' of this payment' : ''}.` });
}

const changeFor = (
  context: OperationContext,
  { record, stored }: MoneyOfCase,
  refund: Refund,
  payment: PaymentRow | undefined,
): LedgerChange => {
  const { id: refundId, caseId, paymentId, refundedOn, note: reason } = refund;
  const isPreNeed = moneyNow(stored, context.now).preNeed !== null;
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

/** Returns a refund as it's recorded now; 400, 404, and 409 for one that can't be. */
function newRefund(context: OperationContext, refundId: string, input: NewRefund, { items, stored, today }: SeenHere): Refund {
  const { id: caseId, paymentId, refundedOn, transferTo } = input;
  const reason = transferTo ? `Transferred to ${transferTo}. ${input.reason}`.slice(0, 400) : input.reason;
  checkDay('refundedOn', refundedOn, today);
  const [payment] = paymentsIn(items);
  const money = moneyNow(stored, context.now);
  checkRefund(money, input, payment);
  const payer = payment ? payment.payer : onlyPayer(money);
  return {
    ...{ id: refundId, caseId, ...receiptOf(context, input), note: reason, refundedOn },
    ...{ state: 'posted', entry: stored.head.sequence + 1 },
    ...(paymentId ? { paymentId } : {}),
    ...(payer ? { payer } : {}),
  };
}

/** Records a refund, of one payment or of the case: one read, and one transaction. */
export async function recordRefund(context: OperationContext, input: NewRefund): Promise<RefundAnswer> {
  const { id: caseId, paymentId } = input;
  const refundId = context.keyId();
  const others = [caseKeys.refund(caseId, refundId), ...(paymentId ? [caseKeys.payment(caseId, paymentId)] : [])];
  const read = () => moneyFor(context, caseId, others);
  const seen = await read();
  const made: { at: SeenHere; refund?: Refund } = { at: seen };
  const make = (now: SeenHere): LedgerChange | null => {
    made.at = now;
    const [found] = refundsIn(now.items);
    if (found) {
      if (found.amountCents !== input.amountCents || found.paymentId !== paymentId) throw problem('idempotency_conflict');
      const { version: _, ...row } = found;
      made.refund = row;
      return null;
    }
    made.refund = newRefund(context, refundId, input, now);
    return changeFor(context, now, made.refund, paymentsIn(now.items)[0]);
  };
  const amounts = amountsAfter(context, await postEntries(context, seen, make, read), made.at);
  return { refund: made.refund as Refund, amounts };
}
