import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Zod calls `postProcessor` for each schema that is built. Every bundle has its own zod, and all read the one setting. */
const script = `
  let built = 0;
  globalThis.__zod_globalConfig = { postProcessor: () => { built += 1; } };
  const counts = {};
  for (const file of process.argv.slice(1)) {
    built = 0;
    await import(file);
    counts[file] = built;
  }
  process.stdout.write(JSON.stringify(counts));
`;

/** Returns how many schemas each bundle builds when it is loaded, before any request. */
export async function schemasAtLoad(code: ReadonlyMap<string, string>, env: NodeJS.ProcessEnv): Promise<Map<string, number>> {
  const folder = await mkdtemp(join(tmpdir(), 'yarrow-bundles-'));
  try {
    const files = new Map([...code.keys()].map((name) => [name, join(folder, name, 'index.mjs')]));
    for (const [name, file] of files) {
      await mkdir(join(folder, name));
      await writeFile(file, code.get(name) ?? '');
    }
    const args = ['--input-type=module', '--eval', script, ...files.values()];
    const { stdout } = await promisify(execFile)(process.execPath, args, { env });
    const counts = JSON.parse(stdout) as Record<string, number>;
    return new Map([...files].map(([name, file]) => [name, counts[file] ?? 0]));
  } finally {
    await rm(folder, { recursive: true });
  }
}
