import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Release, readHead } from '#functions/table/catalog-release.ts';
import { ConditionFailed, type Item, type Table, type Write } from '#functions/table/table.ts';
import type { Bucket } from '#functions/vendors/objects/bucket.ts';
import { nounNames } from '#shared/catalog/noun-names.ts';
import type { CatalogEntries } from './entries.ts';
import { publishCatalog } from './publish-catalog.ts';
import { openPublishedCatalog } from './published-catalog.ts';

const none = Object.fromEntries(nounNames.map((noun) => [noun, []])) as unknown as CatalogEntries;
const about = { publishedOn: '2026-11-01T12:00:00.000Z', publishedBy: 'Robin Vale', note: '' };
const catalogOf = (entries: Partial<Record<keyof CatalogEntries, object[]>>) => ({ ...none, ...entries }) as CatalogEntries;
const film = { id: 'film', serviceCategoryId: 'media', name: 'Film', sortOrder: 0 };
const casket = (id: string, itemCategoryId: string) => ({ id, itemCategoryId, name: id });

/** A stage in memory whose steps can be stopped: `failAt` is the step that isn't done, counted from 1. */
function memoryStage() {
  const rows = new Map<string, Item>();
  const objects = new Map<string, Buffer>();
  const reads: string[] = [];
  const stage = { failAt: Number.POSITIVE_INFINITY, steps: 0 };
  const step = () => {
    stage.steps += 1;
    if (stage.steps === stage.failAt) throw new Error('killed');
  };
  const table = {
    get: async ({ pk, sk }: { pk: string; sk: string }) => rows.get(`${pk} ${sk}`),
    transact: async (writes: Write[]) => {
      step();
      for (const write of writes) {
        if (!('put' in write)) continue;
        const stored = rows.get(`${write.put.pk} ${write.put.sk}`);
        const { unless, ifVersion } = write as { unless?: string; ifVersion?: number };
        if ((unless === 'exists' && stored) || (ifVersion !== undefined && stored?.version !== ifVersion))
          throw new ConditionFailed(0);
      }
      for (const write of writes) if ('put' in write) rows.set(`${write.put.pk} ${write.put.sk}`, write.put);
    },
  } as Partial<Table> as Table;
  const bucket = {
    read: async (key: string) => {
      reads.push(key);
      const bytes = objects.get(key);
      return bytes ? { bytes, tag: key } : null;
    },
    write: async (key: string, bytes: Buffer) => {
      step();
      objects.set(key, bytes);
      return true;
    },
  } as Partial<Bucket> as Bucket;
  const publish = async (catalog: CatalogEntries, before?: Release) =>
    publishCatalog({ table, bucket }, catalog, before ?? (await readHead(table)), about);
  return { table, bucket, objects, reads, rows, stage, publish };
}

const seconds = (count: number) => new Date(Date.UTC(2026, 10, 1) + count * 1000);
beforeAll(() => vi.stubEnv('SNAPSHOT_MAX_AGE_SECONDS', '60'));

describe('publishing a catalog', () => {
  it('counts releases, and shares what did not change', async () => {
    const { publish, objects, table, bucket } = memoryStage();
    const first = await publish(catalogOf({ services: [film], items: [casket('oak', 'caskets'), casket('urn', 'urns')] }));
    expect(first.release).toBe(1);
    expect(Object.keys(first.parts).sort()).toEqual(['items/caskets', 'items/urns', 'services']);
    const stored = objects.size;
    const second = await publish(catalogOf({ services: [film], items: [casket('elm', 'caskets'), casket('urn', 'urns')] }));
    expect(second).toMatchObject({
      release: 2,
      parts: { services: first.parts.services, 'items/urns': first.parts['items/urns'] },
    });
    // One part and a manifest.
    expect(objects.size).toBe(stored + 2);
    expect((await readHead(table))?.release).toBe(2);
    expect((await openPublishedCatalog(() => bucket).of(first, ['items'])).items.map(({ id }) => id).sort()).toEqual([
      'oak',
      'urn',
    ]);
  });

  it('is the same object for as long as its parts are, in whatever order the database hands them back', async () => {
    const { publish, bucket } = memoryStage();
    const { parts } = await publish(catalogOf({ services: [film], items: [casket('oak', 'caskets'), casket('urn', 'urns')] }));
    const { of } = openPublishedCatalog(() => bucket);
    const turned = Object.fromEntries(Object.entries(parts).reverse());
    expect(await of({ parts: turned }, ['items', 'services'])).toBe(await of({ parts }, ['items', 'services']));
    const second = await publish(catalogOf({ services: [film], items: [casket('elm', 'caskets'), casket('urn', 'urns')] }));
    expect((await of(second, ['items', 'services'])).items).toHaveLength(2);
    expect(await of(second, ['items', 'services'])).not.toBe(await of({ parts }, ['items', 'services']));
  });

  it('gives the hashes of before when a change is taken back, whatever the order of entries and fields', async () => {
    const { publish } = memoryStage();
    const grief = { id: 'grief', sortOrder: 1, name: 'Grief', serviceCategoryId: 'media' };
    const first = await publish(catalogOf({ services: [film, grief] }));
    await publish(catalogOf({ services: [film] }));
    const again = { name: 'Grief', serviceCategoryId: 'media', id: 'grief', sortOrder: 1 };
    const third = await publish(catalogOf({ services: [again, film] }));
    expect(third).toEqual({ ...first, release: 3 });
  });

  it('has no entries of nouns that came after a release', async () => {
    const { publish, bucket, reads } = memoryStage();
    const old = await publish(catalogOf({ services: [film] }));
    const catalog = await openPublishedCatalog(() => bucket).of(old, ['services', 'states', 'arrangementPages']);
    expect(catalog).toEqual({ services: [film], states: [], arrangementPages: [] });
    expect(reads).toHaveLength(1);
  });

  it('does nothing when nothing differs', async () => {
    const { publish, stage } = memoryStage();
    await publish(catalogOf({ services: [film] }));
    const { steps } = stage;
    expect((await publish(catalogOf({ services: [film] }))).release).toBe(1);
    expect(stage.steps).toBe(steps);
  });

  it('refuses the second of two that began from the same release', async () => {
    const { publish, table } = memoryStage();
    const first = await publish(catalogOf({ services: [film] }));
    await publish(catalogOf({ services: [{ ...film, name: 'Movie' }] }), first);
    await expect(publish(catalogOf({ services: [] }), first)).rejects.toThrow(ConditionFailed);
    expect((await readHead(table))?.release).toBe(2);
  });

  it('leaves the old release or the new one, whichever step it is stopped at', async () => {
    const before = catalogOf({ services: [film], items: [casket('oak', 'caskets')] });
    const after = catalogOf({ services: [{ ...film, name: 'Movie' }], items: [casket('elm', 'caskets')] });
    for (let failAt = 1; ; failAt += 1) {
      const { publish, table, bucket, stage } = memoryStage();
      const old = await publish(before);
      Object.assign(stage, { failAt: stage.steps + failAt });
      const stopped = await publish(after).then(
        () => false,
        () => true,
      );
      const head = (await readHead(table)) as Release;
      const { services, items } = await openPublishedCatalog(() => bucket).of(head, ['services', 'items']);
      const names = [...services, ...items].map(({ name }) => name);
      expect(names).toEqual(stopped ? ['Film', 'oak'] : ['Movie', 'elm']);
      if (!stopped) break;
      expect(head).toEqual(old);
      // Run again, it ends where it would have ended.
      expect((await publish(after)).release).toBe(2);
      expect(failAt).toBeLessThan(10);
    }
  });
});

describe('reading the published catalog', () => {
  let stage: ReturnType<typeof memoryStage>;
  let readers: ReturnType<typeof openPublishedCatalog>;
  beforeEach(() => {
    stage = memoryStage();
    readers = openPublishedCatalog(() => stage.bucket);
  });
  const open = () => readers.madeOf(['services'], ({ services }) => services.map(({ name }) => name));

  it('is empty before the first release', async () => {
    expect(await open()(stage.table, seconds(0))).toEqual([]);
  });

  it('looks for a newer release after its age, and reads only the parts that changed', async () => {
    await stage.publish(catalogOf({ services: [film], vendors: [{ id: 'v', name: 'Vendor' }] }));
    const [names, vendors] = [open(), readers.madeOf(['vendors'], (entries) => entries.vendors)];
    const kept = await vendors(stage.table, seconds(0));
    expect(await names(stage.table, seconds(0))).toEqual(['Film']);
    await stage.publish(catalogOf({ services: [{ ...film, name: 'Movie' }], vendors: [{ id: 'v', name: 'Vendor' }] }));
    expect(await names(stage.table, seconds(59))).toEqual(['Film']);
    const reads = stage.reads.length;
    expect(await names(stage.table, seconds(61))).toEqual(['Movie']);
    expect(await vendors(stage.table, seconds(61))).toBe(kept);
    expect(stage.reads.slice(reads)).toEqual([expect.stringMatching(/^parts\/services\//)]);
    expect(await names(stage.table, seconds(60), 0)).toEqual(['Movie']);
  });

  it('reads the parts that are asked for, and no others', async () => {
    const group = (id: string, kind: string) => ({ id, kind, name: id });
    await stage.publish(catalogOf({ services: [film], questionGroups: [group('price', 'pricing'), group('file', 'case')] }));
    const groups = readers.madeOf(['questionGroups/case'], ({ questionGroups }) => questionGroups.map(({ id }) => id));
    expect(await groups(stage.table, seconds(0))).toEqual(['file']);
    expect(stage.reads).toEqual([expect.stringMatching(/^parts\/questionGroups\/case\//)]);
  });

  it('serves what it has while a changed part cannot be read, and reads it again later', async () => {
    await stage.publish(catalogOf({ services: [film] }));
    const names = open();
    expect(await names(stage.table, seconds(0))).toEqual(['Film']);
    const { parts } = await stage.publish(catalogOf({ services: [{ ...film, name: 'Movie' }] }));
    const key = [...stage.objects.keys()].find((each) => each.includes(parts.services as string)) as string;
    const bytes = stage.objects.get(key) as Buffer;
    stage.objects.delete(key);
    expect(await names(stage.table, seconds(100))).toEqual(['Film']);
    stage.objects.set(key, bytes);
    expect(await names(stage.table, seconds(101))).toEqual(['Movie']);
  });

  it('shows 200 readers during a publication wholly one release or the next', async () => {
    const catalogAt = (name: string) =>
      catalogOf({
        services: [{ ...film, name }],
        vendors: [{ id: 'v', name }],
        items: [casket(name, 'caskets'), casket(name, 'urns')],
      });
    await stage.publish(catalogAt('old'));
    const wanted = ['services', 'vendors', 'items'] as const;
    const reading = async (at: number) => {
      // Each reader is its own Lambda, which begins some steps after the one before.
      for (let step = 0; step < at; step += 1) await Promise.resolve();
      const read = openPublishedCatalog(() => stage.bucket).madeOf(wanted, ({ services, vendors, items }) => [
        ...new Set([...services, ...vendors, ...items].map(({ name }) => name)),
      ]);
      return read(stage.table, seconds(0), 0);
    };
    const seen = Promise.all([...Array(200).keys()].map(reading));
    await stage.publish(catalogAt('new'));
    const all = await seen;
    expect(all.every((names) => names.length === 1)).toBe(true);
    expect(new Set(all.flat())).toEqual(new Set(['old', 'new']));
  });

  it("refuses a part that isn't what its hash says", async () => {
    const { parts } = await stage.publish(catalogOf({ services: [film] }));
    const other = await memoryStage().publish(catalogOf({ services: [] }));
    expect(other.parts).toEqual({});
    const key = [...stage.objects.keys()].find((each) => each.includes(parts.services as string)) as string;
    const forged = memoryStage();
    await forged.publish(catalogOf({ services: [{ ...film, name: 'Forged' }] }));
    stage.objects.set(key, [...forged.objects.values()][0] as Buffer);
    await expect(open()(stage.table, seconds(0))).rejects.toThrow('differs from what its hash says');
  });
});
