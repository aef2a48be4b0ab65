import { randomUUID } from 'node:crypto';
import type { DatabaseSync, StatementSync } from 'node:sqlite';

/** AWS::SQS::Queue, with the parts that the embedded SQS supports. */
export type QueueSettings = {
  name: string;
  arn: string;
  url: string;
  visibilitySeconds: number;
  delaySeconds: number;
  retentionSeconds: number;
  redrive: { deadLetterArn: string; maxReceiveCount: number } | undefined;
};

export type NewMessage = { body: string; attributes?: Record<string, string>; delaySeconds?: number };

export type Message = {
  id: string;
  receipt: string;
  body: string;
  attributes: Record<string, string>;
  receiveCount: number;
  /** Epoch milliseconds. */
  sentAt: number;
  firstReceivedAt: number;
};

type Row = Omit<Message, 'attributes' | 'receipt'> & { attributes: string; receipt: string | null };

/** Tells a queue's mapping that there is work: at `at` (epoch ms) a message becomes visible. */
export type Wake = (at: number) => void;

/** Moves a message whose receives are used up. */
export type DeadLetter = (message: Message) => void;

/** One queue. Messages are in the cloud's database: an accepted one survives kill -9, and a received one comes back if it isn't deleted. */
export class Queue {
  readonly settings: QueueSettings;
  private readonly now: () => number;
  private readonly insert: StatementSync;
  private readonly visible: StatementSync;
  private readonly take: StatementSync;
  private readonly removeById: StatementSync;
  private readonly database: DatabaseSync;
  private readonly wakes: Wake[] = [];
  deadLetter: DeadLetter = () => {};

  constructor(database: DatabaseSync, settings: QueueSettings, now: () => number) {
    this.database = database;
    this.settings = settings;
    this.now = now;
    database.exec(`CREATE TABLE IF NOT EXISTS messages (sequence INTEGER PRIMARY KEY AUTOINCREMENT, queue TEXT, id TEXT, body TEXT,
      attributes TEXT, sentAt INTEGER, visibleAt INTEGER, receiveCount INTEGER, firstReceivedAt INTEGER, receipt TEXT);
      CREATE INDEX IF NOT EXISTS messages_visible ON messages (queue, visibleAt);
      CREATE INDEX IF NOT EXISTS messages_receipt ON messages (queue, receipt)`);
    this.insert =
      database.prepare(`INSERT INTO messages (queue, id, body, attributes, sentAt, visibleAt, receiveCount, firstReceivedAt)
      VALUES (?, ?, ?, ?, ?, ?, 0, 0)`);
    this.visible = database.prepare(
      'SELECT * FROM messages WHERE queue = ? AND visibleAt <= ? ORDER BY visibleAt, sequence LIMIT ?',
    );
    this.take = database.prepare(
      'UPDATE messages SET visibleAt = ?, receiveCount = ?, firstReceivedAt = ?, receipt = ? WHERE queue = ? AND id = ?',
    );
    this.removeById = database.prepare('DELETE FROM messages WHERE queue = ? AND id = ?');
  }

  onWake(wake: Wake): void {
    this.wakes.push(wake);
  }

  /** Whether a function is fed from it. */
  get isTakenFrom(): boolean {
    return this.wakes.length > 0;
  }

  send({ body, attributes = {}, delaySeconds = this.settings.delaySeconds }: NewMessage): string {
    const id = randomUUID();
    const now = this.now();
    const visibleAt = now + delaySeconds * 1000;
    this.insert.run(this.settings.name, id, body, JSON.stringify(attributes), now, visibleAt);
    this.wake(visibleAt);
    return id;
  }

  /** Takes up to `count` visible messages. Those received too many times go to the dead-letter queue instead. */
  receive(count: number, visibilitySeconds = this.settings.visibilitySeconds): Message[] {
    const now = this.now();
    const taken: Message[] = [];
    this.database
      .prepare('DELETE FROM messages WHERE queue = ? AND sentAt < ?')
      .run(this.settings.name, now - this.settings.retentionSeconds * 1000);
    for (const row of this.visible.all(this.settings.name, now, count) as Row[]) {
      const message = { ...row, attributes: JSON.parse(row.attributes) as Record<string, string>, receipt: row.receipt ?? '' };
      if (row.receiveCount >= (this.settings.redrive?.maxReceiveCount ?? Number.POSITIVE_INFINITY)) {
        this.removeById.run(this.settings.name, row.id);
        this.deadLetter(message);
        continue;
      }
      const received = {
        ...message,
        receipt: randomUUID(),
        receiveCount: row.receiveCount + 1,
        firstReceivedAt: row.firstReceivedAt || now,
      };
      const visibleAt = now + visibilitySeconds * 1000;
      this.take.run(visibleAt, received.receiveCount, received.firstReceivedAt, received.receipt, this.settings.name, row.id);
      this.wake(visibleAt);
      taken.push(received);
    }
    return taken;
  }

  /** Deletes by the receipt of the last receive; false if it is no longer the last. */
  delete(receipt: string): boolean {
    return (
      this.database.prepare('DELETE FROM messages WHERE queue = ? AND receipt = ?').run(this.settings.name, receipt).changes > 0
    );
  }

  /** Makes a received message visible again after `seconds`. */
  changeVisibility(receipt: string, seconds: number): boolean {
    const visibleAt = this.now() + seconds * 1000;
    const sql = 'UPDATE messages SET visibleAt = ? WHERE queue = ? AND receipt = ?';
    const changed = this.database.prepare(sql).run(visibleAt, this.settings.name, receipt).changes > 0;
    if (changed) this.wake(visibleAt);
    return changed;
  }

  purge(): void {
    this.database.prepare('DELETE FROM messages WHERE queue = ?').run(this.settings.name);
  }

  /** Returns all messages, oldest first, without receiving them: for the control address. */
  peek(): Message[] {
    const rows = this.database
      .prepare('SELECT * FROM messages WHERE queue = ? ORDER BY sequence')
      .all(this.settings.name) as Row[];
    return rows.map((row) => ({
      ...row,
      attributes: JSON.parse(row.attributes) as Record<string, string>,
      receipt: row.receipt ?? '',
    }));
  }

  depth(): { visible: number; inFlight: number; delayed: number } {
    const now = this.now();
    const count = (where: string): number =>
      Number(
        this.database.prepare(`SELECT count(*) AS n FROM messages WHERE queue = ? AND ${where}`).get(this.settings.name, now)?.n,
      );
    return {
      visible: count('visibleAt <= ?'),
      inFlight: count('visibleAt > ? AND receiveCount > 0'),
      delayed: count('visibleAt > ? AND receiveCount = 0'),
    };
  }

  /** Returns when the next message becomes visible, in epoch ms; undefined if there is none. */
  nextAt(): number | undefined {
    const row = this.database.prepare('SELECT min(visibleAt) AS at FROM messages WHERE queue = ?').get(this.settings.name);
    return row?.at === null || row === undefined ? undefined : Number(row.at);
  }

  private wake(at: number): void {
    for (const wake of this.wakes) wake(at);
  }
}
