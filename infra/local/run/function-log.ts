import { createWriteStream, mkdirSync } from 'node:fs';
import { join } from 'node:path';

/** Writes what functions print to `functions.log`, a new file at each start. */
export function functionLog(stateDir: string): { file: string; onLine: (functionName: string, line: string) => void } {
  mkdirSync(stateDir, { recursive: true });
  const file = join(stateDir, 'functions.log');
  const stream = createWriteStream(file);
  stream.on('error', () => {});
  return { file, onLine: (functionName, line) => stream.write(`${functionName} ${line}\n`) };
}
