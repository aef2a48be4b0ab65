import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { ensureChromium } from '../../scripts/ensure-chromium.ts';

const run = promisify(execFile);
const parts = [...readFileSync('bench/index.ts', 'utf8').matchAll(/await part\('([\w-]+)'/g)].map(([, name]) => name);

describe('npm run bench', () => {
  it('has no part that fails', { timeout: 600_000 }, async () => {
    const env = { ...process.env, CHROME_PATH: ensureChromium() };
    const { stdout, stderr } = await run(process.execPath, ['bench/index.ts', '--smoke'], { env, maxBuffer: 16 * 1024 * 1024 });
    const finished = [...stderr.matchAll(/^([✓✗]) ([\w-]+) /gm)].map(([, mark, name]) => `${mark} ${name}`);
    expect(parts.length).toBeGreaterThan(10);
    expect(finished).toEqual(parts.map((name) => `✓ ${name}`));
    expect(stdout).toMatch(/\d+ of \d+ goals met, in/);
  });
});
