import type { Money } from '../model/ledger.ts';

/** What moved a balance besides a contract's charges, US cents: negative for what lowers it. */
export type MovedSum = { key: string; name: string; cents: number };

/**
 * Returns what a case's balance has besides the total of the version in force (0 without one): payments less refunds, what was written off, fees, and the rest, such
 * as adjustments of the price. Together with that total they come to the balance, which the ledger says, so that no paper adds up to another one. That of a pre-need
 * contract is what is left of its price.
 */
export function movedSums(money: Money | undefined, inForceCents: number): MovedSum[] {
  if (!money) return [];
  const { paidCents, refundedCents, writtenOffCents, feesCents, financeChargesCents, preNeed } = money;
  const balanceCents = preNeed ? preNeed.dueCents - paidCents + refundedCents : money.balanceCents;
  const named: MovedSum[] = [
    { key: 'paid', name: refundedCents > 0 ? 'Paid, less refunds' : 'Paid', cents: refundedCents - paidCents },
    { key: 'written-off', name: 'Written off', cents: 0 - writtenOffCents },
    { key: 'fees', name: 'Fees', cents: feesCents },
    { key: 'finance-charges', name: 'Finance charges', cents: financeChargesCents },
  ];
  const rest = balanceCents - inForceCents - named.reduce((sum, { cents }) => sum + cents, 0);
  return [...named, { key: 'adjustments', name: 'Adjustments', cents: rest }].filter(({ cents }) => cents !== 0);
}
