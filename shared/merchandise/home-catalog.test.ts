import { describe, expect, it } from 'vitest';
import type { OwnItem } from '../model/home-merchandise.ts';
import type { MerchandiseCategory, MerchandiseItem } from '../model/merchandise.ts';
import { changedSinceCopy, copyOf } from './copied-item.ts';
import { homeCatalog } from './home-catalog.ts';
import { offeredItem } from './offered-item.ts';

const id = (nth: number) => `00000000-0000-4000-8000-${String(nth).padStart(12, '0')}`;
const image = (nth: number, isCover = false) => ({ id: id(nth), path: `/media/${nth}`, description: '', isCover });
const item = (nth: number, changes: Partial<MerchandiseItem> = {}): MerchandiseItem => ({
  id: id(nth),
  itemCategoryId: id(1),
  name: `Item ${nth}`,
  description: 'Plain oak',
  attributes: [],
  variants: [],
  images: [image(nth + 100, true)],
  isActive: true,
  ...changes,
});
const category = (nth: number): MerchandiseCategory => ({
  id: id(nth),
  name: `Category ${nth}`,
  description: '',
  kind: 'container',
  pages: [],
  isRental: false,
  isActive: true,
  sortOrder: nth,
});
const catalog = {
  merchandiseItems: [item(10), item(11)],
  merchandiseCategories: [category(1), category(2), category(3)],
  retired: new Set([id(11)]),
};
const none = { ownItems: [], pictures: [], shown: { ids: [], hidden: [] } };
const own = (nth: number, changes: Partial<OwnItem> = {}): OwnItem => ({
  ...item(nth),
  images: [],
  isRetired: false,
  ...changes,
});

describe('the catalog as a home has it', () => {
  it('is the catalog for a home that adds nothing', () => {
    expect(homeCatalog(catalog, none)).toEqual({ ...catalog, hidden: new Set() });
  });

  it('has items of its own, in the place of those that they were copied from', () => {
    const { merchandiseItems, retired } = homeCatalog(catalog, {
      ...none,
      ownItems: [own(20), own(11, { name: 'Ours' }), own(21, { isRetired: true })],
    });
    expect(merchandiseItems.map(({ name }) => name)).toEqual(['Item 10', 'Ours', 'Item 20', 'Item 21']);
    expect(retired).toEqual(new Set([id(21)]));
  });

  it('shows the pictures that it added after the others, and the cover that it chose', () => {
    const added = { id: id(201), path: '/media/201', description: '' };
    const shownAt = (coverId?: string) =>
      homeCatalog(catalog, {
        ...none,
        pictures: [{ itemId: id(10), images: [added], ...(coverId ? { coverId } : {}) }],
      }).merchandiseItems[0]?.images.map((each) => [each.id, each.isCover]);
    expect(shownAt()).toEqual([
      [id(110), true],
      [id(201), false],
    ]);
    expect(shownAt(id(201))).toEqual([
      [id(110), false],
      [id(201), true],
    ]);
    expect(shownAt(id(999))).toEqual(shownAt());
  });

  it('has its order of the categories, with new ones last', () => {
    const shown = { ids: [id(3), id(1)], hidden: [id(1)] };
    const { merchandiseCategories, hidden } = homeCatalog(catalog, { ...none, shown });
    expect(merchandiseCategories.map((each) => [each.id, each.sortOrder])).toEqual([
      [id(3), 0],
      [id(1), 1],
      [id(2), 2],
    ]);
    expect(hidden).toEqual(new Set([id(1)]));
  });
});

describe('a copy of a catalog item', () => {
  it('knows what the catalog changed since, and nothing else', () => {
    const copied = copyOf(item(10), 7);
    expect(copied).toMatchObject({ id: id(10), images: [], copiedFrom: { itemId: id(10), release: 7 } });
    expect(changedSinceCopy(copied, structuredClone(item(10)))).toEqual([]);
    expect(changedSinceCopy({ ...copied, name: 'Ours' }, item(10))).toEqual([]);
    expect(changedSinceCopy(copied, item(10, { description: 'Red oak', modelNumber: 'A1' }))).toEqual([
      'description',
      'modelNumber',
    ]);
    expect(changedSinceCopy(own(20), item(20))).toEqual([]);
    expect(changedSinceCopy(copied, undefined)).toEqual([]);
  });
});

describe('a variant', () => {
  const value = (nth: number, text: string) => ({ attributeId: id(nth), value: text });
  const sized = item(10, {
    modelNumber: 'A1',
    attributes: [value(1, 'Oak'), value(2, 'Small')],
    variants: [{ id: id(30), name: 'Large', attributes: [value(2, 'Large')], isActive: true }],
  });

  it('is the item with what differs', () => {
    expect(offeredItem(sized, id(30))).toEqual({
      name: 'Item 10, Large',
      description: 'Plain oak',
      attributes: [value(1, 'Oak'), value(2, 'Large')],
      modelNumber: 'A1',
    });
    expect(offeredItem(sized)).toBe(sized);
    expect(offeredItem(sized, id(31))).toBeUndefined();
  });
});
