/**
 * Runs a cloud in a separate process: `node test/cloud/run-cloud.ts '<TestCloudOptions>'`. Prints the TestCloud as one line of JSON once it answers, and
 * closes when its standard input ends, so that it never outlives its parent.
 */
import { createWriteStream, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { allFunctions } from '#infra/functions.ts';
import { type CloudHandle, startCloud } from '#infra/local/index.ts';
import { seed } from '#world/seed.ts';
import type { TestCloud, TestCloudOptions } from './test-cloud.ts';

const root = resolve(import.meta.dirname, '../..');

/** Returns the environments by the functions' own names: in the template a name has the stack before it and a hash after it. */
function environmentsOf(cloud: CloudHandle): TestCloud['functions'] {
  const deployed = cloud.control.functions();
  return Object.fromEntries(
    allFunctions.map(({ name }) => {
      const squeezed = name.replaceAll('-', '');
      const found = deployed.find((each) => new RegExp(`-${squeezed}Function`).test(each));
      if (!found) throw new Error(`The cloud has no function ${name}; build again.`);
      return [name, cloud.functionEnv(found)];
    }),
  );
}

async function run(options: TestCloudOptions): Promise<void> {
  mkdirSync(options.stateDir, { recursive: true });
  const logFile = join(options.stateDir, 'functions.log');
  const log = createWriteStream(logFile, { flags: 'a' });
  const cloud = await startCloud({
    cdkOut: join(root, 'cdk.out'),
    stage: 'local',
    stateDir: options.stateDir,
    port: 0,
    redeliverySeconds: options.redeliverySeconds,
    functionEnv: options.functionEnv,
    // All browsers and callers of a suite have one address, and some accounts make a hundred calls at a time.
    limits: { callsPerAddress: 1_000_000, callsPerAccount: 100_000, isUnthrottled: true },
    onLine: (name, line) => log.write(`${JSON.stringify({ name, line })}\n`),
  });
  const close = async () => {
    await cloud.close();
    log.end(() => process.exit(0));
  };
  process.stdin.on('end', close).resume();
  if (options.seed) await seed(cloud, () => {});
  const { url, apiUrl, mailUrl, controlUrl, env, outputs } = cloud;
  const address: TestCloud = { url, apiUrl, mailUrl, controlUrl, env, outputs, functions: environmentsOf(cloud), logFile };
  process.stdout.write(`${JSON.stringify(address)}\n`);
}

await run(JSON.parse(process.argv[2] ?? '{}') as TestCloudOptions);
