import { spawnSync } from 'node:child_process';
import { stageSettings } from '#infra/stages.ts';
import { emulatorEnvironment } from './emulator-environment.ts';
import { shipFunctions } from './ship-functions.ts';

/** Runs a command of this package with what it prints shown; throws where it fails. */
function run(command: string, args: readonly string[]): void {
  const { status, error } = spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' });
  if (error) throw error;
  if (status !== 0) throw new Error(`${[command, ...args].join(' ')} failed.`);
}

/** Writes the assembly of the stage in YARROW_STAGE, of Lambdas that have the machine code of its architecture with them. */
function synth(outdir: string): void {
  process.env.CDK_OUTDIR = outdir;
  const { architecture } = stageSettings(process.env.YARROW_STAGE ?? '', process.env);
  run(process.execPath, ['infra/app.ts', shipFunctions(architecture)]);
}

/** What production has to be told before it may be deployed, with what is lost otherwise. */
const neededByProduction = {
  YARROW_DOMAIN: 'families would have to remember an address that CloudFront made up',
  YARROW_ALARM_MAIL: 'nobody would hear an alarm',
} as const;

/** Deploys every stack of a stage in the cloud, from the assembly that synth writes. Further arguments are the CDK's. */
function deploy(stage: string | undefined, args: readonly string[]): void {
  if (stage !== 'staging' && stage !== 'production')
    throw new Error(
      'Say where to: YARROW_STAGE=staging or YARROW_STAGE=production. (For LocalStack there is "npm run deploy:local".)',
    );
  if (stage === 'production')
    for (const [name, loss] of Object.entries(neededByProduction))
      if (!process.env[name]) throw new Error(`Set ${name} first: without it ${loss}.`);
  synth(`dist/assembly-${stage}`);
  // What the stage's table and pools are called is read from there by `npm run administrator`.
  run('cdk', ['deploy', '--all', '--app', `dist/assembly-${stage}`, '--outputs-file', `dist/outputs-${stage}.json`, ...args]);
}

/** What LocalStack's free plan knows; the rest stays embedded unless a token opens the full plan. */
const freeStacks = ['yarrow-local-alarms', 'yarrow-local-data', 'yarrow-local-events'];

/** Deploys the local stage to the LocalStack of compose.yaml, or to another emulator in its place. Further arguments are the CDK's. */
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
