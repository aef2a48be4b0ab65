import { gunzipSync, gzipSync } from 'node:zlib';
import { rowCursor, rowOf } from '#functions/runtime/cursor.ts';
import { setting } from '#functions/settings.ts';
import { documentClient } from '#functions/table/table.ts';
import { type Bucket, openBucket } from '#functions/vendors/objects/bucket.ts';
import type { CheckedRow } from '#shared/catalog/import-rows.ts';
import { importsFolder } from './imports-folder.ts';

const fileKey = (id: string): string => `${importsFolder}${id}/file`;
const rowsKey = (id: string): string => `${importsFolder}${id}/rows.json.gz`;
export const fileTypes = { json: 'application/json', csv: 'text/csv' } as const;

/** What a checked row keeps: what it would do, and the hash of the entry that it was checked against, null for a new one. */
export type FoundRow = CheckedRow & { seen: string | null };

let opened: Bucket | undefined;

/**
 * Returns the bucket of files. Requests under a key don't keep what they read there: a file outgrows their journal, and what is under an id never changes.
 */
export function filesBucket(): Bucket {
  opened ??= openBucket(setting('FILES_BUCKET'), documentClient());
  return opened;
}

/** Returns an address to which the file of an import can be sent: of this type, and of exactly this many bytes. */
export const uploadAddress = (id: string, { at, type, bytes }: { at: Date; type: string; bytes: number }): Promise<string> =>
  filesBucket().uploadAddress(fileKey(id), { at, seconds: 300, type, bytes });

/** Reads the file of an import; undefined if it was never sent. */
export const readFileBytes = async (id: string): Promise<Buffer | undefined> => (await filesBucket().read(fileKey(id)))?.bytes;

/** Stores what the rows of a file would do. */
export const storeRows = (id: string, rows: readonly object[]): Promise<boolean> =>
  filesBucket().write(rowsKey(id), gzipSync(JSON.stringify(rows)), { type: 'application/gzip' });

/** Reads what the rows of a file would do; none before they are checked. */
export async function readRows<Row = FoundRow>(id: string): Promise<Row[]> {
  const found = await filesBucket().read(rowsKey(id));
  return found ? JSON.parse(gunzipSync(found.bytes).toString('utf8')) : [];
}

type RowSearch = { cursor?: string | undefined; result?: string | undefined; pageSize: number };

/** Returns a page of the rows with a result, or of all. It continues after the row that the cursor names. */
export function pageOfRows<Row extends { row: number; result: string }>(
  rows: readonly Row[],
  { cursor, result, pageSize }: RowSearch,
): { shown: Row[]; nextCursor: string | null } {
  const after = rowOf(cursor);
  const found = rows.filter((each) => each.row > after && each.result === (result ?? each.result));
  const shown = found.slice(0, pageSize);
  const last = shown.at(-1);
  return { shown, nextCursor: last && shown.length < found.length ? rowCursor(last.row) : null };
}
