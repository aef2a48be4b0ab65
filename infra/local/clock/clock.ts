import type { DatabaseSync } from 'node:sqlite';

/** Tells that the clock was moved from one instant to a later one (epoch ms). */
type Moved = (from: number, to: number) => void;

/**
 * The cloud's clock. It can be moved forward, never back: everything that it has said stays in the past. How far it was moved stands in the cloud's state,
 * and in memory that the functions' threads share, where their Date reads it (lambda/moved-date.mjs).
 */
export class Clock {
  /** How many milliseconds the clock is ahead of the machine's, for threads to read. */
  readonly shared = new BigInt64Array(new SharedArrayBuffer(8));
  private readonly database: DatabaseSync;
  private readonly real: () => number;
  private readonly listeners: Moved[] = [];

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

  /** Who plans by the clock hears of each move, after it. */
  onMove(moved: Moved): void {
    this.listeners.push(moved);
  }

  /** Sets how far the clock is ahead of the machine's. Throws where it would go back, or past what a Date can say. */
  move(offsetMs: number): void {
    if (!Number.isSafeInteger(offsetMs))
      throw new Error('Say by how many milliseconds the clock is to be ahead: a whole number.');
    if (offsetMs < this.offsetMs) throw new Error(`The clock goes forward only: it is ${this.offsetMs} ms ahead already.`);
    if (Number.isNaN(new Date(this.real() + offsetMs).getTime())) throw new Error('No date is that far ahead.');
    const from = this.now();
    this.database.prepare('INSERT OR REPLACE INTO clock VALUES (1, ?)').run(offsetMs);
    Atomics.store(this.shared, 0, BigInt(offsetMs));
    for (const moved of this.listeners) moved(from, this.now());
  }

  /** Moves the clock so that it shows an instant (epoch ms). */
  moveTo(at: number): void {
    this.move(Math.ceil(at - this.real()));
  }
}
