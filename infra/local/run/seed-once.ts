import { fork } from 'node:child_process';
import { join } from 'node:path';
import type { CloudHandle } from '../cloud-handle.ts';
import type { StateFolder } from './state-folder.ts';
import type { Steps } from './steps.ts';

/** What the seeding process is told, and what it reports. */
export type SeedOrder = Pick<CloudHandle, 'env' | 'outputs' | 'url'>;
export type SeedMessage = { kind: 'progress'; text: string } | { kind: 'done' } | { kind: 'failed'; reason: string };

/** Runs the seed in a separate process, which ends with this one, however this one ends. */
function runSeed({ env, outputs, url }: CloudHandle, progress: (text: string) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = fork(join(import.meta.dirname, 'seed-process.ts'), { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
    child.on('message', (message: SeedMessage) => {
      if (message.kind === 'progress') progress(message.text);
      else if (message.kind === 'done') resolve();
      else reject(new Error(`The sample data could not be loaded: ${message.reason}`));
    });
    child.once('error', reject);
    child.once('exit', () => reject(new Error('The process that loads the sample data ended before it was done.')));
    child.send({ env, outputs, url } satisfies SeedOrder);
  });
}

/** Loads the sample data into a cloud that has none yet. */
export async function seedOnce(cloud: CloudHandle, folder: StateFolder, steps: Steps): Promise<void> {
  if (folder.isSeeded) return;
  await steps.run('Sample data', async (progress) => {
    folder.beginSeeding();
    await runSeed(cloud, progress);
    folder.endSeeding();
  });
}
