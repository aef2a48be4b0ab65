/** Calls `work` at the earliest time it was asked for, and never twice at once. */
export class Waker {
  private readonly work: () => Promise<void>;
  private timer: NodeJS.Timeout | undefined;
  private at = Number.POSITIVE_INFINITY;
  private running: Promise<void> | undefined;
  private stopped = false;
  private readonly now: () => number;

  constructor(work: () => Promise<void>, now: () => number) {
    this.work = work;
    this.now = now;
  }

  /** Asks for a run at `at` (epoch ms). */
  wake(at: number): void {
    if (this.stopped || at >= this.at) return;
    this.at = at;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.run(), Math.max(0, Math.min(at - this.now(), 2 ** 31 - 1))).unref();
  }

  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.running;
  }

  private run(): void {
    if (this.running) {
      this.at = Number.POSITIVE_INFINITY;
      void this.running.then(() => this.wake(this.now()));
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
