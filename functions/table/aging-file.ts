import { AGING_FILE_DAYS } from '#shared/ledger/aging-rows.ts';
import { fromItem } from './item.ts';
import type { Key, Table, Write } from './table.ts';
import { wasWritten } from './write-failures.ts';

/** A finished aging file; its object key has its id. */
type MadeFile = { id: string; asOf: string; madeOn: string; rows: number };

/** A home's latest job, which makes the file with the job's id, and how many rows it has written; and the last finished file, null before the first. */
export type AgingFileRow = { id: string; asOf: string; startedOn: string; rows: number; file: MadeFile | null };

const agingFileKey = (locationId: string): Key => ({ pk: `LOCATION#${locationId}#FILES`, sk: 'AGING' });

/** Reads a home's latest job and last file. */
export async function readAgingFile(table: Table, locationId: string): Promise<AgingFileRow | undefined> {
  const item = await table.get(agingFileKey(locationId), { consistent: true });
  return item && { file: null, ...fromItem<Omit<AgingFileRow, 'file'>>(item) };
}

const ifStillJob = (id: string) => ({ expression: '#id = :id', names: { '#id': 'id' }, values: { ':id': id } });

/** Returns the write that begins a job, unless another began since `seen` was read. It keeps the last file. */
export const agingFileStart = (
  locationId: string,
  { id, asOf, startedOn }: Pick<AgingFileRow, 'id' | 'asOf' | 'startedOn'>,
  seen: AgingFileRow | undefined,
): Write => ({
  update: agingFileKey(locationId),
  set: { entityType: 'aging-file', id, asOf, startedOn, rows: 0 },
  condition: seen ? ifStillJob(seen.id) : { expression: 'attribute_not_exists(pk)' },
});

/** Saves how many rows a job has written. Returns false if another job has begun since. */
export const countAgingRows = (table: Table, locationId: string, id: string, rows: number): Promise<boolean> =>
  wasWritten(table.update(agingFileKey(locationId), { rows }, ifStillJob(id)));

/** Returns the write that ends a job with its file, unless another began since. */
export const agingFileEnd = (locationId: string, file: MadeFile): Write => ({
  update: agingFileKey(locationId),
  set: { file, rows: file.rows },
  condition: ifStillJob(file.id),
});

/** Returns the last file until the day on which S3 may delete it. */
export const storedAgingFile = ({ file }: AgingFileRow, now: Date): MadeFile | null =>
  file && now.getTime() - Date.parse(file.madeOn) < AGING_FILE_DAYS * 86_400_000 ? file : null;
