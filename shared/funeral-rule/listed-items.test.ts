import { describe, expect, it } from 'vitest';
import type { LocationItem, MerchandiseCategory, MerchandiseItem } from '../model/merchandise.ts';
import type { ItemPriceRow } from '../model/price-row.ts';
import { listedItems, unpricedItems } from './listed-items.ts';

const id = (digits: number) => `0197a000-0000-7000-8000-${String(digits).padStart(12, '0')}`;
const [oak, urn, gone, walnut] = [id(1), id(2), id(3), id(4)];

const category = (categoryId: string, changes: Partial<MerchandiseCategory>) =>
  ({ id: categoryId, name: 'Caskets', gplLine: 'caskets', isActive: true, ...changes }) as MerchandiseCategory;
const itemCategories = [category(id(10), {}), category(id(11), { name: 'Urns', gplLine: 'urn' })];

const item = (itemId: string, name: string, itemCategoryId: string, changes: Partial<MerchandiseItem> = {}) =>
  ({
    id: itemId,
    name,
    itemCategoryId,
    description: `${name}, plain.`,
    attributes: [],
    images: [],
    isActive: true,
    ...changes,
  }) as MerchandiseItem;
const variants = [{ id: walnut, name: 'Walnut', attributes: [], isActive: true }];
const items = [
  item(oak, 'Oak', id(10), { variants }),
  item(urn, 'Vase', id(11)),
  item(gone, 'Gone', id(10), { isActive: false }),
];

const row = (itemId: string, changes: Partial<ItemPriceRow> = {}): ItemPriceRow => ({
  kind: 'item',
  id: itemId,
  version: 1,
  isOffered: true,
  isSpecialOrder: false,
  ...changes,
});
const unpriced = (...rows: ItemPriceRow[]) =>
  unpricedItems({ published: { locationItems: [] }, rows, items, itemCategories }).map(({ name }) => name);

describe('what is offered without a price', () => {
  it('is a casket, or a variant of one, that no family has to order', () => {
    expect(unpriced(row(oak))).toEqual(['Oak']);
    expect(unpriced(row(oak, { priceCents: 100 }), row(oak, { variantId: walnut }))).toEqual(['Oak, Walnut']);
  });

  it.each([
    ['has a price, even of nothing', row(oak, { priceCents: 0 })],
    ['isn’t offered', row(oak, { isOffered: false })],
    ['is a special order', row(oak, { isSpecialOrder: true })],
    ['is of a line that needs no list', row(urn)],
    ['is no longer in the catalog', row(gone)],
    ['is an unknown variant', row(oak, { variantId: urn })],
  ])('is nothing that %s', (_, one) => {
    expect(unpriced(one)).toEqual([]);
  });
});

describe('what a list has', () => {
  it('is what is sold, each variant by its name and after its item, in the home’s order', () => {
    const sold = (itemId: string, sortOrder: number, changes: Partial<LocationItem> = {}) =>
      ({
        id: id(50 + sortOrder),
        itemId,
        itemCategoryId: id(10),
        priceCents: 100 + sortOrder,
        isActive: true,
        isSpecialOrder: false,
        sortOrder,
        ...changes,
      }) as LocationItem;
    const locationItems = [
      sold(oak, 3),
      sold(oak, 1, { variantId: walnut }),
      sold(gone, 2),
      sold(oak, 4, { isSpecialOrder: true }),
      sold(oak, 5, { isActive: false }),
      sold(urn, 6, { itemCategoryId: id(11) }),
    ];
    const listed = listedItems({ published: { locationItems }, rows: [], items, itemCategories });
    expect(listed.map(({ name, line, priceCents }) => [name, line, priceCents])).toEqual([
      ['Oak', 'caskets', 103],
      ['Oak, Walnut', 'caskets', 101],
      ['Vase', 'urn', 106],
    ]);
  });
});
