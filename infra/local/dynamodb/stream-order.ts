import { DatabaseSync } from 'node:sqlite';

/**
 * dynoxide gives every stream record the number after the table's highest one, and looks for that by reading all records (24 hours of them) at each item
 * written: after a few thousand writes one more costs ten milliseconds. An index on what it asks for makes that the same however many there are. It is
 * made beside the running server, which notices; a server that names its tables otherwise is left as it is, only slower.
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
