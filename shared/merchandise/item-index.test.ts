import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LocationItem, MerchandiseAttribute, MerchandiseItem, QuickFilter, Vendor } from '../model/merchandise.ts';
import { ItemIndex, type ItemSearch, type ItemSort } from './item-index.ts';
import { type SoldItem, soldItems } from './sold-items.ts';

const id = (kind: number, nth: number) => `0000000${kind}-0000-4000-8000-${String(nth).padStart(12, '0')}`;
const [caskets, urns] = [id(1, 1), id(1, 2)];
const [material, color, inside] = [id(2, 1), id(2, 2), id(2, 3)];
const vendors: Vendor[] = [
  { id: id(3, 1), name: 'Tall Pines Joinery', isActive: true },
  { id: id(3, 2), name: 'Bell & Anvil', isActive: true },
  { id: id(3, 3), name: 'Gone Works', isActive: false },
];
const attributes: MerchandiseAttribute[] = [
  { id: material, itemCategoryId: caskets, name: 'Material', values: ['Oak', 'Steel', 'Wool'], isFilter: true, sortOrder: 0 },
  { id: color, itemCategoryId: caskets, name: 'Color', values: ['Natural'], isFilter: true, sortOrder: 1 },
  { id: inside, itemCategoryId: caskets, name: 'Interior', values: ['Velvet'], isFilter: false, sortOrder: 2 },
];

type Row = [name: string, category: string, cents: number, vendor: number, values: Record<string, string>];
const rows: Row[] = [
  ['Oak casket', caskets, 300, 1, { [material]: 'Oak', [color]: 'Natural', [inside]: 'Velvet' }],
  ['Steel casket', caskets, 200, 2, { [color]: 'Silver', [material]: 'Steel' }],
  ['Élan casket', caskets, 300, 3, { [material]: 'Oak' }],
  ['Brass urn', urns, 100, 2, {}],
];
const catalogItems = rows.map(
  ([name, itemCategoryId, , vendor, values], at): MerchandiseItem => ({
    id: id(4, at),
    itemCategoryId,
    vendorId: id(3, vendor),
    name,
    description: `${name}, plain.`,
    attributes: Object.entries(values).map(([attributeId, value]) => ({ attributeId, value })),
    variants: [],
    images: [
      { id: id(6, at), path: '/b', description: 'side', isCover: false },
      { id: id(7, at), path: '/a', description: 'front', isCover: true },
    ],
    isActive: true,
  }),
);
const locationItems = rows.map(
  ([, itemCategoryId, priceCents], at): LocationItem => ({
    id: id(5, at),
    providerLocationId: id(8, 1),
    itemId: id(4, at),
    itemCategoryId,
    priceCents,
    isActive: true,
    isSpecialOrder: false,
    sortOrder: at,
  }),
);
const priced = rows.map(([name, itemCategoryId, priceCents], at) => ({ id: id(5, at), itemCategoryId, name, priceCents }));
const items = soldItems({ items: [...priced, { ...priced[0]!, id: id(5, 9) }] }, locationItems, {
  merchandiseItems: catalogItems,
  merchandiseAttributes: attributes,
  vendors,
});
const quick: QuickFilter[] = [
  { id: id(9, 1), itemCategoryId: caskets, name: 'Wood', attributes: [{ attributeId: material, values: ['Oak'] }], sortOrder: 0 },
  {
    id: id(9, 2),
    itemCategoryId: caskets,
    name: 'Metal',
    attributes: [{ attributeId: material, values: ['Steel'] }],
    sortOrder: 1,
  },
];
const index = new ItemIndex(items);
const all = index.find({ categoryIds: [] });
const inOrder = (found: typeof all, sort: ItemSort = 'home') =>
  index.page(found, { sort, offset: 0, size: 100 }).items.map(({ name }) => name);
const names = (search: Partial<ItemSearch>) => inOrder(index.find({ categoryIds: [], ...search }, quick));

describe('the items that a home sells', () => {
  it("are those it prices, with the catalog's words and order, cover first", () => {
    expect(items.map(({ name }) => name)).toEqual(rows.map(([name]) => name));
    expect(items[1]?.attributes.map(({ name, value }) => `${name} ${value}`)).toEqual(['Material Steel', 'Color Silver']);
    expect(items[0]?.images.map(({ path }) => path)).toEqual(['/a', '/b']);
    expect(items.map(({ vendor }) => vendor?.name ?? null)).toEqual(['Tall Pines Joinery', 'Bell & Anvil', null, 'Bell & Anvil']);
  });
});

describe('the index of items', () => {
  it('finds by category, and everything without one', () => {
    expect(names({})).toHaveLength(4);
    expect(names({ categoryIds: [urns] })).toEqual(['Brass urn']);
  });

  it('accepts any of several quick filters, and finds nothing for one that is gone', () => {
    expect(names({ quickFilterIds: [id(9, 1)] })).toEqual(['Oak casket', 'Élan casket']);
    expect(names({ quickFilterIds: [id(9, 1), id(9, 2)] })).toEqual(['Oak casket', 'Steel casket', 'Élan casket']);
    expect(names({ quickFilterIds: [id(9, 3)] })).toEqual([]);
  });

  it('requires a value of every attribute, and one of several vendors', () => {
    const wooden = { attributeId: material, values: ['Oak', 'Wool'] };
    expect(names({ attributes: [wooden] })).toEqual(['Oak casket', 'Élan casket']);
    expect(names({ attributes: [wooden, { attributeId: color, values: ['Natural'] }] })).toEqual(['Oak casket']);
    expect(names({ vendorIds: [id(3, 2), id(3, 3)] })).toEqual(['Steel casket', 'Brass urn']);
  });

  it('finds the beginnings of words, regardless of case, accents, and order', () => {
    expect(names({ query: 'ELAN' })).toEqual(['Élan casket']);
    expect(names({ query: 'cask oak' })).toEqual(['Oak casket', 'Élan casket']);
    expect(names({ query: 'bell' })).toEqual(['Steel casket', 'Brass urn']);
    expect(names({ query: 'asket' })).toEqual([]);
    expect(names({ query: ' ' })).toHaveLength(4);
  });

  it('leaves out what is already chosen', () => {
    expect(names({ without: [id(5, 0), id(5, 3)] })).toEqual(['Steel casket', 'Élan casket']);
  });
});

describe('the sort orders', () => {
  it("are the home's, by price with ties unchanged, and by name without accents", () => {
    const by = (sort: ItemSort) => inOrder(all, sort);
    expect(by('home')).toEqual(rows.map(([name]) => name));
    expect(by('price')).toEqual(['Brass urn', 'Steel casket', 'Oak casket', 'Élan casket']);
    expect(by('name')).toEqual(['Brass urn', 'Élan casket', 'Oak casket', 'Steel casket']);
  });
});

describe('the counts', () => {
  it('cover what can be filtered by and exists, listed values first', () => {
    expect(index.countAttributes(all, attributes)).toEqual([
      {
        id: material,
        name: 'Material',
        values: [
          { value: 'Oak', count: 2 },
          { value: 'Steel', count: 1 },
        ],
      },
      {
        id: color,
        name: 'Color',
        values: [
          { value: 'Natural', count: 1 },
          { value: 'Silver', count: 1 },
        ],
      },
    ]);
    expect(index.countVendors(all).map(({ name, count }) => [name, count])).toEqual([
      ['Bell & Anvil', 2],
      ['Tall Pines Joinery', 1],
    ]);
  });
});

describe('an item with a value twice, as it and its variant may have', () => {
  it('counts once', () => {
    const twice = new ItemIndex(items.map((item) => ({ ...item, attributes: [...item.attributes, ...item.attributes] })));
    expect(twice.countAttributes(twice.find({ categoryIds: [] }), attributes)).toEqual(index.countAttributes(all, attributes));
  });
});

/** What a search, an order, a page, and counts have to be, in the plainest way. */
const plain = (homes: readonly SoldItem[], { search, sort, offset, size }: { search: Search; sort: ItemSort } & Page) => {
  const has = (item: SoldItem, { attributeId, values }: Choice) =>
    item.attributes.some((each) => each.attributeId === attributeId && values.includes(each.value));
  const found = homes.filter(
    (item) =>
      (search.categoryIds.length === 0 || search.categoryIds.includes(item.itemCategoryId)) &&
      (search.vendorIds.length === 0 || search.vendorIds.includes(item.vendor?.id ?? '')) &&
      search.attributes.every((choice) => has(item, choice)) &&
      (search.quickFilterIds.length === 0 ||
        quick.some(
          (filter) =>
            search.quickFilterIds.includes(filter.id) &&
            filter.itemCategoryId === item.itemCategoryId &&
            filter.attributes.every((choice) => has(item, choice)),
        )),
  );
  const compared: Record<ItemSort, (one: SoldItem, other: SoldItem) => number> = {
    home: () => 0,
    price: (one, other) => one.priceCents - other.priceCents,
    name: (one, other) => (one.name < other.name ? -1 : Number(one.name > other.name)),
  };
  const countOf = (test: (item: SoldItem) => boolean) => found.filter(test).length;
  return {
    page: found
      .toSorted(compared[sort])
      .slice(offset, offset + size)
      .map((item) => item.id),
    total: found.length,
    materials: ['Oak', 'Steel', 'Wool'].map((value) => countOf((item) => has(item, { attributeId: material, values: [value] }))),
    vendors: vendors.map((vendor) => countOf((item) => item.vendor?.id === vendor.id)),
  };
};

type Choice = { attributeId: string; values: string[] };
type Search = { categoryIds: string[]; vendorIds: string[]; attributes: Choice[]; quickFilterIds: string[] };
type Page = { offset: number; size: number };

const anItem = fc.record({
  itemCategoryId: fc.constantFrom(caskets, urns),
  name: fc.constantFrom('ash', 'birch', 'cedar', 'elm'),
  priceCents: fc.nat(5),
  vendor: fc.option(fc.constantFrom(...vendors)),
  values: fc.array(fc.constantFrom('Oak', 'Steel', 'Wool'), { maxLength: 3 }),
});
const homes = fc.array(anItem, { maxLength: 120 }).map((made) =>
  made.map(
    ({ values, ...item }, at): SoldItem => ({
      ...item,
      id: id(5, at),
      description: '',
      modelNumber: '',
      attributes: values.map((value) => ({ attributeId: material, name: 'Material', value })),
      images: [],
    }),
  ),
);
const searches = fc.record({
  categoryIds: fc.subarray([caskets, urns]),
  vendorIds: fc.subarray(vendors.map((vendor) => vendor.id)),
  attributes: fc.array(
    fc.record({ attributeId: fc.constant(material), values: fc.subarray(['Oak', 'Steel'], { minLength: 1 }) }),
    {
      maxLength: 2,
    },
  ),
  quickFilterIds: fc.subarray([id(9, 1), id(9, 2), id(9, 3)]),
});
const sorts = fc.constantFrom<ItemSort>('home', 'price', 'name');
const pages = fc.record({ offset: fc.nat(60), size: fc.integer({ min: 1, max: 40 }) });

it('finds, sorts, pages, and counts as the plainest way does', () => {
  fc.assert(
    fc.property(homes, searches, sorts, pages, (made, search, sort, page) => {
      const own = new ItemIndex(made);
      const found = own.find(search, quick);
      const { items: shown, total } = own.page(found, { sort, ...page });
      const [counted] = own.countAttributes(found, attributes.slice(0, 1));
      const countOf = (value: string) => counted?.values.find((each) => each.value === value)?.count ?? 0;
      const byVendor = new Map(own.countVendors(found).map((each) => [each.id, each.count]));
      expect({
        page: shown.map((item) => item.id),
        total,
        materials: ['Oak', 'Steel', 'Wool'].map(countOf),
        vendors: vendors.map((vendor) => byVendor.get(vendor.id) ?? 0),
      }).toEqual(plain(made, { search, sort, ...page }));
    }),
    { numRuns: 500 },
  );
});

const edits = fc.array(fc.record({ at: fc.nat(119), with: fc.oneof(fc.record({ priceCents: fc.nat(5) }), anItem) }), {
  maxLength: 4,
});

it('finds the same with what was made before some items changed as without', () => {
  fc.assert(
    fc.property(homes, edits, searches, sorts, (made, changes, search, sort) => {
      const before = new ItemIndex(made);
      const look = (index: ItemIndex) => {
        const found = index.find({ ...search, query: 'as' }, quick);
        const all = index.find(search, quick);
        return [
          index.page(found, { sort, offset: 0, size: 60 }),
          index.page(all, { sort, offset: 0, size: 60 }),
          index.countVendors(all),
        ];
      };
      look(before);
      const items = made.map((item, place) => {
        const change = changes.findLast(({ at }) => at === place)?.with;
        if (!change) return item;
        if (!('values' in change)) return { ...item, ...change };
        const { values, ...rest } = change;
        return { ...item, ...rest, attributes: values.map((value) => ({ attributeId: material, name: 'Material', value })) };
      });
      expect(look(new ItemIndex(items, before))).toEqual(look(new ItemIndex(items)));
    }),
    { numRuns: 300 },
  );
});
