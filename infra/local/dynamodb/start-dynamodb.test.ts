import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, describe, expect, it } from 'vitest';
import { dynoxideServer, findDynoxide } from './dynoxide.ts';
import { startServer } from './server-process.ts';
import { indexStreamRecords } from './start-dynamodb.ts';

const folder = mkdtempSync(join(tmpdir(), 'yarrow-stream-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the index of stream records', () => {
  it('lets dynoxide find the last stream record of a table without reading all of them', async () => {
    const file = join(folder, 'table.sqlite');
    const server = await startServer(dynoxideServer(findDynoxide() ?? '', file));
    indexStreamRecords(file);
    try {
      const database = new DatabaseSync(file);
      const question =
        "EXPLAIN QUERY PLAN SELECT COALESCE(MAX(CAST(sequence_number AS INTEGER)), 0) FROM _stream_records WHERE table_name = 'one'";
      expect(JSON.stringify(database.prepare(question).all())).toContain('COVERING INDEX stream_order');
      database.close();
    } finally {
      await server?.close();
    }
  });

  it('leaves a database alone that has no such table, and may be done twice', () => {
    const file = join(folder, 'other.sqlite');
    indexStreamRecords(file);
    indexStreamRecords(file);
    const database = new DatabaseSync(file);
    expect(database.prepare('SELECT name FROM sqlite_master').all()).toEqual([]);
    database.close();
  });
});
