import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type LedgerEntry, ledgerEntrySchema, type Posting } from '../model/ledger.ts';
import { addDays } from '../values/dates.ts';
import { monthsLater } from '../values/months.ts';
import { financeCharges, financePostings, monthUnderway, periodWords } from './finance-charges.ts';
import { balancePostings, paymentPostings, receivable, reversalPostings } from './postings.ts';

const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const [ruth, tom] = [id(901), id(902)];
const entry = (
  number: number,
  effectiveOn: string,
  fields: Pick<LedgerEntry, 'kind' | 'postings'> & Partial<LedgerEntry>,
): LedgerEntry => ledgerEntrySchema.parse({ id: id(number), effectiveOn, locationId: id(900), ...fields });
const owed = (cents: number): Posting[] => [
  { account: receivable(ruth), cents },
  { account: 'revenue:services', cents: -cents },
];
const charge = entry(1, '2026-01-02', { kind: 'charge', postings: owed(1_000_00) });
const paid = (number: number, on: string, amountCents: number) =>
  entry(number, on, {
    kind: 'payment',
    paymentId: id(number),
    postings: paymentPostings({ method: 'check', amountCents, payer: ruth }),
  });
const posted = (number: number, on: string, from: string, to: string) =>
  entry(number, on, {
    kind: 'finance-charge',
    period: { from, to },
    postings: financePostings(15_00, { owedBy: { [ruth]: 1 } }),
  });
const terms = { dueOn: '2026-01-31', financeCharge: { monthlyPpm: 15_000, graceDays: 0 } };

describe('a finance charge', () => {
  it('is for each whole month in which something was overdue, also at the ends of months', () => {
    expect(financeCharges([charge], terms, '2026-02-27')).toEqual([]);
    expect(financeCharges([charge], terms, '2026-03-31')).toEqual([
      { from: '2026-01-31', to: '2026-02-28', overdueCents: 1_000_00, chargeCents: 15_00 },
      { from: '2026-02-28', to: '2026-03-31', overdueCents: 1_000_00, chargeCents: 15_00 },
    ]);
    expect(periodWords({ from: '2026-01-31', to: '2026-02-28' })).toBe('February 1, 2026 to February 28, 2026');
  });

  it('ends on February 29 in a leap year', () => {
    const [first] = financeCharges([charge], { ...terms, dueOn: '2028-01-31' }, '2028-03-01');
    expect(first).toMatchObject({ from: '2028-01-31', to: '2028-02-29' });
    expect(financeCharges([charge], { ...terms, dueOn: '2028-02-29' }, '2029-03-01').at(-1)).toMatchObject({ to: '2029-02-28' });
  });

  it('waits for the days of grace, and for a due date', () => {
    const late = { dueOn: '2026-01-31', financeCharge: { monthlyPpm: 15_000, graceDays: 30 } };
    expect(financeCharges([charge], late, '2026-04-01')).toEqual([]);
    expect(financeCharges([charge], late, '2026-04-02')).toMatchObject([{ from: '2026-03-02', to: '2026-04-02' }]);
    expect(financeCharges([charge], { ...terms, dueOn: null }, '2027-01-01')).toEqual([]);
    expect(financeCharges([charge], { ...terms, financeCharge: null }, '2027-01-01')).toEqual([]);
  });

  it('counts months from the due date and the days of grace, whenever the contract was signed', () => {
    expect(monthUnderway('2026-01-31', 0, '2026-02-27')).toEqual({ anchor: '2026-01-31', to: '2026-02-28' });
    expect(monthUnderway('2026-01-31', 0, '2026-02-28')).toEqual({ anchor: '2026-01-31', to: '2026-03-31' });
    expect(monthUnderway('2026-01-31', 10, '2026-01-02')).toEqual({ anchor: '2026-02-10', to: '2026-03-10' });
    expect(monthUnderway(null, 0, '2026-01-02')).toBeNull();
  });

  it('is of the price alone, and of what was overdue all month', () => {
    const fee = entry(2, '2026-02-01', { kind: 'fee', postings: balancePostings('fee', 500_00, ruth) });
    const unfee = entry(3, '2026-02-02', { kind: 'reversal', reverses: id(2), postings: reversalPostings(fee) });
    for (const entries of [
      [charge, fee],
      [charge, fee, unfee],
    ])
      expect(financeCharges(entries, terms, '2026-02-28')).toMatchObject([{ overdueCents: 1_000_00 }]);
    const part = [
      charge,
      paid(4, '2026-02-14', 400_00),
      entry(5, '2026-02-20', { kind: 'charge-change', postings: owed(900_00) }),
    ];
    expect(financeCharges(part, terms, '2026-02-28')).toMatchObject([{ overdueCents: 600_00, chargeCents: 9_00 }]);
    expect(financeCharges([charge, paid(4, '2026-02-28', 1_000_00)], terms, '2026-06-30')).toEqual([]);
  });

  it('goes by the day on which money was paid, also if that was closed before it was entered', () => {
    const late = (lateFor: string) => ({ ...paid(2, '2026-03-02', 1_000_00), lateFor });
    expect(financeCharges([charge, paid(2, '2026-03-02', 1_000_00)], terms, '2026-03-15')).toMatchObject([
      { chargeCents: 15_00 },
    ]);
    expect(financeCharges([charge, late('2026-02-20')], terms, '2026-03-15')).toEqual([]);
    expect(financeCharges([charge, late('2026-03-01')], terms, '2026-03-15')).toMatchObject([{ to: '2026-02-28' }]);
  });

  it('isn’t charged again for a month that has one, also once that is taken back, or is due on another day', () => {
    const first = posted(2, '2026-03-05', '2026-01-31', '2026-02-28');
    const back = entry(3, '2026-03-06', { kind: 'reversal', reverses: id(2), postings: reversalPostings(first) });
    for (const entries of [
      [charge, first],
      [charge, first, back],
    ])
      expect(financeCharges(entries, terms, '2026-03-31')).toMatchObject([{ from: '2026-02-28', overdueCents: 1_000_00 }]);
    expect(financeCharges([charge, first], { ...terms, dueOn: '2026-02-10' }, '2026-04-09')).toEqual([]);
    expect(financeCharges([charge, first], { ...terms, dueOn: '2026-02-10' }, '2026-04-10')).toMatchObject([
      { from: '2026-03-10', to: '2026-04-10' },
    ]);
  });

  it('is owed by those who owe, in proportion, to the cent', () => {
    expect(financePostings(10_01, { owedBy: { [ruth]: 2, [tom]: 1 } })).toEqual([
      { account: receivable(ruth), cents: 6_67 },
      { account: receivable(tom), cents: 3_34 },
      { account: 'finance-charges', cents: -10_01 },
    ]);
    expect(financePostings(1, { owedBy: {} })).toContainEqual({ account: 'receivable:none', cents: 1 });
  });

  it('is the payers’ by their shares if they have paid by now, and never nobody’s if there are payers', () => {
    const shares = { [ruth]: 600_00, [tom]: 400_00 };
    const byShares = [
      { account: receivable(ruth), cents: 6_00 },
      { account: receivable(tom), cents: 4_00 },
      { account: 'finance-charges', cents: -10_00 },
    ];
    expect(financePostings(10_00, { owedBy: {}, shares })).toEqual(byShares);
    expect(financePostings(10_00, { owedBy: { none: 50_00 }, shares })).toEqual(byShares);
    const [ofTom, ofNobody] = [tom, undefined].map((payer) => ({ account: receivable(payer), cents: 10_00 }));
    expect(financePostings(10_00, { owedBy: { [tom]: 1 }, shares })).toContainEqual(ofTom);
    // What nobody in particular owes, the payers do.
    expect(financePostings(10_00, { owedBy: { none: 50_00, [tom]: 1 }, shares })).toEqual(byShares);
    expect(financePostings(10_00, { owedBy: { none: 50_00 }, shares: { none: 50_00 } })).toContainEqual(ofNobody);
  });
});

const day = fc.integer({ min: 0, max: 900 }).map((days) => addDays('2026-01-02', days));

describe('finance charges of any history', () => {
  it('are for months that follow each other without a gap between charged ones, and never of more than was owed', () => {
    fc.assert(
      fc.property(
        day,
        day,
        fc.integer({ min: 0, max: 60 }),
        fc.array(fc.tuple(day, fc.integer({ min: 1, max: 400_00 })), { maxLength: 6 }),
        (dueOn, today, graceDays, receipts) => {
          const entries = [charge, ...receipts.map(([on, cents], at) => paid(at + 2, on, cents))];
          const of = { dueOn, financeCharge: { monthlyPpm: 15_000, graceDays } };
          const charges = financeCharges(entries, of, today);
          const anchor = addDays(dueOn, graceDays);
          for (const { from, to, overdueCents, chargeCents } of charges) {
            expect(to <= today && from >= anchor && overdueCents <= 1_000_00).toBe(true);
            expect(Array.from({ length: 40 }, (_, at) => monthsLater(anchor, at))).toContain(from);
            expect(chargeCents).toBe(Math.round(overdueCents * 0.015));
          }
          // Posting them leaves none for the same day, and doesn't change those of later months.
          const after = [...entries, ...charges.map(({ from, to }, at) => posted(100 + at, today, from, to))];
          expect(financeCharges(after, of, today)).toEqual([]);
          const later = addDays(today, 200);
          const rest = financeCharges(entries, of, later).filter(({ to }) => to > (charges.at(-1)?.to ?? ''));
          expect(financeCharges(after, of, later)).toEqual(rest);
        },
      ),
      { numRuns: 1_000 },
    );
  });
});
