import type { CloudToFill } from './cloud.ts';
import type { OnProgress } from './fill-cloud.ts';

export type { CloudToFill } from './cloud.ts';

/**
 * Loads the sample data into a cloud: homes and catalog into the table, pictures into the media bucket, people into the user pools, and finally the search
 * snapshot. Every write replaces what a half-finished run left, so running it again ends in the same state. The data and everything that draws it is loaded
 * here and not with this file, because a start over a filled cloud needs none of it.
 */
export async function seed(cloud: CloudToFill, onProgress: OnProgress): Promise<void> {
  const { fillCloud } = await import('./fill-cloud.ts');
  await fillCloud(cloud, onProgress);
}
