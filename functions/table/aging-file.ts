import { AGING_FILE_DAYS } from '#shared/ledger/aging-rows.ts';
import { fromItem } from './item.ts';
import type { Key, Table, Write } from './table.ts';
import { wasWritten } from './write-failures.ts';

/** A file of a home's aging that was made; its object is named by its id. */
type MadeFile = { id: string; asOf: string; madeOn: string; rows: number };

/** The job of a home that began last, which makes the file with its id, with the rows that it has so far; and the file that was made last, null before the first. */
export type AgingFileRow = { id: string; asOf: string; startedOn: string; rows: number; file: MadeFile | null };

const agingFileKey = (locationId: string): Key => ({ pk: `LOCATION#${locationId}#FILES`, sk: 'AGING' });

/** Reads the job of a home that began last. */
export async function readAgingFile(table: Table, locationId: string): Promise<AgingFileRow | undefined> {
  const item = await table.get(agingFileKey(locationId), { consistent: true });
  return item && { file: null, ...fromItem<Omit<AgingFileRow, 'file'>>(item) };
}

const whileIts = (id: string) => ({ expression: '#id = :id', names: { '#id': 'id' }, values: { ':id': id } });

/** Returns the write that begins a job, unless another began since `seen` was read. The file that was made last stays. */
export const agingFileStart = (
  locationId: string,
  { id, asOf, startedOn }: Pick<AgingFileRow, 'id' | 'asOf' | 'startedOn'>,
  seen: AgingFileRow | undefined,
): Write => ({
  update: agingFileKey(locationId),
  set: { entityType: 'aging-file', id, asOf, startedOn, rows: 0 },
  condition: seen ? whileIts(seen.id) : { expression: 'attribute_not_exists(pk)' },
});

/** Says how many rows a job has written. Returns false if another began since. */
export const countAgingRows = (table: Table, locationId: string, id: string, rows: number): Promise<boolean> =>
  wasWritten(table.update(agingFileKey(locationId), { rows }, whileIts(id)));

/** Returns the write that ends a job with its file, unless another began since. */
export const agingFileEnd = (locationId: string, file: MadeFile): Write => ({
  update: agingFileKey(locationId),
  set: { file, rows: file.rows },
  condition: whileIts(file.id),
});

/** Returns the file that was made last while it's surely still stored: S3 deletes it on the night after its days. */
export const storedAgingFile = ({ file }: AgingFileRow, now: Date): MadeFile | null =>
  file && now.getTime() - Date.parse(file.madeOn) < AGING_FILE_DAYS * 86_400_000 ? file : null;
