import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';

/** An app that `npm start` has started. */
export type RunningApp = {
  url: string;
  pid: number;
  /** From the command to "Yarrow is ready". */
  milliseconds: number;
  /** Ends it as Ctrl-C does. */
  stop(): Promise<void>;
};

/** Runs `npm start` on a state folder and a free port. Throws with what it printed if it doesn't get ready. */
export async function startApp(stateDir: string): Promise<RunningApp> {
  const startedAt = performance.now();
  const child = spawn('npm', ['start'], {
    shell: process.platform === 'win32',
    cwd: resolve(import.meta.dirname, '../..'),
    env: { ...process.env, PORT: '0', YARROW_STATE: stateDir },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: process.platform !== 'win32',
  });
  const ended = once(child, 'exit');
  let printed = '';
  const ready = new Promise<string>((found) => {
    const read = (chunk: Buffer) => {
      printed += chunk;
      const url = /Yarrow is ready: (\S+)/.exec(printed)?.[1];
      if (url) found(url);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
  });
  const url = await Promise.race([ready, ended.then(() => undefined)]);
  if (!url || !child.pid) throw new Error(`npm start did not get ready:\n${printed.slice(-2000)}`);
  const { pid } = child;
  return {
    url,
    pid,
    milliseconds: performance.now() - startedAt,
    async stop() {
      // The whole group, like a terminal's Ctrl-C.
      process.kill(process.platform === 'win32' ? pid : -pid, 'SIGINT');
      await ended;
    },
  };
}
