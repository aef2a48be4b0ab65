import { type MerchandiseWrite, transactMerchandise } from '#functions/table/merchandise-changes.ts';
import { MAX_WRITES, type Table, type Write } from '#functions/table/table.ts';
import { ConditionFailed } from '#functions/table/write-failures.ts';

/** Writes that are made together or not at all, and fewer than `MAX_WRITES`. */
type Batch = { writes: readonly (Write | MerchandiseWrite)[] };

/** The most writes in one transaction: one more counts the change of the home's merchandise. */
const MOST = MAX_WRITES - 1;

/** Packs batches into as few transactions as they fit in. */
function packed<Of extends Batch>(batches: readonly Of[]): Of[][] {
  const packs: Of[][] = [];
  let room = 0;
  for (const batch of batches) {
    if (batch.writes.length > room) {
      packs.push([]);
      room = MOST;
    }
    room -= batch.writes.length;
    if (packs.length === 0) packs.push([]);
    packs.at(-1)?.push(batch);
  }
  return packs;
}

/** Returns which of the batches the nth write of all of them belongs to. */
function batchAt(batches: readonly Batch[], write: number): number {
  let before = 0;
  return batches.findIndex(({ writes }) => {
    before += writes.length;
    return write < before;
  });
}

/** Writes batches together. If someone else is first with one of them, the others are written without it. Returns those that were written. */
async function written<Of extends Batch>(table: Table, locationId: string, batches: readonly Of[]): Promise<Of[]> {
  const left = [...batches];
  while (left.some(({ writes }) => writes.length > 0))
    try {
      await transactMerchandise(
        table,
        locationId,
        left.flatMap(({ writes }) => writes),
      );
      return left;
    } catch (error) {
      if (!(error instanceof ConditionFailed)) throw error;
      left.splice(batchAt(left, error.index), 1);
    }
  return left;
}

/**
 * Makes the writes of batches, of what a home's staff edit, in as few transactions as they fit in. Someone who is first with one of them keeps none but that. Returns
 * those that were written.
 */
export async function writeBatches<Of extends Batch>(table: Table, locationId: string, batches: readonly Of[]): Promise<Of[]> {
  const done: Of[] = [];
  for (const pack of packed(batches)) done.push(...(await written(table, locationId, pack)));
  return done;
}
