import { expect, it } from 'vitest';
import type { StatementLine } from '#shared/model/contract-version.ts';
import { isMoreOf } from './contract-change.ts';

const line = (quantity: number, changes: Partial<StatementLine> = {}): StatementLine => {
  const { unitCents = 2_500 } = changes;
  return {
    label: 'Death certificate',
    unit: 'each',
    unitCents,
    amountCents: unitCents * quantity,
    quantity,
    ...changes,
  } as StatementLine;
};

it('tells more of what was agreed on, at the same price, from any other change', () => {
  expect(isMoreOf(line(5), line(10))).toBe(true);
  expect(isMoreOf(line(5), line(4))).toBe(false);
  expect(isMoreOf(line(5), line(5))).toBe(false);
  expect(isMoreOf(line(5), line(10, { unitCents: 2_400 }))).toBe(false);
  expect(isMoreOf(line(5), line(10, { label: 'Certified copy' }))).toBe(false);
  const advance = (standing: 'actual' | 'estimate') => ({
    cashAdvance: { payee: 'County', costCents: 0, rebateCents: 0, standing },
  });
  expect(isMoreOf(line(5, advance('actual')), line(10, advance('actual')))).toBe(true);
  expect(isMoreOf(line(5, advance('actual')), line(10, advance('estimate')))).toBe(false);
});

it('never takes more of what reduces a price for an addition', () => {
  expect(isMoreOf(line(1, { unitCents: -500 }), line(2, { unitCents: -500 }))).toBe(false);
});
