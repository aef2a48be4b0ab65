import { problem } from '#functions/problem.ts';
import { homeOf } from '#functions/runtime/home-of.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { caseStillThere } from '#functions/table/case.ts';
import { type PaymentRow, paymentSave } from '#functions/table/payment.ts';
import { can } from '#shared/access/can.ts';
import type { PaymentAnswer } from '#shared/contract/case-payments-views.ts';
import { type AssignmentStage, assignmentStage } from '#shared/model/enumerations/ledger.ts';
import type { Checkout } from '#shared/model/payment.ts';
import { moneyNow } from './money-of-case.ts';
import { bookedOn, type LedgerChange, type OpenDay, postEntries } from './post-entries.ts';
import { checkDay, tellMoney } from './receipt-of.ts';
import { checkExcess, postedChange } from './record-payment.ts';
import { endedPayment, paymentAnswer, paymentFor } from './take-back.ts';

export type Settling = {
  paymentId: string;
  to: 'posted' | 'failed' | AssignmentStage;
  settledOn?: string | undefined;
  amountCents?: number | undefined;
  reason?: string | undefined;
  allowExcess?: boolean | undefined;
};
type PaymentAt = Awaited<ReturnType<typeof paymentFor>>;
type PaymentNow = PaymentAt & { open: OpenDay | null };

const reportedOnly = () => problem('conflict', { detail: 'The card processor says what becomes of this payment.' });

const isStage = (to: Settling['to']): to is AssignmentStage => assignmentStage.has(to);

/** Returns the change to another stage of an assigned policy. A funded policy is money that arrives, which is posted. */
function staged(context: OperationContext, { caseId, payment }: PaymentAt, stage: AssignmentStage): LedgerChange {
  if (payment.stage === undefined) throw problem('conflict', { detail: 'Only a life insurance policy is verified.' });
  const writes = [
    tellMoney(context, { kind: 'payment-verified', caseId, id: payment.id }, payment),
    caseStillThere(caseId),
    paymentSave({ ...payment, stage }),
  ];
  return { entries: [], writes };
}

/** Returns the change that posts a payment that has arrived. */
function posted(context: OperationContext, at: PaymentNow, settling: Settling): LedgerChange {
  const { settledOn, reason, allowExcess, amountCents: cents } = settling;
  const { caseId, payment, stored, today } = at;
  const paidOn = settledOn ?? today;
  checkDay('settledOn', paidOn, today);
  const amountCents = cents ?? payment.amountCents;
  const isOther = amountCents !== payment.amountCents;
  if (isOther && !reason)
    throw problem('invalid_input', { errors: [{ field: 'reason', message: 'Say why another amount arrived.' }] });
  checkExcess(moneyNow(at, context.now), amountCents, { allowExcess, note: reason ?? '' });
  const arrived: PaymentRow = {
    ...{ ...payment, amountCents, state: 'posted', paidOn, entry: stored.head.sequence + 1, ...bookedOn(at.open, paidOn) },
    ...(isOther ? { expectedCents: payment.amountCents } : {}),
    ...(payment.stage ? { stage: 'funded' } : {}),
  };
  const tells = tellMoney(context, { kind: 'payment-posted', caseId, id: payment.id, reason }, arrived);
  return {
    ...postedChange(context, at, arrived),
    pendingCents: -payment.amountCents,
    writes: [tells, caseStillThere(caseId), paymentSave(arrived)],
  };
}

/**
 * Says by hand what became of a payment by a link whose account the home has disconnected: the processor no longer does. If it reports something after all, that counts
 * as it always does.
 */
async function settledByHand(
  context: OperationContext,
  at: PaymentNow,
  checkout: Checkout,
  settling: Settling,
): Promise<LedgerChange> {
  const { to, reason, amountCents } = settling;
  if (!can(homeOf(context), 'payments.correct'))
    throw problem('forbidden', { detail: 'Only an owner or admin can say what became of this payment.' });
  if (checkout.state === 'open')
    throw problem('conflict', { detail: 'Nobody has used this link. Cancel it, or record the payment yourself.' });
  if (to !== 'posted' && to !== 'failed') throw problem('conflict', { detail: 'Only a life insurance policy is verified.' });
  if (!reason) throw problem('invalid_input', { errors: [{ field: 'reason', message: 'Say how you know.' }] });
  const { concern: _, receivedCents, ...rest } = checkout;
  const as = (state: Checkout['state']) => ({ ...at, payment: { ...at.payment, checkout: { ...rest, state } } });
  if (to === 'posted') return posted(context, as('paid'), { ...settling, amountCents: amountCents ?? receivedCents });
  const ended = as(checkout.state === 'held' ? 'refunded' : 'failed');
  return endedPayment(context, ended, { state: 'failed', reason, told: 'payment-failed' });
}

/** Returns how a payment that is settled that way already looks: then nothing is left to do. */
const isSettled = ({ state, stage }: PaymentRow, to: Settling['to']): boolean =>
  to === 'posted' || to === 'funded'
    ? state === 'posted'
    : to === 'failed'
      ? state === 'failed'
      : state === 'pending' && stage === to;

/** Says what became of a pending payment. Said again, the answer is the same. */
export async function settlePayment(context: OperationContext, settling: Settling): Promise<PaymentAnswer> {
  const { paymentId, to, reason } = settling;
  const read = () => paymentFor(context, paymentId);
  const make = (now: PaymentAt, open: OpenDay | null) => {
    const at = { ...now, open };
    const { checkout } = at.payment;
    if (checkout && !at.isOutOfReach) throw reportedOnly();
    if (isSettled(at.payment, to)) return null;
    if (at.payment.state !== 'pending') throw problem('conflict', { detail: 'This payment isn’t pending any more.' });
    if (checkout) return settledByHand(context, at, checkout, settling);
    if (to === 'failed') return endedPayment(context, at, { state: 'failed', reason, told: 'payment-failed' });
    return isStage(to) && to !== 'funded' ? staged(context, at, to) : posted(context, at, settling);
  };
  return paymentAnswer(context, paymentId, await postEntries(context, await read(), make, read));
}
