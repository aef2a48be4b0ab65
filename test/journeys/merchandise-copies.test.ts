import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import type { ItemSetup } from '#shared/contract/merchandise-views.ts';
import type { EntryRow } from '#shared/contract/system-catalog-views.ts';
import { ok, type RequestOptions, refused, waitUntil } from '#test/cloud/cloud.ts';
import { person } from '#test/world/cast.ts';
import { catalogItem, categoryNamed, itemsAt, offerOf, saveItems, setupAt } from './parts/merchandise-desk.ts';
import { priceDesk } from './parts/price-desk.ts';
import { publishDrafts } from './parts/publishing.ts';

let token: string;
beforeAll(async () => {
  token = (await person({ kind: 'system' })).token;
});
const by = (): RequestOptions => ({ token, key: randomUUID() });
const noun = 'items';

/** Publishes an item of the catalog, over what was published before. */
async function publishItem(entry: object, seen: { version: number; base: string | null }): Promise<void> {
  const { entry: saved, version } = await ok<EntryRow>(
    'saveEntry',
    { noun, entry, version: seen.version, base: seen.base },
    by(),
  );
  await publishDrafts(token, [{ noun, id: saved.id, version }]);
}

it('a home’s own copy is told what the catalog changed since, and outlives the original', async () => {
  const { admin } = await priceDesk();
  const id = randomUUID();
  const item = { id, itemCategoryId: categoryNamed('Urns'), name: `Elm urn ${id.slice(0, 8)}`, description: 'Turned elm' };
  await publishItem(item, { version: 0, base: null });
  const found = await waitUntil('the item at the home', () => setupAt(admin, id).catch(() => undefined), 60);
  await saveItems(admin, [{ ...offerOf(found).row, isOffered: true, priceCents: 41_500 }]);
  const own = await ok<ItemSetup>('makeItemOwn', { id }, admin);
  expect(own).toMatchObject({ source: 'own', offers: [{ row: { priceCents: 41_500, isOffered: true } }] });

  const published = await ok<EntryRow>('getEntry', { noun, id }, by());
  const images = catalogItem('Oak casket').images;
  await publishItem({ ...published.entry, description: 'Turned English elm', modelNumber: 'E-2', images }, published);
  const changed = await waitUntil(
    'the changes of the catalog',
    async () => {
      const setup = await setupAt(admin, id, true);
      return setup.validated?.changed.length ? setup : undefined;
    },
    60,
  );
  expect(changed.validated).toMatchObject({
    retired: false,
    changed: ['description', 'modelNumber', 'images'],
    findings: [
      { kind: 'catalog-changed', message: expect.stringContaining('the description, model number, and pictures of the item') },
    ],
  });
  expect(changed.item.description).toBe('Turned elm');
  expect(changed.catalogItem).toMatchObject({ description: 'Turned English elm' });
  expect((await itemsAt(admin, { Show: 'faulty', Query: item.name })).items.map((each) => each.id)).toEqual([id]);

  const { isActive: _, ...words } = changed.item;
  const taken = { id, version: changed.version, item: { ...words, description: 'Turned English elm' }, rows: [] };
  const saved = await ok<ItemSetup>('saveItemFromDetails', { ...taken, hasCatalogChanges: true, takesPictures: true }, admin);
  expect(saved.images.map(({ path, source }) => [path, source])).toEqual(images.map(({ path }) => [path, 'own']));
  expect((await setupAt(admin, id, true)).validated).toMatchObject({ changed: [], findings: [] });

  await ok('retireEntry', { noun, id, version: 0 }, by());
  const draft = await ok<EntryRow>('getEntry', { noun, id }, by());
  await publishDrafts(token, [{ noun, id, version: draft.version }]);
  const retired = await waitUntil(
    'the original is retired',
    async () => {
      const setup = await setupAt(admin, id, true);
      return setup.validated?.retired ? setup : undefined;
    },
    60,
  );
  expect(retired).toMatchObject({ isRetired: false, source: 'own', offers: [{ row: { isOffered: true } }] });
  const other = await priceDesk();
  expect(await refused('getItemSetup', { id }, other.admin)).toMatchObject({ status: 404 });
}, 120_000);
