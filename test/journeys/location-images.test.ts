import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { LocationImage } from '#shared/contract/location-images.ts';
import type { LocationProfile } from '#shared/contract/marketplace-views.ts';
import { MAX_IMAGES } from '#shared/model/image.ts';
import { ask, cloud, eventsOf, ok, openCloudTable, refused, waitUntil } from '#test/cloud/cloud.ts';
import { cast, person } from '#test/world/cast.ts';
import { as, type Hall, hall, imagesOf, picture, upload, uploaded } from './parts/pictures.ts';

const stored = async (path: string, width: number) => {
  const answer = await fetch(`${cloud.url}${path.replace('{width}', String(width))}`);
  return { status: answer.status, type: answer.headers.get('content-type'), bytes: Buffer.from(await answer.arrayBuffer()) };
};

const sizeOf = async (path: string, width: number) => {
  const { width: wide, height } = await sharp((await stored(path, width)).bytes).metadata();
  return [wide, height];
};

const idsOf = async (home: Hall) => (await imagesOf(home)).images.map(({ id }) => id);

describe('an upload', () => {
  it('is shown in every width, and never larger than it was taken', async () => {
    const home = await hall();
    const wide = await uploaded(home.admin, await picture(3000, 1500));
    expect(wide).toMatchObject({ providerLocationId: home.locationId, width: 3000, height: 1500, description: '', version: 1 });
    expect(await Promise.all([480, 1200, 2400].map((width) => sizeOf(wide.path, width)))).toEqual([
      [480, 240],
      [1200, 600],
      [2400, 1200],
    ]);
    expect(await stored(wide.path, 480)).toMatchObject({ status: 200, type: 'image/webp' });
    const small = await uploaded(home.admin, await picture(600, 300));
    expect(await Promise.all([480, 1200, 2400].map((width) => sizeOf(small.path, width)))).toEqual([
      [480, 240],
      [600, 300],
      [600, 300],
    ]);
  });

  it('is upright as the camera was held, and in eight bits and RGB whatever it came in', async () => {
    const home = await hall();
    const held = await sharp(await picture(400, 200))
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const upright = await uploaded(home.admin, held);
    expect(upright).toMatchObject({ width: 200, height: 400 });
    expect(await sizeOf(upright.path, 1200)).toEqual([200, 400]);
    for (const bytes of [
      await sharp(await picture())
        .toColourspace('cmyk')
        .jpeg()
        .toBuffer(),
      await sharp(await picture())
        .toColourspace('rgb16')
        .png()
        .toBuffer(),
      await sharp(await picture())
        .greyscale()
        .png()
        .toBuffer(),
      await sharp(await picture())
        .png({ palette: true, progressive: true })
        .toBuffer(),
    ])
      expect(await sizeOf((await uploaded(home.admin, bytes)).path, 1200)).toEqual([600, 400]);
    const tall = await uploaded(home.admin, await picture(40, 20_000));
    expect((await sizeOf(tall.path, 480))[1]).toBe(1920);
  });

  it('makes the first picture cover and search result, the others nothing, each behind the last', async () => {
    const home = await hall();
    const bytes = await picture(40, 40);
    const first = await uploaded(home.admin, bytes);
    expect(first).toMatchObject({ isCover: true, isDefault: true, isLogo: false });
    const others = await Promise.all(Array.from({ length: 6 }, () => uploaded(home.admin, bytes)));
    expect(others.every(({ isCover, isDefault, isLogo }) => !isCover && !isDefault && !isLogo)).toBe(true);
    const { images, version } = await imagesOf(home);
    expect(images[0]).toEqual(first);
    expect(new Set(images.map(({ id }) => id))).toEqual(new Set([first, ...others].map(({ id }) => id)));
    expect(version).toBe(8);
  });

  it('that is sent again under its key is one picture; another file under that key is refused', async () => {
    const home = await hall();
    const [key, bytes] = [randomUUID(), await picture()];
    const sent = await upload({ ...home.admin, key }, bytes);
    const once = await ok<LocationImage>('uploadLocationImage', {}, sent);
    expect(await ok('uploadLocationImage', {}, sent)).toEqual(once);
    expect(await idsOf(home)).toEqual([once.id]);
    const other = await upload({ ...home.admin, key }, await picture(200, 100));
    expect(await refused('uploadLocationImage', {}, other)).toMatchObject({ code: 'idempotency_conflict' });
  });

  it('ends at forty pictures', async () => {
    const home = await hall(MAX_IMAGES);
    const full = await refused('uploadLocationImage', {}, await upload(home.admin, await picture(20, 20)));
    expect(full).toMatchObject({ status: 409, detail: 'A home can show 40 pictures. Remove one to make room.' });
  });
});

describe('a role', () => {
  it('passes from one picture to another', async () => {
    const home = await hall(3);
    const [first, second, third] = home.images.map(({ id }) => id);
    await ok('makeCover', { id: second }, home.admin);
    await ok('makeLogo', { id: third }, home.admin);
    const { images } = await imagesOf(home);
    const holders = (flag: 'isCover' | 'isLogo' | 'isDefault') => images.filter((each) => each[flag]).map(({ id }) => id);
    expect([holders('isCover'), holders('isLogo'), holders('isDefault')]).toEqual([[second], [third], [first]]);
  });

  it('has exactly one picture after twenty simultaneous clicks', async () => {
    const home = await hall(20);
    const ids = home.images.map(({ id }) => id);
    const calls = ['makeCover', 'makeLogo', 'makeDefault'] as const;
    await Promise.all(ids.flatMap((id) => calls.map((name) => ok(name, { id }, home.admin))));
    const { images } = await imagesOf(home);
    for (const flag of ['isCover', 'isLogo', 'isDefault'] as const) expect(images.filter((each) => each[flag])).toHaveLength(1);
  });

  it('is lost with its picture, whose files are gone', async () => {
    const home = await hall();
    const bytes = await picture(40, 40);
    const [first, second] = [await uploaded(home.admin, bytes), await uploaded(home.admin, bytes)];
    await ok('removeLocationImage', { id: first.id }, home.admin);
    const { images } = await imagesOf(home);
    expect(images).toEqual([second]);
    expect(images.some(({ isCover, isDefault }) => isCover || isDefault)).toBe(false);
    expect((await stored(first.path, 480)).bytes.subarray(0, 4).toString()).not.toBe('RIFF');
    expect((await stored(second.path, 480)).status).toBe(200);
    expect((await ask('removeLocationImage', { id: first.id }, home.admin)).status).toBe(404);
    expect((await ask('makeCover', { id: first.id }, home.admin)).status).toBe(404);
  });
});

describe('order and description', () => {
  it('are kept, and refused if they are based on an older state', async () => {
    const home = await hall(3);
    const ids = home.images.map(({ id }) => id);
    const turned = [...ids].reverse();
    expect(await ok('orderLocationImages', { ids: turned, version: 1 }, home.admin)).toEqual({ version: 2 });
    expect(await idsOf(home)).toEqual(turned);
    expect(await refused('orderLocationImages', { ids, version: 1 }, home.admin)).toMatchObject({ status: 409, code: 'stale' });
    const text = { id: ids[0], description: 'The garden behind the house', version: 1 };
    expect(await ok('describeLocationImage', text, home.admin)).toEqual({ id: ids[0], version: 2 });
    expect(await refused('describeLocationImage', text, home.admin)).toMatchObject({ status: 409, code: 'stale' });
    expect((await imagesOf(home)).images[2]).toMatchObject({ description: text.description, version: 2 });
  });

  it.each([
    ['leaves one out', (ids: string[]) => ids.slice(1)],
    ['has one twice', (ids: string[]) => [ids[0], ...ids.slice(0, -1)]],
    ['has a stranger', (ids: string[]) => [randomUUID(), ...ids.slice(1)]],
  ])('refuse an order that %s', async (_, bent) => {
    const home = await hall(3);
    const ids = home.images.map(({ id }) => id);
    expect(await refused('orderLocationImages', { ids: bent(ids), version: 1 }, home.admin)).toMatchObject({ status: 400 });
    expect(await idsOf(home)).toEqual(ids);
  });

  it('outlive a role that is given and a picture that comes at the same time', async () => {
    const home = await hall(4);
    const ids = home.images.map(({ id }) => id);
    const [order] = await Promise.all([
      ask('orderLocationImages', { ids: [...ids].reverse(), version: 1 }, home.admin),
      ok('makeLogo', { id: ids[2] }, home.admin),
      uploaded(home.admin, await picture(20, 20)),
    ]);
    const { images } = await imagesOf(home);
    expect(images).toHaveLength(5);
    expect(images.find(({ isLogo }) => isLogo)?.id).toBe(ids[2]);
    const imageIds = images.map(({ id }) => id).filter((id) => ids.includes(id));
    expect(imageIds).toEqual(order.status === 200 ? [...ids].reverse() : ids);
  });
});

describe('someone', () => {
  it('from another home does not find the picture', async () => {
    const home = await hall(2);
    const stranger = (await hall(2)).admin;
    const id = home.images[1]?.id;
    for (const name of ['makeCover', 'makeLogo', 'makeDefault', 'removeLocationImage'])
      expect((await ask(name, { id }, stranger)).status, name).toBe(404);
    expect((await ask('describeLocationImage', { id, description: 'Mine', version: 1 }, stranger)).status).toBe(404);
    expect((await imagesOf(home)).images).toMatchObject([{ isCover: true }, { isCover: false, isLogo: false, description: '' }]);
  });

  it('with Staff or View only access changes nothing, and someone from a trade company does not even see it', async () => {
    const home = await hall(2);
    const { staff, viewOnly, trade } = (await cast(home.locationId)).people;
    const id = home.images[1]?.id;
    expect((await ask('getLocationImages', {}, as(viewOnly))).status).toBe(200);
    expect((await ask('getLocationImages', {}, as(trade))).status).toBe(403);
    for (const by of [as(staff), as(viewOnly), as(trade)]) {
      for (const name of ['makeCover', 'makeLogo', 'makeDefault', 'removeLocationImage'])
        expect((await ask(name, { id }, by)).status, name).toBe(403);
      expect((await ask('uploadLocationImage', {}, await upload(by, await picture()))).status).toBe(403);
    }
    expect((await ask('getLocationImages', {}, as(await person()))).status).toBe(403);
  });
});

describe('families', () => {
  it('see what has changed, in a search too', async () => {
    const home = await hall(2);
    const second = home.images[1]?.id;
    await ok('makeDefault', { id: second }, home.admin);
    await ok('makeCover', { id: second }, home.admin);
    const page = await ok<LocationProfile>('getLocationProfile', { id: home.locationId });
    expect(page.images.find(({ isCover }) => isCover)?.id).toBe(second);
    await waitUntil('the event of the change', async () =>
      (await eventsOf('location.changed')).some(({ event }) => JSON.stringify(event).includes(home.locationId)),
    );
    await waitUntil('the picture on the card of the search', async () => {
      const card = await openCloudTable().get({ pk: `LOCATION#${home.locationId}`, sk: 'CARD' }, { consistent: true });
      return (card?.picture as LocationImage | undefined)?.id === second;
    });
  });
});
