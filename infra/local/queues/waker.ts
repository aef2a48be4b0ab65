import type { Clock } from '../clock/clock.ts';

/** Calls `work` at the earliest time it was asked for, and never twice at the same time. */
export class Waker {
  private readonly work: () => Promise<void>;
  private timer: NodeJS.Timeout | undefined;
  private at = Number.POSITIVE_INFINITY;
  private running: Promise<void> | undefined;
  private stopped = false;
  private readonly clock: Clock;

  constructor(work: () => Promise<void>, clock: Clock) {
    this.work = work;
    this.clock = clock;
    clock.onMove(() => this.arm());
  }

  /** Asks for a run at `at` (epoch ms). */
  wake(at: number): void {
    if (this.stopped || at >= this.at) return;
    this.at = at;
    this.arm();
  }

  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.running;
  }

  /** Sets the timer by the clock as it is now. */
  private arm(): void {
    clearTimeout(this.timer);
    if (this.stopped || this.at === Number.POSITIVE_INFINITY) return;
    this.timer = setTimeout(() => this.run(), Math.max(0, Math.min(this.at - this.clock.now(), 2 ** 31 - 1))).unref();
  }

  private run(): void {
    if (this.running) {
      this.at = Number.POSITIVE_INFINITY;
      void this.running.then(() => this.wake(this.clock.now()));
      return;
    }
    this.at = Number.POSITIVE_INFINITY;
    this.running = this.work()
      .catch((error: unknown) => console.error(error))
      .finally(() => {
        this.running = undefined;
      });
  }
}
