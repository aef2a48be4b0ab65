import { randomUUID } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import { FunctionError } from './function-error.ts';

export type SandboxSettings = {
  file: string;
  handler: string;
  functionName: string;
  functionArn: string;
  memoryMb: number;
  timeoutMs: number;
  env: Record<string, string>;
  onLine: (line: string) => void;
  /** How far the cloud's clock is ahead of the machine's (clock/clock.ts). */
  clock: BigInt64Array;
  /** Whether someone waits for its answers, as for a call's; a reaction or a job yields the processor to those. */
  isAwaited: boolean;
};

/** The bundle is loaded (or failed to load, which the first answer says). */
type LoadedMessage = { loaded: true };
type Reply = { id: string; result?: string; error?: { errorType: string; errorMessage: string; trace: string[] } };
type Pending = { resolve: (result: string) => void; reject: (error: Error) => void; timer: NodeJS.Timeout | undefined };

/** Loading the bundle doesn't count toward an event's time. Lambda gives it 10 s; a busy machine gets more. */
const longestLoadMs = 30_000;

/**
 * Space for short-lived objects. V8 would take up to 48 MB in each thread; with about forty threads in one process that is most of what it grows by under
 * load, and over the same requests the collector takes no more time with less.
 */
const maxYoungGenerationSizeMb = 12;

/** Returns what `top -H` and the load part of `npm run bench` call a thread. The system keeps 15 characters. */
const threadName = (functionName: string): string =>
  (/-([^-]+?)Function\w*$/.exec(functionName)?.[1] ?? functionName).slice(0, 15);

/** Splits a stream of bytes into lines. */
function onLines(stream: NodeJS.ReadableStream, onLine: (line: string) => void): void {
  let rest = '';
  stream.setEncoding('utf8');
  stream.on('data', (text: string) => {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) onLine(line);
  });
}

/**
 * One worker thread that runs a function. Unlike on Lambda it handles several events at the same time (they interleave where they wait), so that twenty
 * simultaneous requests don't need twenty threads. A crash or an exhausted memory fails only what was in progress.
 */
export class Sandbox {
  private readonly worker: Worker;
  private readonly settings: SandboxSettings;
  private readonly pending = new Map<string, Pending>();
  private retired = false;
  private loaded = false;
  /** False once the thread has ended or is only finishing what it had. */
  usable = true;

  constructor(settings: SandboxSettings) {
    this.settings = settings;
    const { env, onLine, timeoutMs: _timeout, ...workerData } = settings;
    this.worker = new Worker(new URL('./worker.mjs', import.meta.url), {
      env,
      workerData,
      stdout: true,
      stderr: true,
      execArgv: ['--enable-source-maps'],
      name: threadName(settings.functionName),
      resourceLimits: { maxOldGenerationSizeMb: settings.memoryMb, maxYoungGenerationSizeMb },
    });
    onLines(this.worker.stdout, onLine);
    onLines(this.worker.stderr, onLine);
    this.worker.on('message', (message: Reply | LoadedMessage) =>
      'loaded' in message ? this.startTimers() : this.settle(message),
    );
    setTimeout(() => this.loaded || this.failLoading(), longestLoadMs).unref();
    this.worker.on('error', (error: Error) => this.fail(new FunctionError(error.name || 'Runtime.ExitError', error.message)));
    this.worker.on('exit', () => this.fail(new FunctionError('Runtime.ExitError', 'Runtime exited before the answer')));
  }

  invoke(event: string): Promise<string> {
    const id = randomUUID();
    return new Promise((resolve, reject) => {
      this.pending.set(id, { resolve, reject, timer: this.loaded ? this.timer(id) : undefined });
      this.worker.postMessage({ id, event, timeoutMs: this.settings.timeoutMs });
    });
  }

  /** Takes no new events, and ends once those in progress are answered. */
  retire(): void {
    this.usable = false;
    this.retired = true;
    if (this.pending.size === 0) void this.worker.terminate();
  }

  get busy(): boolean {
    return this.pending.size > 0;
  }

  async close(): Promise<void> {
    this.fail(new FunctionError('Runtime.ExitError', 'The embedded cloud is stopping'));
    await this.worker.terminate();
  }

  private timer(id: string): NodeJS.Timeout {
    return setTimeout(() => this.timeOut(id), this.settings.timeoutMs);
  }

  private startTimers(): void {
    this.loaded = true;
    for (const [id, pending] of this.pending) pending.timer = this.timer(id);
  }

  private failLoading(): void {
    this.fail(new FunctionError('Sandbox.Timedout', `The function was not loaded within ${longestLoadMs / 1000} seconds`));
    void this.worker.terminate();
  }

  private settle({ id, result, error }: Reply): void {
    const pending = this.pending.get(id);
    if (!pending) return;
    this.pending.delete(id);
    clearTimeout(pending.timer);
    if (error) pending.reject(new FunctionError(error.errorType, error.errorMessage, error.trace));
    else pending.resolve(result ?? 'null');
    if (this.retired && this.pending.size === 0) void this.worker.terminate();
  }

  private fail(error: FunctionError): void {
    this.usable = false;
    for (const { reject, timer } of this.pending.values()) {
      clearTimeout(timer);
      reject(error);
    }
    this.pending.clear();
  }

  private timeOut(id: string): void {
    const pending = this.pending.get(id);
    this.pending.delete(id);
    pending?.reject(
      new FunctionError('Sandbox.Timedout', `Task timed out after ${(this.settings.timeoutMs / 1000).toFixed(2)} seconds`),
    );
    this.retire();
  }
}
