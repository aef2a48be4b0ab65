/** What `npm run dev` runs: the embedded cloud behind Vite's server, with the Lambdas rebuilt and reloaded whenever a source changes. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createServer } from 'vite';
import { buildIfChanged } from '../../scripts/build.ts';
import { watchFunctions } from '../../scripts/build-functions.ts';
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

const environment = { ...process.env, YARROW_STAGE: 'local', PORT: '' };

/** Synthesizes a template that points at dist/functions itself instead of at copies, so that what is rebuilt there is what runs. */
function synthesize(root: string, cdkOut: string): void {
  const { status, stderr } = spawnSync(process.execPath, ['infra/app.ts'], {
    cwd: root,
    env: { ...environment, CDK_OUTDIR: cdkOut, CDK_CONTEXT_JSON: JSON.stringify({ 'aws:cdk:disable-asset-staging': true }) },
    encoding: 'utf8',
  });
  if (status !== 0) throw new StartFailure(`The cloud template could not be built.\n${stderr}`);
}

async function startVite(root: string, port: number, cloudUrl: string): Promise<{ url: string; close(): Promise<void> }> {
  const server = await createServer({
    configFile: join(root, 'vite.config.ts'),
    server: { host: '127.0.0.1', port, strictPort: true, proxy: { '/api': cloudUrl, '/media': cloudUrl } },
  });
  try {
    await server.listen();
  } catch (error) {
    await server.close();
    throw new StartFailure(
      `Port ${port} cannot be used: ${(error as Error).message}. Choose another: PORT=${port + 1} npm run dev.`,
    );
  }
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}

async function run(): Promise<void> {
  const options: RunOptions = runOptions(process.argv.slice(2), process.env);
  const steps = new Steps();
  const closers: (() => Promise<void>)[] = [];
  const close = async (): Promise<void> => {
    for (const closer of closers.splice(0).reverse()) await closer();
  };
  stopOnSignal(close);
  const folder = new StateFolder(options.stateDir);
  if (options.fresh || folder.isHalfSeeded) folder.empty();
  const log = functionLog(options.stateDir);

  let reload: (bundles: string[]) => void = () => {};
  const watching = await steps.run('Lambdas, watched', () =>
    watchFunctions((outcome) => {
      if ('changed' in outcome) reload(outcome.changed);
      else process.stderr.write(`${outcome.errors.join('\n')}\n`);
    }),
  );
  closers.push(() => watching.stop());
  // The template lists the built app's files, so there has to be one, though Vite serves the app.
  if (!existsSync(join(options.root, 'dist/web/index.html')))
    await steps.run('Web app', async () => buildIfChanged(() => {}, { env: environment }));
  const cdkOut = join(options.stateDir, 'cdk.out');
  await steps.run('Cloud template', async () => synthesize(options.root, cdkOut));
  const cloud = await steps.run('Cloud on this machine', () =>
    startCloud({
      cdkOut,
      stage: 'local',
      stateDir: options.stateDir,
      port: 0,
      siteUrl: `http://127.0.0.1:${options.port}`,
      mailPort: options.port + 1,
      controlPort: options.port + 2,
      checkoutPort: options.port + 3,
      onLine: log.onLine,
      onNotice: (line) => steps.note(line),
    }),
  );
  closers.push(() => cloud.close());
  reload = (bundles) => {
    cloud.reloadFunctions(bundles);
    process.stdout.write(`↻ ${bundles.join(', ')}\n`);
  };
  try {
    const site = await startVite(options.root, options.port, cloud.url);
    closers.push(() => site.close());
    await seedOnce(cloud, folder, steps);
    await sealOnce(cloud, folder, steps);
    await indexOnce(cloud, folder, steps);
    process.stdout.write(`${banner(site.url, cloud, log.file)}Ready in ${steps.total()}, with hot reload. Ctrl-C stops it.\n`);
  } catch (error) {
    await close();
    throw error;
  }
}

run().catch(fail);
