import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { DraftInShort, EntryRow, ReleaseChange, ReleaseInShort } from '#shared/contract/system-catalog-views.ts';
import { ok, type RequestOptions, refused, waitUntil } from '#test/cloud/cloud.ts';
import { person } from '#test/world/cast.ts';
import { publishDrafts } from './parts/publishing.ts';

let token: string;
beforeAll(async () => {
  token = (await person({ kind: 'system' })).token;
});
const by = (): RequestOptions => ({ token, key: randomUUID() });

type Page = { items: EntryRow[]; total: number; nextCursor: string | null };

const save = (
  noun: string,
  entry: object,
  { version, base }: { version: number; base: string | null } = { version: 0, base: null },
) => ok<EntryRow>('saveEntry', { noun, entry, version, base }, by());
const find = (noun: string, query: string, more: object = {}) => ok<Page>('getEntries', { noun, query, ...more }, by());
const publish = (...drafts: { noun: string; row: EntryRow }[]) =>
  publishDrafts(
    token,
    drafts.map(({ noun, row }) => ({ noun, id: row.entry.id, version: row.version })),
  );
/** Entries that no other test has or sees: the catalog is everyone's. */
const newVendor = () => ({ id: randomUUID(), name: `Vendor ${randomUUID()}` });
const newIcon = () => ({
  id: randomUUID(),
  carouselId: randomUUID(),
  name: `Icon ${randomUUID()}`,
  path: '/media/icons/test/x.svg',
});

describe('a draft', () => {
  it('is seen by administrators only, until it is published', async () => {
    const icon = newIcon();
    const row = await save('carouselIcons', icon);
    expect(row).toMatchObject({ state: 'new', base: null, faults: [], name: icon.name });
    const drafts = await find('carouselIcons', icon.name, { state: 'draft' });
    expect(drafts.items.map(({ entry }) => entry.id)).toEqual([icon.id]);
    const asFamily = () => ok<{ items: { name: string }[] }>('getAllCarouselIcons', { id: icon.carouselId });
    expect((await asFamily()).items).toEqual([]);
    const { release, publishedBy } = await publish({ noun: 'carouselIcons', row });
    expect(publishedBy).not.toBe('');
    await waitUntil('families see the new picture', async () => (await asFamily()).items[0]?.name === icon.name, 60);
    expect((await find('carouselIcons', icon.name)).items[0]).toMatchObject({
      state: 'published',
      version: 0,
      lastChange: { by: publishedBy },
    });
    const { changes } = await ok<{ changes: ReleaseChange[] }>('getRelease', { release }, by());
    expect(changes).toEqual([{ noun: 'carouselIcons', id: icon.id, name: icon.name, kind: 'added', fields: [] }]);
    const { items: releases } = await ok<{ items: ReleaseInShort[] }>('getReleases', {}, by());
    expect(releases.find((each) => each.release === release)).toMatchObject({ publishedBy, changeCount: 1 });
  });

  it('shows in the history which fields it changed', async () => {
    const vendor = newVendor();
    await publish({ noun: 'vendors', row: await save('vendors', vendor) });
    const published = await ok<EntryRow>('getEntry', { noun: 'vendors', id: vendor.id }, by());
    const row = await save('vendors', { ...vendor, name: `${vendor.name} and Sons` }, published);
    expect(row).toMatchObject({ state: 'changed', base: published.base });
    const { items } = await ok<{ items: DraftInShort[] }>('getDrafts', {}, by());
    expect(items.find(({ id }) => id === vendor.id)).toMatchObject({ fields: 1, changed: ['Name'] });
    const { release } = await publish({ noun: 'vendors', row });
    const { changes } = await ok<{ changes: ReleaseChange[] }>('getRelease', { release }, by());
    expect(changes).toMatchObject([
      { kind: 'changed', fields: [{ path: ['name'], before: vendor.name, after: `${vendor.name} and Sons` }] },
    ]);
  });

  it('is none when it is as published, or discarded', async () => {
    const vendor = newVendor();
    await publish({ noun: 'vendors', row: await save('vendors', vendor) });
    const published = await ok<EntryRow>('getEntry', { noun: 'vendors', id: vendor.id }, by());
    const changed = await save('vendors', { ...vendor, name: 'Other' }, published);
    expect(await save('vendors', vendor, changed)).toMatchObject({ state: 'published', version: 0 });
    const again = await save('vendors', { ...vendor, name: 'Other' }, published);
    await ok('discardEntry', { noun: 'vendors', id: vendor.id, version: again.version }, by());
    expect(await ok('getEntry', { noun: 'vendors', id: vendor.id }, by())).toMatchObject({
      state: 'published',
      name: vendor.name,
    });
  });

  it('is refused over what a colleague saved, who is named', async () => {
    const vendor = newVendor();
    const first = await save('vendors', vendor);
    await save('vendors', { ...vendor, name: 'Second' }, first);
    const input = { noun: 'vendors', entry: { ...vendor, name: 'Third' }, version: first.version, base: null };
    expect(await refused('saveEntry', input, by())).toMatchObject({
      status: 409,
      code: 'stale',
      detail: expect.stringMatching(/^\S+ .+ changed this in the meantime\. Look at it again before you save\.$/),
    });
    const gone = { noun: 'vendors', id: vendor.id, version: first.version };
    expect(await refused('discardEntry', gone, by())).toMatchObject({ status: 409, code: 'stale' });
  });

  it('may have faults, with which it can’t be published', async () => {
    const service = { id: randomUUID(), serviceCategoryId: randomUUID(), name: '', sortOrder: 1 };
    const row = await save('services', service);
    expect(row).toMatchObject({ name: 'No name yet', faults: [{ path: ['name'] }] });
    const { items } = await ok<{ items: DraftInShort[] }>('getDrafts', {}, by());
    expect(items.find(({ id }) => id === service.id)?.faults).toMatchObject([{ message: expect.stringMatching(/^Name: ./) }]);
    const drafts = [{ noun: 'services', id: service.id, version: row.version }];
    const answer = await refused('publishRelease', { drafts, note: '' }, by());
    expect(answer).toMatchObject({ status: 400, errors: [{ field: `services.${service.id}.name` }] });
    const named = await save('services', { ...service, name: 'Dove release' }, row);
    expect(named.faults).toEqual([{ path: ['serviceCategoryId'], message: expect.stringContaining('no such service category') }]);
    await ok('discardEntry', { noun: 'services', id: service.id, version: named.version }, by());
  });

  it('brings along new entries that it refers to, and says so', async () => {
    const category = { id: randomUUID(), name: `Category ${randomUUID()}`, sortOrder: 900, isActive: false };
    const service = { id: randomUUID(), serviceCategoryId: category.id, name: 'Dove release', sortOrder: 1, isActive: false };
    await save('serviceCategories', category);
    const row = await save('services', service);
    const { broughtAlong } = await publish({ noun: 'services', row });
    expect(broughtAlong).toEqual([{ noun: 'serviceCategories', id: category.id, name: category.name }]);
    const uses = await ok<{ items: object[] }>('getEntryUses', { noun: 'serviceCategories', id: category.id }, by());
    expect(uses.items).toMatchObject([{ noun: 'services', id: service.id, name: 'Dove release' }]);
  });
});

describe('publishing', () => {
  it('is refused for a draft that changed since it was chosen', async () => {
    const vendor = newVendor();
    const first = await save('vendors', vendor);
    await save('vendors', { ...vendor, name: 'Second' }, first);
    const drafts = [{ noun: 'vendors', id: vendor.id, version: first.version }];
    expect(await refused('publishRelease', { drafts, note: '' }, by())).toMatchObject({ status: 409, code: 'stale' });
  });

  it('gives one of two at the same moment, and the other can be sent again', async () => {
    const rows = await Promise.all([save('vendors', newVendor()), save('vendors', newVendor())]);
    const release = (row: EntryRow) =>
      waitUntil('its own turn', async () => publish({ noun: 'vendors', row }).catch(() => null), 30);
    const [one, other] = await Promise.all(rows.map(release));
    expect(one?.release).not.toBe(other?.release);
    for (const { entry } of rows)
      expect(await ok('getEntry', { noun: 'vendors', id: entry.id }, by())).toMatchObject({ state: 'published' });
  });
});

it('knows no other nouns', async () => {
  for (const noun of ['nouns', 'constructor', '__proto__'])
    expect(await refused('getEntries', { noun }, by())).toMatchObject({ status: 404 });
});
