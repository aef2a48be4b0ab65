/** Prints the steps of a start with check marks and times. On a terminal, the current step shows its progress in place. */
export class Steps {
  private readonly out: NodeJS.WriteStream;
  private readonly startedAt = performance.now();

  constructor(out: NodeJS.WriteStream = process.stdout) {
    this.out = out;
  }

  /** Runs one step. Its line ends in what the step returns, if that is a text, and the time it took. */
  async run<T>(title: string, work: (progress: (text: string) => void) => Promise<T>): Promise<T> {
    const startedAt = performance.now();
    const progressLine = this.progress(title);
    const result = await work(progressLine);
    this.clear();
    this.done(typeof result === 'string' ? `${title}: ${result}` : title, performance.now() - startedAt);
    return result;
  }

  done(title: string, milliseconds: number): void {
    this.out.write(`✓ ${title} (${duration(milliseconds)})\n`);
  }

  /** Prints a line above the progress of the current step. */
  note(line: string): void {
    this.clear();
    this.out.write(`${line}\n`);
  }

  /** Returns the time since this object was made. */
  total(): string {
    return duration(performance.now() - this.startedAt);
  }

  private clear(): void {
    if (this.out.isTTY) this.out.write('\r\x1b[2K');
  }

  /** On a terminal every text replaces the previous one; elsewhere prints a line at most every two seconds. */
  private progress(title: string): (text: string) => void {
    let shownAt = performance.now();
    if (this.out.isTTY) this.out.write(`  ${title} ...`);
    return (text) => {
      if (this.out.isTTY) {
        this.clear();
        this.out.write(`  ${title}: ${text}`);
      } else if (performance.now() - shownAt > 2000) {
        shownAt = performance.now();
        this.out.write(`  ${title}: ${text}\n`);
      }
    };
  }
}

const duration = (milliseconds: number): string =>
  milliseconds < 1000 ? `${Math.round(milliseconds)} ms` : `${(milliseconds / 1000).toFixed(1)} s`;
