/** Lets a limited number work at the same time. The others wait, first come, first served. */
export class Places {
  private readonly waiting: (() => void)[] = [];
  private free: number;

  constructor(count: number) {
    this.free = count;
  }

  /** Waits for a place, works in it, and leaves it to the next. */
  async within<T>(work: () => Promise<T>): Promise<T> {
    if (this.free > 0) this.free -= 1;
    else await new Promise<void>((enter) => this.waiting.push(enter));
    try {
      return await work();
    } finally {
      const enter = this.waiting.shift();
      if (enter) enter();
      else this.free += 1;
    }
  }
}
