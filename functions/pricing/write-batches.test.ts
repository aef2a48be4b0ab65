import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type MerchandiseWrite, ofMerchandise } from '#functions/table/merchandise-changes.ts';
import { ConditionFailed, MAX_WRITES, type Table, type Write } from '#functions/table/table.ts';
import { writeBatches } from './write-batches.ts';

const put = (sk: string) =>
  ofMerchandise({ put: { pk: 'LOCATION#home#PRICING', sk, entityType: 'row', version: 1 }, unless: 'exists' });
const keyOf = ({ ofMerchandise: write }: MerchandiseWrite) => ('put' in write ? write.put.sk : '');

/** A table in which someone else was first with some rows. It takes all of a transaction or nothing. */
function tableWith(taken: ReadonlySet<string>) {
  const rows: string[] = [];
  const sizes: number[] = [];
  const counted: number[] = [];
  const transact = async (writes: Write[]): Promise<void> => {
    sizes.push(writes.length);
    const keys = writes.flatMap((write) => ('put' in write ? [write.put.sk] : []));
    counted.push(writes.filter((write) => 'add' in write).length);
    const at = keys.findIndex((key) => taken.has(key));
    if (at >= 0) throw new ConditionFailed(at);
    rows.push(...keys);
  };
  return { table: { transact } as Table, rows, sizes, counted };
}

const sizesOfBatches = fc.array(fc.integer({ min: 0, max: 62 }), { maxLength: 30 });

it('writes every batch as a whole and once, but for those that someone else was first with', () =>
  fc.assert(
    fc.asyncProperty(sizesOfBatches, fc.uniqueArray(fc.nat(30), { maxLength: 3 }), async (lengths, lost) => {
      const batches = lengths.map((length, nth) => ({
        nth,
        writes: Array.from({ length }, (_, at) => put(`${nth} ${at}`)),
      }));
      const others = new Set(lost.flatMap((nth) => batches[nth]?.writes.slice(-1) ?? []).map(keyOf));
      const { table, rows, sizes } = tableWith(others);
      const done = await writeBatches(table, 'home', batches);
      const free = batches.filter(({ writes }) => !writes.some((write) => others.has(keyOf(write))));
      expect(done.map(({ nth }) => nth)).toEqual(free.map(({ nth }) => nth));
      expect(rows.toSorted()).toEqual(free.flatMap(({ writes }) => writes.map(keyOf)).toSorted());
      expect(Math.max(0, ...sizes)).toBeLessThanOrEqual(MAX_WRITES);
    }),
  ));

it('takes as few transactions as the batches fit in', async () => {
  const { table, sizes, counted } = tableWith(new Set());
  await writeBatches(
    table,
    'home',
    Array.from({ length: 300 }, (_, nth) => ({ writes: [put(`${nth}`)] })),
  );
  expect(sizes).toEqual([99, 99, 99, 7]);
  expect(counted).toEqual([1, 1, 1, 1]);
});

it('writes the others together when someone else was first with one', async () => {
  const { table, sizes } = tableWith(new Set(['5']));
  const batches = Array.from({ length: 50 }, (_, nth) => ({ writes: [put(`${nth}`)] }));
  expect(await writeBatches(table, 'home', batches)).toHaveLength(49);
  expect(sizes).toEqual([51, 50]);
});
