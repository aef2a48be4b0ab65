import { describe, expect, it } from 'vitest';
import type { PriceRow } from '#shared/model/price-row.ts';
import { priceRowSchema } from '#shared/model/price-row.ts';
import { checkPriceRow } from '#shared/pricing/check-price-row.ts';
import { tidyAmount } from '#web/parts/grid/amount-text.ts';
import { changed, draftOf, isDraftChanged, isTyped, payloadOf } from './row-draft.ts';

const id = '00000000-0000-4000-8000-000000000001';
const row = (fields: object = {}): PriceRow =>
  priceRowSchema.parse({ kind: 'service', id, version: 3, isOffered: true, unit: 'mile', priceCents: 123_450, ...fields });
const any = () => ({ shape: 'containers' as const, isLineOfGoods: true });
const typed = (price: string) => checkPriceRow(payloadOf({ ...draftOf(row()), price }, row()), any);

describe('a row that is being typed', () => {
  it.each([
    row(),
    row({ priceCents: undefined, minCents: 1, maxCents: 200 }),
    row({ priceCents: undefined, variants: [{ container: 'Pine', providedBy: 'purchaser', priceCents: 5 }] }),
    row({ priceCents: undefined, includedUnits: 1234, name: 'Own', note: 'Said' }),
    row({ priceCents: 0 }),
    priceRowSchema.parse({ kind: 'item', id, version: 0, isOffered: false, isSpecialOrder: true }),
  ])('is sent as it was read if nobody changed it: %j', (stored) => {
    expect(checkPriceRow(payloadOf(draftOf(stored), stored), any)).toEqual({ row: stored });
    expect(isDraftChanged(draftOf(stored), stored)).toBe(false);
  });

  it('accepts an amount as a spreadsheet writes it, and leaves invalid text for editing', () => {
    expect(['$1,234.50', '1234.5', ' 12 ', '.5', '-5', 'call us', ''].map(tidyAmount)).toEqual([
      '1,234.50',
      '1,234.50',
      '12.00',
      '0.50',
      '-5.00',
      'call us',
      '',
    ]);
  });

  it('has a specific error: below zero, too large, not an amount', () => {
    const wordsOf = (price: string) => {
      const result = typed(price);
      return 'errors' in result ? result.errors : result.row;
    };
    expect(wordsOf('-5')).toEqual([{ field: 'priceCents', message: 'A price cannot be below zero.' }]);
    expect(wordsOf('999,999,999,999.00')).toEqual([{ field: 'priceCents', message: 'A price is at most $100,000,000.00.' }]);
    for (const text of ['call us', '1.234', '1e5', '12 dollars'])
      expect(wordsOf(text), text).toEqual([{ field: 'priceCents', message: 'Enter a price, like 1,234.50.' }]);
    expect(wordsOf('$1,000')).toMatchObject({ priceCents: 100_000 });
  });

  it('is still being typed while it has the same value in other digits', () => {
    const half = { ...draftOf(row({ priceCents: 17_000 })), price: '170' };
    expect([isDraftChanged(half, row({ priceCents: 17_000 })), isTyped(half, row({ priceCents: 17_000 }))]).toEqual([
      false,
      true,
    ]);
  });

  it('is offered by its first price, but only by that, and a price and a range exclude each other', () => {
    const none = draftOf(row({ isOffered: false, priceCents: undefined }));
    const priced = changed(none, { price: '5' });
    expect(priced.isOffered).toBe(true);
    expect(changed({ ...priced, isOffered: false }, { price: '6' }).isOffered).toBe(false);
    const ranged = changed(priced, { min: '1', max: '2' });
    expect([ranged.price, ranged.min]).toEqual(['', '1']);
    expect(changed(ranged, { price: '3' })).toMatchObject({ price: '3', min: '', max: '' });
  });
});
