import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import type { TestCloud } from '#test/cloud/test-cloud.ts';

const root = resolve(import.meta.dirname, '../..');
/** The environment before a test set it to its cloud's. */
const own = { ...process.env };

/** Runs `npm run redrive` against a cloud, and returns what it says. */
export const redriveAt = ({ controlUrl }: TestCloud, ...args: string[]) =>
  new Promise<{ code: number; said: string }>((done) => {
    const PORT = String(Number(new URL(controlUrl).port) - 2);
    const script = resolve(root, 'scripts/redrive.ts');
    execFile(process.execPath, [script, ...args], { cwd: root, env: { ...own, PORT } }, (error, stdout, stderr) =>
      done({ code: error ? Number(error.code) : 0, said: stdout + stderr }),
    );
  });
