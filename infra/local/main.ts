/**
 * What `npm start` runs once everything is installed: builds what changed, starts the embedded cloud, loads the sample data the first time, and says where
 * it is.
 */
import { join } from 'node:path';
import { buildIfChanged } from '../../scripts/build.ts';
import type { CloudHandle } from './cloud-handle.ts';
import { banner } from './run/banner.ts';
import { fail } from './run/fail.ts';
import { functionLog } from './run/function-log.ts';
import { indexOnce } from './run/index-once.ts';
import { type RunOptions, runOptions } from './run/run-options.ts';
import { sealOnce } from './run/seal-once.ts';
import { seedOnce } from './run/seed-once.ts';
import { StateFolder } from './run/state-folder.ts';
import { Steps } from './run/steps.ts';
import { stopOnSignal } from './run/stop-on-signal.ts';
import { startCloud } from './start-cloud.ts';
import { StartFailure } from './start-failure.ts';

function build(steps: Steps): void {
  // The template is the same for every port: the one that is really taken is put in when it runs.
  const env = { ...process.env, YARROW_STAGE: 'local', PORT: '' };
  try {
    buildIfChanged(
      ({ name, isFresh, milliseconds }) => steps.done(isFresh ? `${name}: up to date` : `${name}: built`, milliseconds),
      { env },
    );
  } catch (error) {
    throw new StartFailure((error as Error).message);
  }
}

function prepare(options: RunOptions, steps: Steps): StateFolder {
  const folder = new StateFolder(options.stateDir);
  if (options.fresh) folder.empty();
  if (folder.isHalfSeeded) {
    folder.empty();
    steps.done('The last start was interrupted while loading sample data: starting over', 0);
  }
  return folder;
}

async function run(): Promise<void> {
  const options = runOptions(process.argv.slice(2), process.env);
  const steps = new Steps();
  build(steps);
  const folder = prepare(options, steps);
  const log = functionLog(options.stateDir);
  let cloud: CloudHandle | undefined;
  stopOnSignal(async () => cloud?.close());
  cloud = await steps.run('Cloud on this machine', () =>
    startCloud({
      cdkOut: join(options.root, 'cdk.out'),
      stage: 'local',
      stateDir: options.stateDir,
      port: options.port,
      mailPort: options.port && options.port + 1,
      controlPort: options.port && options.port + 2,
      checkoutPort: options.port && options.port + 3,
      onLine: log.onLine,
      onNotice: (line) => steps.note(line),
    }),
  );
  try {
    await seedOnce(cloud, folder, steps);
    await sealOnce(cloud, folder, steps);
    await indexOnce(cloud, folder, steps);
  } catch (error) {
    await cloud.close();
    throw error;
  }
  process.stdout.write(`${banner(cloud.url, cloud, log.file)}Ready in ${steps.total()}. Ctrl-C stops it.\n`);
}

run().catch(fail);
