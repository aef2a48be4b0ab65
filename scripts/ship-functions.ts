/** Lays the Lambdas out as a stage of the cloud gets them: the bundles, and beside them the machine code of the stage's architecture. */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { allFunctions } from '#infra/functions.ts';
import type { StageSettings } from '#infra/stages.ts';
import { type Lock, lockOf } from './locked-packages.ts';

const root = resolve(import.meta.dirname, '..');
/** Names of npm for the architectures of Lambda; its runtime is Amazon Linux 2023, which has glibc. */
const cpus = { arm64: 'arm64', x86_64: 'x64' } as const satisfies Record<StageSettings['architecture'], string>;

/** Fetches packages for Linux on that processor into a folder, by the hashes of our own lock. Nothing of them is run. */
function fetchNative(folder: string, names: readonly string[], cpu: string): void {
  const lock = lockOf(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lock, names);
  const papers = { 'package.json': lock.packages[''], 'package-lock.json': lock };
  for (const [name, content] of Object.entries(papers)) writeFileSync(join(folder, name), JSON.stringify(content));
  const flags = ['--ignore-scripts', '--no-audit', '--no-fund', '--os=linux', `--cpu=${cpu}`, '--libc=glibc'];
  const { status, error } = spawnSync('npm', ['ci', ...flags], {
    cwd: folder,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (error) throw error;
  if (status !== 0) throw new Error(`The packages ${names.join(', ')} for ${cpu} could not be fetched.`);
  for (const name of Object.keys(papers)) rmSync(join(folder, name));
}

/** The folder of all Lambdas as that architecture runs them, made anew from what the build has left. Throws where a package cannot be fetched. */
export function shipFunctions(architecture: StageSettings['architecture']): string {
  const built = join(root, 'dist/functions');
  if (!existsSync(built)) throw new Error('The Lambdas are not built; run "npm run build" first.');
  const shipped = join(root, `dist/shipped-${architecture}`);
  rmSync(shipped, { recursive: true, force: true });
  cpSync(built, shipped, { recursive: true, filter: (file) => !file.endsWith('.map') });
  for (const { name, native } of allFunctions) if (native) fetchNative(join(shipped, name), native, cpus[architecture]);
  return shipped;
}
