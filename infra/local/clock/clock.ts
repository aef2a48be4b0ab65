import type { DatabaseSync } from 'node:sqlite';

/** Reports that the clock was moved from one time to a later one (epoch ms). */
type ClockListener = (from: number, to: number) => void;

/**
 * The cloud's clock. It can be moved forward, never back: every time it has given stays in the past. How far it was moved is in the cloud's state, and in
 * memory that the functions' threads share, where their Date reads it (lambda/moved-date.mjs).
 */
export class Clock {
  /** How many milliseconds the clock is ahead of the machine's, for threads to read. */
  readonly shared = new BigInt64Array(new SharedArrayBuffer(8));
  private readonly database: DatabaseSync;
  private readonly real: () => number;
  private readonly listeners: ClockListener[] = [];

  constructor(database: DatabaseSync, real: () => number = Date.now) {
    this.database = database;
    this.real = real;
    database.exec('CREATE TABLE IF NOT EXISTS clock (one INTEGER PRIMARY KEY CHECK (one = 1), offsetMs INTEGER)');
    this.shared[0] = BigInt(Number(database.prepare('SELECT offsetMs FROM clock').get()?.offsetMs ?? 0));
  }

  /** Epoch ms. */
  readonly now = (): number => this.real() + this.offsetMs;

  get offsetMs(): number {
    return Number(Atomics.load(this.shared, 0));
  }

  /** Calls back after each move, for code that schedules by the clock. */
  onMove(moved: ClockListener): void {
    this.listeners.push(moved);
  }

  /** Sets how far the clock is ahead of the machine's. Throws if it would go back, or past what a Date can represent. */
  move(offsetMs: number): void {
    if (!Number.isSafeInteger(offsetMs)) throw new Error('Say how many milliseconds ahead the clock should be: a whole number.');
    if (offsetMs < this.offsetMs) throw new Error(`The clock only goes forward: it is already ${this.offsetMs} ms ahead.`);
    if (Number.isNaN(new Date(this.real() + offsetMs).getTime())) throw new Error('No date is that far ahead.');
    const from = this.now();
    this.database.prepare('INSERT OR REPLACE INTO clock VALUES (1, ?)').run(offsetMs);
    Atomics.store(this.shared, 0, BigInt(offsetMs));
    for (const moved of this.listeners) moved(from, this.now());
  }

  /** Moves the clock to a time (epoch ms). */
  moveTo(at: number): void {
    this.move(Math.ceil(at - this.real()));
  }
}
