import { DatabaseSync } from 'node:sqlite';

const images = ['new_image', 'old_image'] as const;

/**
 * Removes what SQLite still has of plain Social Security numbers once their rows are encrypted: the stream's images of the old rows (kept for 24 hours),
 * and pages that are free but not overwritten. The stream's records stay, and so does its numbering. Runs beside the server, as adding the stream's index
 * does.
 */
export function scrubNumbers(file: string): void {
  const database = new DatabaseSync(file, { timeout: 10_000 });
  try {
    for (const image of images)
      database.exec(
        `UPDATE _stream_records SET ${image} = json_remove(${image}, '$.socialSecurityNumber') WHERE json_type(${image}, '$.socialSecurityNumber.S') = 'text'`,
      );
    database.exec('VACUUM');
    database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  } finally {
    database.close();
  }
}
