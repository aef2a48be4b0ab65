import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ItemChoices, ItemSetup } from '#shared/contract/merchandise-views.ts';
import { ok, type RequestOptions, refused } from '#test/cloud/cloud.ts';
import { world } from '#test/world/world.ts';
import { catalogItem, categoryNamed, itemsAt, offerOf, ownItemAt, saveItems, setupAt } from './parts/merchandise-desk.ts';
import { colleague, type PriceDesk, priceDesk } from './parts/price-desk.ts';

let desk: PriceDesk;
let admin: RequestOptions;
beforeAll(async () => {
  desk = await priceDesk();
  ({ admin } = desk);
});

const poplar = () => catalogItem('Poplar casket').id;
const oak = () => catalogItem('Oak casket').id;
const details = (setup: ItemSetup, changes: Record<string, unknown> = {}) => {
  const { isActive: _, ...words } = setup.item;
  return { id: words.id, version: setup.version, item: { ...words, ...changes }, rows: [] as unknown[] };
};

describe('prices of items', () => {
  it('are saved row by row: a bad one and a stale one stop no other', async () => {
    const setup = await setupAt(admin, poplar());
    const [whole, walnut, natural] = setup.offers.map(({ row }) => row);
    const results = await saveItems(admin, [
      { ...whole, priceCents: 219_050, isOffered: true },
      { ...walnut, priceCents: -1 },
      { ...natural, priceCents: 12.5 },
      { ...whole, id: randomUUID(), priceCents: 1 },
      { ...whole, priceCents: 5 },
      { kind: 'service', id: poplar(), version: 0 },
      { ...natural, variantId: randomUUID(), priceCents: 1 },
      { ...walnut, priceCents: 1e12 },
    ]);
    expect(results.map(({ at, status }) => [at, status])).toEqual([
      [0, 'saved'],
      [1, 'invalid'],
      [2, 'invalid'],
      [3, 'invalid'],
      [4, 'stale'],
      [5, 'invalid'],
      [6, 'invalid'],
      [7, 'invalid'],
    ]);
    expect(results[1]).toMatchObject({ errors: [{ field: 'priceCents', message: 'A price cannot be below zero.' }] });
    expect(results[4]).toMatchObject({ theirs: { priceCents: 219_050, version: 1 } });
    expect(offerOf(await setupAt(admin, poplar())).row).toMatchObject({ priceCents: 219_050, version: 1 });
  });

  it('are one row with the pricing grid, whose save they make stale', async () => {
    const { row } = offerOf(await setupAt(admin, oak()));
    await saveItems(admin, [{ ...row, priceCents: 300_000 }]);
    const { results } = await ok<{ results: unknown[] }>('savePricingPlan', { rows: [{ ...row, priceCents: 1 }] }, admin);
    expect(results).toMatchObject([{ status: 'stale', theirs: { priceCents: 300_000 } }]);
  });

  it('are saved 300 at a time, and no more', async () => {
    const { items } = await itemsAt(admin, { PageSize: 300 });
    const rows = items.flatMap(({ offers }) => offers.map(({ row }) => ({ ...row, priceCents: 12_345 })));
    const saved = await saveItems(admin, rows.slice(0, 300));
    expect(saved.every(({ status }) => status === 'saved')).toBe(true);
    const tooMany = Array.from({ length: 301 }, () => rows[0]);
    expect(await refused('saveMerchandiseItems', { rows: tooMany }, admin)).toMatchObject({ status: 400 });
  });

  it('are changed by owners and admins alone', async () => {
    const { row } = offerOf(await setupAt(admin, oak()));
    for (const access of ['staff', 'view-only'] as const)
      expect(await refused('saveMerchandiseItems', { rows: [row] }, await colleague(desk, access))).toMatchObject({
        status: 403,
      });
  });
});

describe('an item of the home’s own', () => {
  it('is saved with its prices in one go, or not at all', async () => {
    const setup = await ownItemAt(admin, 'Caskets');
    expect(setup).toMatchObject({ source: 'own', version: 1, item: { name: 'Barn oak casket' } });
    const [{ row } = { row: undefined }] = setup.offers;
    const bad = { ...details(setup, { name: 'Barn elm casket' }), rows: [{ ...row, priceCents: -5 }] };
    expect(await refused('saveItemFromDetails', bad, admin)).toMatchObject({
      status: 400,
      errors: [{ field: 'rows.0.priceCents' }],
    });
    for (const priceCents of [0.5, 10_000_000_001, 1e300, '12', null]) {
      const other = { ...bad, rows: [{ ...row, priceCents }] };
      expect(await refused('saveItemFromDetails', other, admin), String(priceCents)).toMatchObject({ status: 400 });
    }
    expect((await setupAt(admin, setup.item.id)).item.name).toBe('Barn oak casket');
    const good = { ...bad, rows: [{ ...row, priceCents: 240_000, isOffered: true }] };
    const saved = await ok<ItemSetup>('saveItemFromDetails', good, admin);
    expect(saved).toMatchObject({ version: 2, item: { name: 'Barn elm casket' }, offers: [{ row: { priceCents: 240_000 } }] });
    expect(await refused('saveItemFromDetails', details(setup, { name: 'Late' }), await colleague(desk))).toMatchObject({
      status: 409,
      detail: expect.stringContaining('saved this item in the meantime'),
    });
  });

  it('needs a name, a description, and a category, vendor, and attributes that the catalog has', async () => {
    const { item, version } = await ok<ItemSetup>('getNewItemSetup', { id: categoryNamed('Urns') }, admin);
    const { isActive: _, ...empty } = item;
    const send = (changes: object) => ({ id: item.id, version, item: { ...empty, ...changes }, rows: [] });
    const words = { name: 'Slate urn', description: 'Welsh slate, turned by hand.' };
    const faultsOf = async (changes: object) => {
      const { errors = [] } = await refused('saveItemFromDetails', send(changes), admin);
      return errors.map(({ field }) => field);
    };
    expect(await faultsOf({})).toEqual(['item.name', 'item.description']);
    expect(await faultsOf({ ...words, vendorId: randomUUID() })).toEqual(['item.vendorId']);
    expect(await faultsOf({ ...words, itemCategoryId: randomUUID() })).toEqual(['item.itemCategoryId']);
    expect(await faultsOf({ ...words, attributes: [{ attributeId: randomUUID(), value: 'Slate' }] })).toEqual([
      'item.attributes.0.attributeId',
    ]);
    const setup = await ok<ItemSetup>('saveItemFromDetails', send(words), admin);
    const moved = details(setup, { itemCategoryId: categoryNamed('Keepsakes') });
    expect(await refused('saveItemFromDetails', moved, admin)).toMatchObject({ errors: [{ field: 'item.itemCategoryId' }] });
    expect(await refused('getNewItemSetup', { id: randomUUID() }, admin)).toMatchObject({ status: 404 });
  });

  it('may have any maker of the catalog and any value of its category, used or not', async () => {
    const id = categoryNamed('Urns');
    const choices = await ok<ItemChoices>('getItemChoices', { id }, admin);
    // Other tests add makers and values while this one runs.
    expect(choices.vendors.map((each) => each.id)).toEqual(expect.arrayContaining(world.catalog.vendors.map((each) => each.id)));
    const attributes = world.catalog.merchandiseAttributes.filter(({ itemCategoryId }) => itemCategoryId === id);
    expect(choices.attributes).toEqual(
      expect.arrayContaining(
        attributes.map((each) => ({
          id: each.id,
          name: each.name,
          values: expect.arrayContaining(each.values),
          isRetired: false,
        })),
      ),
    );
    const [vendor] = choices.vendors.filter((each) =>
      world.catalog.merchandiseItems.every((item) => item.itemCategoryId !== id || item.vendorId !== each.id),
    );
    const made = await ownItemAt(admin, 'Urns', { name: 'Pewter urn', vendorId: vendor?.id });
    expect(made.item.vendorId).toBe(vendor?.id);
    expect(await refused('getItemChoices', { id: randomUUID() }, admin)).toMatchObject({ status: 404 });
  });

  it('has an id that the home was given for it: 404 for another home’s, refused for the catalog’s', async () => {
    const { item, version } = await ownItemAt((await priceDesk({ isBare: true })).admin, 'Urns');
    const { isActive: _, ...words } = item;
    for (const id of [item.id, randomUUID()]) {
      const sent = { id, version: 0, item: { ...words, id }, rows: [] };
      expect(await refused('saveItemFromDetails', sent, admin)).toMatchObject({ status: 404 });
      expect(await refused('saveItemFromDetails', { ...sent, version }, admin)).toMatchObject({ status: 404 });
    }
    const catalogs = { id: poplar(), version: 0, item: { ...words, id: poplar() }, rows: [] };
    expect(await refused('saveItemFromDetails', catalogs, admin)).toMatchObject({ status: 400, errors: [{ field: 'item' }] });
  });

  it('has variants with ids of their own', async () => {
    const made = await ownItemAt(admin, 'Urns', { name: 'Elm urn' });
    const taken = (await setupAt(admin, poplar())).item.variants?.[0]?.id;
    for (const id of [made.item.id, poplar(), taken]) {
      const variants = [{ id, name: 'Small', attributes: [], isActive: true }];
      expect(await refused('saveItemFromDetails', details(made, { variants }), admin)).toMatchObject({
        status: 400,
        errors: [{ field: 'item.variants.0.id' }],
      });
    }
    const { admin: home } = await priceDesk();
    const copy = await ok<ItemSetup>('makeItemOwn', { id: poplar() }, home);
    const renamed = await ok<ItemSetup>('saveItemFromDetails', details(copy, { name: 'Our poplar' }), home);
    expect(renamed.item.variants?.[0]?.id).toBe(taken);
  });

  it('keeps a variant that is left out, withdrawn', async () => {
    const made = await ownItemAt(admin, 'Urns', { name: 'Ash urn' });
    const variant = (name: string) => ({ id: randomUUID(), name, attributes: [], isActive: true });
    const both = [variant('Small'), variant('Large')];
    const saved = await ok<ItemSetup>('saveItemFromDetails', details(made, { variants: both }), admin);
    expect(saved.offers.map(({ variantName }) => variantName)).toEqual([null, 'Small', 'Large']);
    const fewer = await ok<ItemSetup>('saveItemFromDetails', details(saved, { variants: both.slice(0, 1) }), admin);
    expect(fewer.offers.map(({ variantName }) => variantName)).toEqual([null, 'Small']);
    expect(fewer.item.variants).toMatchObject([{ name: 'Small' }, { name: 'Large', isActive: false }]);
  });

  it('is retired and restored at the price that it had', async () => {
    const made = await ownItemAt(admin, 'Urns', { name: 'Clay urn' });
    const { id } = made.item;
    await saveItems(admin, [{ ...offerOf(made).row, isOffered: true, priceCents: 9_900 }]);
    for (const _ of [1, 2]) await ok('deleteItem', { id }, admin);
    // It was never on a list, so the next one doesn’t change.
    expect(await setupAt(admin, id)).toMatchObject({ isRetired: true, offers: [{ isChanged: false }] });
    expect((await itemsAt(admin, { Show: 'offered', Query: 'Clay urn' })).items).toEqual([]);
    const [refusal] = await saveItems(admin, [{ ...offerOf(made).row, version: 1, priceCents: 1 }]);
    expect(refusal).toMatchObject({ status: 'invalid' });
    expect(await ok<ItemSetup>('restoreItem', { id }, admin)).toMatchObject({
      isRetired: false,
      offers: [{ row: { isOffered: true, priceCents: 9_900 } }],
    });
  });
});

describe('an item of the catalog', () => {
  it('is no longer offered, and then again', async () => {
    const home = (await priceDesk()).admin;
    const { row } = offerOf(await setupAt(home, poplar()), 'Light natural');
    await saveItems(home, [{ ...row, isOffered: true, priceCents: 250_000 }]);
    await ok('deleteItem', { id: poplar() }, home);
    expect((await setupAt(home, poplar())).offers.some((offer) => offer.row.isOffered)).toBe(false);
    const restored = await ok<ItemSetup>('restoreItem', { id: poplar() }, home);
    expect(offerOf(restored, 'Light natural').row).toMatchObject({ isOffered: true, priceCents: 250_000 });
  });

  it('can’t be changed in its words until it is made the home’s own, at the same prices', async () => {
    const home = (await priceDesk()).admin;
    const before = await setupAt(home, oak());
    const changed = details(before, { name: 'Our oak casket' });
    expect(await refused('saveItemFromDetails', changed, home)).toMatchObject({ errors: [{ field: 'item' }] });
    const own = await ok<ItemSetup>('makeItemOwn', { id: oak() }, home);
    expect(own).toMatchObject({ source: 'own', version: 1, item: { id: oak(), name: before.item.name } });
    expect(own.offers.map(({ row }) => row)).toEqual(before.offers.map(({ row }) => row));
    expect(own.images.map(({ path, source }) => [path, source])).toEqual(before.images.map(({ path }) => [path, 'own']));
    expect(await ok<ItemSetup>('makeItemOwn', { id: oak() }, home)).toMatchObject({ version: 1 });
    const renamed = await ok<ItemSetup>('saveItemFromDetails', details(own, { name: 'Our oak casket' }), home);
    expect(renamed.catalogItem).toMatchObject({ name: 'Oak casket' });
    const { validated } = await setupAt(home, oak(), true);
    expect(validated).toMatchObject({ retired: false, changed: [] });
    expect((await itemsAt(home, { Query: 'our oak' })).items.map(({ id }) => id)).toEqual([oak()]);
  });
});
