import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { ownItemItem } from '#functions/table/home-merchandise.ts';
import { priceRowItem } from '#functions/table/price-row.ts';
import type { ItemSetup } from '#shared/contract/merchandise-views.ts';
import type { PaperAddress } from '#shared/contract/paper-address.ts';
import type { PriceListDraft, VersionView } from '#shared/contract/price-lists.ts';
import type { MerchandiseOptionPage } from '#shared/model/merchandise.ts';
import { ok, openCloudTable, type RequestOptions, refused, waitUntil } from '#test/cloud/cloud.ts';
import { readPdf } from '#test/documents/read-pdf.ts';
import { world } from '#test/world/world.ts';
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
import { plannerHomeOf } from './parts/planning.ts';
import { launchedHome } from './parts/published-list.ts';

const sample = world.homes.find(({ profile }) => profile.name.startsWith('Averell'))!;
const caskets = () => categoryNamed('Caskets');

/** Returns an item of the catalog's caskets that the sample home sells, and its price. */
function soldCasket() {
  const sold = sample.items.find(({ itemCategoryId }) => itemCategoryId === caskets())!;
  const { id, name } = world.catalog.merchandiseItems.find((item) => item.id === sold.itemId)!;
  return { id, name, priceCents: sold.priceCents };
}

const publish = (locationId: string, by: RequestOptions) =>
  ok<VersionView>('createGplPdf', { providerLocationId: locationId }, { ...by, key: randomUUID() });

/** Returns the text of a version's casket price list. */
async function casketsOn({ id }: VersionView, by: RequestOptions): Promise<string> {
  const { url } = await ok<PaperAddress>('getGplPdf', { id, paper: 'casket-price-list' }, by).then((address) => address!);
  return (await readPdf(Buffer.from(await (await fetch(url)).arrayBuffer()))).text.replace(/\s+/g, ' ');
}

describe('a published price list', () => {
  it('has variants and the home’s own items, at the cents that the planner and the search show', async () => {
    const { locationId, admin } = await launchedHome();
    const poplar = await setupAt(admin, catalogItem('Poplar casket').id);
    const walnut = offerOf(poplar, 'Medium walnut').row;
    const own = await ownItemAt(admin, 'Caskets', { name: 'Barn oak casket' });
    const saved = await saveItems(admin, [
      { ...walnut, isOffered: true, priceCents: 231_137 },
      { ...offerOf(own).row, isOffered: true, priceCents: 418_009, sortOrder: 0 },
    ]);
    expect(saved.map(({ status }) => status)).toEqual(['saved', 'saved']);
    const before = (await plannerHomeOf(locationId)).items;
    expect(before.some(({ name }) => name === 'Barn oak casket')).toBe(false);

    const list = await casketsOn(await publish(locationId, admin), admin);
    expect(list).toContain('Poplar casket, Medium walnut');
    expect(list).toContain('$2,311.37');
    expect(list).toContain('$4,180.09');
    const sold = await waitUntil(
      'both in the planner',
      async () => {
        const { items } = await plannerHomeOf(locationId);
        return items.some(({ priceCents }) => priceCents === 418_009) ? items : undefined;
      },
      60,
    );
    const inPlanner = new Map(sold.map(({ name, priceCents }) => [name, priceCents]));
    expect(inPlanner.get('Poplar casket, Medium walnut')).toBe(231_137);
    expect(inPlanner.get('Barn oak casket')).toBe(418_009);
    const search = { CategoryIds: [caskets()], LocationId: locationId, Query: 'poplar walnut' };
    const found = await waitUntil(
      'it in both searches',
      async () => {
        const pages = await Promise.all([
          ok<MerchandiseOptionPage>('allLocationItemOptions', search),
          ok<MerchandiseOptionPage>('allWorkingLocationItemOptions', search, admin),
        ]);
        const options = pages.flatMap(({ items }) => items.filter(({ name }) => name.endsWith('Medium walnut')));
        return options.length === 2 ? options : undefined;
      },
      60,
    );
    expect(found[0]).toEqual(found[1]);
    expect(found[0]).toMatchObject({ priceCents: 231_137 });
    const after = await setupAt(admin, poplar.item.id);
    expect(offerOf(after, 'Medium walnut')).toMatchObject({ isChanged: false, locationItemId: found[0]?.locationItemId });
  });

  it('waits for the price of every casket that is offered, and is published without those that aren’t', async () => {
    const { locationId, admin } = await launchedHome();
    const { row } = offerOf(await setupAt(admin, soldCasket().id));
    const { priceCents: _, ...unpriced } = row;
    await saveItems(admin, [{ ...unpriced, isOffered: true }]);
    const { findings } = await ok<PriceListDraft>('getPriceListDraft', {}, admin);
    expect(findings).toMatchObject([
      { code: 'price-missing', clause: '16 CFR 453.2(b)(2)(i)', place: { row: 'item', id: row.id, line: 'caskets' } },
    ]);
    const input = { providerLocationId: locationId };
    expect(await refused('createGplPdf', input, { ...admin, key: randomUUID() })).toMatchObject({ status: 409 });
    await ok('mendPriceList', { findingId: findings[0]?.id }, admin);
    expect(offerOf(await setupAt(admin, row.id)).row).toMatchObject({ isOffered: false });
    expect(await casketsOn(await publish(locationId, admin), admin)).not.toContain(soldCasket().name);
  });

  it('moves an item to its place and leaves none behind', async () => {
    const { locationId, admin } = await launchedHome();
    const { items } = await plannerHomeOf(locationId);
    const last = items.filter(({ itemCategoryId }) => itemCategoryId === caskets()).at(-1)!;
    const item = catalogItem(last.name);
    const setup = await setupAt(admin, item.id);
    await saveItems(admin, [{ ...offerOf(setup).row, sortOrder: 0, priceCents: last.priceCents + 1 }]);
    await publish(locationId, admin);
    await waitUntil(
      'it in its place',
      async () => {
        const now = (await plannerHomeOf(locationId)).items.filter(({ itemCategoryId }) => itemCategoryId === caskets());
        return now.slice(0, 2).some(({ id }) => id === last.id) && now.filter(({ id }) => id === last.id).length === 1;
      },
      60,
    );
  });

  it('is published for a new order alone, which the table, the list, the search, and the planner then share', async () => {
    const { locationId, admin } = await launchedHome();
    const setup = await setupAt(admin, catalogItem('Poplar casket').id);
    const rows = ['Medium walnut', 'Light natural'].map((name) => offerOf(setup, name).row);
    // Pasted prices say no place.
    const pasted = rows.map(({ sortOrder: _, ...row }) => ({ ...row, isOffered: true, priceCents: 240_000 }));
    await saveItems(admin, pasted);
    await publish(locationId, admin);
    const tableOf = async () => {
      const { items } = await itemsAt(admin, { CategoryIds: [caskets()], Show: 'offered' });
      return items.flatMap(({ offers }) => offers).filter(({ row }) => row.isOffered && row.priceCents !== undefined);
    };
    const before = await tableOf();
    expect(before.filter(({ isChanged }) => isChanged)).toEqual([]);
    expect((await ok<PriceListDraft>('getPriceListDraft', {}, admin)).changes).toEqual([]);

    const first = before[0]!.row;
    const last = before.filter(({ row }) => !row.variantId).at(-1)!;
    await saveItems(admin, [
      { ...last.row, sortOrder: first.sortOrder ?? 0 },
      { ...first, sortOrder: 9000 },
    ]);
    const table = await tableOf();
    expect(table.filter(({ isChanged }) => isChanged)).not.toEqual([]);
    const { changes } = await ok<PriceListDraft>('getPriceListDraft', {}, admin);
    expect(changes.map(({ label }) => label)).toEqual(['Order of caskets']);
    const names = table.map(({ name }) => name);
    const list = await casketsOn(await publish(locationId, admin), admin);
    // Each name, followed by its description, is after the one before.
    const end = names.reduce((from, name) => (from < 0 ? from : list.indexOf(`${name} `, from)), 0);
    expect(end, `${names} in ${list}`).toBeGreaterThan(0);
    const namesIn = async () =>
      (await plannerHomeOf(locationId)).items
        .filter(({ itemCategoryId }) => itemCategoryId === caskets())
        .map(({ name }) => name);
    await waitUntil('the planner has the order', async () => `${await namesIn()}` === `${names}`, 60);
    expect((await tableOf()).map(({ name, isChanged }) => [name, isChanged])).toEqual(names.map((name) => [name, false]));
    expect((await ok<PriceListDraft>('getPriceListDraft', {}, admin)).changes).toEqual([]);
  });

  it('keeps a retired item until the next one, and hides a category from families alone', async () => {
    const { locationId, admin } = await launchedHome();
    const own = await ownItemAt(admin, 'Caskets', { name: 'Barn ash casket' });
    await saveItems(admin, [{ ...offerOf(own).row, isOffered: true, priceCents: 300_001 }]);
    await publish(locationId, admin);
    await ok('deleteItem', { id: own.item.id }, admin);
    const retired = await setupAt(admin, own.item.id, true);
    expect(retired.validated?.findings).toMatchObject([{ kind: 'retired' }]);
    const isSold = async () => (await plannerHomeOf(locationId)).items.some(({ priceCents }) => priceCents === 300_001);
    await waitUntil('the retired item is still sold', isSold, 60);
    expect(await casketsOn(await publish(locationId, admin), admin)).not.toContain('Barn ash');
    await waitUntil('it is no longer sold', async () => !(await isSold()), 60);

    const { version, categories } = await categoriesAt(admin);
    const ids = categories.map(({ id }) => id);
    await ok('saveMerchandiseCategories', { version, ids, hidden: [caskets()] }, admin);
    await waitUntil(
      'no caskets in the planner',
      async () => (await plannerHomeOf(locationId)).itemCategories.every(({ id }) => id !== caskets()),
      60,
    );
    expect(await casketsOn(await publish(locationId, admin), admin)).toContain(soldCasket().name);
  });

  it('has an item of the home’s own in the place of the catalog’s', async () => {
    const { locationId, admin } = await launchedHome();
    const { id, priceCents } = soldCasket();
    const { item, version } = await ok<ItemSetup>('makeItemOwn', { id }, admin);
    const { isActive: _, ...words } = item;
    const renamed = { id, version, item: { ...words, name: 'Abbey pine casket' }, rows: [] };
    await ok('saveItemFromDetails', renamed, admin);
    await waitUntil(
      'its new name in the planner',
      async () =>
        (await plannerHomeOf(locationId)).items.some(
          (item) => item.name === 'Abbey pine casket' && item.priceCents === priceCents,
        ),
      60,
    );
  });

  it('offers at most 2,000 items and variants, and is refused with more before anything is written', async () => {
    const { locationId, admin } = await launchedHome();
    const inForce = (await plannerHomeOf(locationId)).items.length;
    const words = { itemCategoryId: caskets(), name: 'Barn casket', description: 'Reclaimed oak.', attributes: [], images: [] };
    const variants = () =>
      Array.from({ length: 60 }, (_, nth) => ({ id: randomUUID(), name: `${nth}`, attributes: [], isActive: true }));
    const own = Array.from({ length: 34 }, () => ({
      ...words,
      id: randomUUID(),
      variants: variants(),
      isActive: true,
      isRetired: false,
    }));
    const row = { kind: 'item', version: 1, isOffered: true, priceCents: 100_000, isSpecialOrder: true } as const;
    await openCloudTable().putAll([
      ...own.map((item) => ownItemItem(locationId, item)),
      ...own.flatMap(({ id, variants: all }) =>
        all.map(({ id: variantId }) => priceRowItem(locationId, { ...row, id, variantId })),
      ),
    ]);
    const refusal = await refused('createGplPdf', { providerLocationId: locationId }, { ...admin, key: randomUUID() });
    expect(refusal).toMatchObject({ status: 413, code: 'too_large' });
    expect(refusal.detail).toMatch(/^This price list offers 2,0\d\d items and variants\. Offer at most 2,000/);
    expect((await plannerHomeOf(locationId)).items).toHaveLength(inForce);
  });
});
