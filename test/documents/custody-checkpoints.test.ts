import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CheckpointObject, listOf } from '#functions/documents/custody/checkpoint-object.ts';
import { writeCheckpoint } from '#functions/documents/custody/write-checkpoint.ts';
import type { CustodyHead } from '#functions/table/custody-checkpoint.ts';
import { beforeFirst, readCheckpoint } from '#shared/custody/checkpoint.ts';
import { checkpointStore } from './checkpoint-store.ts';

const home = '0198f0aa-2222-7222-8333-444455556666';
const hashOf = (caseId: string, sequence: number) => `${caseId.replaceAll('-', '')}${String(sequence).padStart(32, '0')}`;
const headOf = (caseId: string, sequence: number): CustodyHead => ({ caseId, sequence, hash: hashOf(caseId, sequence) });

type Store = ReturnType<typeof checkpointStore>;
const night = (store: Store, on?: Date) => writeCheckpoint(store.ports(on), home, [...store.unchecked.values()]);
const objectAt = (store: Store, path: string) => JSON.parse(store.objects.get(path)!.toString('utf8')) as CheckpointObject;

describe('a checkpoint of a home’s custody records', () => {
  it('has the heads of all records, names the one before it, and raises an event, in three requests and one for each record', async () => {
    const store = checkpointStore();
    const [a, b] = [randomUUID(), randomUUID()];
    for (const head of [headOf(a, 2), headOf(b, 1)]) store.unchecked.set(head.caseId, head);
    expect(await night(store)).toBe(true);
    expect([store.requests(), store.unchecked.size, store.events.length]).toEqual([4, 0, 1]);
    store.unchecked.set(a, headOf(a, 3));
    await night(store);
    const [first, second] = store.kept();
    expect(readCheckpoint(first!.text)).toMatchObject({ home, number: 1, records: 2, previous: await beforeFirst(home) });
    expect(readCheckpoint(second!.text)).toMatchObject({ number: 2, records: 2, previous: first!.digest });
    expect(objectAt(store, second!.path).heads).toEqual(
      [headOf(a, 3), headOf(b, 1)].toSorted((one, other) => (one.caseId < other.caseId ? -1 : 1)),
    );
  });

  it('isn’t written if no record has gone on, and not over a newer head that it has already', async () => {
    const store = checkpointStore();
    const a = randomUUID();
    store.unchecked.set(a, headOf(a, 5));
    await night(store);
    store.unchecked.set(a, headOf(a, 4));
    expect([await night(store), store.kept().length]).toEqual([false, 1]);
    store.unchecked.set(a, headOf(a, 5));
    expect([await night(store), store.kept().length, store.unchecked.size]).toEqual([false, 1, 0]);
  });

  it('is never two of one number: a try that comes second takes the object of the first as it is', async () => {
    const store = checkpointStore();
    const a = randomUUID();
    store.unchecked.set(a, headOf(a, 1));
    store.killAfter(2);
    await expect(night(store)).rejects.toThrow('killed');
    expect([store.objects.size, store.kept().length]).toEqual([1, 0]);
    const b = randomUUID();
    store.unchecked.set(b, headOf(b, 1));
    store.killAfter(Number.POSITIVE_INFINITY);
    expect(await night(store, new Date('2026-11-27T09:00:00.000Z'))).toBe(true);
    expect(readCheckpoint(store.kept()[0]!.text)).toMatchObject({ records: 1, on: '2026-11-27T08:30:00.000Z' });
    expect([...store.unchecked.keys()]).toEqual([b]);
    await night(store);
    expect([store.kept().length, store.unchecked.size]).toEqual([2, 0]);
  });

  it('is whole after any nights, killed anywhere: linked, listed, and every head covered in the end', () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ moves: fc.array(fc.nat({ max: 3 }), { maxLength: 4 }), steps: fc.nat({ max: 9 }) }), {
          maxLength: 8,
        }),
        async (nights) => {
          const store = checkpointStore();
          const cases = Array.from({ length: 4 }, () => randomUUID());
          const sequences = new Map<string, number>();
          const run = async (steps: number) => {
            store.killAfter(steps);
            await night(store).catch((error: Error) => expect(error.message).toBe('The process was killed.'));
          };
          for (const { moves, steps } of nights) {
            for (const at of moves) {
              const caseId = cases[at]!;
              const sequence = (sequences.get(caseId) ?? 0) + 1;
              sequences.set(caseId, sequence);
              store.unchecked.set(caseId, headOf(caseId, sequence));
            }
            await run(steps);
          }
          for (let turn = 0; turn < 2; turn += 1) await run(Number.POSITIVE_INFINITY);
          expect(store.unchecked.size).toBe(0);
          let previous = await beforeFirst(home);
          const kept = store.kept();
          for (const [at, { text, path, digest }] of kept.entries()) {
            const checkpoint = readCheckpoint(text)!;
            expect([checkpoint.number, checkpoint.previous]).toEqual([at + 1, previous]);
            expect((await listOf(objectAt(store, path).heads)).split('\n').length - 1).toBe(checkpoint.records);
            previous = digest;
          }
          const last = kept.at(-1);
          const heads = last ? objectAt(store, last.path).heads : [];
          expect(new Map(heads.map(({ caseId, sequence }) => [caseId, sequence]))).toEqual(sequences);
          expect(store.events).toHaveLength(kept.length);
        },
      ),
      { numRuns: 60 },
    ));
});
