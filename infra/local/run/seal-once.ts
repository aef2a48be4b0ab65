import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { CloudHandle } from '../cloud-handle.ts';
import { dynoxideFile } from '../dynamodb/start-dynamodb.ts';
import type { StateFolder } from './state-folder.ts';
import type { Steps } from './steps.ts';

/** Encrypts what an old state has in plain text. The imports are in here so that a state with nothing to encrypt starts as fast as before. */
async function seal({ env, outputs }: CloudHandle, folder: StateFolder): Promise<number> {
  const [{ DynamoDBClient }, { DynamoDBDocumentClient }, { kmsFieldKeys }, { sealNumbers }, { scrubNumbers }] = await Promise.all(
    [
      import('@aws-sdk/client-dynamodb'),
      import('@aws-sdk/lib-dynamodb'),
      import('#functions/vendors/keys/index.ts'),
      import('../../../scripts/seal-numbers/seal-numbers.ts'),
      import('../dynamodb/scrub-numbers.ts'),
    ],
  );
  const { AWS_ENDPOINT_URL_DYNAMODB: endpoint, AWS_REGION: region, AWS_ENDPOINT_URL_KMS: kms } = env;
  const credentials = { accessKeyId: env.AWS_ACCESS_KEY_ID ?? '', secretAccessKey: env.AWS_SECRET_ACCESS_KEY ?? '' };
  const client = DynamoDBDocumentClient.from(new DynamoDBClient({ endpoint, region, credentials }));
  try {
    const keys = kmsFieldKeys(outputs.FieldKeyArn ?? '', client, kms);
    const count = await sealNumbers({ client, tableName: outputs.TableName ?? '', keys });
    const file = join(folder.path, dynoxideFile);
    if (existsSync(file)) scrubNumbers(file);
    return count;
  } finally {
    client.destroy();
  }
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
