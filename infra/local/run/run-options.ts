import { join, resolve } from 'node:path';
import { StartFailure } from '../start-failure.ts';

export type RunOptions = { port: number; fresh: boolean; root: string; stateDir: string };

const defaultPort = 3000;

function portOf(text: string | undefined): number {
  if (!text) return defaultPort;
  const port = Number(text);
  // Two more ports follow it: the email viewer's and the control address's.
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new StartFailure(`PORT must be a number from 0 to 65535, not "${text}".`);
  return port;
}

/** Reads `--fresh` and the variables PORT (default 3000; 0 for any free one) and YARROW_STATE (default `.local`). */
export function runOptions(args: string[], env: NodeJS.ProcessEnv): RunOptions {
  const unknown = args.find((arg) => arg !== '--fresh');
  if (unknown)
    throw new StartFailure(`There is no option ${unknown}; the only one is --fresh, which starts over with new sample data.`);
  const root = resolve(import.meta.dirname, '../../..');
  return {
    port: portOf(env.PORT),
    fresh: args.includes('--fresh'),
    root,
    stateDir: resolve(root, env.YARROW_STATE || join(root, '.local')),
  };
}
