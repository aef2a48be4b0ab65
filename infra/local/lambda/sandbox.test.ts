import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { Sandbox } from './sandbox.ts';

const folder = mkdtempSync(join(tmpdir(), 'yarrow-sandbox-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a function of this source in a separate thread and returns its answer to one event. */
async function answerOf(source: string): Promise<unknown> {
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
