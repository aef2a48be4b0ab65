import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Account, LedgerEntry, Posting } from '../model/ledger.ts';
import { csvOf } from '../values/csv.ts';
import { addDays } from '../values/dates.ts';
import { agingBucketOf, agingTotals, daysPastDue } from './aging.ts';
import { agedBalance, agingHeading, agingRow } from './aging-rows.ts';
import { addedSums, closingOf, daySumNames, daySumsOf, listedCents, methodSums, movedMoney, revenueOf } from './day-sums.ts';
import { closeRows, journalHeading, journalRows } from './journal-rows.ts';
import { balancePostings, feePostings, paymentPostings, refundPostings, reversalPostings } from './postings.ts';
import { trustDepositPostings, trustPostings } from './pre-need.ts';
import { noSums, withEntry } from './replay.ts';

describe('the age of a balance', () => {
  const owed = (dueOn: string | null, balanceCents = 100) => ({ balanceCents, dueOn });

  it.each([
    ['2026-03-01', 'current', 0],
    ['2026-02-28', 'current', 0],
    ['2026-02-27', 'days-1-30', 1],
    ['2026-01-29', 'days-1-30', 30],
    ['2026-01-28', 'days-31-60', 31],
    ['2025-12-30', 'days-31-60', 60],
    ['2025-12-29', 'days-61-90', 61],
    ['2025-11-30', 'days-61-90', 90],
    ['2025-11-29', 'over-90', 91],
  ])('due on %s is %s on February 28, 2026', (dueOn, bucket, days) => {
    expect([agingBucketOf(owed(dueOn), '2026-02-28'), daysPastDue(dueOn, '2026-02-28')]).toEqual([bucket, days]);
  });

  it('counts the 29th of February in leap years', () => {
    expect(daysPastDue('2028-02-28', '2028-03-01')).toBe(2);
    expect(daysPastDue('2027-02-28', '2027-03-01')).toBe(1);
    expect(agingBucketOf(owed('2028-01-31'), '2028-03-01')).toBe('days-1-30');
    expect(agingBucketOf(owed('2027-01-31'), '2027-03-03')).toBe('days-31-60');
  });

  it('is none for credits, and current without a due date', () => {
    expect(agingBucketOf(owed('2020-01-01', -1), '2026-02-28')).toBe('credit');
    expect(agingBucketOf(owed(null), '2026-02-28')).toBe('current');
  });

  it('adds every balance up in exactly one age', () => {
    const balance = fc.record({
      balanceCents: fc.integer({ min: -1_000_000, max: 1_000_000 }).filter((cents) => cents !== 0),
      dueOn: fc.option(fc.integer({ min: -500, max: 500 }).map((days) => addDays('2028-02-29', days))),
    });
    fc.assert(
      fc.property(fc.array(balance, { maxLength: 40 }), (all) => {
        const totals = agingTotals(all, '2028-02-29');
        expect(totals).toHaveLength(6);
        expect(totals.reduce((sum, { cases }) => sum + cases, 0)).toBe(all.length);
        expect(totals.reduce((sum, { cents }) => sum + cents, 0)).toBe(all.reduce((sum, each) => sum + each.balanceCents, 0));
      }),
    );
  });
});

const cents = fc.integer({ min: 1, max: 5_000_000 });
const method = fc.constantFrom('cash', 'check', 'credit-card', 'debit-card', 'ach', 'life-insurance' as const);
const charged = fc.constantFrom<Account>(
  ...(['revenue:services', 'revenue:merchandise', 'cash-advances', 'finance-charges', 'fees'] as const),
  'tax:00000000-0000-4000-8000-000000000001',
);
type Made = Pick<LedgerEntry, 'kind' | 'postings' | 'paymentId' | 'refundId'>;

const chargeOf = (account: Account, amount: number, discount: number): Posting[] => [
  { account, cents: -amount },
  ...(discount > 0 ? [{ account: 'discounts' as const, cents: discount }] : []),
  ...(amount === discount ? [] : [{ account: 'receivable:none' as const, cents: amount - discount }]),
];

/** Any entry that a home makes, pre-need money and fees of processors among them. */
const made: fc.Arbitrary<Made> = fc.oneof(
  fc
    .tuple(charged, cents, cents)
    .map(([account, amount, less]): Made => ({ kind: 'charge', postings: chargeOf(account, amount, Math.min(amount, less)) })),
  fc.tuple(method, cents).map(
    ([by, amountCents]): Made => ({
      ...{ kind: 'payment', paymentId: 'p' },
      postings: paymentPostings({ method: by as 'cash', amountCents }),
    }),
  ),
  fc.tuple(method, cents).map(
    ([by, amountCents]): Made => ({
      ...{ kind: 'refund', paymentId: 'p', refundId: 'r' },
      postings: refundPostings({ method: by as 'cash', amountCents }),
    }),
  ),
  fc
    .tuple(fc.constantFrom('write-off' as const, 'adjustment' as const, 'fee' as const), cents)
    .map(([kind, amount]): Made => ({ kind, postings: balancePostings(kind, amount, undefined) })),
  cents.map(
    (amount): Made => ({
      kind: 'processor-fee',
      postings: [
        { account: 'processor-fees', cents: amount },
        { account: 'card-clearing', cents: -amount },
      ],
    }),
  ),
  cents.map(
    (amount): Made => ({
      ...{ kind: 'payment', paymentId: 'p' },
      postings: [
        { account: 'cash', cents: amount },
        { account: 'pre-need-obligation', cents: -amount },
      ],
    }),
  ),
  cents.map(
    (amount): Made => ({
      kind: 'adjustment',
      postings: [
        { account: 'pre-need-obligation', cents: amount },
        { account: 'receivable:none', cents: -amount },
      ],
    }),
  ),
);
const withReversals = fc
  .array(fc.tuple(made, fc.boolean()), { maxLength: 60 })
  .map((all) =>
    all.flatMap(([entry, isReversed]): Made[] => [
      entry,
      ...(isReversed ? [{ ...entry, kind: 'reversal' as const, postings: reversalPostings(entry) }] : []),
    ]),
  );

describe('an aging file', () => {
  const rowOf = (balanceCents: number, dueOn: string | null, caseName = 'Ruth Okafor') =>
    agingRow({ caseNumber: '26-1', caseName, ...agedBalance({ balanceCents, dueOn }, '2026-11-28') });

  it('has a row for each case, with amounts that programs can read, and credits without a minus', () => {
    expect([rowOf(123_405, '2026-11-01'), rowOf(9, null), rowOf(-200, '2026-11-01')]).toEqual([
      ['26-1', 'Ruth Okafor', '2026-11-01', '27', '1–30 days', '1234.05', ''],
      ['26-1', 'Ruth Okafor', '', '0', 'Current', '0.09', ''],
      ['26-1', 'Ruth Okafor', '', '', 'Credits', '', '2.00'],
    ]);
    expect(rowOf(1, null)).toHaveLength(agingHeading.length);
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)'])('has no cell that a spreadsheet runs: %s', (name) => {
    expect(csvOf(agingHeading, [rowOf(1, null, name)])).toContain(`,'${name},`);
  });
});

describe('the sums of days', () => {
  it('move what is owed from the opening to the closing balance, to the cent, over random histories', () => {
    fc.assert(
      fc.property(withReversals, fc.integer({ min: -1_000_000, max: 1_000_000 }), (entries, opening) => {
        const sums = daySumsOf(entries);
        const owed = entries.flatMap(({ postings }) => postings).filter(({ account }) => account.startsWith('receivable:'));
        const closing = opening + owed.reduce((sum, each) => sum + each.cents, 0);
        expect(closingOf(opening, sums)).toBe(closing);
        expect(sums.receivable ?? 0).toBe(closing - opening);
        const expected = methodSums(sums).reduce((sum, { expectedCents }) => sum + expectedCents, 0);
        const { paymentsCents, refundsCents } = revenueOf(sums);
        expect(expected).toBe(paymentsCents - refundsCents);
      }),
    );
  });

  it('are the same, added day by day or all together', () => {
    fc.assert(
      fc.property(withReversals, fc.nat(60), (entries, at) => {
        expect(addedSums([daySumsOf(entries.slice(0, at)), daySumsOf(entries.slice(at))])).toEqual(
          addedSums([daySumsOf(entries)]),
        );
        for (const name of Object.keys(daySumsOf(entries))) expect(daySumNames).toContain(name);
      }),
    );
  });

  it('count what the sums of a case call paid and refunded', () => {
    const ofCases = made.filter(({ postings }) => postings.some(({ account }) => account.startsWith('receivable:')));
    fc.assert(
      fc.property(fc.array(ofCases, { maxLength: 30 }), (entries) => {
        const replayed = entries.reduce((sums, entry) => withEntry(sums, entry), noSums);
        const { paymentsCents, refundsCents, writeOffsCents } = revenueOf(daySumsOf(entries));
        expect([paymentsCents, refundsCents, writeOffsCents]).toEqual([
          ...[replayed.paidCents, replayed.refundedCents, replayed.writtenOffCents],
        ]);
      }),
    );
  });

  it('take back a payment from what its method should bring', () => {
    const paid: Made = { kind: 'payment', paymentId: 'p', postings: paymentPostings({ method: 'check', amountCents: 500 }) };
    const back: Made = { ...paid, kind: 'reversal', postings: reversalPostings(paid) };
    expect(movedMoney(back)).toEqual({ method: 'checks', cents: -500 });
    expect(methodSums(daySumsOf([back]))[1]).toEqual({
      ...{ method: 'checks', receivedCents: -500, refundedCents: 0, expectedCents: -500 },
    });
  });
});

it('what comes in for a pre-need contract is nobody’s debt, and what its trust gets and pays out is neither income nor a payment', () => {
  const receipt = { method: 'check', amountCents: 1_000_00, isPreNeed: true } as const;
  const paid: Made = { kind: 'payment', paymentId: 'p', postings: paymentPostings(receipt) };
  const trusted: Made = { kind: 'trust-deposit', paymentId: 'p', postings: trustDepositPostings('check', 900_00) };
  const grown: Made = { kind: 'trust-growth', postings: trustPostings('growth', 50_00, 'check') };
  const paidOut: Made = { kind: 'trust-payout', postings: trustPostings('payout', 950_00, 'check') };
  const sums = daySumsOf([paid, trusted, grown, paidOut]);
  expect(sums).toEqual({ 'paid:checks': 1_000_00, preNeed: -1_000_00 });
  expect(closingOf(0, sums)).toBe(0);
});

describe('the journal', () => {
  it('has a row for each posting, with amounts that programs read', () => {
    const entry = {
      ...{ id: 'e', kind: 'write-off', effectiveOn: '2026-11-28', lateFor: '2026-11-27', reason: 'No means', locationId: 'l' },
      postings: balancePostings('write-off', 1_234_05, 'someone'),
    } as unknown as LedgerEntry;
    const of = { caseNumber: '26-17', caseName: 'Harold Okafor', number: 4, entry, reference: '1001' };
    const nameOf = (account: Account) => ({ 'receivable:someone': 'Ruth Okafor' })[account as string];
    const rows = journalRows({ ...of, nameOf });
    const begin = ['2026-11-28', '26-17-E4', '26-17', 'Harold Okafor', 'Write-off'];
    const end = ['No means. Late, for 2026-11-27', '1001'];
    expect(rows).toEqual([
      [...begin, 'write-offs', 'Write-offs', '', '1234.05', '', ...end],
      [...begin, 'receivable', 'Accounts receivable', 'Ruth Okafor', '', '1234.05', ...end],
    ]);
    for (const row of rows) expect(row).toHaveLength(journalHeading.length);
    // Of nobody who is named, the case is the customer. One that was deleted leaves its entry an unmistakable number.
    expect(journalRows({ ...of, nameOf: () => undefined })[1]?.[7]).toBe('Harold Okafor');
    expect(journalRows({ ...of, caseNumber: '', nameOf })[0]?.[1]).toBe('e');
  });

  it('calls taxes by their names, and gives each its code', () => {
    const tax: Account = 'tax:1f2e3d4c-0000-4000-8000-000000000001';
    const entry = {
      ...{ id: 'e', kind: 'charge', effectiveOn: '2026-11-28', locationId: 'l' },
      postings: [
        { account: tax, cents: -8_25 },
        { account: 'receivable:none', cents: 8_25 },
      ],
    } as unknown as LedgerEntry;
    const rows = (nameOf: (account: Account) => string | undefined) =>
      journalRows({ caseNumber: '26-17', caseName: 'Harold Okafor', number: 1, entry, reference: '', nameOf }).map((row) =>
        row.slice(5, 8),
      );
    expect(rows((account) => (account === tax ? 'Illinois sales tax' : undefined))).toEqual([
      ['tax-1f2e3d4c', 'Illinois sales tax', ''],
      ['receivable', 'Accounts receivable', 'Harold Okafor'],
    ]);
    expect(rows(() => undefined)[0]).toEqual(['tax-1f2e3d4c', 'Taxes', '']);
  });

  it('includes what a closed day was over or short, so that the books match the count', () => {
    const close = {
      day: '2026-11-28',
      methods: [
        { method: 'cash', expectedCents: 200_00, countedCents: 180_00 },
        { method: 'checks', expectedCents: 50_00, countedCents: 50_00 },
        { method: 'cards', expectedCents: 0, countedCents: 5_00 },
      ],
      reason: 'Wrong change',
    } as unknown as Parameters<typeof closeRows>[0];
    const [cash, cards] = ['Counted $180.00, expected $200.00. Wrong change', 'Counted $5.00, expected $0.00. Wrong change'];
    const begin = (method: string) => ['2026-11-28', `CLOSE-2026-11-28-${method}`, '', '', 'Day close'];
    expect(closeRows(close)).toEqual([
      [...begin('cash'), 'cash', 'Cash', '', '', '20.00', cash, ''],
      [...begin('cash'), 'cash-over-short', 'Cash over and short', '', '20.00', '', cash, ''],
      [...begin('cards'), 'card-clearing', 'Card payments', '', '5.00', '', cards, ''],
      [...begin('cards'), 'cash-over-short', 'Cash over and short', '', '', '5.00', cards, ''],
    ]);
    for (const row of closeRows(close)) expect(row).toHaveLength(journalHeading.length);
  });
});

it('lists money in and out, charges less discounts, and a processor’s fee as negative', () => {
  const listed = (entry: Made) => listedCents(entry);
  expect(listed({ kind: 'charge', postings: chargeOf('revenue:services', 1_000_00, 100_00) })).toBe(900_00);
  expect(listed({ kind: 'write-off', postings: balancePostings('write-off', 30_00, 'someone') })).toBe(-30_00);
  expect(listed({ kind: 'fee', postings: balancePostings('fee', 35_00, 'someone') })).toBe(35_00);
  const paid = { kind: 'payment', paymentId: 'p', postings: paymentPostings({ method: 'cash', amountCents: 500 }) } as const;
  expect([listed(paid), listed({ ...paid, kind: 'reversal', postings: reversalPostings(paid) })]).toEqual([500, -500]);
  expect(listed({ kind: 'processor-fee', paymentId: 'p', postings: feePostings('credit-card', 29) })).toBe(-29);
  expect(listed({ kind: 'trust-deposit', paymentId: 'p', postings: trustDepositPostings('check', 900) })).toBe(900);
  const trust = (kind: 'growth' | 'fee' | 'payout') =>
    listed({ kind: `trust-${kind}`, postings: trustPostings(kind, 50, 'check') });
  expect([trust('growth'), trust('fee'), trust('payout')]).toEqual([50, -50, 50]);
});
