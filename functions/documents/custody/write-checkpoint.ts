import type { JobContext } from '#functions/runtime/job-context.ts';
import {
  type CustodyHead,
  checkpointWrite,
  type KeptCheckpoint,
  markChecked,
  readLastCheckpoint,
} from '#functions/table/custody-checkpoint.ts';
import { raise } from '#functions/table/outbox.ts';
import { wasWritten } from '#functions/table/write-failures.ts';
import type { CheckpointKey } from '#functions/vendors/seal/index.ts';
import { sha256 } from '#shared/chain/chain-head.ts';
import { beforeFirst, checkpointText, digestOf, readCheckpoint } from '#shared/custody/checkpoint.ts';
import {
  type CheckpointObject,
  checkpointPath,
  keepCheckpoint,
  listOf,
  type Objects,
  readKeptCheckpoint,
} from './checkpoint-object.ts';

/** What writing a checkpoint needs. The key is opened once for all homes. */
export type CheckpointPorts = Pick<JobContext, 'table' | 'now' | 'event'> & { objects: Objects; key: CheckpointKey };

/** Lays heads that have moved over those that the last checkpoint has. An index may answer with an older head: that one isn't taken. */
function mergedHeads(known: readonly CustodyHead[], moved: readonly CustodyHead[]): { heads: CustodyHead[]; isNew: boolean } {
  const byCase = new Map(known.map((head) => [head.caseId, head]));
  let isNew = false;
  for (const head of moved) {
    if (head.sequence <= (byCase.get(head.caseId)?.sequence ?? 0)) continue;
    byCase.set(head.caseId, head);
    isNew = true;
  }
  return { heads: [...byCase.values()].toSorted((a, b) => (a.caseId < b.caseId ? -1 : 1)), isNew };
}

/** Makes the object of the next checkpoint and signs it. */
async function signedCheckpoint(
  { now, key }: CheckpointPorts,
  home: string,
  { number, previous, heads }: { number: number; previous: string; heads: readonly CustodyHead[] },
): Promise<CheckpointObject> {
  const text = checkpointText({
    ...{ home, number, previous, on: now.toISOString(), records: heads.length },
    heads: await digestOf(await listOf(heads)),
    key: await sha256(new Uint8Array(key.publicKey)),
  });
  const signature = Buffer.from(await key.sign(Buffer.from(text))).toString('base64');
  return { text, signature, publicKey: Buffer.from(key.publicKey).toString('base64'), heads };
}

/** Notes in the table a checkpoint that was kept as an object, and raises the event of it. Returns whether it did, or somebody else. */
async function note(ports: CheckpointPorts, locationId: string, kept: KeptCheckpoint): Promise<boolean> {
  const { records, key } = readCheckpoint(kept.text)!;
  const { number, digest, on } = kept;
  const event = ports.event('custody.checkpointed', { locationId, number, digest, on, records, key }, locationId);
  return wasWritten(ports.table.transact([checkpointWrite(locationId, kept), raise(event)]));
}

/**
 * Writes the next checkpoint of a home, if any of its records has gone on since the last: the object first, then its row with the event, and then the heads leave the list
 * of those that no checkpoint covers. It can stop anywhere and be done again: an object that an earlier try wrote is taken as it was written, and what that one doesn't cover
 * waits for the next night. Returns whether there is a new checkpoint.
 */
export async function writeCheckpoint(
  ports: CheckpointPorts,
  locationId: string,
  moved: readonly CustodyHead[],
): Promise<boolean> {
  const { table, objects } = ports;
  const last = await readLastCheckpoint(table, locationId);
  const known = last ? (await readKeptCheckpoint(objects, last.path)).heads : [];
  const { heads, isNew } = mergedHeads(known, moved);
  let [covering, number] = [heads as readonly CustodyHead[], last?.number ?? 0];
  let isWritten = false;
  if (isNew) {
    number += 1;
    const previous = last?.digest ?? (await beforeFirst(locationId));
    const path = checkpointPath(locationId, number);
    const made = await signedCheckpoint(ports, locationId, { number, previous, heads });
    const object = (await keepCheckpoint(objects, path, made)) ? made : await readKeptCheckpoint(objects, path);
    const read = readCheckpoint(object.text);
    if (read?.number !== number || read.previous !== previous)
      throw new Error(`The checkpoint ${path} doesn’t follow the one before it.`);
    const { text, signature, publicKey } = object;
    isWritten = await note(ports, locationId, {
      ...{ number, digest: await digestOf(text), text, signature, publicKey, on: read.on, path },
    });
    covering = object.heads;
  }
  const covered = new Map(covering.map(({ caseId, hash }) => [caseId, hash]));
  for (const head of moved) if (covered.get(head.caseId) === head.hash) await markChecked(table, head, number);
  return isWritten;
}
