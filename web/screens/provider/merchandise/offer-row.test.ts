import { describe, expect, it } from 'vitest';
import type { WorkingItem } from '#shared/contract/merchandise-views.ts';
import { inForceWords, type OfferRow, offeredAlong, offerRows, rowWords, sentRow } from './offer-row.ts';

const id = '00000004-0000-4000-8000-000000000001';
const variantId = '00000004-0000-4000-8000-000000000002';
const price = { kind: 'item', id, version: 3, isOffered: false, isSpecialOrder: false } as const;
const offer = {
  row: price,
  inForce: price,
  name: 'Oak',
  variantName: null,
  modelNumber: null,
  isChanged: false,
  locationItemId: null,
};
const wide = { ...offer, row: { ...price, variantId, version: 1, priceCents: 250_000, isOffered: true }, name: 'Oak, wide' };
const item: WorkingItem = {
  id,
  source: 'catalog',
  version: 0,
  itemCategoryId: id,
  name: 'Oak',
  description: 'Solid oak',
  modelNumber: null,
  vendor: null,
  attributes: [],
  images: [],
  isRetired: false,
  isChanged: false,
  offers: [offer, wide],
  findings: [],
};
const [own, variant] = offerRows([item]) as [OfferRow, OfferRow];

it('gives an item and each of its variants a row', () => {
  expect([own.id, variant.id]).toEqual([id, `${id}-${variantId}`]);
  expect(variant.name).toBe('Oak, wide');
});

describe('what is sent of a row', () => {
  it('is what is saved, with what was typed in its place', () => {
    expect(sentRow(variant, { price: '2,600.50', special: 'Yes' }, 1)).toEqual({
      kind: 'item',
      id,
      variantId,
      version: 1,
      isOffered: true,
      isSpecialOrder: true,
      priceCents: 260_050,
    });
  });

  it('has the place that the row was moved to', () => {
    expect(sentRow(variant, { place: '7' }, 1)).toMatchObject({ sortOrder: 7, priceCents: 250_000 });
    expect(sentRow(variant, {}, 1)).not.toHaveProperty('sortOrder');
  });

  it('has no price if the cell is empty, and what was typed if that is none', () => {
    expect(sentRow(variant, { price: '' }, 1)).not.toHaveProperty('priceCents');
    expect(sentRow(variant, { price: 'call us' }, 1)).toMatchObject({ priceCents: 'call us' });
    expect(sentRow(variant, {}, 1)).toMatchObject({ priceCents: 250_000 });
  });
});

describe('a first price', () => {
  const textAt = (_: string, column: string) => (column === 'price' ? '' : 'No');
  it('offers the item', () => {
    const cells = [{ row: id, column: 'price', text: '10.00' }];
    expect(offeredAlong(cells, textAt)).toEqual([{ row: id, column: 'offered', text: 'Yes' }]);
    expect(offeredAlong(cells, () => '9.00')).toEqual([]);
  });

  it('waits for a price, and follows what is corrected to one', () => {
    const cells = (text: string) => [{ row: id, column: 'price', text }];
    expect(offeredAlong(cells('abc'), textAt)).toEqual([]);
    expect(offeredAlong(cells('10.00'), () => 'abc')).toEqual([{ row: id, column: 'offered', text: 'Yes' }]);
  });

  it('leaves what is pasted beside it', () => {
    const cells = [
      { row: id, column: 'price', text: '10.00' },
      { row: id, column: 'offered', text: 'No' },
    ];
    expect(offeredAlong(cells, textAt)).toEqual([]);
  });
});

it('says what the list in force charges', () => {
  expect(inForceWords(own.offer)).toBe('Not on it');
  expect(inForceWords({ inForce: { ...price, isOffered: true, priceCents: 99_500 } })).toBe('$995.00');
  expect(inForceWords({ inForce: { ...price, isOffered: true, isSpecialOrder: true, priceCents: 99_500 } })).toBe('Not on it');
});

it('describes two versions of a row', () => {
  const typed = { price: '5.00', offered: 'Yes', place: '2' };
  expect(rowWords(own, typed).map(({ words }) => words)).toEqual(['$5.00', 'Yes', 'No', '3']);
  expect(rowWords(own).at(-1)?.words).toBe('Last');
  expect(rowWords(own)[0]?.words).toBe('None');
});
