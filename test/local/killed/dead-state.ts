import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** What a kill left behind: events written and not published, published and not handled, and in progress in a reaction. */
export type Leftovers = { unpublished: number; untaken: number; inHand: number };

function countRows(file: string, sql: string, ...values: (string | number)[]): number {
  const database = new DatabaseSync(file, { timeout: 5000 });
  try {
    return Number(database.prepare(sql).get(...values)?.n ?? 0);
  } finally {
    database.close();
  }
}

/** Reads the state of a dead cloud. */
export function leftIn(stateDir: string): Leftovers {
  const [cloud, table] = [join(stateDir, 'cloud.sqlite'), join(stateDir, 'table.sqlite')];
  const read = countRows(cloud, 'SELECT max(CAST(position AS INTEGER)) AS n FROM stream_positions');
  const isOutbox = `event_name = 'INSERT' AND new_image LIKE '%"entityType":{"S":"outbox"}%'`;
  return {
    unpublished: countRows(
      table,
      `SELECT count(*) AS n FROM _stream_records WHERE CAST(sequence_number AS INTEGER) > ? AND ${isOutbox}`,
      read,
    ),
    untaken: countRows(cloud, 'SELECT count(*) AS n FROM messages WHERE receiveCount = 0'),
    inHand: countRows(cloud, 'SELECT count(*) AS n FROM messages WHERE receiveCount > 0'),
  };
}

/** Longer than a reaction's claim on an event lasts (functions/table/processed.ts). */
export const claimMs = 100_000;

/** Moves the clock of a dead cloud past the claims of the reactions that died with it, so that a test needn't wait for them. */
export function letClaimsPass(stateDir: string): void {
  const database = new DatabaseSync(join(stateDir, 'cloud.sqlite'));
  database.exec(`INSERT INTO clock VALUES (1, ${claimMs}) ON CONFLICT (one) DO UPDATE SET offsetMs = offsetMs + ${claimMs}`);
  database.close();
}
