import { DatabaseSync } from 'node:sqlite';

/**
 * Adds an index to dynoxide's stream records. dynoxide gives every record the number after the table's highest one, and finds that by reading all records
 * (24 hours of them) at each item written: after a few thousand writes each more costs ten milliseconds. With the index it costs the same however many
 * there are. It is made beside the running server, which notices; a server that names its tables otherwise isn't changed, only slower.
 */
export function indexStreamRecords(file: string): void {
  const database = new DatabaseSync(file, { timeout: 5000 });
  try {
    const known = database.prepare("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = '_stream_records'").get();
    if (known)
      database.exec('CREATE INDEX IF NOT EXISTS stream_order ON _stream_records (table_name, CAST(sequence_number AS INTEGER))');
  } finally {
    database.close();
  }
}
