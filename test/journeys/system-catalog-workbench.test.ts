import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { EntryOf } from '#functions/catalog/entries.ts';
import type { DraftInShort, EntryOrder, EntryRow, EntryVersion, FoundEntry } from '#shared/contract/system-catalog-views.ts';
import { addToCatalog, removeFromCatalog } from '#test/cloud/change-catalog.ts';
import { api, ok, type RequestOptions, refused } from '#test/cloud/cloud.ts';
import { person } from '#test/world/cast.ts';
import { publishDrafts } from './parts/publishing.ts';

let token: string;
beforeAll(async () => {
  token = (await person({ kind: 'system' })).token;
});
const by = (): RequestOptions => ({ token, key: randomUUID() });

type Seen = { version: number; base: string | null };
type Whole = EntryRow & { published: object | null; publishedBase: string | null; began: object | null };
type Draft = { noun: string; id: string; version: number };

const save = (noun: string, entry: object, { version, base }: Seen = { version: 0, base: null }) =>
  ok<EntryRow>('saveEntry', { noun, entry, version, base }, by());
const get = (noun: string, id: string) => ok<Whole>('getEntry', { noun, id }, by());
const retire = async (noun: string, id: string, version = 0) =>
  (await ok<{ row: EntryRow | null }>('retireEntry', { noun, id, version }, by())).row;
const publish = async (...drafts: Draft[]): Promise<number> => (await publishDrafts(token, drafts)).release;
const draftOf = (noun: string, { entry, version }: EntryRow): Draft => ({ noun, id: entry.id, version });
const newVendor = (): EntryOf['vendors'] => ({ id: randomUUID(), name: `Vendor ${randomUUID()}`, isActive: true });
const published = async (vendor = newVendor()) => {
  await publish(draftOf('vendors', await save('vendors', vendor)));
  return vendor;
};

describe('a draft whose entry was published differently since', () => {
  it('says what it began from, and is published once it is settled against what is published', async () => {
    const vendor = await published();
    const row = await save('vendors', { ...vendor, name: 'Mine' }, await get('vendors', vendor.id));
    const theirs = { ...vendor, isActive: false };
    await removeFromCatalog('vendors', vendor.id);
    await addToCatalog('vendors', theirs);
    const seen = await get('vendors', vendor.id);
    expect(seen).toMatchObject({ isMoved: true, base: row.base, began: vendor, published: theirs, entry: { name: 'Mine' } });
    const refusal = await refused('publishRelease', { drafts: [draftOf('vendors', row)], note: '' }, by());
    expect(refusal).toMatchObject({ status: 409, code: 'conflict' });
    const kept = await save('vendors', { ...vendor, name: 'Mine too' }, row);
    expect(kept).toMatchObject({ isMoved: true, base: row.base });
    const unknown = { noun: 'vendors', entry: { ...vendor, name: 'X' }, version: kept.version, base: 'f'.repeat(64) };
    expect(await refused('saveEntry', unknown, by())).toMatchObject({
      status: 409,
      code: 'stale',
      detail: expect.stringMatching(/ isn’t what your change began from\. Look at it again before you save\.$/),
    });
    const never = { noun: 'vendors', entry: newVendor(), version: 0, base: 'f'.repeat(64) };
    const detail = 'This isn’t published, or isn’t anymore. Look at it again before you save.';
    expect(await refused('saveEntry', never, by())).toMatchObject({ status: 409, code: 'stale', detail });
    const settled = await save('vendors', { ...theirs, name: 'Mine' }, { version: kept.version, base: seen.publishedBase });
    expect(settled).toMatchObject({ isMoved: false, base: seen.publishedBase });
    await publish(draftOf('vendors', settled));
    expect(await get('vendors', vendor.id)).toMatchObject({ state: 'published', entry: { name: 'Mine', isActive: false } });
  });
});

describe('retiring', () => {
  it('is a draft, and what is restored is as it was', async () => {
    const vendor = await published();
    const row = await retire('vendors', vendor.id);
    expect(row).toMatchObject({ state: 'changed', isRetired: true, wasRetired: false });
    expect(await retire('vendors', vendor.id)).toMatchObject({ version: row?.version });
    await publish(draftOf('vendors', row as EntryRow));
    const listed = (state?: string) => ok<{ total: number }>('getEntries', { noun: 'vendors', query: vendor.name, state }, by());
    expect((await listed()).total).toBe(0);
    expect((await listed('retired')).total).toBe(1);
    const back = await ok<EntryRow>('restoreEntry', { noun: 'vendors', id: vendor.id, version: 0 }, by());
    expect(back).toMatchObject({ isRetired: false, wasRetired: true });
    await publish(draftOf('vendors', back));
    expect((await get('vendors', vendor.id)).entry).toEqual(vendor);
  });

  it('names the version in the address, without a body', async () => {
    const [{ id }, path] = [await published(), '/api/system/vendors/'];
    expect((await api(`${path}${id}`, { method: 'DELETE', ...by() })).status).toBe(400);
    const options = { method: 'DELETE' as const, query: [['version', '0']] as [string, string][], ...by() };
    const { status, body } = await api<{ row: EntryRow }>(`${path}${id}`, options);
    expect([status, body.row.isRetired]).toEqual([200, true]);
    await ok('discardEntry', draftOf('vendors', body.row), by());
  });

  it('erases what was never published', async () => {
    const vendor = newVendor();
    const { version } = await save('vendors', vendor);
    expect(await retire('vendors', vendor.id, version)).toBeNull();
    expect(await refused('getEntry', { noun: 'vendors', id: vendor.id }, by())).toMatchObject({ status: 404 });
  });

  it('loses to a reference that is published first, and wins over one that comes later', async () => {
    const category = () => ({ id: randomUUID(), name: `Category ${randomUUID()}`, sortOrder: 900, isActive: false });
    const serviceIn = (serviceCategoryId: string) => ({
      id: randomUUID(),
      serviceCategoryId,
      name: `Service ${randomUUID()}`,
      sortOrder: 1,
      isActive: false,
    });
    const [one, other] = [category(), category()];
    await publish(
      ...(await Promise.all([one, other].map((each) => save('serviceCategories', each)))).map((row) =>
        draftOf('serviceCategories', row),
      ),
    );
    const retired = await Promise.all([one, other].map(({ id }) => retire('serviceCategories', id)));
    const [first, second] = await Promise.all([one, other].map(({ id }) => save('services', serviceIn(id))));
    expect(first?.faults).toMatchObject([{ path: ['serviceCategoryId'], message: expect.stringContaining('is retired') }]);
    // The reference first: it alone is in order, because the retirement isn't published.
    await publish(draftOf('services', first as EntryRow));
    const late = { drafts: [draftOf('serviceCategories', retired[0] as EntryRow)], note: '', withoutDryRun: 'For a test' };
    expect(await refused('publishRelease', late, by())).toMatchObject({
      status: 400,
      errors: [{ message: expect.stringContaining('still uses this') }],
    });
    // The retirement first.
    await publish(draftOf('serviceCategories', retired[1] as EntryRow));
    const taken = { drafts: [draftOf('services', second as EntryRow)], note: '', withoutDryRun: 'For a test' };
    expect(await refused('publishRelease', taken, by())).toMatchObject({
      status: 400,
      errors: [{ message: expect.stringContaining('is retired') }],
    });
    // What needs it is named before it is even drafted.
    await ok('discardEntry', draftOf('serviceCategories', retired[0] as EntryRow), by());
    expect(await refused('retireEntry', { noun: 'serviceCategories', id: one.id, version: 0 }, by())).toMatchObject({
      status: 409,
      errors: [{ field: `services.${first?.entry.id}.serviceCategoryId`, message: first?.name }],
    });
    const uses = await ok<{ items: object[] }>('getEntryUses', { noun: 'serviceCategories', id: one.id }, by());
    expect(uses.items).toEqual([
      { noun: 'services', id: first?.entry.id, name: first?.name, path: ['serviceCategoryId'], retiring: 'refuses' },
    ]);
    await ok('discardEntry', draftOf('services', second as EntryRow), by());
  });
});

describe('an entry', () => {
  it('has a history, and is drafted as it was in a release', async () => {
    const vendor = newVendor();
    const first = await publish(draftOf('vendors', await save('vendors', vendor)));
    const { base } = await get('vendors', vendor.id);
    const row = await save('vendors', { ...vendor, name: `${vendor.name} and Sons` }, { version: 0, base });
    const second = await publish(draftOf('vendors', row));
    const { items } = await ok<{ items: EntryVersion[] }>('getEntryHistory', { noun: 'vendors', id: vendor.id }, by());
    expect(items).toMatchObject([
      { release: second, kind: 'changed', note: 'For a test', fields: [{ path: ['name'], before: vendor.name }] },
      { release: first, kind: 'added', fields: [] },
    ]);
    const revert = (release: number) => ({ noun: 'vendors', id: vendor.id, release, version: 0 });
    expect(await refused('revertEntry', revert(1), by())).toMatchObject({ status: 409, code: 'conflict' });
    const back = await ok<EntryRow>('revertEntry', revert(first), by());
    expect(back).toMatchObject({ state: 'changed', entry: vendor });
    await publish(draftOf('vendors', back));
    // The same hash as before: what is published is the very same entry.
    expect(await get('vendors', vendor.id)).toMatchObject({ base, entry: vendor });
  });

  it('is found among all, with drafts, by words, noun, and state', async () => {
    const vendor = newVendor();
    await save('vendors', vendor);
    const search = async (query: string) =>
      (await ok<{ items: FoundEntry[] }>('searchCatalog', { query }, by())).items.map(({ id }) => id);
    const words = vendor.name.slice('Vendor '.length);
    expect(await search(`${words} noun:vendors is:draft is:unused`)).toEqual([vendor.id]);
    expect(await search(`${words} -is:draft`)).toEqual([]);
    // What is called just that comes before what begins with it.
    const longer = { ...newVendor(), name: `${vendor.name} and Sons` };
    await save('vendors', longer);
    expect(await search(vendor.name)).toEqual([vendor.id, longer.id]);
    const { items: groups } = await ok<{ items: FoundEntry[] }>(
      'searchCatalog',
      { query: 'noun:questionGroups', pageSize: 100 },
      by(),
    );
    expect(new Set(groups.map(({ questionKind }) => questionKind))).toEqual(new Set(['case', 'pricing']));
    expect(await refused('searchCatalog', { query: 'is:old' }, by())).toMatchObject({
      status: 400,
      errors: [{ field: 'query' }],
    });
    const { items } = await ok<{ items: DraftInShort[] }>('getDrafts', {}, by());
    expect(items.find(({ id }) => id === vendor.id)).toMatchObject({
      kind: 'entry',
      state: 'new',
      fields: 0,
      name: vendor.name,
    });
  });
});

it('puts a group in order by one draft, which is published alone', async () => {
  const carouselId = randomUUID();
  const icon = (sortOrder: number) => ({
    id: randomUUID(),
    carouselId,
    name: `Icon ${sortOrder}`,
    path: '/media/icons/test/x.svg',
    sortOrder,
  });
  // A place of 0 is none: a new entry gets the last one of its group.
  const icons = [icon(1), icon(2), icon(3)];
  await publish(
    ...(await Promise.all(icons.map((each) => save('carouselIcons', each)))).map((row) => draftOf('carouselIcons', row)),
  );
  const ids = icons.map(({ id }) => id).toReversed();
  const order = (version: number, wanted = ids) => ({ noun: 'carouselIcons', group: carouselId, ids: wanted, version }) as const;
  const draft = await ok<EntryOrder>('orderEntries', order(0), by());
  expect(draft).toMatchObject({ ids, isMoved: false });
  expect(await refused('orderEntries', order(0), by())).toMatchObject({
    status: 409,
    detail: expect.stringContaining('changed this'),
  });
  expect(await refused('orderEntries', order(draft.version, ids.slice(1)), by())).toMatchObject({ status: 400 });
  type Listed = { items: EntryRow[]; order: EntryOrder; draftedOrders: string[] };
  const listed = () => ok<Listed>('getEntries', { noun: 'carouselIcons', group: carouselId, sort: 'place' }, by());
  const drafted = await listed();
  expect(drafted.items.map(({ entry }) => entry.id)).toEqual(ids);
  const name = 'Order of carousel icons: Icon 1 · Icon 2 · Icon 3';
  expect(drafted.draftedOrders).toEqual([name]);
  const { items: drafts } = await ok<{ items: DraftInShort[] }>('getDrafts', {}, by());
  expect(drafts.find(({ id }) => id === draft.id)).toMatchObject({ kind: 'order', name, group: carouselId });
  // The entries themselves aren't drafts.
  expect(drafted.items.map(({ version }) => version)).toEqual([0, 0, 0]);
  await publish({ noun: 'carouselIcons', id: draft.id, version: draft.version });
  const after = await listed();
  expect(after.items.map(({ entry }) => entry.id)).toEqual(ids);
  expect(after.order).toMatchObject({ ids, version: 0 });
  expect(after.draftedOrders).toEqual([]);
});

it('names one of two who save at the same moment to the other', async () => {
  const vendor = await published();
  const { base } = await get('vendors', vendor.id);
  const inputs = ['One', 'Other'].map((name) => ({ noun: 'vendors', entry: { ...vendor, name }, version: 0, base }));
  const saved = await Promise.allSettled(inputs.map((input) => ok<EntryRow>('saveEntry', input, by())));
  expect(saved.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const lost = inputs[saved.findIndex(({ status }) => status === 'rejected')];
  expect(await refused('saveEntry', lost, by())).toMatchObject({
    status: 409,
    code: 'stale',
    detail: expect.stringMatching(/^\S+ .+ changed this in the meantime\./),
  });
});
