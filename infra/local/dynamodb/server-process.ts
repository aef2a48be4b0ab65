import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { join } from 'node:path';

/** A DynamoDB that answers at an address of this machine. */
export type DynamoDb = { url: string; close(): Promise<void> };

export type Command = { file: string; args: string[] };

/** How a server is run once its port is known. */
export type Server = {
  command(port: number): Command;
  /** Ends the server if ending its process isn't enough (a container continues without the client that started it). */
  stop?(port: number): Command;
  /** How long it may take until it answers. */
  patienceMs: number;
  /** Where its output is kept. */
  logFile?: string;
  /** The folder that it runs in; this process's own if there is none. */
  folder?: string;
  /** Variables besides this process's own. */
  env?: Record<string, string>;
};

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

/**
 * Runs the server and waits on standard input, a pipe from this process. When this process ends, however it ends (kill -9 too), the pipe closes and the
 * shell ends the server, so nothing is left running. When the server ends first, so does the shell.
 */
const shellWatchdog = [
  'exec 3<&0',
  '"$0" "$@" </dev/null 3<&- & server=$!',
  '{ cat <&3 >/dev/null; kill "$server" 2>/dev/null; } & watcher=$!',
  `trap 'kill "$server" 2>/dev/null' INT TERM HUP`,
  'wait "$server"',
  'kill "$watcher" 2>/dev/null',
].join('\n');

/** Returns the command that runs a server and ends it with this process: a shell, or Node if there is no shell or a container to stop. */
export function watched(platform: NodeJS.Platform, server: Command, stop?: Command): Command {
  if (platform !== 'win32' && !stop) return { file: '/bin/sh', args: ['-c', shellWatchdog, server.file, ...server.args] };
  const order = JSON.stringify({ server, stop });
  return { file: process.execPath, args: [join(import.meta.dirname, 'watchdog.ts'), order] };
}

/** Resolves with true once the server answers, or false if its process ends or `until` passes first. */
async function answers(url: string, isRunning: () => boolean, until: number): Promise<boolean> {
  while (isRunning() && performance.now() < until) {
    try {
      await fetch(url, { method: 'POST', signal: AbortSignal.timeout(2000) });
      return true;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  }
  return false;
}

/** Starts a server's process with a pipe that ends it when it closes. */
function run({ file, args }: Command, { logFile, folder, env }: Server): { isRunning: () => boolean; close(): Promise<void> } {
  const log = logFile === undefined ? 'ignore' : openSync(logFile, 'a');
  const child = spawn(file, args, {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: ['pipe', log, log],
    detached: true,
    windowsHide: true,
  });
  if (typeof log === 'number') closeSync(log);
  child.stdin?.on('error', () => {});
  let isRunning = true;
  const ended = once(child, 'exit')
    .catch(() => {})
    .finally(() => {
      isRunning = false;
    });
  return {
    isRunning: () => isRunning,
    close: async () => {
      child.stdin?.end();
      await ended;
    },
  };
}

const attempts = 3;

/**
 * Starts a server on a free port and resolves when it answers; undefined if it doesn't. The port is picked beforehand, so another program may take it
 * meanwhile: a server that ends early is started again.
 */
export async function startServer(server: Server, platform = process.platform): Promise<DynamoDb | undefined> {
  const until = performance.now() + server.patienceMs;
  if (server.logFile !== undefined) rmSync(server.logFile, { force: true });
  for (let attempt = 0; attempt < attempts && performance.now() < until; attempt += 1) {
    const port = await freePort();
    const { isRunning, close } = run(watched(platform, server.command(port), server.stop?.(port)), server);
    const url = `http://127.0.0.1:${port}`;
    if (await answers(url, isRunning, until)) return { url, close };
    await close();
  }
  return undefined;
}
