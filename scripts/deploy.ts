import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { allFunctions } from '#infra/functions.ts';
import { type StageSettings, stageSettings } from '#infra/stages.ts';
import { emulatorEnvironment } from './emulator-environment.ts';
import { type Lock, lockOf } from './locked-packages.ts';

/** Prepares the Lambdas as a stage of the cloud gets them: the bundles, with the machine code of the stage's architecture beside them. */

const root = resolve(import.meta.dirname, '..');
/** npm's names for Lambda's architectures. Its runtime is Amazon Linux 2023, which has glibc. */
const cpus = { arm64: 'arm64', x86_64: 'x64' } as const satisfies Record<StageSettings['architecture'], string>;

/** Fetches packages for Linux on that processor into a folder, by the hashes of our own lock. None of their code runs. */
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

/** Returns a new folder of all Lambdas for that architecture, from what the build has left. Throws if a package can't be fetched. */
function shipFunctions(architecture: StageSettings['architecture']): string {
  const built = join(root, 'dist/functions');
  if (!existsSync(built)) throw new Error('The Lambdas are not built; run "npm run build" first.');
  const shipped = join(root, `dist/shipped-${architecture}`);
  rmSync(shipped, { recursive: true, force: true });
  cpSync(built, shipped, { recursive: true, filter: (file) => !file.endsWith('.map') });
  for (const { name, native } of allFunctions) if (native) fetchNative(join(shipped, name), native, cpus[architecture]);
  return shipped;
}

/** Runs a command of this package and shows its output; throws if it fails. */
function run(command: string, args: readonly string[]): void {
  const { status, error } = spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' });
  if (error) throw error;
  if (status !== 0) throw new Error(`${[command, ...args].join(' ')} failed.`);
}

/** Writes the assembly of the stage in YARROW_STAGE, whose Lambdas have the machine code of its architecture. */
function synth(outdir: string): void {
  process.env.CDK_OUTDIR = outdir;
  const { architecture } = stageSettings(process.env.YARROW_STAGE ?? '', process.env);
  run(process.execPath, ['infra/app.ts', shipFunctions(architecture)]);
}

/** What has to be set before production may be deployed, with what would be lost otherwise. */
const neededByProduction = {
  YARROW_DOMAIN: 'families would have to remember an address that CloudFront made up',
  YARROW_ALARM_MAIL: 'nobody would get the alarms',
} as const;

/** Deploys every stack of a stage in the cloud, from the assembly that synth writes. Further arguments go to the CDK. */
function deploy(stage: string | undefined, args: readonly string[]): void {
  if (stage !== 'staging' && stage !== 'production')
    throw new Error(
      'Say where to: YARROW_STAGE=staging or YARROW_STAGE=production. (For LocalStack there is "npm run deploy:local".)',
    );
  if (stage === 'production')
    for (const [name, loss] of Object.entries(neededByProduction))
      if (!process.env[name]) throw new Error(`Set ${name} first: without it ${loss}.`);
  synth(`dist/assembly-${stage}`);
  // `npm run administrator` reads the names of the stage's table and pools from there.
  run('cdk', ['deploy', '--all', '--app', `dist/assembly-${stage}`, '--outputs-file', `dist/outputs-${stage}.json`, ...args]);
}

/** What LocalStack's free plan supports. The rest stays embedded unless a token opens the full plan. */
const freeStacks = ['yarrow-local-alarms', 'yarrow-local-data', 'yarrow-local-events', 'yarrow-local-letters'];

/** Deploys the local stage to the LocalStack of compose.yaml, or to another emulator in its place. Further arguments go to the CDK. */
function deployLocal(args: readonly string[]): void {
  Object.assign(process.env, { YARROW_STAGE: 'local', ...emulatorEnvironment(process.env) });
  synth('cdk.out');
  const stacks = process.env.LOCALSTACK_AUTH_TOKEN ? ['--all'] : ['--exclusively', ...freeStacks];
  run('cdklocal', ['bootstrap', 'aws://000000000000/us-east-1']);
  run('cdklocal', [
    'deploy',
    ...stacks,
    '--app',
    'cdk.out',
    '--require-approval',
    'never',
    '--outputs-file',
    'dist/outputs-local.json',
    ...args,
  ]);
}

try {
  const [first, ...rest] = process.argv.slice(2);
  if (first === '--local') deployLocal(rest);
  else deploy(process.env.YARROW_STAGE, process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
