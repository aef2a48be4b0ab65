import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { Sandbox } from './sandbox.ts';

const folder = mkdtempSync(join(tmpdir(), 'yarrow-sandbox-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a function of this source in a separate thread and returns its answer to one event. */
async function answerOf(source: string, isAwaited = true): Promise<unknown> {
  const file = join(folder, 'index.mjs');
  writeFileSync(file, source);
  const sandbox = new Sandbox({
    file,
    handler: 'handler',
    functionName: 'yarrow-test-exampleFunction12AB',
    functionArn: 'arn:aws:lambda:us-east-1:000000000000:function:example',
    memoryMb: 256,
    timeoutMs: 10_000,
    env: {},
    onLine: () => {},
    clock: new BigInt64Array(new SharedArrayBuffer(8)),
    isAwaited,
  });
  try {
    return JSON.parse(await sandbox.invoke('{}'));
  } finally {
    await sandbox.close();
  }
}

it('loads no TypeScript compiler into a function’s thread, which would take 16 MB in each', async () => {
  const loaded = (await answerOf('export const handler = () => process.moduleLoadList;')) as string[];
  expect(loaded.filter((name) => name.includes('amaro'))).toEqual([]);
});

it('bounds both generations of a thread’s heap', async () => {
  const limits = await answerOf(
    "import { resourceLimits } from 'node:worker_threads'; export const handler = () => resourceLimits;",
  );
  expect(limits).toMatchObject({ maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 12 });
});

it.runIf(process.platform === 'linux')('lets functions that someone waits for go before those that nobody does', async () => {
  // The 19th field of the thread's own record (proc_pid_stat(5)), counted after its name, which may have spaces.
  const niceness = `import { readFileSync } from 'node:fs';
    export const handler = () => Number(readFileSync('/proc/thread-self/stat', 'utf8').split(') ')[1].split(' ')[16]);`;
  const [awaited, background] = [await answerOf(niceness), await answerOf(niceness, false)] as number[];
  expect(background).toBeGreaterThan(awaited as number);
});
