import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ItemImage } from '#shared/contract/merchandise-views.ts';
import { cloud, ok, type RequestOptions, refused } from '#test/cloud/cloud.ts';
import { pngBomb, scriptedSvg, truncated } from '#test/documents/bad-pictures.ts';
import { catalogItem, ownItemAt, setupAt } from './parts/merchandise-desk.ts';
import { picture, upload } from './parts/pictures.ts';
import { priceDesk } from './parts/price-desk.ts';

let admin: RequestOptions;
beforeAll(async () => {
  ({ admin } = await priceDesk());
});

const oak = () => catalogItem('Oak casket').id;
const uploadTo = async (itemId: string, bytes: Uint8Array, description = '') =>
  ok<ItemImage>('uploadItemImage', { itemId }, await upload(admin, bytes, { fields: { description } }));
const refuse = async (itemId: string, bytes: Uint8Array, file = {}) =>
  refused('uploadItemImage', { itemId }, await upload(admin, bytes, file));
const imagesOf = async (id: string) => (await setupAt(admin, id)).images;

describe('pictures of a home’s items', () => {
  it('come after the catalog’s, and any of them can be the cover', async () => {
    const [catalogs] = await imagesOf(oak());
    const added = await uploadTo(oak(), await picture(), 'Our oak casket, open');
    expect(added).toMatchObject({ source: 'own', isCover: false, description: 'Our oak casket, open' });
    expect((await imagesOf(oak())).map(({ id, source }) => [id, source])).toEqual([
      [catalogs?.id, 'catalog'],
      [added.id, 'own'],
    ]);
    await ok('setAsCoverImage', { imageId: added.id }, admin);
    expect((await imagesOf(oak())).map(({ id, isCover }) => [id, isCover])).toEqual([
      [added.id, true],
      [catalogs?.id, false],
    ]);
    await ok('setAsCoverImage', { imageId: catalogs?.id, itemId: oak() }, admin);
    expect((await imagesOf(oak()))[0]).toMatchObject({ id: catalogs?.id, isCover: true });
    await ok('setAsCoverImage', { imageId: added.id }, admin);
    expect(await refused('deleteItemImage', { imageId: catalogs?.id }, admin)).toMatchObject({
      status: 409,
      detail: expect.stringContaining('catalog’s picture'),
    });
    await ok('deleteItemImage', { imageId: added.id }, admin);
    expect(await imagesOf(oak())).toMatchObject([{ id: catalogs?.id, isCover: true }]);
    expect(await refused('deleteItemImage', { imageId: added.id }, admin)).toMatchObject({ status: 404 });
    const gone = added.path.replace('{width}', '480');
    expect((await fetch(`${cloud.url}${gone}`)).status).not.toBe(200);
  });

  it('are refused if they aren’t pictures, or the item isn’t the home’s', async () => {
    const { item } = await ownItemAt(admin, 'Urns');
    expect(await refuse(item.id, scriptedSvg)).toMatchObject({ status: 415 });
    expect(await refuse(item.id, pngBomb())).toMatchObject({ status: 413 });
    expect(await refuse(item.id, Buffer.alloc(4_400_000))).toMatchObject({ status: 413 });
    expect(await refuse(item.id, await truncated('jpeg'))).toMatchObject({ status: 400 });
    expect(await refuse(randomUUID(), await picture())).toMatchObject({ status: 404 });
    const other = await priceDesk();
    const foreign = await ownItemAt(other.admin, 'Urns');
    expect(await refuse(foreign.item.id, await picture())).toMatchObject({ status: 404 });
    expect(await imagesOf(item.id)).toEqual([]);
  });

  it('are 20 for an item at most, even if two are sent at the same time', async () => {
    const { item } = await ownItemAt(admin, 'Urns', { name: 'Often pictured urn' });
    const small = await picture(20, 20);
    for (let count = 0; count < 19; count += 1) await uploadTo(item.id, small);
    const options = await Promise.all([upload(admin, small), upload(admin, small)]);
    const sent = await Promise.all(
      options.map((each) =>
        ok('uploadItemImage', { itemId: item.id }, each).then(
          () => 'stored',
          () => 'refused',
        ),
      ),
    );
    expect(sent.toSorted()).toEqual(['refused', 'stored']);
    expect(await imagesOf(item.id)).toHaveLength(20);
    expect(await refuse(item.id, small)).toMatchObject({ status: 409, detail: expect.stringContaining('20 pictures') });
  });
});
