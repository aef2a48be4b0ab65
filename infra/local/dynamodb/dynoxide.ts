import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { StartFailure } from '../start-failure.ts';
import { indexStreamRecords } from './stream-order.ts';

export type DynamoDb = { url: string; close(): Promise<void> };

function binary(): string {
  try {
    return join(dirname(createRequire(import.meta.url).resolve('@dynoxide/linux-x64/package.json')), 'dynoxide');
  } catch {
    throw new StartFailure(
      `The embedded DynamoDB runs on Linux x64 only (this is ${process.platform} ${process.arch}): start DynamoDB Local or LocalStack and set AWS_ENDPOINT_URL_DYNAMODB to its address.`,
    );
  }
}

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
 * The shell that starts dynoxide waits on its standard input, a pipe from this process: when this process ends, however it ends
 * (kill -9 too), the pipe closes and the shell ends dynoxide. Nothing lingers.
 */
const watchdog = '"$0" "$@" </dev/null & child=$!; cat >/dev/null; kill "$child" 2>/dev/null; wait "$child" 2>/dev/null';

async function answers(url: string, child: ChildProcess): Promise<boolean> {
  while (child.exitCode === null) {
    try {
      await fetch(url, { method: 'POST', signal: AbortSignal.timeout(2000) });
      return true;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  }
  return false;
}

async function start(file: string): Promise<DynamoDb | undefined> {
  const port = await freePort();
  const child = spawn('/bin/sh', ['-c', watchdog, binary(), 'serve', '--port', String(port), '--db-path', file], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  child.stdin?.on('error', () => {});
  const url = `http://127.0.0.1:${port}`;
  let running = true;
  child.once('exit', () => {
    running = false;
  });
  const ready = await Promise.race([
    answers(url, child),
    new Promise<false>((resolve) => setTimeout(() => resolve(false), 5000)),
  ]);
  const close = async (): Promise<void> => {
    if (!running) return;
    const exited = once(child, 'exit');
    child.stdin?.end();
    await exited;
  };
  if (ready) {
    indexStreamRecords(file);
    return { url, close };
  }
  await close();
  return undefined;
}

/**
 * Starts dynoxide on `file`, or uses what the user's AWS_ENDPOINT_URL_DYNAMODB names. The port is picked beforehand, so
 * another program may take it meanwhile: then it is tried again.
 */
export async function startDynamoDb(file: string, endpoint = process.env.AWS_ENDPOINT_URL_DYNAMODB): Promise<DynamoDb> {
  if (endpoint) return { url: endpoint, close: async () => {} };
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const started = await start(file);
    if (started) return started;
  }
  throw new StartFailure(`The embedded DynamoDB did not start on ${file}. Start with --fresh to begin anew.`);
}
