import { evidenceFolder } from '#functions/documents/case/documents-folder.ts';
import type { CustodyHead } from '#functions/table/custody-checkpoint.ts';
import type { Bucket } from '#functions/vendors/objects/bucket.ts';
import { headList, headMark } from '#shared/custody/checkpoint.ts';

/** A checkpoint as an object of the bucket of evidence: what was signed, and the heads of all records of the home, with their cases. */
export type CheckpointObject = { text: string; signature: string; publicKey: string; heads: readonly CustodyHead[] };

/** What is needed of the bucket. */
export type Objects = Pick<Bucket, 'read' | 'write'>;

/** Returns where a checkpoint is. Its number is its name, and the bucket writes nothing over an object: so no home ever has two checkpoints of a number. */
export const checkpointPath = (locationId: string, number: number): string =>
  `${evidenceFolder}custody/${locationId}/${String(number).padStart(8, '0')}.json`;

/** Keeps a checkpoint for good. Returns whether it was written: another try may have been first. */
export const keepCheckpoint = (objects: Objects, path: string, object: CheckpointObject): Promise<boolean> =>
  objects.write(path, Buffer.from(JSON.stringify(object)), { type: 'application/json', ifNew: true });

/** Reads a checkpoint that was kept. */
export async function readKeptCheckpoint(objects: Objects, path: string): Promise<CheckpointObject> {
  const object = await objects.read(path);
  if (!object) throw new Error(`The checkpoint ${path} is missing.`);
  return JSON.parse(object.bytes.toString('utf8')) as CheckpointObject;
}

/** Returns the list that a checkpoint names by its hash. */
export const listOf = async (heads: readonly CustodyHead[]): Promise<string> =>
  headList(await Promise.all(heads.map(({ caseId, ...head }) => headMark(caseId, head))));
