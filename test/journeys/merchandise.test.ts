import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ItemImage, ItemSetup } from '#shared/contract/merchandise-views.ts';
import type { MerchandiseOptionPage } from '#shared/model/merchandise.ts';
import { ok, type RequestOptions, refused } from '#test/cloud/cloud.ts';
import {
  catalogItem,
  categoriesAt,
  categoryNamed,
  itemsAt,
  offerOf,
  ownItemAt,
  saveItems,
  setupAt,
} from './parts/merchandise-desk.ts';
import { checkedFile } from './parts/merchandise-files.ts';
import { picture, upload } from './parts/pictures.ts';
import { colleague, type PriceDesk, priceDesk } from './parts/price-desk.ts';

let desk: PriceDesk;
let admin: RequestOptions;
beforeAll(async () => {
  desk = await priceDesk();
  ({ admin } = desk);
});

const poplar = () => catalogItem('Poplar casket');
const caskets = () => categoryNamed('Caskets');
const names = async (input: Record<string, unknown>) => (await itemsAt(admin, input)).items.map(({ name }) => name);

describe('the list of a home’s items', () => {
  it('has each item once, with a price for itself and each of its variants', async () => {
    const { items, total, areThereMoreItems } = await itemsAt(admin, { CategoryIds: [caskets()] });
    expect(new Set(items.map(({ id }) => id)).size).toBe(total);
    expect(areThereMoreItems).toBe(false);
    const found = items.find(({ id }) => id === poplar().id);
    expect(found?.offers.map(({ name }) => name)).toEqual([
      'Poplar casket',
      'Poplar casket, Medium walnut',
      'Poplar casket, Light natural',
    ]);
    expect(found).toMatchObject({ source: 'catalog', version: 0, isRetired: false, findings: [] });
  });

  it('is searched by words and variants, filtered, and paged', async () => {
    expect(await names({ Query: 'popl walnut' })).toEqual(['Poplar casket']);
    const all = await names({ CategoryIds: [caskets()] });
    const first = await itemsAt(admin, { CategoryIds: [caskets()], PageSize: 2 });
    const next = await itemsAt(admin, { CategoryIds: [caskets()], PageSize: 2, cursor: first.nextCursor });
    expect([...first.items, ...next.items].map(({ name }) => name)).toEqual(all.slice(0, 4));
    const { attributes } = await ok<{ attributes: { id: string; name: string; values: { value: string; count: number }[] }[] }>(
      'allWorkingAttributeFilters',
      { CategoryIds: [caskets()] },
      admin,
    );
    const color = attributes.find(({ name }) => name === 'Color')!;
    const natural = color.values.find(({ value }) => value === 'Natural')!;
    const filtered = await itemsAt(admin, {
      CategoryIds: [caskets()],
      Attributes: [{ attributeId: color.id, values: ['Natural'] }],
    });
    expect(filtered.items.map(({ name }) => name)).toContain('Poplar casket');
    expect(filtered.total).toBeLessThanOrEqual(natural.count);
  });

  it('shows what is offered, changed, faulty, or the home’s own', async () => {
    const home = (await priceDesk()).admin;
    const namesAt = async (Show: string) =>
      (await itemsAt(home, { Show, CategoryIds: [caskets()] })).items.map(({ name }) => name);
    expect(await namesAt('changed')).toEqual([]);
    const { row } = offerOf(await setupAt(home, poplar().id), 'Medium walnut');
    await saveItems(home, [{ ...row, isOffered: true }]);
    expect(await namesAt('faulty')).toEqual(['Poplar casket']);
    expect(await namesAt('offered')).toContain('Poplar casket');
    const { item } = await ownItemAt(home, 'Caskets');
    expect(await namesAt('own')).toEqual([item.name]);
    await saveItems(home, [{ ...row, version: 1, isOffered: true, priceCents: 999_900 }]);
    expect(await namesAt('faulty')).toEqual([]);
    expect(await namesAt('changed')).toEqual(['Poplar casket']);
  });

  it('finds an item that costs more than all of its variants', async () => {
    const home = (await priceDesk()).admin;
    const setup = await setupAt(home, poplar().id);
    const [whole, walnut] = [offerOf(setup).row, offerOf(setup, 'Medium walnut').row];
    const saved = await saveItems(home, [
      { ...whole, isOffered: true, priceCents: 300_000 },
      { ...walnut, isOffered: true, priceCents: 200_000 },
    ]);
    expect(saved.map(({ status }) => status)).toEqual(['saved', 'saved']);
    const { validated } = await setupAt(home, poplar().id, true);
    expect(validated?.findings).toEqual([
      { kind: 'above-variants', message: 'This costs more than its most expensive variant, which is $2,000.00.' },
    ]);
  });
});

describe('another home', () => {
  it('is a 404 when it is named, and so is an item of its own', async () => {
    const other = await priceDesk();
    const { item } = await ownItemAt(other.admin, 'Urns');
    for (const [call, input] of [
      ['allWorkingItems', { CategoryIds: [] }],
      ['allWorkingLocationItemOptions', { CategoryIds: [] }],
      ['allWorkingQuickFilters', { CategoryIds: [] }],
      ['allWorkingAttributeFilters', { CategoryIds: [] }],
      ['allWorkingItemCategories', {}],
    ] as const)
      expect(await refused(call, { ...input, LocationId: other.locationId }, admin), call).toMatchObject({ status: 404 });
    for (const call of ['getItemSetup', 'deleteItem', 'makeItemOwn', 'restoreItem'])
      expect(await refused(call, { id: item.id }, admin), call).toMatchObject({ status: 404 });
    expect(await refused('saveItemFromDetails', { id: item.id, version: 1, rows: [] }, admin)).toMatchObject({ status: 404 });
    expect((await itemsAt(admin, { Query: item.name })).items).toEqual([]);
  });

  it('keeps its items to itself when prices, files, and pictures name them', async () => {
    const other = await priceDesk();
    const { item, offers } = await ownItemAt(other.admin, 'Urns');
    const { row } = offers[0] as ItemSetup['offers'][number];
    const image = await ok<ItemImage>('uploadItemImage', { itemId: item.id }, await upload(other.admin, await picture()));
    const gone = 'This is no longer in the catalog.';
    expect(await saveItems(admin, [{ ...row, priceCents: 5 }])).toMatchObject([
      { status: 'invalid', errors: [{ field: 'id', message: gone }] },
    ]);
    const change = { change: { by: 'set', priceCents: 5 }, rows: [{ id: item.id, version: row.version }], isPreview: true };
    expect(await ok('changeMerchandisePrices', change, admin)).toMatchObject({ rows: [{ fault: gone }] });
    const { items } = await checkedFile(admin, `id,Price\r\n${item.id},5\r\n`);
    expect(items).toMatchObject([{ faults: [{ field: 'id', message: 'Nothing that you can sell has this id.' }] }]);
    for (const call of ['setAsCoverImage', 'deleteItemImage'])
      expect(await refused(call, { imageId: image.id }, admin), call).toMatchObject({ status: 404 });
    const still = await setupAt(other.admin, item.id);
    expect(still.offers[0]?.row).toEqual(row);
    expect(still.images).toMatchObject([{ id: image.id }]);
  });
});

describe('the categories', () => {
  it('count prices, are ordered and hidden by the home, and say who was first', async () => {
    const home = await priceDesk();
    const before = await categoriesAt(home.admin);
    const counted = before.categories.find(({ id }) => id === caskets())!;
    expect(counted.priced).toBeGreaterThan(0);
    expect(counted.total).toBeGreaterThan(counted.offered);
    expect(counted).toMatchObject({ changed: 0, faulty: 0, isHidden: false });
    const ids = before.categories.map(({ id }) => id).reverse();
    const saved = { version: before.version, ids, hidden: [caskets()] };
    expect(await ok('saveMerchandiseCategories', saved, home.admin)).toEqual({ version: 1 });
    expect(await ok('saveMerchandiseCategories', saved, home.admin)).toEqual({ version: 1 });
    const after = await categoriesAt(home.admin);
    expect(after.categories.map(({ id }) => id)).toEqual(ids);
    expect(after.categories.find(({ id }) => id === caskets())).toMatchObject({ isHidden: true });
    const late = { ...saved, hidden: [] };
    expect(await refused('saveMerchandiseCategories', late, await colleague(home))).toMatchObject({
      status: 409,
      detail: expect.stringContaining('changed the order of the categories'),
    });
    const unknown = { version: 1, ids: [randomUUID()], hidden: [] };
    expect(await refused('saveMerchandiseCategories', unknown, home.admin)).toMatchObject({ status: 400 });
  });
});

describe('the option search for staff', () => {
  it('finds what is in force, 10 at a time, without what is selected', async () => {
    const search = (input: object) =>
      ok<MerchandiseOptionPage>('allWorkingLocationItemOptions', { CategoryIds: [], ...input }, admin);
    const first = await search({});
    expect(first.items).toHaveLength(10);
    expect(first.areThereMoreItems).toBe(true);
    const SelectedItems = first.items.map(({ locationItemId }) => locationItemId);
    const rest = await search({ SelectedItems, PageSize: 100 });
    expect(rest.items.some(({ locationItemId }) => SelectedItems.includes(locationItemId))).toBe(false);
    expect(await search({ PageNumber: 1000 })).toEqual({ items: [], areThereMoreItems: false });
    const [{ name } = { name: '' }] = first.items;
    expect((await search({ Query: name.slice(0, 4) })).items.map((each) => each.name)).toContain(name);
  });
});
