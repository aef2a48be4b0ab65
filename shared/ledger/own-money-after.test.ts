import { describe, expect, it } from 'vitest';
import { type LedgerEntry, ledgerEntrySchema } from '../model/ledger.ts';
import type { Payment, Refund } from '../model/payment.ts';
import { ownMoneyAfter } from './own-money-after.ts';
import { balancePostings, paymentPostings, refundPostings, reversalPostings } from './postings.ts';

const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const [ruth, tom, aunt] = [id(901), id(902), id(903)];

const entry = (fields: Partial<LedgerEntry> & Pick<LedgerEntry, 'id' | 'kind' | 'postings'>): LedgerEntry =>
  ledgerEntrySchema.parse({ effectiveOn: '2026-11-28', locationId: id(900), ...fields });
const charge = (shares: Record<string, number>) =>
  entry({
    ...{ id: id(1), kind: 'charge' },
    postings: [
      { account: 'revenue:services', cents: -Object.values(shares).reduce((sum, cents) => sum + cents, 0) },
      ...Object.entries(shares).map(([payer, cents]) => ({ account: `receivable:${payer}`, cents })),
    ],
  });
const paid = (number: number, amountCents: number, payer?: string) => {
  const postings = paymentPostings({ method: 'check', amountCents, payer });
  return entry({ id: id(number), kind: 'payment', paymentId: id(number), postings });
};
const reversed = (number: number, of: LedgerEntry) =>
  entry({ id: id(number), kind: 'reversal', reverses: of.id, paymentId: of.id, postings: reversalPostings(of) });
const refunded = (number: number, of: LedgerEntry, amountCents: number, payer: string) =>
  entry({
    ...{ id: id(number), kind: 'refund', paymentId: of.id, refundId: id(number) },
    postings: refundPostings({ method: 'check', amountCents, payer }),
  });
const fee = (number: number, amountCents: number, payer: string) =>
  entry({ id: id(number), kind: 'fee', postings: balancePostings('fee', amountCents, payer) });

/** Returns the rows of payments and refunds as they are now: each says what it is today, and not what it was. */
const receiptsOf = (payers: Record<number, string | undefined>, refunds: Record<number, string> = {}) => ({
  payments: Object.entries(payers).map(
    ([number, payer]) =>
      ({
        id: id(Number(number)),
        amountCents: 1,
        state: 'reversed',
        paidOn: '2026-11-28',
        ...(payer ? { payer } : {}),
      }) as Payment,
  ),
  refunds: Object.entries(refunds).map(
    ([number, payer]) =>
      ({ id: id(Number(number)), amountCents: 1, state: 'reversed', refundedOn: '2026-11-28', payer }) as Refund,
  ),
});

describe('what a payer owed when a payment arrived', () => {
  it('is all of it for the only payer, whatever came later', () => {
    const [first, wrong, second] = [paid(2, 300_00, ruth), paid(3, 50_00, ruth), paid(5, 200_00, ruth)];
    const entries = [
      ...[charge({ [ruth]: 1_000_00 }), first, wrong, reversed(4, wrong), second],
      ...[fee(6, 35_00, ruth), refunded(7, first, 100_00, ruth), paid(8, 10_00, aunt)],
    ];
    const receipts = receiptsOf({ 2: ruth, 3: ruth, 5: ruth, 8: aunt }, { 7: ruth });
    const owed = (count: number, payer?: string) => ownMoneyAfter(entries.slice(0, count), receipts, payer);
    expect(owed(2, ruth)).toEqual({ dueCents: 1_000_00, leftCents: 700_00, isShare: false });
    expect(owed(5, ruth)).toEqual({ dueCents: 1_000_00, leftCents: 500_00, isShare: false });
    expect(owed(8, ruth)).toEqual({ dueCents: 1_035_00, leftCents: 625_00, isShare: false });
    // A payment of nobody in particular is the only payer's. Someone who owes nothing isn't told what she owes.
    expect(owed(8)).toEqual(owed(8, ruth));
    expect(owed(8, aunt)).toBeNull();
  });

  it('is their own share where several pay, less what others paid toward it', () => {
    const entries = [charge({ [ruth]: 700_00, [tom]: 300_00 }), paid(2, 100_00, tom), paid(3, 500_00, aunt), paid(4, 50_00)];
    const receipts = receiptsOf({ 2: tom, 3: aunt, 4: undefined });
    const owed = (count: number, payer?: string) => ownMoneyAfter(entries.slice(0, count), receipts, payer);
    expect(owed(2, tom)).toEqual({ dueCents: 300_00, leftCents: 200_00, isShare: true });
    expect(owed(3, tom)).toEqual({ dueCents: 300_00, leftCents: 50_00, isShare: true });
    expect(owed(3, aunt)).toBeNull();
    expect(owed(4)).toBeNull();
  });

  it('isn’t known before a contract is charged, and less than nothing if more was paid', () => {
    const deposit = paid(2, 1_200_00, ruth);
    const receipts = receiptsOf({ 2: ruth });
    expect(ownMoneyAfter([deposit], receipts, ruth)).toBeNull();
    expect(ownMoneyAfter([charge({ [ruth]: 1_000_00 }), deposit], receipts, ruth)).toEqual({
      ...{ dueCents: 1_000_00, leftCents: -200_00, isShare: false },
    });
  });
});
