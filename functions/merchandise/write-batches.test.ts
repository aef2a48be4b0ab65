import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ConditionFailed, MAX_WRITES, type Table, type Write } from '#functions/table/table.ts';
import { writeBatches } from './write-batches.ts';

const put = (sk: string): Write => ({ put: { pk: 'home', sk, entityType: 'row', version: 1 }, unless: 'exists' });

/** A table in which someone else was first with some rows. It takes all of a transaction or nothing. */
function tableWith(taken: ReadonlySet<string>) {
  const rows: string[] = [];
  const sizes: number[] = [];
  const transact = async (writes: Write[]): Promise<void> => {
    sizes.push(writes.length);
    const keys = writes.map((write) => ('put' in write ? write.put.sk : ''));
    const at = keys.findIndex((key) => taken.has(key));
    if (at >= 0) throw new ConditionFailed(at);
    rows.push(...keys);
  };
  return { table: { transact } as Table, rows, sizes };
}

const sizesOfBatches = fc.array(fc.integer({ min: 0, max: 62 }), { maxLength: 30 });

it('writes every batch as a whole and once, but for those that someone else was first with', () =>
  fc.assert(
    fc.asyncProperty(sizesOfBatches, fc.uniqueArray(fc.nat(30), { maxLength: 3 }), async (lengths, lost) => {
      const batches = lengths.map((length, nth) => ({
        nth,
        writes: Array.from({ length }, (_, at) => put(`${nth} ${at}`)),
      }));
      const others = new Set(
        lost.flatMap((nth) => batches[nth]?.writes.slice(-1) ?? []).map((write) => ('put' in write ? write.put.sk : '')),
      );
      const { table, rows, sizes } = tableWith(others);
      const done = await writeBatches(table, batches);
      const free = batches.filter(({ writes }) => !writes.some((write) => 'put' in write && others.has(write.put.sk)));
      expect(done.map(({ nth }) => nth)).toEqual(free.map(({ nth }) => nth));
      expect(rows.toSorted()).toEqual(
        free.flatMap(({ writes }) => writes.map((write) => ('put' in write ? write.put.sk : ''))).toSorted(),
      );
      expect(Math.max(0, ...sizes)).toBeLessThanOrEqual(MAX_WRITES);
    }),
  ));

it('takes as few transactions as the batches fit in', async () => {
  const { table, sizes } = tableWith(new Set());
  await writeBatches(
    table,
    Array.from({ length: 300 }, (_, nth) => ({ writes: [put(`${nth}`)] })),
  );
  expect(sizes).toEqual([99, 99, 99, 3]);
});
