import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { CloudHandle } from '../cloud-handle.ts';
import { dynoxideFile } from '../dynamodb/start-dynamodb.ts';
import type { StateFolder } from './state-folder.ts';
import type { Steps } from './steps.ts';
import { withTable } from './with-table.ts';

/** Encrypts what an old state has in plain text. The imports are in here so that a state with nothing to encrypt starts as fast as before. */
async function seal(cloud: CloudHandle, folder: StateFolder): Promise<number> {
  const [{ kmsFieldKeys }, { sealNumbers }, { scrubNumbers }] = await Promise.all([
    import('#functions/vendors/keys/index.ts'),
    import('../../../scripts/seal-numbers/seal-numbers.ts'),
    import('../dynamodb/scrub-numbers.ts'),
  ]);
  return withTable(cloud, async (stage) => {
    const keys = kmsFieldKeys(cloud.outputs.FieldKeyArn ?? '', stage.client, cloud.env.AWS_ENDPOINT_URL_KMS);
    const count = await sealNumbers({ ...stage, keys });
    const file = join(folder.path, dynoxideFile);
    if (existsSync(file)) scrubNumbers(file);
    return count;
  });
}

/** Encrypts the Social Security numbers of a state from before they were encrypted, once. The next start finishes what stopped halfway. */
export async function sealOnce(cloud: CloudHandle, folder: StateFolder, steps: Steps): Promise<void> {
  if (folder.isSealed) return;
  await steps.run('Social Security numbers', async () => {
    const count = await seal(cloud, folder);
    folder.markSealed();
    return count === 0 ? 'nothing to encrypt' : `${count} encrypted`;
  });
}
