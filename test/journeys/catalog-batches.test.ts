import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { readCatalogRows } from '#functions/table/catalog-rows.ts';
import type { NounName } from '#shared/catalog/noun-names.ts';
import type { BulkResult, StagedChanges } from '#shared/contract/system-batches.ts';
import type { DraftInShort, EntryRow } from '#shared/contract/system-catalog-views.ts';
import { ok, openCloudTable, type RequestOptions, refused, waitUntil } from '#test/cloud/cloud.ts';
import { person } from '#test/world/cast.ts';

let token: string;
beforeAll(async () => {
  token = (await person({ kind: 'system' })).token;
});
const by = (): RequestOptions => ({ token, key: randomUUID() });

type Draft = { noun: string; id: string; version: number };
type Edited = StagedChanges & { rows: BulkResult[] };

const save = async (
  noun: NounName,
  entry: { id: string },
  { version, base }: { version: number; base: string | null } = { version: 0, base: null },
) => ok<EntryRow>('saveEntry', { noun, entry, version, base }, by());
/** Publishes as often as others are first. */
const publish = (...drafts: Draft[]) =>
  waitUntil(
    'its own turn',
    async () =>
      ok<{ release: number }>('publishRelease', { drafts, note: '', withoutDryRun: 'For a test' }, by()).catch(
        (error: unknown) => {
          if (!String(error).includes('409')) throw error;
          return null;
        },
      ),
    30,
  ) as Promise<{ release: number }>;
const row = (noun: NounName, id: string) => ok<EntryRow>('getEntry', { noun, id }, by());
const edit = (noun: NounName, rows: [string, number][], set: object) => ok<Edited>('editEntries', { noun, rows, set }, by());
const drafts = async () => (await ok<{ items: DraftInShort[] }>('getDrafts', {}, by())).items;
const draftOf = ({ batch }: Pick<StagedChanges, 'batch'>): Draft => {
  if (!batch) throw new Error('Nothing was staged in a batch.');
  return { noun: batch.noun, id: batch.id, version: batch.version };
};
const newVendor = () => ({ id: randomUUID(), name: `Vendor ${randomUUID()}`, isActive: true });

/** Publishes new entries that no other test has. */
async function published<Entry extends { id: string }>(noun: NounName, ...entries: Entry[]): Promise<Entry[]> {
  const saved: Draft[] = [];
  for (const entry of entries) saved.push({ noun, id: entry.id, version: (await save(noun, entry)).version });
  await publish(...saved);
  return entries;
}

describe('an edit of many rows', () => {
  it('is one batch, which is listed, undone, and published as one draft', async () => {
    const vendors = await published('vendors', newVendor(), newVendor());
    const rows = vendors.map(({ id }): [string, number] => [id, 0]);
    const { batch, rows: results } = await edit('vendors', rows, { isActive: false });
    expect(results.map(({ result }) => result)).toEqual(['changed', 'changed']);
    expect(batch).toMatchObject({ noun: 'vendors', kind: 'bulk-edit', title: 'Edited 2 vendors', count: 2 });
    const version = batch?.version as number;
    for (const { id } of vendors)
      expect(await row('vendors', id)).toMatchObject({ state: 'changed', version, entry: { isActive: false } });
    const listed = (await drafts()).find(({ id }) => id === batch?.id);
    expect(listed).toMatchObject({ kind: 'batch', name: 'Edited 2 vendors', fields: 2, faults: [], isMoved: false });
    expect(listed).toMatchObject({ nouns: [{ noun: 'vendors', count: 2 }], createsTasks: false });
    const { items } = await ok<{ items: object[] }>('getBatchEntries', { id: batch?.id }, by());
    expect(items).toHaveLength(2);
    const fields = [{ path: ['isActive'], before: true, after: false }];
    expect(items[0]).toMatchObject({ noun: 'vendors', kind: 'changed', fields });
    const seen = { noun: 'vendors', id: batch?.id as string, version };
    await ok('discardEntry', seen, by());
    expect(await row('vendors', vendors[0]?.id as string)).toMatchObject({ state: 'published', version: 0 });
    expect(await refused('discardEntry', seen, by())).toMatchObject({ status: 409, code: 'stale' });
    const again = await edit('vendors', rows, { isActive: false });
    await publish(draftOf(again));
    for (const { id } of vendors)
      expect(await row('vendors', id)).toMatchObject({ state: 'published', version: 0, entry: { isActive: false } });
    expect((await drafts()).some(({ id }) => id === again.batch?.id)).toBe(false);
  });

  it('leaves the list of drafts once all of its entries are drafted separately', async () => {
    const [vendor] = (await published('vendors', newVendor())) as [ReturnType<typeof newVendor>];
    const { batch } = await edit('vendors', [[vendor.id, 0]], { isActive: false });
    const over = await row('vendors', vendor.id);
    const saved = await save('vendors', { ...over.entry, name: `${vendor.name} 2` } as never, over);
    expect((await drafts()).some(({ id }) => id === batch?.id)).toBe(false);
    expect((await ok<{ items: object[] }>('getBatchEntries', { id: batch?.id }, by())).items).toEqual([]);
    await publish({ noun: 'vendors', id: vendor.id, version: saved.version });
    expect((await drafts()).some(({ id }) => id === batch?.id || id === vendor.id)).toBe(false);
  });

  it('goes on without an entry that is discarded, and is gone with the last', async () => {
    const vendors = await published('vendors', newVendor(), newVendor());
    const rows = vendors.map(({ id }): [string, number] => [id, 0]);
    const { batch } = await edit('vendors', rows, { isActive: false });
    const [one, other] = vendors.map(({ id }) => ({ noun: 'vendors', id, version: batch?.version as number })) as [Draft, Draft];
    expect(await refused('discardEntry', { ...one, version: one.version + 1 }, by())).toMatchObject({ status: 409 });
    await ok('discardEntry', one, by());
    expect(await row('vendors', one.id)).toMatchObject({ state: 'published', version: 0, entry: { isActive: true } });
    expect(await row('vendors', other.id)).toMatchObject({ state: 'changed', version: other.version });
    const listed = (await drafts()).find(({ id }) => id === batch?.id);
    expect(listed).toMatchObject({ name: 'Edited 1 vendor', fields: 1, version: other.version });
    expect(await refused('discardEntry', one, by())).toMatchObject({ status: 409, code: 'stale' });
    await ok('discardEntry', other, by());
    expect(await row('vendors', other.id)).toMatchObject({ state: 'published', version: 0 });
    expect((await drafts()).some(({ id }) => id === batch?.id)).toBe(false);
    expect(await refused('getBatchEntries', { id: batch?.id }, by())).toMatchObject({ status: 404 });
  });

  it('is refused for what can’t change once it’s published, and taken for what isn’t published', async () => {
    const categories = [0, 1].map(() => ({
      id: randomUUID(),
      name: `Category ${randomUUID()}`,
      kind: 'container',
      pages: [],
      isActive: false,
    }));
    await published('itemCategories', ...categories);
    const [from, to] = categories.map(({ id }) => id) as [string, string];
    const newItem = () => ({ id: randomUUID(), itemCategoryId: from, name: `Oak ${randomUUID()}`, description: 'Oak' });
    const [sold] = (await published('items', newItem())) as [ReturnType<typeof newItem>];
    const drafted = newItem();
    const { version } = await save('items', drafted);
    const rows: [string, number][] = [
      [sold.id, 0],
      [drafted.id, version],
    ];
    const { rows: results } = await edit('items', rows, { itemCategoryId: to });
    expect(results).toMatchObject([
      { result: 'refused', message: expect.stringMatching(/^Category: .*can’t change/) },
      { result: 'changed' },
    ]);
    expect(await row('items', sold.id)).toMatchObject({ state: 'published' });
    const { version: now } = await row('items', drafted.id);
    await ok('discardEntry', { noun: 'items', id: drafted.id, version: now }, by());
  });

  it('builds on drafts, by id and version, and answers for every row', async () => {
    const [one, two] = (await published('vendors', newVendor(), newVendor())) as [
      ReturnType<typeof newVendor>,
      ReturnType<typeof newVendor>,
    ];
    const drafted = await save('vendors', { ...one, name: `${one.name} and Sons` } as never, await row('vendors', one.id));
    const rows: [string, number][] = [
      [one.id, drafted.version],
      [two.id, 7],
      [randomUUID(), 0],
    ];
    const { batch, savedInDrafts, rows: results } = await edit('vendors', rows, { isActive: false });
    expect(results.map(({ result }) => result)).toEqual(['changed', 'stale', 'gone']);
    expect({ batch, savedInDrafts }).toEqual({ batch: null, savedInDrafts: 1 });
    expect(await row('vendors', one.id)).toMatchObject({
      entry: { name: `${one.name} and Sons`, isActive: false },
    });
    const refusal = await edit('vendors', [[two.id, 0]], { name: '' });
    expect(refusal.rows).toMatchObject([{ result: 'refused', message: expect.stringContaining('Required') }]);
  });

  it('is answered again, as it was, however many rows it has', async () => {
    const rows = Array.from({ length: 5000 }, () => [randomUUID(), 7]);
    const input = { noun: 'vendors', rows, set: { isActive: false } };
    const options = by();
    const first = await ok<Edited>('editEntries', input, options);
    expect(first.rows).toHaveLength(5000);
    expect(await ok<Edited>('editEntries', input, options)).toEqual(first);
  });

  it('is refused for a field that there isn’t', async () => {
    for (const field of ['id', 'colour', '__proto__']) {
      const set = JSON.parse(`{"${field}": "x"}`);
      const input = { noun: 'vendors', rows: [[randomUUID(), 0]], set };
      expect(await refused('editEntries', input, by())).toMatchObject({ status: 400 });
    }
  });

  it('shows under a draft that was saved over it, and a later batch over an earlier one', async () => {
    const [vendor] = (await published('vendors', newVendor())) as [ReturnType<typeof newVendor>];
    const first = await edit('vendors', [[vendor.id, 0]], { name: `${vendor.name} first` });
    const second = await edit('vendors', [[vendor.id, first.batch?.version as number]], { name: `${vendor.name} second` });
    expect((await row('vendors', vendor.id)).name).toBe(`${vendor.name} second`);
    const seen = await row('vendors', vendor.id);
    const own = await save('vendors', { ...vendor, name: `${vendor.name} own` } as never, seen);
    expect(own.version).toBeGreaterThan(seen.version);
    // A row over batches that is as published hides them, and shows nothing.
    const asPublished = await save('vendors', vendor as never, own);
    expect(asPublished).toMatchObject({ state: 'published', version: 0 });
    expect(await row('vendors', vendor.id)).toMatchObject({ state: 'published', name: vendor.name });
    const back = await save('vendors', { ...vendor, name: `${vendor.name} own` } as never, asPublished);
    await ok('discardEntry', { noun: 'vendors', id: vendor.id, version: back.version }, by());
    expect((await row('vendors', vendor.id)).name).toBe(`${vendor.name} second`);
    for (const staged of [first, second]) await ok('discardEntry', draftOf(staged), by());
    expect((await row('vendors', vendor.id)).state).toBe('published');
  });

  it('has a version that no screen saw before: not of an earlier batch, nor of a draft that is discarded', async () => {
    const [vendor] = (await published('vendors', newVendor())) as [ReturnType<typeof newVendor>];
    const first = await edit('vendors', [[vendor.id, 0]], { name: `${vendor.name} first` });
    const old = await row('vendors', vendor.id);
    const second = await edit('vendors', [[vendor.id, old.version]], { isActive: false });
    const entry = { ...vendor, name: `${vendor.name} over the first` };
    const input = { noun: 'vendors', entry, version: old.version, base: old.base };
    expect(await refused('saveEntry', input, by())).toMatchObject({ status: 409, code: 'stale' });
    for (const staged of [second, first]) await ok('discardEntry', draftOf(staged), by());
    const begun = await save('vendors', entry as never, { version: 0, base: old.base });
    await ok('discardEntry', { noun: 'vendors', id: vendor.id, version: begun.version }, by());
    const again = await save('vendors', { ...entry, isActive: false } as never, { version: 0, base: old.base });
    expect(again.version).toBeGreaterThan(begun.version);
    expect(await refused('saveEntry', { ...input, version: begun.version }, by())).toMatchObject({ status: 409, code: 'stale' });
    await ok('discardEntry', { noun: 'vendors', id: vendor.id, version: again.version }, by());
  });

  it('is built on what someone saves at the same moment', async () => {
    const vendors = await published('vendors', newVendor(), newVendor());
    const [one] = vendors as [ReturnType<typeof newVendor>];
    const seen = await row('vendors', one.id);
    const name = `${one.name} and Sons`;
    const [saved, edited] = await Promise.allSettled([
      save('vendors', { ...one, name } as never, seen),
      edit(
        'vendors',
        vendors.map(({ id }): [string, number] => [id, 0]),
        { isActive: false },
      ),
    ]);
    // Whichever was second saw the first: nothing is hidden under what didn't know of it.
    const result = edited.status === 'fulfilled' ? edited.value.rows[0]?.result : undefined;
    expect([saved.status, result]).toEqual(saved.status === 'fulfilled' ? ['fulfilled', 'stale'] : ['rejected', 'changed']);
  });
});

describe('merging vendors', () => {
  it('gives the items of one to the other in one batch, and retires it', async () => {
    const [from, into] = (await published('vendors', newVendor(), newVendor())) as unknown as [
      { id: string; name: string },
      { id: string },
    ];
    const category = { id: randomUUID(), name: `Category ${randomUUID()}`, kind: 'container', pages: [], isActive: false };
    await published('itemCategories', category);
    const item = { id: randomUUID(), itemCategoryId: category.id, vendorId: from.id, name: 'Oak', description: 'Oak' };
    await published('items', item);
    const { batch } = await ok<StagedChanges>('mergeVendors', { id: from.id, into: into.id, version: 0 }, by());
    expect(batch).toMatchObject({ kind: 'merge', noun: 'items', count: 2 });
    await publish(draftOf({ batch }));
    expect(await row('items', item.id)).toMatchObject({ state: 'published', entry: { vendorId: into.id } });
    expect(await row('vendors', from.id)).toMatchObject({ state: 'published', isRetired: true });
    expect(await refused('mergeVendors', { id: into.id, into: into.id, version: 0 }, by())).toMatchObject({ status: 400 });
  });
});

describe('another name for a value', () => {
  it('is written in the attribute, items, and quick filters, in one batch', async () => {
    const itemCategoryId = randomUUID();
    await published('itemCategories', {
      id: itemCategoryId,
      name: `Category ${randomUUID()}`,
      kind: 'container',
      pages: [],
      isActive: false,
    });
    const attributeId = randomUUID();
    await published('attributes', { id: attributeId, itemCategoryId, name: `Wood ${randomUUID()}`, values: ['Oak', 'Pine'] });
    const item = {
      id: randomUUID(),
      itemCategoryId,
      name: 'Oak',
      description: 'Oak',
      attributes: [{ attributeId, value: 'Oak' }],
    };
    const filter = { id: randomUUID(), itemCategoryId, name: 'Oak', attributes: [{ attributeId, values: ['Oak'] }] };
    await published('items', item);
    await published('quickFilters', filter);
    const input = { id: attributeId, from: 'Oak', to: 'Red oak', version: 0 };
    const { batch } = await ok<StagedChanges>('renameAttributeValue', input, by());
    expect(batch).toMatchObject({ kind: 'rename', count: 3 });
    expect((await row('attributes', attributeId)).entry).toMatchObject({ values: ['Red oak', 'Pine'] });
    expect((await row('items', item.id)).entry).toMatchObject({ attributes: [{ attributeId, value: 'Red oak' }] });
    expect((await row('quickFilters', filter.id)).entry).toMatchObject({ attributes: [{ attributeId, values: ['Red oak'] }] });
    expect(await refused('renameAttributeValue', { ...input, version: batch?.version }, by())).toMatchObject({ status: 400 });
    await publish(draftOf({ batch }));
  });
});

describe('going back to before a release', () => {
  it('publishes nothing, and publishing it gives the hashes of the release before', async () => {
    const partsOf = async () => (await readCatalogRows(openCloudTable())).head?.parts;
    // Others publish meanwhile: then it is tried with another release.
    await waitUntil(
      'nobody else published meanwhile',
      async () => {
        const [kept, changed, added] = [newVendor(), newVendor(), newVendor()];
        await published('vendors', kept, changed);
        const before = await partsOf();
        const seen = await save(
          'vendors',
          { ...changed, name: `${changed.name} changed` } as never,
          await row('vendors', changed.id),
        );
        const { version } = await save('vendors', added as never);
        const { release } = await publish(
          { noun: 'vendors', id: changed.id, version: seen.version },
          { noun: 'vendors', id: added.id, version },
        );
        const after = await partsOf();
        expect(after?.vendors).not.toBe(before?.vendors);
        const reverted = await ok<StagedChanges>('revertRelease', { release }, by()).catch(() => null);
        if (!reverted?.batch) return false;
        expect(reverted.batch).toMatchObject({ kind: 'revert', title: `Back to before release ${release}` });
        const seenBatch = draftOf(reverted);
        if (reverted.batch.count !== 2) {
          await ok('discardEntry', seenBatch, by());
          return false;
        }
        expect((await partsOf())?.vendors).toBe(after?.vendors);
        await publish(seenBatch);
        return JSON.stringify((await partsOf())?.vendors) === JSON.stringify(before?.vendors);
      },
      60,
    );
  });

  it('retires what homes may have by then, with what that names, and takes out the rest', async () => {
    const [category] = (await ok<{ items: EntryRow[] }>('getEntries', { noun: 'itemCategories' }, by())).items;
    await waitUntil(
      'nobody else published meanwhile',
      async () => {
        const [named, other] = [newVendor(), newVendor()];
        const item = {
          ...{ id: randomUUID(), vendorId: named.id, itemCategoryId: category!.entry.id, name: `Urn ${randomUUID()}` },
          ...{ description: 'Bronze', attributes: [], images: [], isActive: false },
        };
        await save('vendors', named as never);
        const added = [
          { noun: 'items', id: item.id, version: (await save('items', item as never)).version },
          { noun: 'vendors', id: other.id, version: (await save('vendors', other as never)).version },
        ];
        const { release } = await publish(...added);
        const reverted = await ok<StagedChanges>('revertRelease', { release }, by()).catch(() => null);
        if (!reverted?.batch) return false;
        if (reverted.batch.count !== 3) {
          await ok('discardEntry', draftOf(reverted), by());
          return false;
        }
        const { id: batchId } = draftOf(reverted);
        expect((await drafts()).find(({ id }) => id === batchId)).toMatchObject({ fields: 3, retires: 2 });
        await publish(draftOf(reverted));
        for (const [noun, { id }] of [
          ['items', item],
          ['vendors', named],
        ] as const)
          expect(await row(noun, id)).toMatchObject({ state: 'published', isRetired: true });
        expect(await refused('getEntry', { noun: 'vendors', id: other.id }, by())).toMatchObject({ status: 404 });
        return true;
      },
      60,
    );
  });

  it('is refused for the first release, and over what someone drafted', async () => {
    expect(await refused('revertRelease', { release: 1 }, by())).toMatchObject({ status: 409 });
    expect(await refused('revertRelease', { release: 999_999 }, by())).toMatchObject({ status: 404 });
    const [vendor] = (await published('vendors', newVendor())) as [ReturnType<typeof newVendor>];
    const { version } = await save('vendors', { ...vendor, name: `${vendor.name} 2` } as never, await row('vendors', vendor.id));
    const { release } = await publish({ noun: 'vendors', id: vendor.id, version });
    const draft = await save('vendors', { ...vendor, name: `${vendor.name} 3` } as never, await row('vendors', vendor.id));
    expect(await refused('revertRelease', { release }, by())).toMatchObject({
      status: 409,
      detail: expect.stringContaining('has a draft by'),
    });
    await ok('discardEntry', { noun: 'vendors', id: vendor.id, version: draft.version }, by());
  });
});
