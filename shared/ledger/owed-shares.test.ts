import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { helpCents, owedShares } from './owed-shares.ts';

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
        for (const [payer, cents] of Object.entries(owed))
          expect(Math.abs(cents)).toBeLessThanOrEqual(Math.abs(sums.owedBy[payer]!));
      }),
      { numRuns: 5_000 },
    );
  });

  it('is settled by paying exactly that, which changes what others owe by at most a cent of rounding each', () => {
    fc.assert(
      fc.property(ledgers, fc.nat(4), (sums, at) => {
        const owed = owedShares(sums);
        const [payer, cents] = Object.entries(owed)[at % Math.max(1, Object.keys(owed).length)] ?? [];
        if (payer === undefined || cents === undefined || cents < 0) return;
        const after = owedShares({ ...sums, owedBy: { ...sums.owedBy, [payer]: sums.owedBy[payer]! - cents } });
        expect(after[payer] ?? 0).toBe(0);
        const { [payer]: _, ...others } = owed;
        for (const each of people.filter((name) => name !== payer))
          expect(Math.abs((after[each] ?? 0) - (others[each] ?? 0))).toBeLessThanOrEqual(people.length);
      }),
      { numRuns: 5_000 },
    );
  });
});
