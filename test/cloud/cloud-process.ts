import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import type { TestCloud, TestCloudOptions } from './test-cloud.ts';

const root = resolve(import.meta.dirname, '../..');

export type CloudProcess = {
  cloud: TestCloud;
  pid: number;
  /** Closes it in order; resolves with the exit code when its process has ended: 0 if nothing killed it before. */
  stop(): Promise<number | null>;
  /** Kills it like a power cut: SIGKILL. */
  kill(): Promise<void>;
};

/**
 * Starts a cloud in a separate process and resolves when it answers. Throws with its own words if it doesn't start. `environment` is what its process
 * starts with: a suite whose own variables point at another cloud passes the earlier ones.
 */
export async function startCloudProcess(
  options: TestCloudOptions,
  environment: NodeJS.ProcessEnv = process.env,
): Promise<CloudProcess> {
  if (!existsSync(join(root, 'cdk.out/manifest.json')))
    throw new Error('Nothing is built yet: run `npm run build` first, or all of it by `npm test`.');
  const child = spawn(process.execPath, [join(root, 'test/cloud/run-cloud.ts'), JSON.stringify(options)], {
    cwd: root,
    env: environment,
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit');
  const words: string[] = [];
  createInterface(child.stderr).on('line', (line) => words.push(line));
  const first = once(createInterface(child.stdout), 'line') as Promise<[string]>;
  const outcome = await Promise.race([first, ended.then(() => undefined)]);
  if (!outcome) throw new Error(`The cloud of the tests did not start:\n${words.slice(-20).join('\n')}`);
  return {
    cloud: JSON.parse(outcome[0]) as TestCloud,
    pid: child.pid ?? 0,
    async stop() {
      child.stdin.end();
      const [code] = (await ended) as [number | null];
      return code;
    },
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
