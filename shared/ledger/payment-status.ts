import type { PaymentStatus } from '../model/enumerations/payment.ts';
import type { Money } from '../model/ledger.ts';

/** What a case owes and has paid. `dueCents` is null while nobody knows: before a contract is signed, without a selection. */
export type Standing = Pick<Money, 'paidCents' | 'refundedCents'> & { dueCents: number | null; isSigned: boolean };

/** Returns what payments are compared with: what was charged, or what a pre-need contract comes to, which isn't charged before the funeral. */
export function standingOf({
  paidCents,
  refundedCents,
  dueCents: chargedCents,
  preNeed,
}: Pick<Money, 'paidCents' | 'refundedCents' | 'dueCents' | 'preNeed'>): Standing {
  const dueCents = chargedCents ?? preNeed?.dueCents ?? null;
  return { paidCents, refundedCents, dueCents, isSigned: dueCents !== null };
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

/** Returns by how much a payment of this amount would be more than what is due, US cents; 0 if it isn't. */
export const excessOf = (standing: Standing, amountCents: number): number =>
  isMeasured(standing) ? Math.max(0, netOf(standing) + amountCents - (standing.dueCents ?? 0)) : 0;

/** Returns the most that can be refunded, US cents: of one payment, what is left of it, and never more than the case has paid in all. */
export function refundableCents(standing: Standing, payment?: { amountCents: number; refundedCents: number }): number {
  const net = Math.max(0, netOf(standing));
  return payment ? Math.min(net, payment.amountCents - payment.refundedCents) : net;
}
