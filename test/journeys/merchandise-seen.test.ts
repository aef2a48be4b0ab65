import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { createWarmMerchandise } from '#functions/merchandise/warm-merchandise.ts';
import { readMerchandiseChanges } from '#functions/table/merchandise-changes.ts';
import type { Item, Table } from '#functions/table/table.ts';
import type { ItemSetup, WorkingItem } from '#shared/contract/merchandise-views.ts';
import type { PriceListDraft } from '#shared/contract/price-lists.ts';
import { canonicalJson } from '#shared/values/canonical-json.ts';
import { ok, openCloudTable, type RequestOptions, refused } from '#test/cloud/cloud.ts';
import { catalogItem, categoriesAt, itemsAt, offerOf, ownItemAt, saveItems, setupAt } from './parts/merchandise-desk.ts';
import { checkedFile, savedFile } from './parts/merchandise-files.ts';
import { picture, upload } from './parts/pictures.ts';
import { type PriceDesk, priceDesk } from './parts/price-desk.ts';

/** A Lambda that keeps what it has read of homes, here in this process: it makes none of the calls that save. */
function lambda() {
  const read = createWarmMerchandise((rows: readonly Item[], _catalog: null) => rows.map(canonicalJson).toSorted());
  return async (locationId: string, table: Table = openCloudTable()): Promise<string[]> =>
    (await read(table, locationId, Promise.resolve(null))).filter((row) => !row.includes('~CHANGES'));
}

const pine = () => catalogItem('Pine casket').id;
const wholeOf = async (by: RequestOptions, id: string) => offerOf(await setupAt(by, id)).row;
const keyed = ({ admin }: PriceDesk): RequestOptions => ({ ...admin, key: randomUUID() });

let imageId = '';
/** Every call that writes a home's merchandise, in an order in which each has something to change. */
const saves: Record<string, (desk: PriceDesk) => Promise<unknown>> = {
  saveMerchandiseCategories: async ({ admin }) => {
    const { version, categories } = await categoriesAt(admin);
    const ids = categories.map(({ id }) => id).reverse();
    return ok('saveMerchandiseCategories', { version, ids, hidden: ids.slice(0, 1) }, admin);
  },
  saveMerchandiseItems: async ({ admin }) =>
    saveItems(admin, [{ ...(await wholeOf(admin, pine())), priceCents: 111_100, isOffered: true }]),
  savePricingPlan: async ({ admin }) =>
    ok('savePricingPlan', { rows: [{ ...(await wholeOf(admin, pine())), priceCents: 0 }] }, admin),
  mendPriceList: async ({ admin }) => {
    const { findings } = await ok<PriceListDraft>('getPriceListDraft', {}, admin);
    return ok('mendPriceList', { findingId: findings.find(({ fix }) => fix)?.id }, admin);
  },
  changeMerchandisePrices: async (desk) => {
    const { id, version } = await wholeOf(desk.admin, pine());
    return ok('changeMerchandisePrices', { change: { by: 'set', priceCents: 222_200 }, rows: [{ id, version }] }, keyed(desk));
  },
  makeItemOwn: ({ admin }) => ok('makeItemOwn', { id: pine() }, admin),
  uploadItemImage: async ({ admin }) => {
    const { id } = await ok<{ id: string }>('uploadItemImage', { itemId: pine() }, await upload(admin, await picture()));
    imageId = id;
  },
  setAsCoverImage: ({ admin }) => ok('setAsCoverImage', { imageId }, admin),
  deleteItemImage: ({ admin }) => ok('deleteItemImage', { imageId }, admin),
  saveItemFromDetails: ({ admin }) => ownItemAt(admin, 'Urns'),
  deleteItem: ({ admin }) => ok('deleteItem', { id: pine() }, admin),
  restoreItem: ({ admin }) => ok('restoreItem', { id: pine() }, admin),
  takeMerchandiseImport: async ({ admin }) => {
    const { id } = await wholeOf(admin, pine());
    const file = await checkedFile(admin, `id,Price,Offered\n${id},3333.00,yes\n`);
    return savedFile(admin, file, 'all');
  },
  createGplPdf: async (desk) => ok('createGplPdf', { providerLocationId: desk.locationId }, keyed(desk)),
};

describe('what a home sells, in a Lambda that has read it before', () => {
  let desk: PriceDesk;
  const [warm, second] = [lambda(), lambda()];
  let reads = 0;
  beforeAll(async () => {
    desk = await priceDesk();
    await warm(desk.locationId);
  });

  it.each(Object.entries(saves))('has what %s saved, at the next read', async (_, save) => {
    const before = await warm(desk.locationId);
    const { version } = await readMerchandiseChanges(openCloudTable(), desk.locationId);
    await save(desk);
    const table = openCloudTable();
    const after = await warm(desk.locationId, table);
    expect(table.requests, 'only what changed is read again').toBe(2);
    expect(after).not.toEqual(before);
    expect(after).toEqual(await lambda()(desk.locationId));
    expect((await readMerchandiseChanges(openCloudTable(), desk.locationId)).version).toBeGreaterThan(version);
    // One that has missed some of the saves catches up.
    reads += 1;
    if (reads % 4 === 0) expect(await second(desk.locationId)).toEqual(after);
  });

  it('asks for one row as long as nobody saves, and for nothing of what was refused', async () => {
    await warm(desk.locationId);
    const setup = await setupAt(desk.admin, pine());
    const stale = { ...offerOf(setup).row, version: 99, priceCents: 5 };
    expect(await saveItems(desk.admin, [stale])).toMatchObject([{ status: 'stale' }]);
    const { item } = setup;
    const { isActive: _, ...words } = item;
    const late = { id: item.id, version: 98, item: { ...words, name: 'Late' }, rows: [] };
    expect(await refused('saveItemFromDetails', late, desk.admin)).toMatchObject({ status: 409 });
    const table = openCloudTable();
    await warm(desk.locationId, table);
    expect(table.requests).toBe(1);
  });

  it('is each colleague’s, in their own list, as soon as it is saved', async () => {
    const setups = await Promise.all(
      ['Quillwood urn', 'Thistle urn', 'Zephyr urn'].map((name) => ownItemAt(desk.admin, 'Urns', { name })),
    );
    for (const [nth, { item }] of setups.entries()) {
      const row = await wholeOf(desk.admin, item.id);
      // The pricing grid is saved by another Lambda than the one that lists merchandise.
      const priced = { ...row, priceCents: 10_000 + nth, isOffered: true };
      await ok('savePricingPlan', { rows: [priced] }, desk.admin);
      const { items } = await itemsAt(desk.admin, { Query: item.name, Show: 'offered' });
      expect(items.map((each: WorkingItem) => [each.name, each.offers[0]?.row.priceCents])).toEqual([[item.name, 10_000 + nth]]);
      const after = await ok<ItemSetup>('getItemSetup', { id: item.id, validateGlobalItem: false }, desk.admin);
      expect(after.offers[0]?.row.priceCents).toBe(10_000 + nth);
    }
  });
});
