import { describe, expect, it } from 'vitest';
import type { OfferRow } from './offer-row.ts';
import { cellsOf, changedRows, changeOf, firstChange, type TypedChange } from './price-change.ts';

const typed = (change: Partial<TypedChange>) => changeOf({ ...firstChange, ...change });

describe('a typed change', () => {
  it.each<[Partial<TypedChange>, object]>([
    [{ amount: '2.5' }, { by: 'basis-points', basisPoints: 250 }],
    [
      { amount: ' 5% ', direction: 'lower' },
      { by: 'basis-points', basisPoints: -500 },
    ],
    [
      { by: 'cents', amount: '$10' },
      { by: 'cents', cents: 1000 },
    ],
    [
      { by: 'cents', amount: '0.05', direction: 'lower' },
      { by: 'cents', cents: -5 },
    ],
    [
      { by: 'set', amount: '1,295' },
      { by: 'set', priceCents: 129_500 },
    ],
    [
      { by: 'round', step: 500 },
      { by: 'round', toCents: 500 },
    ],
  ])('%j is %j', (change, meant) => {
    expect(typed(change)).toEqual({ change: meant });
  });

  it.each<[Partial<TypedChange>, string]>([
    [{ amount: '' }, 'Enter a percentage, such as 5 or 2.5.'],
    [{ amount: '0' }, 'Enter a percentage, such as 5 or 2.5.'],
    [{ amount: '2.555' }, 'Enter a percentage with at most two decimals, such as 2.75.'],
    [{ amount: '-5' }, 'Enter a percentage above zero. To lower prices, choose Lower.'],
    [{ amount: '101', direction: 'lower' }, 'Enter at most 100%.'],
    [{ amount: '1001' }, 'Enter at most 1000%.'],
    [{ amount: '200000' }, 'Enter at most 1000%.'],
    [{ by: 'cents', amount: 'ten' }, 'Enter dollars and cents, such as 1,234.50.'],
    [{ by: 'cents', amount: '0' }, 'Enter an amount above zero.'],
    [{ by: 'set', amount: '-1' }, 'Enter an amount above zero.'],
    [{ by: 'set', amount: '999999999999' }, 'Enter at most $100,000,000.00.'],
  ])('%j is refused: %s', (change, fault) => {
    expect(typed(change)).toEqual({ fault });
  });
});

describe('what a change does', () => {
  const texts: Record<string, string> = { oak: '1,000.00', pine: '3.00', empty: '', odd: 'call us' };
  const rows = Object.keys(texts).map((id) => ({ id, name: id }) as OfferRow);
  const textAt = (row: string) => texts[row] ?? '';

  it('shows each row before and after, and why one can’t change', () => {
    const changed = changedRows(rows, textAt, { by: 'cents', cents: -500 });
    expect(changed).toEqual([
      { id: 'oak', name: 'oak', before: '1,000.00', after: '995.00' },
      { id: 'pine', name: 'pine', before: '3.00', after: '3.00', fault: expect.any(String) },
    ]);
    expect(cellsOf(changed)).toEqual([{ row: 'oak', column: 'price', text: '995.00' }]);
  });

  it('gives all one price, those without one too, and leaves what isn’t an amount', () => {
    const changed = changedRows(rows, textAt, { by: 'set', priceCents: 300 });
    expect(changed.map(({ id }) => id)).toEqual(['oak', 'empty']);
  });

  it('leaves out rows that wouldn’t change', () => {
    expect(changedRows(rows, textAt, { by: 'round', toCents: 100 })).toEqual([]);
  });
});
