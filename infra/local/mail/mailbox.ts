import { randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';

/** A sent email, as `GET /store` returns it. `at` is in epoch seconds. */
export type Mail = {
  messageId: string;
  from: string;
  replyTo: string[];
  destination: { to: string[]; cc: string[]; bcc: string[] };
  subject: string;
  body: { html?: string; text?: string };
  headers: { name: string; value: string }[];
  tags?: { name: string; value: string }[];
  at: number;
};

/** Every email that this installation sent, oldest first. Kept in the cloud's database, so it is still there after a restart. */
export class Mailbox {
  private readonly database: DatabaseSync;
  private readonly now: () => number;

  constructor(database: DatabaseSync, now: () => number) {
    this.database = database;
    this.now = now;
    database.exec('CREATE TABLE IF NOT EXISTS mails (id INTEGER PRIMARY KEY AUTOINCREMENT, at INTEGER, mail TEXT)');
  }

  add(given: Omit<Mail, 'messageId' | 'at'>): Mail {
    const messageId = `${this.now().toString(16).padStart(16, '0')}-${randomUUID()}`;
    const at = Math.floor(this.now() / 1000);
    const mail = { ...given, messageId, at };
    this.database.prepare('INSERT INTO mails (at, mail) VALUES (?, ?)').run(at, JSON.stringify(mail));
    return mail;
  }

  /** Lists emails sent at or after `since` (epoch seconds) to `to` (any case), if these are given. */
  list({ since = 0, to }: { since?: number; to?: string } = {}): Mail[] {
    const rows = this.database.prepare('SELECT mail FROM mails WHERE at >= ? ORDER BY id').all(since);
    const mails = rows.map((row) => JSON.parse(String(row.mail)) as Mail);
    const wanted = to?.toLowerCase();
    const address = (text: string): string => (/<([^>]+)>/.exec(text)?.[1] ?? text).toLowerCase();
    return mails.filter(
      ({ destination }) =>
        !wanted || [...destination.to, ...destination.cc, ...destination.bcc].some((one) => address(one) === wanted),
    );
  }

  clear(): void {
    this.database.exec('DELETE FROM mails');
  }
}
