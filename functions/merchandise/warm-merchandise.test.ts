import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  itemsPartition,
  type MerchandiseWrite,
  ofMerchandise,
  transactMerchandise,
} from '#functions/table/merchandise-changes.ts';
import { ConditionFailed, type Item, type Key, type QueryOptions, type Table, type Write } from '#functions/table/table.ts';
import { createWarmMerchandise } from './warm-merchandise.ts';

const home = 'one';
const pricing = `LOCATION#${home}#PRICING`;
const nameOf = ({ pk, sk }: Key) => `${pk} ${sk}`;

type Changes = { version?: number; epoch?: number; named?: ReadonlySet<string> };

/** A table of one home in memory. `meanwhile` comes between a request and the next: what others do then. */
function homeTable(meanwhile: () => Promise<void> = async () => {}) {
  const rows = new Map<string, Item>();
  let requests = 0;
  const asked = async () => {
    requests += 1;
    await meanwhile();
  };
  const count = ({ add, counts, set = {}, copies = {}, condition, initially }: Extract<Write, { add: Key }>): void => {
    const before = (rows.get(nameOf(add)) ?? {}) as Changes;
    const copied = Object.entries(copies).map(([to, { from, or }]) => [to, (before as Record<string, unknown>)[from] ?? or]);
    const next: Record<string, unknown> = { ...add, ...initially, ...before, ...set, ...Object.fromEntries(copied) };
    for (const [name, value] of Object.entries(counts))
      next[name] =
        typeof value === 'number'
          ? ((before[name as 'version'] ?? 0) as number) + value
          : new Set([...(before.named ?? []), ...value]);
    if (condition && (before.named?.size ?? 0) >= Number(condition.values?.[':most'])) throw new ConditionFailed(-1);
    rows.set(nameOf(add), next as Item);
  };
  const transact = async (writes: Write[]): Promise<void> => {
    await asked();
    for (const [index, write] of writes.entries())
      if ('add' in write)
        try {
          count(write);
        } catch {
          throw new ConditionFailed(index);
        }
    for (const write of writes) {
      if ('put' in write) rows.set(nameOf(write.put), write.put);
      if ('delete' in write) rows.delete(nameOf(write.delete));
    }
  };
  const of = (isRetry: boolean): Table =>
    ({
      isRetry,
      async get(key: Key) {
        await asked();
        return rows.get(nameOf(key));
      },
      async getMany(keys: Key[]) {
        await asked();
        return keys.flatMap((key) => rows.get(nameOf(key)) ?? []);
      },
      async query(pk: string, { startsWith = '', before = '\u{10FFFF}' }: QueryOptions) {
        await asked();
        const isWanted = (item: Item) => item.pk === pk && item.sk.startsWith(startsWith) && item.sk < before;
        return { items: [...rows.values()].filter(isWanted), next: null };
      },
      transact,
    }) as unknown as Table;
  const merchandise = () => [...rows.values()].filter(({ sk }) => sk !== '~CHANGES');
  return { table: of(false), retried: of(true), merchandise, requests: () => requests };
}

let saved = 0;
/** Writes a row over the version that it had, as prices and own items are written. */
const put = (pk: string, nth: number, value: number) => {
  saved += 1;
  return ofMerchandise({ put: { pk, sk: `ITEM#${nth}`, entityType: 'row', value, version: saved }, ifVersion: saved - 1 });
};
/** Writes a row whatever it was, as what a home sells is written. */
const overwrite = (pk: string, nth: number, value: number) =>
  ofMerchandise({ put: { pk, sk: `ITEM#${nth}`, entityType: 'row', value } });
const drop = (pk: string, nth: number) => ofMerchandise({ delete: { pk, sk: `ITEM#${nth}` } });

/** A Lambda that keeps what it has read, and returns all rows of the home but the count of changes. */
function lambda() {
  const read = createWarmMerchandise((rows: readonly Item[], _catalog: null) => rows.filter(({ sk }) => sk !== '~CHANGES'));
  return (table: Table) => read(table, home, Promise.resolve(null));
}
const inOrder = (rows: readonly Item[]) => rows.map((row) => `${nameOf(row)} ${row.value}`).toSorted();

const place = fc.tuple(fc.constantFrom(itemsPartition(home), pricing), fc.nat(120));
const change = fc.oneof(
  { weight: 4, arbitrary: fc.tuple(place, fc.nat(9)).map(([[pk, nth], value]) => [put(pk, nth, value)]) },
  fc.tuple(place, fc.nat(9)).map(([[pk, nth], value]) => [overwrite(pk, nth, value)]),
  place.map(([pk, nth]) => [drop(pk, nth)]),
  fc
    .tuple(fc.constantFrom(itemsPartition(home), pricing), fc.integer({ min: 1, max: 70 }), fc.nat(9))
    .map(([pk, length, value]) => Array.from({ length }, (_, nth) => put(pk, nth, value))),
);
const step = fc.oneof(
  change.map((writes) => ({ writes })),
  fc.record({ reader: fc.nat(2) }),
);

it('has every save at the very next read, in each of several Lambdas, whatever was saved in between', () =>
  fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 60 }), async (steps) => {
      const { table, merchandise } = homeTable();
      const lambdas = [lambda(), lambda(), lambda()];
      for (const each of steps)
        if ('writes' in each) await transactMerchandise(table, home, each.writes);
        else expect(inOrder(await lambdas[each.reader]!(table))).toEqual(inOrder(merchandise()));
      for (const read of lambdas) expect(inOrder(await read(table))).toEqual(inOrder(merchandise()));
    }),
    { numRuns: 300 },
  ));

it('has it also if others save between the requests of a read', () =>
  fc.assert(
    fc.asyncProperty(
      fc.array(change, { minLength: 1, maxLength: 40 }),
      fc.array(fc.boolean(), { maxLength: 80 }),
      async (all, when) => {
        const [left, turns] = [[...all], [...when]];
        let isBusy = false;
        const busy = homeTable(async () => {
          if (isBusy || !turns.shift()) return;
          isBusy = true;
          const writes: MerchandiseWrite[] | undefined = left.shift();
          if (writes) await transactMerchandise(busy.table, home, writes);
          isBusy = false;
        });
        const lambdas = [lambda(), lambda()];
        for (let nth = 0; nth < 20; nth += 1) await lambdas[nth % 2]!(busy.table);
        isBusy = true;
        for (const read of lambdas) expect(inOrder(await read(busy.table))).toEqual(inOrder(busy.merchandise()));
      },
    ),
    { numRuns: 300 },
  ));

it('asks once if nothing changed, and otherwise for what was saved: 300 rows of one call by the hundred, and all rows after more calls', async () => {
  const { table, requests } = homeTable();
  const read = lambda();
  const costOf = async (work: () => Promise<unknown>) => {
    const before = requests();
    await work();
    return requests() - before;
  };
  const save = async (length: number) => {
    for (let from = 0; from < length; from += 98)
      await transactMerchandise(
        table,
        home,
        Array.from({ length: Math.min(98, length - from) }, (_, nth) => put(pricing, from + nth, 2)),
      );
  };
  await save(1);
  expect(await costOf(() => read(table))).toBe(3);
  expect(await costOf(() => read(table))).toBe(1);
  for (const [rows, cost] of [
    [1, 2],
    [60, 2],
    [300, 4],
    [300, 4],
    [1, 2],
    [600, 3],
  ] as const) {
    await save(rows);
    expect(await costOf(() => read(table)), `${rows} rows`).toBe(cost);
  }
  // Prices are saved in as many transactions as they fit in: none is refused because an epoch is full.
  expect(await costOf(() => save(300))).toBe(4);
});

it('makes the same of the same rows and the same catalog only once', async () => {
  const { table } = homeTable();
  let made = 0;
  const read = createWarmMerchandise((_rows: readonly Item[], catalog: object) => {
    made += 1;
    return catalog;
  });
  const [first, second] = [{}, {}];
  for (const catalog of [first, first, second, second]) expect(await read(table, home, Promise.resolve(catalog))).toBe(catalog);
  expect(made).toBe(2);
});

it('keeps nothing of what a retried request reads, which may be what its first attempt had read', async () => {
  const { table, retried, requests } = homeTable();
  const read = lambda();
  await read(retried);
  const before = requests();
  await read(table);
  expect(requests() - before).toBe(3);
});
