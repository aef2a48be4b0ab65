import type { CloudHandle } from '../cloud-handle.ts';
import type { StateFolder } from './state-folder.ts';
import type { Steps } from './steps.ts';

/** Writes the missing words. The imports are in here so that a state that has them all starts as fast as before. */
async function index({ env, outputs }: CloudHandle): Promise<number> {
  const [{ DynamoDBClient }, { DynamoDBDocumentClient }, { indexPhones }] = await Promise.all([
    import('@aws-sdk/client-dynamodb'),
    import('@aws-sdk/lib-dynamodb'),
    import('../../../scripts/index-phones/index-phones.ts'),
  ]);
  const { AWS_ENDPOINT_URL_DYNAMODB: endpoint, AWS_REGION: region } = env;
  const credentials = { accessKeyId: env.AWS_ACCESS_KEY_ID ?? '', secretAccessKey: env.AWS_SECRET_ACCESS_KEY ?? '' };
  const client = DynamoDBDocumentClient.from(new DynamoDBClient({ endpoint, region, credentials }));
  try {
    return await indexPhones({ client, tableName: outputs.TableName ?? '' });
  } finally {
    client.destroy();
  }
}

/** Brings a state up to date that was made before the last digits of a phone number found a case, once. What stops halfway is finished by the next start. */
export async function indexPhonesOnce(cloud: CloudHandle, folder: StateFolder, steps: Steps): Promise<void> {
  if (folder.hasPhonesIndexed) return;
  await steps.run('Phone numbers', async () => {
    const count = await index(cloud);
    folder.markPhonesIndexed();
    return count === 0 ? 'nothing to index' : `${count} ${count === 1 ? 'case' : 'cases'} indexed`;
  });
}
