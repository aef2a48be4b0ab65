import { MAX_WRITES, type Table, type Write } from '#functions/table/table.ts';
import { wasWritten } from '#functions/table/write-failures.ts';

/** Writes that are made together or not at all, and at most `MAX_WRITES`. */
type Batch = { writes: readonly Write[] };

/** Packs batches into as few transactions as they fit in. */
function packed<Of extends Batch>(batches: readonly Of[]): Of[][] {
  const packs: Of[][] = [];
  let room = 0;
  for (const batch of batches) {
    if (batch.writes.length > room) {
      packs.push([]);
      room = MAX_WRITES;
    }
    room -= batch.writes.length;
    if (packs.length === 0) packs.push([]);
    packs.at(-1)?.push(batch);
  }
  return packs;
}

/** Writes batches together or, if someone else is first with one of them, each alone. Returns those that were written. */
async function written<Of extends Batch>(table: Table, batches: readonly Of[]): Promise<Of[]> {
  const writes = batches.flatMap((batch) => batch.writes);
  if (writes.length === 0 || (await wasWritten(table.transact(writes)))) return [...batches];
  const done: Of[] = [];
  for (const batch of batches)
    if (batch.writes.length === 0 || (await wasWritten(table.transact([...batch.writes])))) done.push(batch);
  return done;
}

/** Makes the writes of batches in as few transactions as they fit in. Someone who is first with one of them keeps none but that. Returns those that were written. */
export async function writeBatches<Of extends Batch>(table: Table, batches: readonly Of[]): Promise<Of[]> {
  const done: Of[] = [];
  for (const pack of packed(batches)) done.push(...(await written(table, pack)));
  return done;
}
