import type { DatabaseSync } from 'node:sqlite';

/** How far each mapping has read each shard. Written after a batch is done, so a crash repeats a batch and never skips one. */
export class Checkpoints {
  private readonly database: DatabaseSync;

  constructor(database: DatabaseSync) {
    this.database = database;
    database.exec(
      'CREATE TABLE IF NOT EXISTS stream_positions (mapping TEXT, shard TEXT, position TEXT, PRIMARY KEY (mapping, shard)) WITHOUT ROWID',
    );
  }

  /** Tells whether a mapping has read anything, of whatever shard. */
  has(mapping: string): boolean {
    return this.database.prepare('SELECT 1 FROM stream_positions WHERE mapping = ?').get(mapping) !== undefined;
  }

  /** Returns the last finished sequence number; '' if a shard had none yet; undefined if it was never read. */
  get(mapping: string, shard: string): string | undefined {
    const row = this.database
      .prepare('SELECT position FROM stream_positions WHERE mapping = ? AND shard = ?')
      .get(mapping, shard);
    return row && String(row.position);
  }

  set(mapping: string, shard: string, position: string): void {
    this.database.prepare('INSERT OR REPLACE INTO stream_positions VALUES (?, ?, ?)').run(mapping, shard, position);
  }
}
