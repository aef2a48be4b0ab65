import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { draftWrite, orderWrite } from '#functions/table/catalog-draft.ts';
import type { BulkResult, StagedChanges } from '#shared/contract/system-batches.ts';
import type { DraftInShort, EntryOrder, EntryRow } from '#shared/contract/system-catalog-views.ts';
import { ok, openCloudTable, type RequestOptions, refused } from '#test/cloud/cloud.ts';
import { person } from '#test/world/cast.ts';
import { checkedImport } from './parts/catalog.ts';
import { publishDrafts } from './parts/publishing.ts';

let token: string;
beforeAll(async () => {
  token = (await person({ kind: 'system' })).token;
});
const by = (): RequestOptions => ({ token, key: randomUUID() });

const save = (noun: string, entry: { id: string }, { version, base }: { version: number; base: string | null }) =>
  ok<EntryRow>('saveEntry', { noun, entry, version, base }, by());
const row = (id: string) => ok<EntryRow>('getEntry', { noun: 'vendors', id }, by());
const edit = (ids: readonly string[], set: object) =>
  ok<StagedChanges & { rows: BulkResult[] }>('editEntries', { noun: 'vendors', rows: ids.map((id) => [id, 0]), set }, by());
const drafts = async () => (await ok<{ items: DraftInShort[] }>('getDrafts', {}, by())).items;
const draftOf = ({ batch }: StagedChanges) => ({ noun: batch!.noun, id: batch!.id, version: batch!.version });

async function published(count: number) {
  const vendors = Array.from({ length: count }, () => ({ id: randomUUID(), name: `Vendor ${randomUUID()}`, isActive: true }));
  const saved = [];
  for (const vendor of vendors) saved.push(await save('vendors', vendor, { version: 0, base: null }));
  await publishDrafts(
    token,
    saved.map(({ entry, version }) => ({ noun: 'vendors', id: entry.id, version })),
  );
  return vendors;
}

describe('a draft that was saved over a batch', () => {
  it('settles what the batch has of its entry when it is published', async () => {
    const [one, other] = await published(2);
    const staged = await edit([one!.id, other!.id], { isActive: false });
    const own = await save('vendors', { ...one!, name: `${one!.name} and Sons` } as never, await row(one!.id));
    await publishDrafts(token, [{ noun: 'vendors', id: one!.id, version: own.version }]);
    const now = { state: 'published', entry: { isActive: true, name: `${one!.name} and Sons` } };
    expect(await row(one!.id)).toMatchObject(now);
    expect((await drafts()).find(({ id }) => id === staged.batch?.id)).toMatchObject({ fields: 1, isMoved: false });
    await publishDrafts(token, [draftOf(staged)]);
    expect(await row(one!.id)).toMatchObject(now);
    expect((await row(other!.id)).entry).toMatchObject({ isActive: false });
    expect((await drafts()).some(({ id }) => id === staged.batch?.id)).toBe(false);
  });

  it('takes the batch with it when nothing else is left of that', async () => {
    const [one] = await published(1);
    const staged = await edit([one!.id], { isActive: false });
    const own = await save('vendors', { ...one!, name: `${one!.name} and Sons` } as never, await row(one!.id));
    await publishDrafts(token, [{ noun: 'vendors', id: one!.id, version: own.version }]);
    expect((await drafts()).some(({ id }) => id === staged.batch?.id)).toBe(false);
  });
});

it('erases an entry that a file brought and that was never published', async () => {
  const [kept, erased] = [`Vendor ${randomUUID()}`, `Vendor ${randomUUID()}`];
  const about = await checkedImport(by(), 'vendors', `name\n${kept}\n${erased}`);
  const staged = await ok<StagedChanges>('takeImport', { noun: 'vendors', id: about.id, which: 'all' }, by());
  const [keptId, id] = about.items.map((item) => item.id as string) as [string, string];
  const { version } = await row(id);
  expect(await ok('retireEntry', { noun: 'vendors', id, version }, by())).toEqual({ row: null });
  expect(await refused('getEntry', { noun: 'vendors', id }, by())).toMatchObject({ status: 404 });
  await publishDrafts(token, [draftOf(staged)]);
  expect(await refused('getEntry', { noun: 'vendors', id }, by())).toMatchObject({ status: 404 });
  expect(await row(keptId)).toMatchObject({ state: 'published', name: kept });
});

describe('a row that a publication left over', () => {
  it('of an entry is no draft, and a batch is of what is published', async () => {
    const [vendor] = await published(1);
    const { base } = await row(vendor!.id);
    const changed = { ...vendor!, name: `${vendor!.name} and Sons` };
    const { version } = await save('vendors', changed, { version: 0, base });
    await publishDrafts(token, [{ noun: 'vendors', id: vendor!.id, version }]);
    const savedNow = { savedBy: 'Robin Vale', savedOn: new Date().toISOString() };
    const left = { noun: 'vendors' as const, id: vendor!.id, entry: changed, base, version, ...savedNow };
    await openCloudTable().transact([draftWrite(left, 0)]);
    const staged = await edit([vendor!.id], { isActive: false });
    expect(staged).toMatchObject({ savedInDrafts: 0, batch: { count: 1 } });
    expect(await row(vendor!.id)).toMatchObject({ isMoved: false, entry: { ...changed, isActive: false } });
    await ok('discardEntry', draftOf(staged), by());
  });

  it('of an order doesn’t keep the group from being put in another', async () => {
    const carouselId = randomUUID();
    const icons = [0, 1].map((sortOrder) => ({
      ...{ id: randomUUID(), carouselId, name: `Icon ${sortOrder}`, path: '/media/icons/test/x.svg', sortOrder },
    }));
    for (const icon of icons) await save('carouselIcons', icon, { version: 0, base: null });
    const ids = icons.map(({ id }) => id);
    const order = { noun: 'carouselIcons', group: carouselId } as const;
    // Also while its entries are drafts themselves.
    const drafted = await ok<EntryOrder>('orderEntries', { ...order, ids: ids.toReversed(), version: 0 }, by());
    const listed = () => ok<{ items: EntryRow[]; order: EntryOrder }>('getEntries', { ...order, sort: 'place' }, by());
    expect((await listed()).order).toMatchObject({ version: drafted.version, ids: ids.toReversed() });
    await ok('discardEntry', { noun: order.noun, id: drafted.id, version: drafted.version }, by());
    const savedNow = { savedBy: 'Robin Vale', savedOn: new Date().toISOString() };
    await openCloudTable().transact([
      orderWrite({ ...order, id: drafted.id, ids, base: ids, version: drafted.version, ...savedNow }, 0),
    ]);
    expect((await listed()).order.version).toBe(0);
    const again = await ok<EntryOrder>('orderEntries', { ...order, ids: ids.toReversed(), version: 0 }, by());
    expect(again.version).toBeGreaterThan(drafted.version);
    expect((await listed()).items.map(({ entry }) => entry.id)).toEqual(ids.toReversed());
    await ok('discardEntry', { noun: order.noun, id: again.id, version: again.version }, by());
  });
});
