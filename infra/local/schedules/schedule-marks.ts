import type { DatabaseSync } from 'node:sqlite';

/** Epoch ms: since when there is this schedule (what a rate counts from), and until when all its times are done with. */
type Mark = { beganAt: number; doneUntil: number };

/** How far each schedule has been followed, in the cloud's state. */
export class ScheduleMarks {
  private readonly database: DatabaseSync;
  private readonly now: () => number;

  constructor(database: DatabaseSync, now: () => number) {
    this.database = database;
    this.now = now;
    database.exec(
      'CREATE TABLE IF NOT EXISTS schedules (name TEXT PRIMARY KEY, beganAt INTEGER, doneUntil INTEGER) WITHOUT ROWID',
    );
  }

  /** A schedule that was never seen begins now. */
  of(name: string): Mark {
    const now = this.now();
    this.database.prepare('INSERT OR IGNORE INTO schedules VALUES (?, ?, ?)').run(name, now, now);
    const { beganAt, doneUntil } = this.database.prepare('SELECT * FROM schedules WHERE name = ?').get(name) ?? {};
    return { beganAt: Number(beganAt), doneUntil: Number(doneUntil) };
  }

  done(name: string, until: number): void {
    this.database.prepare('UPDATE schedules SET doneUntil = ? WHERE name = ?').run(until, name);
  }
}
