import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Runs a file in a separate Node, so that nothing measured before it counts, and reads the JSON that it prints. */
export async function jsonOf<Answer>(
  file: string,
  args: readonly string[] = [],
  env: NodeJS.ProcessEnv = {},
  minutes = 3,
): Promise<Answer> {
  const { stdout } = await run(process.execPath, [file, ...args], {
    env: { ...process.env, ...env },
    maxBuffer: 64 * 1024 * 1024,
    timeout: minutes * 60_000,
  });
  return JSON.parse(stdout.slice(stdout.lastIndexOf('\n', stdout.length - 2) + 1)) as Answer;
}
