import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { Readable } from 'node:stream';
import { type Blob, type Expectations, writeBlob } from './blob-writer.ts';

/** An object's record. `headers` are the stored response headers (content-type, cache-control, x-amz-meta-*, ...). */
export type StoredObject = Blob & { bucket: string; key: string; at: string; headers: Record<string, string> };

/** Decides at the moment of the commit whether a write may proceed (If-Match and its variants). Throws if not. */
export type Precondition = (current: StoredObject | undefined) => void;

type Row = { bucket: string; key: string; file: string; size: number; etag: string; crc32: string; at: string; headers: string };

const fromRow = (row: Row): StoredObject => ({ ...row, headers: JSON.parse(row.headers) as Record<string, string> });

/**
 * Objects on disk: bytes in one file each, records in the cloud's database. The record is what makes an object exist, and it is replaced in one step after
 * the bytes are complete: readers see the old object or the new one, also after kill -9.
 */
export class ObjectStore {
  readonly folder: string;
  private readonly buckets = new Map<string, { isLocked: boolean }>();
  private readonly select: StatementSync;
  private readonly upsert: StatementSync;
  private readonly remove: StatementSync;
  private readonly page: StatementSync;
  private readonly now: () => number;
  /** Called after an object was created or deleted. */
  onChange: (kind: 'Object Created' | 'Object Deleted', object: StoredObject) => void = () => {};

  constructor(database: DatabaseSync, folder: string, now: () => number) {
    this.folder = folder;
    this.now = now;
    mkdirSync(folder, { recursive: true });
    database.exec(`CREATE TABLE IF NOT EXISTS objects (bucket TEXT, key TEXT, file TEXT, size INTEGER, etag TEXT, crc32 TEXT, at TEXT,
      headers TEXT, PRIMARY KEY (bucket, key)) WITHOUT ROWID`);
    this.select = database.prepare('SELECT * FROM objects WHERE bucket = ? AND key = ?');
    this.upsert = database.prepare('INSERT OR REPLACE INTO objects VALUES (?, ?, ?, ?, ?, ?, ?, ?)');
    this.remove = database.prepare('DELETE FROM objects WHERE bucket = ? AND key = ?');
    this.page = database.prepare(
      'SELECT * FROM objects WHERE bucket = ? AND key > ? AND key >= ? AND key < ? ORDER BY key LIMIT ?',
    );
    const storedFiles = new Set(
      database
        .prepare('SELECT file FROM objects')
        .all()
        .map((row) => String(row.file)),
    );
    for (const file of readdirSync(folder)) if (!storedFiles.has(file)) rmSync(join(folder, file), { force: true });
  }

  createBucket(name: string, { isLocked = false } = {}): void {
    this.buckets.set(name, { isLocked });
  }

  /** Tells whether objects of a bucket are locked: written once, and never deleted. */
  isLocked(name: string): boolean {
    return this.buckets.get(name)?.isLocked ?? false;
  }

  hasBucket(name: string): boolean {
    return this.buckets.has(name);
  }

  get(bucket: string, key: string): StoredObject | undefined {
    const row = this.select.get(bucket, key) as Row | undefined;
    return row && fromRow(row);
  }

  path(blob: { file: string }): string {
    return join(this.folder, blob.file);
  }

  read(object: StoredObject): Buffer {
    return readFileSync(this.path(object));
  }

  write(source: Readable, expected: Expectations): Promise<Blob> {
    return writeBlob(this.folder, source, expected);
  }

  /** Makes `blob` the object's content, or drops the blob and throws what the precondition throws. */
  commit(bucket: string, key: string, blob: Blob, headers: Record<string, string>, precondition?: Precondition): StoredObject {
    const current = this.get(bucket, key);
    try {
      precondition?.(current);
    } catch (error) {
      this.discard(blob);
      throw error;
    }
    const at = new Date(this.now()).toISOString();
    this.upsert.run(bucket, key, blob.file, blob.size, blob.etag, blob.crc32, at, JSON.stringify(headers));
    if (current && current.file !== blob.file) this.discard(current);
    const object = { ...blob, bucket, key, at, headers };
    this.onChange('Object Created', object);
    return object;
  }

  async put(bucket: string, key: string, content: Buffer, headers: Record<string, string>): Promise<StoredObject> {
    return this.commit(bucket, key, await this.write(Readable.from([content]), {}), headers);
  }

  delete(bucket: string, key: string): void {
    const current = this.get(bucket, key);
    if (!current) return;
    this.remove.run(bucket, key);
    this.discard(current);
    this.onChange('Object Deleted', current);
  }

  discard(blob: { file: string }): void {
    rmSync(this.path(blob), { force: true });
  }

  /** Lists objects in key order, past `after`, whose keys start with `prefix`; at most `limit`. */
  list(bucket: string, prefix: string, after: string, limit: number): StoredObject[] {
    return (this.page.all(bucket, after, prefix, `${prefix}\u{10ffff}`, limit) as Row[]).map(fromRow);
  }
}
