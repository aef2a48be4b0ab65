import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dividedCredit, helpCents, owedShares, payerBalances } from './owed-shares.ts';

const shares = { ruth: 700_00, tom: 300_00 };
const left = (owedBy: Record<string, number>) => owedShares({ owedBy, shares });
const sumOf = (amounts: Record<string, number>) => Object.values(amounts).reduce((sum, cents) => sum + cents, 0);

describe('what each payer still owes', () => {
  it.each([
    ['nothing was paid', { ruth: 700_00, tom: 300_00 }, { ruth: 700_00, tom: 300_00 }],
    ['an aunt helped', { aunt: -500_00, ruth: 700_00, tom: 300_00 }, { ruth: 350_00, tom: 150_00 }],
    ['nobody was named', { none: -500_00, ruth: 700_00, tom: 300_00 }, { ruth: 350_00, tom: 150_00 }],
    [
      'an aunt’s help was refunded as no payment in particular',
      { aunt: -100_00, none: 100_00, ruth: 700_00, tom: 300_00 },
      { ruth: 700_00, tom: 300_00 },
    ],
    // Ruth paid $800.00, and $200.00 were given back to nobody in particular.
    ['nobody was named for a refund and a fee', { ruth: -100_00, tom: 300_00, none: 225_00 }, { ruth: 57_50, tom: 367_50 }],
    ['one paid above her share', { ruth: -100_00, tom: 300_00 }, { tom: 200_00 }],
    ['the rest of one is less than her part of the help', { aunt: -300_00, ruth: 100_00, tom: 300_00 }, { tom: 100_00 }],
    ['all is paid by another', { aunt: -1_000_00, ruth: 700_00, tom: 300_00 }, {}],
    ['more than all is paid', { aunt: -900_00, ruth: -300_00, tom: 300_00 }, { aunt: -675_00, ruth: -225_00 }],
    ['there is no contract', { aunt: -500_00, ruth: -100_00 }, { aunt: -500_00, ruth: -100_00 }],
  ])('is right if %s', (_, owedBy, expected) => {
    expect(left(owedBy as Record<string, number>)).toEqual(expected);
  });

  it('is divided equally where nobody has a share, as in older sums', () => {
    expect(owedShares({ owedBy: { aunt: -300, ruth: 300, tom: 600 } })).toEqual({ ruth: 150, tom: 450 });
    expect(owedShares({ owedBy: { aunt: -300, ruth: 100, tom: 600 } })).toEqual({ tom: 400 });
  });

  it('says what others paid for someone, and what they paid for others', () => {
    const sums = { owedBy: { aunt: -500_00, ruth: 700_00, tom: 300_00 }, shares };
    expect(['aunt', 'ruth', 'tom', 'cousin'].map((payer) => helpCents(sums, payer))).toEqual([500_00, -350_00, -150_00, 0]);
  });
});

describe('what is owed by payer', () => {
  it('has every payer of the contract, also those who are paid up, and nobody else without a balance', () => {
    expect(payerBalances({ owedBy: { ruth: 700_00 }, shares })).toEqual({ ruth: 700_00, tom: 0 });
    expect(payerBalances({ owedBy: {}, shares })).toEqual({ ruth: 0, tom: 0 });
    // A share of $0.00 is in no posting, and a void contract has no shares: the payers are named beside them.
    const namedPayers = ['ruth', 'tom', 'bo'];
    expect(payerBalances({ owedBy: { ruth: 700_00 }, shares, namedPayers })).toEqual({ bo: 0, ruth: 700_00, tom: 0 });
    expect(payerBalances({ owedBy: { ruth: -500_00 }, shares: {}, namedPayers })).toEqual({ bo: 0, ruth: -500_00, tom: 0 });
    expect(payerBalances({ owedBy: { aunt: -1_000_00, ruth: 700_00, tom: 300_00 }, shares })).toEqual({ ruth: 0, tom: 0 });
    expect(payerBalances({ owedBy: { aunt: 35_00 }, shares: { none: 1_000_00 } })).toEqual({ aunt: 35_00 });
    expect(payerBalances({ owedBy: { tom: 300_00 } })).toEqual({ tom: 300_00 });
  });
});

describe('a credit of nobody in particular', () => {
  const credit = (cents: number, owedBy: Record<string, number>) => dividedCredit(cents, { owedBy, shares });

  it('is divided over those who still owe, by their shares, and nobody gets more of it than they owe', () => {
    expect(credit(500_00, { ruth: 700_00, tom: 300_00 })).toEqual({ ruth: 350_00, tom: 150_00 });
    expect(credit(500_00, { ruth: 700_00 })).toEqual({ ruth: 500_00 });
    expect(credit(500_00, { ruth: 700_00, tom: 50_00 })).toEqual({ ruth: 450_00, tom: 50_00 });
    expect(credit(1_000_00, { ruth: 700_00, tom: 300_00 })).toEqual({ ruth: 700_00, tom: 300_00 });
    // What is nobody's in particular is theirs, too, so it isn't one person's to be forgiven.
    expect(credit(100_00, { tom: 300_00, none: 200_00 })).toEqual({ ruth: 70_00, tom: 30_00 });
    // What the aunt paid has paid all of Tom's part.
    expect(credit(100_00, { aunt: -400_00, ruth: 700_00, tom: 100_00 })).toEqual({ ruth: 100_00 });
  });

  it('is nobody’s in particular without payers', () => {
    expect(dividedCredit(40_00, { owedBy: { none: 100_00 }, shares: { none: 100_00 } })).toEqual({ none: 40_00 });
  });
});

const people = ['ruth', 'tom', 'sally', 'aunt', 'none'] as const;
const amounts = (min: number) =>
  fc.uniqueArray(
    fc.tuple(
      fc.constantFrom(...people),
      fc.integer({ min, max: 900_00 }).filter((cents) => cents !== 0),
    ),
    {
      selector: ([payer]) => payer,
    },
  );
const ledgers = fc
  .tuple(amounts(-900_00), amounts(1))
  .map(([owed, charged]) => ({ owedBy: Object.fromEntries(owed), shares: Object.fromEntries(charged) }));

describe('what payers of any ledger still owe', () => {
  it('comes to the balance, and nobody has a credit while something is owed', () => {
    fc.assert(
      fc.property(ledgers, (sums) => {
        const owed = owedShares(sums);
        expect(sumOf(owed)).toBe(sumOf(sums.owedBy));
        expect(new Set(Object.values(owed).map(Math.sign)).size).toBeLessThanOrEqual(1);
        // What nobody in particular owes is the payers'.
        const { none = 0, ...named } = sums.owedBy as Record<string, number>;
        const isTheirs = none > 0 && Object.keys(sums.shares).length > 0 && sums.shares.none === undefined;
        if (isTheirs) expect(owed.none).toBeUndefined();
        for (const [payer, cents] of Object.entries(owed))
          expect(Math.abs(cents)).toBeLessThanOrEqual(Math.abs(payer === 'none' ? none : (named[payer] ?? 0)) + Math.abs(none));
      }),
      { numRuns: 5_000 },
    );
  });

  it('rises by exactly what a payer is charged beside the contract, if nobody has a credit', () => {
    const payers = ['ruth', 'tom', 'sally'] as const;
    const owing = fc.record({ ruth: fc.nat(900_00), tom: fc.nat(900_00), sally: fc.nat(900_00), none: fc.nat(900_00) });
    fc.assert(
      fc.property(
        owing,
        fc.nat(900_00),
        fc.constantFrom(...payers),
        fc.integer({ min: 1, max: 90_00 }),
        (owedBy, part, payer, fee) => {
          const sums = { owedBy, shares: { ruth: 900_00, tom: part, sally: 1 } };
          const [before, after] = [sums, { ...sums, owedBy: { ...owedBy, [payer]: owedBy[payer] + fee } }].map((each) =>
            payerBalances(each),
          );
          expect(after).toEqual({ ...before, [payer]: before![payer]! + fee });
        },
      ),
      { numRuns: 2_000 },
    );
  });

  it('is settled by paying exactly that, which changes what others owe by at most a cent of rounding each', () => {
    fc.assert(
      fc.property(ledgers, fc.nat(4), (sums, at) => {
        const owed = owedShares(sums);
        const [payer, cents] = Object.entries(owed)[at % Math.max(1, Object.keys(owed).length)] ?? [];
        if (payer === undefined || cents === undefined || cents < 0) return;
        const after = owedShares({ ...sums, owedBy: { ...sums.owedBy, [payer]: (sums.owedBy[payer] ?? 0) - cents } });
        expect(after[payer] ?? 0).toBe(0);
        const { [payer]: _, ...others } = owed;
        for (const each of people.filter((name) => name !== payer))
          expect(Math.abs((after[each] ?? 0) - (others[each] ?? 0))).toBeLessThanOrEqual(people.length);
      }),
      { numRuns: 5_000 },
    );
  });
});

describe('a credit that is divided, of any ledger', () => {
  it('lowers what each owes by their part, to the cent in all, and makes nobody pay for others', () => {
    fc.assert(
      fc.property(ledgers, fc.double({ min: 0, max: 1, noNaN: true }), (sums, share) => {
        const owed = owedShares(sums);
        const balance = sumOf(owed);
        const cents = Math.ceil(balance * share);
        if (cents <= 0) return;
        const parts = dividedCredit(cents, sums);
        expect(sumOf(parts)).toBe(cents);
        const owedBy = { ...sums.owedBy };
        for (const [payer, part] of Object.entries(parts)) {
          expect(part).toBeGreaterThan(0);
          expect(part).toBeLessThanOrEqual(owed[payer]!);
          owedBy[payer] = (owedBy[payer] ?? 0) - part;
        }
        const after = { ...sums, owedBy };
        expect(sumOf(owedShares(after))).toBe(balance - cents);
        for (const payer of people) {
          // Help that was divided before is divided again, with other cents of rounding.
          const changed = helpCents(after, payer) - helpCents(sums, payer);
          expect(Math.abs(changed)).toBeLessThanOrEqual(people.length);
          if (Object.values(sums.owedBy).every((each) => each > 0)) expect(changed).toBe(0);
        }
      }),
      { numRuns: 5_000 },
    );
  });

  it('leaves a row for each payer whose sum is the balance', () => {
    fc.assert(
      fc.property(ledgers, (sums) => {
        const rows = payerBalances(sums);
        expect(sumOf(rows)).toBe(sumOf(sums.owedBy));
        expect(Object.keys(rows)).toEqual(expect.arrayContaining(Object.keys(sums.shares).filter((payer) => payer !== 'none')));
      }),
      { numRuns: 1_000 },
    );
  });
});
