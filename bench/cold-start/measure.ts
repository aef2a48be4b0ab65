import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { build } from 'esbuild';
import { allFunctions } from '#infra/functions.ts';
import { type BuildMeta, bundleOptions } from '../../scripts/build-functions.ts';
import type { Figure } from '../figure.ts';
import { isSmoke, scaled } from '../scale.ts';
import { median } from '../statistics.ts';
import { type AwsStub, startAwsStub } from './aws-stub.ts';
import { firstCall, quietGroups, withSession } from './first-calls.ts';
import { settings } from './settings.ts';

const rounds = scaled(7, 1);
const root = resolve(import.meta.dirname, '../..');
const invoker = join(import.meta.dirname, 'invoke.mjs');
const baseline = { name: 'baseline', entry: 'bench/cold-start/baseline.ts' };

type Bundle = { name: string; file: string; event: object; hasSession?: boolean };
type Invocation = { milliseconds: number; result: { statusCode?: number } | null };

/** Bundles the baseline as the Lambdas are bundled, and returns its bytes. */
async function buildBaseline(): Promise<number> {
  const outdir = join(root, 'dist/bench');
  mkdirSync(outdir, { recursive: true });
  const { metafile } = await build({ ...bundleOptions([baseline]), outdir, sourcemap: false });
  return Object.values(metafile.outputs)[0]!.bytes;
}

/** A process that loads bundles and calls each once. */
type Invoker = { invoke(file: string, event: object): Promise<Invocation>; close(): void };

function startInvoker(aws: AwsStub): Invoker {
  const env = { ...process.env, ...settings, ...aws.env };
  const child = spawn(process.execPath, [invoker], { stdio: ['pipe', 'pipe', 'inherit'], env, timeout: 180_000 });
  const answers = createInterface(child.stdout)[Symbol.asyncIterator]();
  return {
    async invoke(file, event) {
      child.stdin.write(`${JSON.stringify({ file, event })}\n`);
      const { value, done } = await answers.next();
      if (done) throw new Error(`The process that called ${file} ended.`);
      return JSON.parse(value) as Invocation;
    },
    close: () => child.stdin.end(),
  };
}

/**
 * Returns the import and first call of a bundle in ms. Throws if a call failed, since a failure may be quick. A reaction may find that its event's item
 * isn't in the table, after it has asked for it.
 */
async function start({ name, file, event, hasSession }: Bundle, aws: AwsStub, { invoke }: Invoker): Promise<number> {
  const isQuiet = quietGroups.has(name);
  const before = aws.requests();
  const { milliseconds, result } = await invoke(file, event);
  const status = result?.statusCode ?? 200;
  // Turning away someone who is signed in is quick, and isn't serving them.
  const isRefused = hasSession && (status === 401 || status === 403);
  if (status >= 500 || isRefused) throw new Error(`The first call of ${file} failed: ${JSON.stringify(result)}`);
  if (aws.requests() === before && !isQuiet) throw new Error(`The first call of ${file} asked AWS for nothing.`);
  return milliseconds;
}

/** Measures the bytes of each Lambda, and its import plus first call, beside those of a Lambda that only reads one item. Needs the Lambdas built. */
export async function measureColdStarts(): Promise<Figure[]> {
  const meta = JSON.parse(readFileSync(join(root, 'dist/functions/meta.json'), 'utf8')) as BuildMeta;
  const baselineBytes = await buildBaseline();
  const aws = await startAwsStub();
  const bundles: Bundle[] = [
    { name: baseline.name, file: join(root, 'dist/bench/baseline/index.mjs'), event: {} },
    ...allFunctions.map((definition) => {
      const call = firstCall(definition);
      const file = join(root, 'dist/functions', definition.name, 'index.mjs');
      return { name: definition.name, file, event: withSession(call, aws.tokenOf), hasSession: call.by !== null };
    }),
  ];
  const times = new Map(bundles.map(({ name }) => [name, [] as number[]]));
  // A bundle is measured in a process that has done nothing else. To see that each still runs, one process does for all.
  const shared = isSmoke ? startInvoker(aws) : undefined;
  try {
    for (let round = 0; round < rounds; round += 1)
      for (const bundle of bundles) {
        const own = shared ?? startInvoker(aws);
        times.get(bundle.name)!.push(await start(bundle, aws, own));
        if (!shared) own.close();
      }
  } finally {
    shared?.close();
    aws.close();
  }
  const timeOf = (name: string) => median(times.get(name)!);
  const lambdas = allFunctions.map(({ name }) => name);
  return [
    ...lambdas.map(
      (name): Figure => ({
        group: 'Lambdas: minified',
        name,
        unit: 'KB',
        ours: meta[name]!.bytes / 1000,
        peer: { name: 'one GetItem', value: baselineBytes / 1000 },
        goal: { of: 'ours', atMost: 500 },
      }),
    ),
    ...lambdas.map(
      (name): Figure => ({
        group: 'Lambdas: import and first call',
        name,
        unit: 'ms',
        ours: timeOf(name),
        peer: { name: 'one GetItem', value: timeOf(baseline.name) },
        goal: { of: 'ratio', atMost: 1.4 },
      }),
    ),
  ];
}
