import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { EntryRow } from '#shared/contract/system-catalog-views.ts';
import type { CatalogPicture } from '#shared/contract/system-pictures.ts';
import type { MerchandiseImage } from '#shared/model/merchandise.ts';
import { cloud, ok, type RequestOptions, refused } from '#test/cloud/cloud.ts';
import { animatedPng, pngBomb, scriptedSvg, truncated } from '#test/documents/bad-pictures.ts';
import { person } from '#test/world/cast.ts';
import { draftedEntry } from './parts/catalog.ts';
import { picture, upload } from './parts/pictures.ts';

let token: string;
beforeAll(async () => {
  token = (await person({ kind: 'system' })).token;
});
const by = (): RequestOptions => ({ token, key: randomUUID() });
const item = () =>
  draftedEntry('items', {
    itemCategoryId: randomUUID(),
    name: 'Oak',
    description: 'Oak',
    attributes: [],
    images: [],
    isActive: true,
  });
const imagesOf = ({ entry }: EntryRow) => entry.images as MerchandiseImage[];
const add = async (_id: string, version: number, bytes?: Uint8Array) =>
  upload(by(), bytes ?? (await picture()), { fields: { version: String(version) } });

describe('a picture of the catalog', () => {
  it('is stored in every width, and shown to anyone', async () => {
    const { path, width, height } = await ok<CatalogPicture>(
      'uploadCatalogPicture',
      {},
      await upload(by(), await picture(900, 600)),
    );
    expect({ width, height }).toEqual({ width: 900, height: 600 });
    expect(path).toMatch(/^\/media\/images\/catalog\/[0-9a-f-]+-\{width\}\.webp$/);
    for (const each of [480, 1200, 2400])
      expect((await fetch(`${cloud.url}${path.replace('{width}', String(each))}`)).status).toBe(200);
    expect((await fetch(`${cloud.url}${path.replace('{width}', '481')}`)).status).toBe(404);
  });

  it.each([
    ['a script as SVG', () => scriptedSvg, 415],
    ['a PNG that unpacks to gigabytes', () => pngBomb(), 413],
    ['an animation', animatedPng, 415],
    ['cut off', () => truncated('jpeg'), 400],
    ['a page behind the first bytes of a GIF', () => Buffer.from('GIF89a<script>alert(1)</script>'), 415],
  ] as const)('is refused if it is %s, and leaves the item as it was', async (_, bytes, status) => {
    expect(await refused('uploadCatalogPicture', {}, await upload(by(), await bytes()))).toMatchObject({ status });
    const { id, version } = await item();
    expect(await refused('addItemImage', { id }, await add(id, version, await bytes()))).toMatchObject({ status });
    expect(await ok<EntryRow>('getEntry', { noun: 'items', id }, by())).toMatchObject({ version, entry: { images: [] } });
  });
});

it('is added to an item, shown first, and removed, each over the version that was seen', async () => {
  const { id, version } = await item();
  const one = await ok<EntryRow>('addItemImage', { id }, await add(id, version));
  expect(imagesOf(one)).toMatchObject([{ isCover: true }]);
  expect(await refused('addItemImage', { id }, await add(id, version))).toMatchObject({ status: 409, code: 'stale' });
  const two = await ok<EntryRow>('addItemImage', { id }, await add(id, one.version));
  const [first, second] = imagesOf(two) as [MerchandiseImage, MerchandiseImage];
  const cover = await ok<EntryRow>('makeItemImageCover', { id, imageId: second.id, version: two.version }, by());
  expect(imagesOf(cover).map(({ isCover }) => isCover)).toEqual([false, true]);
  const left = await ok<EntryRow>('removeItemImage', { id, imageId: second.id, version: cover.version }, by());
  expect(imagesOf(left)).toEqual([{ ...first, isCover: true }]);
  // Sent again, it finds that it is done.
  expect(await ok<EntryRow>('removeItemImage', { id, imageId: second.id, version: cover.version }, by())).toEqual(left);
});
