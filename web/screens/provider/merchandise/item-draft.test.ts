import { describe, expect, it } from 'vitest';
import type { ItemSetup } from '#shared/contract/merchandise-views.ts';
import { draftFaults, draftOf, pricedIn, sentItem } from './item-draft.ts';

const id = (at: number) => `00000004-0000-4000-8000-00000000000${at}`;
const row = { kind: 'item', id: id(1), version: 4, isOffered: true, priceCents: 129_500, isSpecialOrder: false } as const;
const setup: ItemSetup = {
  item: {
    id: id(1),
    itemCategoryId: id(2),
    name: 'Oak',
    description: 'Solid oak',
    attributes: [{ attributeId: id(3), value: 'Oak' }],
    variants: [
      { id: id(5), name: 'Wide', attributes: [], isActive: true },
      { id: id(6), name: 'Narrow', attributes: [], isActive: false },
    ],
    isActive: true,
  },
  source: 'own',
  version: 2,
  isRetired: false,
  offers: [{ row, inForce: row, name: 'Oak', variantName: null, modelNumber: null, isChanged: false, locationItemId: null }],
  images: [],
  catalogItem: null,
  validated: null,
};
const draft = draftOf(setup);

describe('what is sent of an item', () => {
  it('has its words and no prices if none changed', () => {
    expect(sentItem(draft, setup)).toEqual({
      id: id(1),
      version: 2,
      hasCatalogChanges: false,
      takesPictures: false,
      item: {
        id: id(1),
        itemCategoryId: id(2),
        name: 'Oak',
        description: 'Solid oak',
        attributes: [{ attributeId: id(3), value: 'Oak' }],
        variants: setup.item.variants,
      },
      rows: [],
    });
  });

  it('has the prices that changed, and a new one of a variant', () => {
    const prices = {
      '': { price: '1,300', isOffered: true, isSpecialOrder: true },
      [id(5)]: { price: '1,500.00', isOffered: true, isSpecialOrder: false },
    };
    expect(sentItem({ ...draft, prices }, setup).rows).toEqual([
      { kind: 'item', id: id(1), version: 4, isOffered: true, isSpecialOrder: true, priceCents: 130_000 },
      { kind: 'item', id: id(1), variantId: id(5), version: 0, isOffered: true, isSpecialOrder: false, priceCents: 150_000 },
    ]);
  });

  it('has no words of an item of the catalog', () => {
    expect(sentItem(draft, { ...setup, source: 'catalog' })).not.toHaveProperty('item');
  });

  it('leaves out what is emptied', () => {
    const emptied = { ...draft, modelNumber: ' ', vendorId: '', attributes: { [id(3)]: '' } };
    expect(sentItem(emptied, setup).item).toMatchObject({ attributes: [] });
    expect(sentItem(emptied, setup).item).not.toHaveProperty('modelNumber');
  });
});

it('prices an item and the variants that aren’t withdrawn', () => {
  expect(pricedIn(draft)).toEqual([
    { variantId: '', name: null },
    { variantId: id(5), name: 'Wide' },
  ]);
});

it('says what is wrong, of words only if they are the home’s own', () => {
  const wrong = {
    ...draft,
    name: ' ',
    description: '',
    prices: { '': { price: 'a lot', isOffered: true, isSpecialOrder: false } },
  };
  expect(Object.keys(draftFaults(wrong, true))).toEqual(['name', 'description', 'price-']);
  expect(Object.keys(draftFaults(wrong, false))).toEqual(['price-']);
  expect(draftFaults(draft, true)).toEqual({});
});
