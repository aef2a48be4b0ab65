import { seed } from '#world/seed.ts';
import type { CloudHandle } from '../cloud-handle.ts';
import type { StateFolder } from './state-folder.ts';
import type { Steps } from './steps.ts';

/** Puts the sample world into a cloud that has none yet. */
export async function seedOnce(cloud: CloudHandle, folder: StateFolder, steps: Steps): Promise<void> {
  if (folder.isSeeded) return;
  await steps.run('Sample world', async (progress) => {
    folder.beginSeeding();
    await seed(cloud, (done, total, what) => progress(`${done} of ${total} ${what}`));
    folder.endSeeding();
  });
}
