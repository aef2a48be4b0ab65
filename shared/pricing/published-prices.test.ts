import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gplLine } from '../model/enumerations/pricing.ts';
import { type MerchandiseCategory, merchandiseCategorySchema, merchandiseItemSchema } from '../model/merchandise.ts';
import { priceListSchema } from '../model/price-list.ts';
import { type PriceRow, priceRowSchema } from '../model/price-row.ts';
import { serviceCategorySchema, serviceSchema } from '../model/service.ts';
import { shapesOf } from './priced-services.ts';
import { type PublishedPrices, publishedPrices, rangesOfItems } from './published-prices.ts';
import { workingRows } from './working-rows.ts';

const id = (kind: number, at: number) => `00000000-0000-4000-8000-${String(kind).padStart(4, '0')}${String(at).padStart(8, '0')}`;
const locationId = id(9, 9);
const categories = [1, 0].map((at) => serviceCategorySchema.parse({ id: id(1, at), name: `Category ${at}`, sortOrder: at }));

/** Two services under every line, the second in an earlier category, and three without a line. */
const services = [...gplLine.values.flatMap((line) => [line, line]), ...Array<undefined>(3).fill(undefined)].map((line, at) =>
  serviceSchema.parse({
    id: id(2, at),
    serviceCategoryId: id(1, (at + 1) % 2),
    name: `Service ${at}`,
    sortOrder: at,
    ...(line ? { gplLine: line } : {}),
  }),
);
const goods = ['caskets', 'outer-burial-containers', 'alternative-container', 'urn', undefined] as const;
const itemCategories: MerchandiseCategory[] = goods.map((line, at) =>
  merchandiseCategorySchema.parse({
    id: id(3, at),
    name: `Goods ${at}`,
    kind: 'urn',
    pages: [],
    ...(line ? { gplLine: line } : {}),
  }),
);
const items = [...Array(12).keys()].map((at) =>
  merchandiseItemSchema.parse({ id: id(4, at), itemCategoryId: id(3, at % 5), name: `Item ${at}`, description: 'Plain' }),
);
const catalog = { services, categories, items, itemCategories };
const shapes = shapesOf([...services].sort((one, other) => (one.serviceCategoryId < other.serviceCategoryId ? -1 : 1)));

const cents = fc.nat({ max: 500_000 });
const variant = fc.record({
  container: fc.constantFrom('Pine', 'Your own'),
  providedBy: fc.constantFrom('purchaser' as const, 'funeral-home' as const),
  priceCents: cents,
});
const range = fc.tuple(cents, cents).map(([one, other]) => ({ minCents: Math.min(one, other), maxCents: Math.max(one, other) }));
const prices = (serviceId: string): fc.Arbitrary<object> => {
  const shape = shapes.get(serviceId);
  const one = fc.record({ priceCents: cents });
  if (shape === 'range') return range;
  return shape === 'containers' ? fc.oneof(one, fc.record({ variants: fc.array(variant, { minLength: 1, maxLength: 3 }) })) : one;
};
const serviceRow = (serviceId: string) =>
  fc
    .record({
      isOffered: fc.boolean(),
      price: fc.option(prices(serviceId), { nil: {} }),
      included: fc.option(fc.nat({ max: 60 }), { nil: undefined }),
      name: fc.constantFrom('', 'In our words'),
      note: fc.constantFrom('', 'Within 30 miles'),
      unit: fc.constantFrom('flat', 'hour'),
    })
    .map(({ price, included, ...rest }) => ({
      kind: 'service',
      id: serviceId,
      version: 1,
      ...rest,
      ...price,
      ...(included === undefined ? {} : { includedUnits: included }),
    }));
const itemRow = (itemId: string) =>
  fc
    .record({ isOffered: fc.boolean(), priceCents: fc.option(cents, { nil: undefined }), isSpecialOrder: fc.boolean() })
    .map((row) => ({ kind: 'item', id: itemId, version: 1, ...row }));
const rowsOf = (kinds: { services: fc.Arbitrary<unknown>[]; items: fc.Arbitrary<unknown>[] }): fc.Arbitrary<PriceRow[]> =>
  fc
    .tuple(...kinds.services, ...kinds.items)
    .map((rows) => rows.map((row) => priceRowSchema.parse(JSON.parse(JSON.stringify(row)))));
const anyRows = rowsOf({ services: services.map((each) => serviceRow(each.id)), items: items.map((each) => itemRow(each.id)) });

const published = (rows: PriceRow[], locationItems: PublishedPrices['locationItems'] = []) =>
  publishedPrices({ ...catalog, rows, locationItems, locationId });
const readBack = ({ lines, servicePrices, locationItems }: PublishedPrices, saved: PriceRow[] = []) =>
  workingRows({ services, categories, items, priceList: { lines }, servicePrices, locationItems, saved });
const plain = (value: unknown) => JSON.parse(JSON.stringify(value));

describe('the prices that rows publish', () => {
  it('are a valid price list, whatever the rows', () => {
    fc.assert(
      fc.property(anyRows, (rows) => {
        const { lines } = published(rows);
        expect(plain(priceListSchema.parse({ effectiveOn: '2026-01-01', lines }).lines)).toEqual(plain(lines));
        expect(lines.map(({ line }) => line)).toEqual(gplLine.values.filter((line) => lines.some((each) => each.line === line)));
      }),
    );
  });

  it('read back as rows that publish the same', () => {
    fc.assert(
      fc.property(anyRows, (rows) => {
        const first = published(rows);
        const again = published(readBack(first), first.locationItems);
        expect(plain(again)).toEqual(plain(first));
      }),
    );
  });

  it('read back as the exact prices of every offered row, except lines of goods that items decide', () => {
    const noItems = rowsOf({ services: services.map((each) => serviceRow(each.id)), items: [] });
    const priceFields = ({ version: _, ...row }: PriceRow) => plain(row);
    fc.assert(
      fc.property(noItems, (rows) => {
        const back = new Map(readBack(published(rows)).map((row) => [row.id, row]));
        const isPriced = (row: PriceRow) => row.isOffered && ('priceCents' in row || 'variants' in row || 'minCents' in row);
        for (const row of rows) {
          const found = back.get(row.id) as PriceRow;
          if (isPriced(row)) expect(priceFields(found)).toEqual(priceFields(row));
          else expect([found.isOffered, found.version, 'priceCents' in found]).toEqual([false, 0, false]);
        }
      }),
    );
  });

  it('keep a saved row as saved, with one row for each service and item', () => {
    fc.assert(
      fc.property(anyRows, (rows) => {
        const back = readBack(published([]), rows);
        expect(back).toHaveLength(services.length + items.length);
        expect(new Map(back.map((row) => [row.id, row]))).toEqual(new Map(rows.map((row) => [row.id, row])));
      }),
    );
  });
});

const service = (at: number, changes: object): PriceRow =>
  priceRowSchema.parse({ kind: 'service', id: id(2, at), version: 1, isOffered: true, unit: 'flat', ...changes });
const item = (at: number, changes: object): PriceRow =>
  priceRowSchema.parse({ kind: 'item', id: id(4, at), version: 1, isOffered: true, ...changes });
const casketLine = gplLine.values.indexOf('caskets') * 2 + 1;

describe('a line of goods', () => {
  const typed = service(casketLine, { minCents: 1, maxCents: 2 });

  it('runs from the cheapest to the most expensive item offered, whatever was typed', () => {
    const sold = [
      item(0, { priceCents: 90_000 }),
      item(5, { priceCents: 30_000 }),
      item(10, { priceCents: 10, isOffered: false }),
    ];
    expect(published([typed, ...sold]).lines).toMatchObject([{ line: 'caskets', minCents: 30_000, maxCents: 90_000 }]);
    expect(published(sold).lines).toMatchObject([{ line: 'caskets', minCents: 30_000, maxCents: 90_000, unit: 'each' }]);
  });

  it('leaves out what is only lent, though it is cheaper', () => {
    const sold = [item(0, { priceCents: 90_000 }), item(5, { priceCents: 95_000 }), item(1, { priceCents: 30_000 })];
    const lent = itemCategories.map((each, at) => (at === 1 ? { ...each, gplLine: 'caskets' as const, isRental: true } : each));
    const range = rangesOfItems({ rows: sold, items, itemCategories: lent }).get('caskets');
    expect(range).toEqual({ minCents: 90_000, maxCents: 95_000 });
  });

  it('is what was typed while every item is a special order, not offered, or not priced', () => {
    const none = [item(0, { priceCents: 5, isSpecialOrder: true }), item(5, {}), item(10, { priceCents: 5, isOffered: false })];
    expect(published([typed, ...none]).lines).toMatchObject([{ line: 'caskets', minCents: 1, maxCents: 2 }]);
    expect(published(none).lines).toEqual([]);
  });
});

describe('items', () => {
  it('keep the id of the item in force, stop selling when no longer offered, and get new ids in turn', () => {
    const ids = [id(8, 1), id(8, 2)].values();
    const first = publishedPrices({
      ...catalog,
      rows: [item(0, { priceCents: 5 }), item(5, { priceCents: 7 })],
      locationItems: [],
      locationId,
      newId: () => ids.next().value as string,
    }).locationItems;
    expect(first.map((each) => [each.id, each.itemId, each.sortOrder])).toEqual([
      [id(8, 1), id(4, 0), 0],
      [id(8, 2), id(4, 5), 1],
    ]);
    const later = published([item(0, { priceCents: 6, isOffered: false }), item(5, { priceCents: 8 })], first).locationItems;
    expect(later.map((each) => [each.id, each.priceCents, each.isActive])).toEqual([
      [id(8, 1), 6, false],
      [id(8, 2), 8, true],
    ]);
  });
});

describe('variants', () => {
  const [whole] = items as [(typeof items)[0]];
  const variant = (nth: number, isActive = true) => ({ id: id(9, nth), name: `Size ${nth}`, attributes: [], isActive });
  const [small, large] = [variant(1), variant(2)];
  const sized = { ...whole, variants: [small, large] };
  const at = (variants: (typeof sized)['variants']) => ({ ...catalog, items: [{ ...sized, variants }] });
  const parts = { servicePrices: [], saved: [], priceList: undefined };
  const priced = (variantId: string | undefined, priceCents: number): PriceRow =>
    priceRowSchema.parse({
      kind: 'item',
      id: whole.id,
      ...(variantId ? { variantId } : {}),
      version: 1,
      isOffered: true,
      priceCents,
    });
  const publish = (rows: PriceRow[], locationItems: PublishedPrices['locationItems'] = [], variants = [small, large]) =>
    publishedPrices({ ...at(variants), rows, locationItems, locationId }).locationItems;
  const first = publish([priced(undefined, 5), priced(small.id, 7)]);

  it('have a row each, after that of the item itself', () => {
    const rows = workingRows({ ...at([small, large]), ...parts, services: [], locationItems: [] });
    expect(rows.map((row) => row.kind === 'item' && row.variantId)).toEqual([undefined, small.id, large.id]);
    const saved = [priced(large.id, 9)];
    const after = workingRows({ ...at([small, large]), ...parts, services: [], locationItems: first, saved });
    expect(after.map((row) => row.kind === 'item' && row.priceCents)).toEqual([5, 7, 9]);
  });

  it('are sold at their own price, with their own id, at the place of their item', () => {
    expect(first.map((each) => [each.variantId, each.priceCents, each.sortOrder])).toEqual([
      [undefined, 5, 0],
      [small.id, 7, 0],
    ]);
    expect(new Set(first.map((each) => each.id)).size).toBe(2);
    const again = publish([priced(undefined, 6), priced(small.id, 7)], first);
    expect(again.map((each) => [each.id, each.priceCents])).toEqual([
      [first[0]?.id, 6],
      [first[1]?.id, 7],
    ]);
  });

  it('leave the next list once they are withdrawn', () => {
    const after = publish([priced(undefined, 5)], first, [variant(1, false), large]);
    expect(after.map((each) => [each.variantId, each.isActive])).toEqual([
      [undefined, true],
      [small.id, false],
    ]);
  });

  it('move with their item to the first place that one of their rows has', () => {
    const at = (row: PriceRow, sortOrder: number) => ({ ...row, sortOrder }) as PriceRow;
    const moved = publish([at(priced(undefined, 5), 50), at(priced(small.id, 7), 40)], first);
    expect(moved.map((each) => [each.id, each.sortOrder])).toEqual(first.map((each) => [each.id, 40]));
  });
});

describe('what is retired', () => {
  const [first, second] = services.filter(({ gplLine: line }) => line === 'embalming') as [
    (typeof services)[0],
    (typeof services)[0],
  ];
  const inOrder = [first, second].sort((one, other) => (one.serviceCategoryId < other.serviceCategoryId ? -1 : 1));
  const [giver, entry] = inOrder as [typeof first, typeof first];
  const item = items[0] as (typeof items)[0];
  const own = { servicePrices: [], locationItems: [], saved: [] };
  const sold = [
    { id: id(5, 0), providerLocationId: locationId, itemId: item.id, itemCategoryId: item.itemCategoryId, priceCents: 900 },
  ].map((each) => ({ ...each, isActive: true, isSpecialOrder: false, sortOrder: 0 }));
  const offered = { isOffered: true, unit: 'flat' as const, name: '', note: '', version: 1, kind: 'service' as const };
  const saved: PriceRow[] = [
    { ...offered, id: giver.id, priceCents: 100 },
    { ...offered, id: entry.id, priceCents: 200 },
  ];
  const publish = (rows: PriceRow[], retired: ReadonlySet<string>, locationItems = sold) =>
    publishedPrices({ ...catalog, rows, retired, locationItems, locationId });

  it('has no row, and leaves the next list, with the line going to the next service', () => {
    const before = publish(workingRows({ ...catalog, ...own, priceList: undefined, saved }), new Set());
    expect(before.lines).toMatchObject([{ line: 'embalming', priceCents: 100, entries: [{ serviceId: entry.id }] }]);
    expect(before.lines[0]).not.toHaveProperty('serviceId');
    const retired = new Set([giver.id, item.id]);
    const parts = { ...catalog, ...own, saved, locationItems: sold, retired, priceList: { lines: before.lines } };
    const rows = workingRows(parts);
    expect(rows.map((row) => row.id)).not.toContain(giver.id);
    expect(rows.map((row) => row.id)).not.toContain(item.id);
    const after = publish(rows, retired);
    expect(after.lines).toMatchObject([{ line: 'embalming', priceCents: 200, serviceId: entry.id }]);
    expect(after.locationItems).toEqual([{ ...sold[0], isActive: false }]);
    // What is in force stays each service's own until then.
    const inForce = workingRows({ ...parts, saved: [] }).find((row) => row.id === entry.id);
    expect(inForce).toMatchObject({ isOffered: true, priceCents: 200 });
  });
});

describe('a line whose first service a home does not find', () => {
  const ofLine = services.filter(({ gplLine: line }) => line === 'embalming');
  const [first, second] = ofLine.sort((one, other) => (one.serviceCategoryId < other.serviceCategoryId ? -1 : 1)) as [
    (typeof services)[0],
    (typeof services)[0],
  ];
  const own = { servicePrices: [], locationItems: [], stateCode: 'VA' };

  it.each([{ states: ['TX'] }, { builders: ['package'] }])('stays at the price of the one that gave it: %o', (hidden) => {
    const seen = services.map((each) => (each.id === first.id ? serviceSchema.parse({ ...each, ...hidden }) : each));
    const saved = [service(services.indexOf(second), { priceCents: 200 })];
    const rows = workingRows({ ...catalog, ...own, services: seen, priceList: undefined, saved });
    expect(rows.map((row) => row.id)).not.toContain(first.id);
    const { lines } = publishedPrices({ ...catalog, services: seen, rows, locationItems: [], locationId });
    const back = workingRows({ ...catalog, ...own, services: seen, priceList: { lines }, saved: [] });
    expect(back.find((row) => row.id === second.id)).toMatchObject({ isOffered: true, priceCents: 200 });
    expect(back.map((row) => row.id)).not.toContain(first.id);
  });
});

it('has no row for what is in a category that is withdrawn', () => {
  const [gone, goneItem] = [services[0], catalog.items[0]] as [(typeof services)[0], (typeof catalog.items)[0]];
  const without = <Category extends { id: string; isActive: boolean }>(categories: readonly Category[], id: string) =>
    categories.map((each) => (each.id === id ? { ...each, isActive: false } : each));
  const parts = {
    ...catalog,
    servicePrices: [],
    locationItems: [],
    priceList: undefined,
    saved: [service(0, { priceCents: 200 })],
  };
  const idsOf = (rows: PriceRow[]) => rows.map(({ id }) => id);
  expect(idsOf(workingRows(parts))).toEqual(expect.arrayContaining([gone.id, goneItem.id]));
  const rows = workingRows({
    ...parts,
    categories: without(catalog.categories, gone.serviceCategoryId),
    itemCategories: without(catalog.itemCategories, goneItem.itemCategoryId),
  });
  expect(idsOf(rows)).not.toContain(gone.id);
  expect(idsOf(rows)).not.toContain(goneItem.id);
});
