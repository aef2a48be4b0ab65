import type { Payment } from '../model/payment.ts';

/** What a processor reports about a payment by a link. */
export type PaymentReport = { kind: 'processing' | 'paid' | 'failed'; at: Date; amountCents: number; currency: string };

/** What becomes of a payment. */
export type CheckoutMove =
  | { to: 'processing' | 'posted' | 'failed' | 'reversed' }
  | { to: 'held'; concern: 'other-amount' | 'after-cancel' };

/**
 * Returns how much of a payment is expected but not in the ledger yet, US cents: all of a pending one, unless it's a link that nobody has used.
 */
export const expectedCents = ({ state, amountCents, checkout }: Pick<Payment, 'state' | 'amountCents' | 'checkout'>): number =>
  state === 'pending' && checkout?.state !== 'open' ? amountCents : 0;

/** How final reports of the same second are: the last one that can follow the others counts. */
const ranks = { processing: 1, paid: 2, failed: 3 } as const;
export const rankOf = ({ kind }: Pick<PaymentReport, 'kind'>): number => ranks[kind];

type Paid = Pick<Payment, 'state' | 'amountCents' | 'checkout'>;

/** Returns whether something was reported later than this, and counted: then this changes nothing any more. */
function isOvertaken({ checkout }: Paid, report: PaymentReport): boolean {
  const { reportedOn, reportedRank = 0 } = checkout ?? {};
  if (reportedOn === undefined) return false;
  const [at, newest] = [report.at.getTime(), Date.parse(reportedOn)];
  return at < newest || (at === newest && rankOf(report) <= reportedRank);
}

function afterPaid({ amountCents, state, checkout }: Paid, report: PaymentReport): CheckoutMove | null {
  if (state === 'posted' || checkout?.state === 'held' || checkout?.state === 'refunded') return null;
  if (report.amountCents !== amountCents || report.currency !== 'usd') return { to: 'held', concern: 'other-amount' };
  // Money that came although nobody was to pay any more: a person decides.
  if (checkout?.state === 'canceled') return { to: 'held', concern: 'after-cancel' };
  return { to: 'posted' };
}

/**
 * Returns what a report makes of a payment; null if nothing. Reports come twice, late, and in any order, so what counts is when each was made: the order in which they
 * arrive leads to the same end.
 */
export function checkoutMove(payment: Paid, report: PaymentReport): CheckoutMove | null {
  const { state, checkout } = payment;
  if (!checkout || state === 'reversed' || isOvertaken(payment, report)) return null;
  if (report.kind === 'paid') return afterPaid(payment, report);
  if (report.kind === 'failed') return state === 'posted' ? { to: 'reversed' } : state === 'pending' ? { to: 'failed' } : null;
  return state === 'pending' && checkout.state === 'open' ? { to: 'processing' } : null;
}
