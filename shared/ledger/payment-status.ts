import type { PaymentStatus } from '../model/enumerations/payment.ts';
import type { Money } from '../model/ledger.ts';
import type { Payment } from '../model/payment.ts';

/** What a case owes and has paid. `dueCents` is null while nobody knows: before a contract is signed, without a selection. */
export type Standing = Pick<Money, 'paidCents' | 'refundedCents'> & { dueCents: number | null; isSigned: boolean };

type Sums = Pick<Money, 'paidCents' | 'refundedCents' | 'dueCents' | 'balanceCents' | 'preNeed'>;
type Compared = Sums & Pick<Money, 'refundedPast'> & { selectedCents: number | null };

/**
 * Returns what payments have to come to for a signed contract; null without one. It's what was paid plus what is still owed, and not what was charged, because a trust's
 * earnings pay a part of that and its losses leave more to pay. A pre-need contract isn't charged before the funeral, and comes to its price.
 */
const signedCents = ({ dueCents, preNeed, balanceCents, paidCents, refundedCents }: Sums): number | null =>
  dueCents === null ? (preNeed?.dueCents ?? null) : paidCents - refundedCents + balanceCents;

/** Returns what the payments of a case are compared with: what its signed contract comes to, and before that, what was agreed on so far, if that is known. */
export function standingOf({ paidCents, refundedCents, selectedCents, ...sums }: Compared): Standing {
  const signed = signedCents({ ...sums, paidCents, refundedCents });
  return { paidCents, refundedCents, dueCents: signed ?? selectedCents, isSigned: signed !== null };
}

/** Returns whether there is an amount that payments are compared with. */
const isMeasured = ({ dueCents, isSigned }: Standing): boolean => dueCents !== null && (isSigned || dueCents > 0);

const netOf = ({ paidCents, refundedCents }: Standing): number => paidCents - refundedCents;

/** Returns the payment status of a case. It's computed from payments and refunds and never set (docs/decisions.md, Contract and payments). */
export function paymentStatusOf(standing: Standing, { isOverRefunded }: { isOverRefunded: boolean }): PaymentStatus {
  const [net, due, measured] = [netOf(standing), standing.dueCents ?? 0, isMeasured(standing)];
  if (net < 0 || isOverRefunded || (measured && net > due)) return 'invalid';
  if (measured && net === due) return 'paid';
  return net === 0 ? 'not-paid' : 'partially-paid';
}

/** Returns the payment status of a case now: by what its signed contract comes to, and before that, by what was agreed on so far. */
export const statusNow = (money: Compared): PaymentStatus =>
  paymentStatusOf(standingOf(money), { isOverRefunded: money.refundedPast !== undefined });

type Refunded = Pick<Payment, 'id' | 'state' | 'amountCents' | 'refundedCents'>;

/** Returns by how much more was refunded of payments than came in with them, after these changed; undefined if of none. */
export function refundedPastWith(before: Money['refundedPast'], changed: Iterable<Refunded>): Money['refundedPast'] {
  const past = { ...before };
  for (const { id, state, amountCents, refundedCents } of changed) {
    const cents = refundedCents - (state === 'posted' ? amountCents : 0);
    if (cents > 0) past[id] = cents;
    else delete past[id];
  }
  return Object.keys(past).length > 0 ? past : undefined;
}

/** Returns by how much a payment of this amount would be more than what is due, US cents; 0 if it isn't. */
export const excessOf = (standing: Standing, amountCents: number): number =>
  isMeasured(standing) ? Math.max(0, netOf(standing) + amountCents - (standing.dueCents ?? 0)) : 0;

/**
 * Returns what of a credit nobody paid, US cents, because more was forgiven (written off, or taken off the price) than is charged by now. It's never given back.
 * `leftCents` is negative for a credit, and `cameInCents` is what was paid toward it, with what a trust earned.
 */
export const forgivenBeyond = (leftCents: number, cameInCents: number): number =>
  Math.max(0, 0 - leftCents - Math.max(0, cameInCents));

/** Returns the same of a whole case. Before a contract is charged, nothing is forgiven. */
export const beyondOwed = ({ dueCents, balanceCents }: Pick<Money, 'dueCents' | 'balanceCents'>): number =>
  dueCents === null ? 0 : forgivenBeyond(balanceCents, dueCents - balanceCents);

/** Returns by how much more was paid than a contract comes to, once it's signed, US cents: what the home gives back. What was forgiven is never given back. */
export function overpaidCents(money: Sums): number {
  const signed = signedCents(money);
  if (signed === null) return 0;
  return Math.max(0, money.paidCents - money.refundedCents - signed - beyondOwed(money));
}

/** Returns the most that can be refunded, US cents: of one payment, what is left of it, and never more than the case has paid in all. */
export function refundableCents(standing: Standing, payment?: { amountCents: number; refundedCents: number }): number {
  const net = Math.max(0, netOf(standing));
  return payment ? Math.min(net, payment.amountCents - payment.refundedCents) : net;
}
