import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Statement, StatementLine, StatementTotals } from '#shared/model/contract-version.ts';
import type { Payer } from '#shared/model/selection.ts';
import { payerShares } from './statement-of.ts';
import { payersAfter, unsignedStatement } from './unsigned-statement.ts';

const who = (at: number) => `0197a000-0000-7000-8000-00000000000${at}`;
const advance = (amountCents: number, more: Partial<StatementLine> = {}): StatementLine => ({
  ...{ key: 'advance:flowers', section: 'cash-advances', label: 'Flowers', detail: '', quantity: 1, unit: 'flat' },
  ...{ unitCents: amountCents, amountCents, gplLine: null, of: null, why: { kind: 'chosen' }, includes: [], list: null },
  ...{ isSpecialOrder: false },
  cashAdvance: { payee: 'Bloom & Co.', costCents: amountCents, rebateCents: 0, standing: 'actual' },
  ...more,
});
const totalsOf = (cents: number): StatementTotals => ({
  ...{ servicesCents: 0, merchandiseCents: 0, cashAdvancesCents: cents },
  ...{ discountsCents: 0, taxesCents: 0, totalCents: cents },
});
const statement = (cents: number, payers: readonly Payer[], more: Partial<Statement> = {}): Statement => ({
  ...{ lines: [advance(cents)], unpriced: [], totals: totalsOf(cents), list: null, purchasers: [] },
  payers: payerShares(cents, payers).map((shareCents, at) => ({ contactId: who(at), name: `Payer ${at}`, shareCents })),
  ...{ taxes: [], discounts: [], sentences: [], given: [], embalmingReason: '', isEmbalmingApproved: null },
  ...{ dueOn: null, terms: '' },
  ...more,
});

describe('the shares of a statement that nobody signs', () => {
  it('add up to any total, whatever the payers agreed on before, and nobody owes less than nothing', () => {
    const amounts = fc.array(fc.nat(1_000_000), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(amounts, fc.nat(3_000_000), (cents, after) => {
        const payers = cents.map((amountCents, at): Payer => ({ contactId: who(at), amountCents }));
        const before = cents.reduce((sum, each) => sum + each, 0);
        const next = unsignedStatement(statement(before, payers), statement(after, payers));
        expect(next.payers.reduce((sum, { shareCents }) => sum + shareCents, 0)).toBe(after);
        expect(next.payers.every(({ shareCents }) => shareCents >= 0)).toBe(true);
        // The next statement begins with amounts that add up.
        const fixed = payersAfter(payers, next);
        expect(payerShares(after, fixed)).toEqual(next.payers.map(({ shareCents }) => shareCents));
      }),
    );
  });

  it('leave the rest to whom it was left to', () => {
    const payers: Payer[] = [
      { contactId: who(0), amountCents: 50_000 },
      { contactId: who(1), weight: 1 },
    ];
    const next = unsignedStatement(statement(120_000, payers), statement(110_000, payers));
    expect(next.payers.map(({ shareCents }) => shareCents)).toEqual([50_000, 60_000]);
    expect(payersAfter(payers, next)).toEqual(payers);
  });
});

it('keeps everything of the statement before it but lines, sums, shares, and what is said of mark-ups', () => {
  const list = { versionId: who(8), effectiveOn: '2026-11-01' };
  const payers: Payer[] = [{ contactId: who(0), weight: 1 }];
  const before = statement(20_000, payers, { terms: 'Net 30', dueOn: '2026-12-30' });
  const later = { list, terms: 'Other', dueOn: '2027-01-30', given: [], lines: [advance(18_750, { detail: 'Roses' })] };
  const next = unsignedStatement(before, statement(18_750, payers, later));
  expect(next).toMatchObject({ list: null, terms: 'Net 30', dueOn: '2026-12-30', totals: totalsOf(18_750) });
  expect(next.sentences.map(({ key }) => key)).toEqual(['S1', 'S2']);
  // A line of the same charge stays as it was.
  const same = unsignedStatement(next, statement(18_750, payers, { list, lines: [advance(18_750, { detail: 'Lilies' })] }));
  expect(same).toEqual(next);
});
