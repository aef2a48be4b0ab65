import { randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { transaction } from '../storage/database.ts';

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

const addressOf = (text: string): string => (/<([^>]+)>/.exec(text)?.[1] ?? text).toLowerCase();

const recipients = ({ destination: { to, cc, bcc } }: Pick<Mail, 'destination'>): Set<string> =>
  new Set([...to, ...cc, ...bcc].map(addressOf));

/** Every email that this installation sent, oldest first. Kept in the cloud's database, so it is still there after a restart. */
export class Mailbox {
  private readonly database: DatabaseSync;
  private readonly now: () => number;

  constructor(database: DatabaseSync, now: () => number) {
    this.database = database;
    this.now = now;
    database.exec(`CREATE TABLE IF NOT EXISTS mails (id INTEGER PRIMARY KEY AUTOINCREMENT, at INTEGER, mail TEXT);
      CREATE TABLE IF NOT EXISTS mail_recipients (address TEXT, id INTEGER, PRIMARY KEY (address, id)) WITHOUT ROWID`);
    this.indexOld();
  }

  add(given: Omit<Mail, 'messageId' | 'at'>): Mail {
    const messageId = `${this.now().toString(16).padStart(16, '0')}-${randomUUID()}`;
    const at = Math.floor(this.now() / 1000);
    const mail = { ...given, messageId, at };
    transaction(this.database, () => {
      const added = this.database.prepare('INSERT INTO mails (at, mail) VALUES (?, ?)').run(at, JSON.stringify(mail));
      this.index(Number(added.lastInsertRowid), mail);
    });
    return mail;
  }

  /** Lists emails sent at or after `since` (epoch seconds) to `to` (any case), if these are given. */
  list({ since = 0, to }: { since?: number; to?: string } = {}): Mail[] {
    const rows = to
      ? this.database
          .prepare('SELECT mail FROM mail_recipients JOIN mails USING (id) WHERE address = ? AND at >= ? ORDER BY id')
          .all(to.toLowerCase(), since)
      : this.database.prepare('SELECT mail FROM mails WHERE at >= ? ORDER BY id').all(since);
    return rows.map((row) => JSON.parse(String(row.mail)) as Mail);
  }

  clear(): void {
    this.database.exec('DELETE FROM mails; DELETE FROM mail_recipients');
  }

  /** Notes who gets an email. Whoever waits for one asks many times a second, and a mailbox of thousands takes half a second to read. */
  private index(id: number, mail: Mail): void {
    const note = this.database.prepare('INSERT INTO mail_recipients VALUES (?, ?)');
    for (const address of recipients(mail)) note.run(address, id);
  }

  /** Notes who got the emails of a state folder from before recipients were noted. */
  private indexOld(): void {
    const old = this.database
      .prepare('SELECT id, mail FROM mails WHERE id > (SELECT coalesce(max(id), 0) FROM mail_recipients)')
      .all();
    if (old.length === 0) return;
    transaction(this.database, () => {
      for (const { id, mail } of old) this.index(Number(id), JSON.parse(String(mail)) as Mail);
    });
  }
}
