import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Server } from './server-process.ts';

/** Returns the path of dynoxide for a platform, from the package of that name; undefined if none is installed. */
export function findDynoxide(platform: string = process.platform, arch: string = process.arch): string | undefined {
  try {
    const folder = dirname(createRequire(import.meta.url).resolve(`@dynoxide/${platform}-${arch}/package.json`));
    return join(folder, platform === 'win32' ? 'dynoxide.exe' : 'dynoxide');
  } catch {
    return undefined;
  }
}

/** Runs dynoxide on one file. */
export const dynoxideServer = (binary: string, file: string): Server => ({
  command: (port) => ({ file: binary, args: ['serve', '--port', String(port), '--db-path', file] }),
  patienceMs: 15_000,
});
