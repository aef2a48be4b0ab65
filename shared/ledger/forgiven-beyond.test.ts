import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Payment, Refund } from '../model/payment.ts';
import { payerBalances } from './owed-shares.ts';
import { ownMoneyOf } from './own-money.ts';
import { beyondOwed, overpaidCents } from './payment-status.ts';
import { moneyOf, noSums } from './replay.ts';

const beside = { pendingCents: 0, dueOn: null, updatedOn: '2026-11-28T00:00:00.000Z' };

/** Returns the money of a contract of $987.50, after an actual charge was $12.50 lower, that was forgiven up to $1,000.00 by adjustments or a write-off. */
const forgiven = (kind: 'adjustment' | 'write-off', { paidCents = 0, owedBy }: { paidCents?: number; owedBy: object }) => {
  const offCents = 1_000_00 - paidCents;
  const off = kind === 'adjustment' ? { discountsCents: offCents } : { writtenOffCents: offCents };
  const charged = { chargedCents: 987_50, dueCents: 987_50 - offCents, balanceCents: -12_50, paidCents };
  return moneyOf({ ...noSums, ...charged, ...off, owedBy: { ...owedBy }, shares: { ruth: 592_50, tom: 395_00 } }, beside);
};

const paid = (payer: string, amountCents: number) =>
  ({ id: payer, payer, amountCents, state: 'posted', paidOn: '2026-11-28', refundedCents: 0 }) as Payment;
const own = (money: ReturnType<typeof forgiven>, contactId: string, isOnlyPayer: boolean, payments: Payment[] = []) =>
  ownMoneyOf(money, { payments, refunds: [] as Refund[] }, { contactId, isOnlyPayer, shareCents: 987_50 });

describe.each(['adjustment', 'write-off'] as const)('what was forgiven by %s beyond what is charged', (kind) => {
  it('is owed back to nobody if nobody paid', () => {
    const money = forgiven(kind, { owedBy: { ruth: -12_50 } });
    expect([overpaidCents(money), beyondOwed(money)]).toEqual([0, 12_50]);
    expect(own(money, 'ruth', true)).toMatchObject({ dueCents: 0, leftCents: 0, beyondCents: 12_50, status: 'paid' });
    expect(own(money, 'ruth', false)).toMatchObject({ dueCents: 0, leftCents: 0, beyondCents: 12_50, status: 'paid' });
    expect(payerBalances(money, beyondOwed(money))).toEqual({ ruth: 0, tom: 0 });
  });

  it('is owed back up to what was paid', () => {
    const money = forgiven(kind, { paidCents: 5_00, owedBy: { ruth: -12_50 } });
    expect([overpaidCents(money), beyondOwed(money)]).toEqual([5_00, 7_50]);
    const payments = [paid('ruth', 5_00)];
    expect(own(money, 'ruth', true, payments)).toMatchObject({ dueCents: 0, leftCents: -5_00, status: 'invalid' });
    expect(payerBalances(money, beyondOwed(money))).toEqual({ ruth: -5_00, tom: 0 });
  });

  it('is owed back only to those who paid', () => {
    const money = forgiven(kind, { paidCents: 600_00, owedBy: { ruth: -7_50, tom: -5_00 } });
    expect(overpaidCents(money)).toBe(12_50);
    const payments = [paid('ruth', 600_00)];
    expect(own(money, 'ruth', false, payments)).toMatchObject({ leftCents: -7_50, paidCents: 600_00 });
    expect(own(money, 'tom', false, payments)).toMatchObject({ leftCents: 0, dueCents: 0, beyondCents: 5_00, status: 'paid' });
  });
});

it('a case owes back at most what came in, whatever was charged, forgiven, and paid', () => {
  const cents = fc.integer({ min: 0, max: 100_000 });
  fc.assert(
    fc.property(cents, cents, cents, cents, (chargedCents, writtenOffCents, discountsCents, paidCents) => {
      const dueCents = chargedCents - writtenOffCents - discountsCents;
      const money = { dueCents, balanceCents: dueCents - paidCents, paidCents, refundedCents: 0, preNeed: null };
      const overpaid = overpaidCents(money);
      expect(overpaid).toBe(Math.max(0, paidCents - Math.max(0, dueCents)));
      if (money.balanceCents < 0) expect(overpaid + beyondOwed(money)).toBe(-money.balanceCents);
      else expect([overpaid, beyondOwed(money)]).toEqual([0, 0]);
    }),
  );
});
