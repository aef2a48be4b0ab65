import type { CloudHandle } from '../cloud-handle.ts';
import type { StateFolder } from './state-folder.ts';
import type { Steps } from './steps.ts';

/** Writes what an old state lacks. The imports are in here so that a state that lacks nothing starts as fast as before. */
async function index({ env, outputs }: CloudHandle): Promise<number> {
  const [{ DynamoDBClient }, { DynamoDBDocumentClient }, { indexNames }] = await Promise.all([
    import('@aws-sdk/client-dynamodb'),
    import('@aws-sdk/lib-dynamodb'),
    import('../../../scripts/index-names/index-names.ts'),
  ]);
  const { AWS_ENDPOINT_URL_DYNAMODB: endpoint, AWS_REGION: region } = env;
  const credentials = { accessKeyId: env.AWS_ACCESS_KEY_ID ?? '', secretAccessKey: env.AWS_SECRET_ACCESS_KEY ?? '' };
  const client = DynamoDBDocumentClient.from(new DynamoDBClient({ endpoint, region, credentials }), {
    marshallOptions: { removeUndefinedValues: true },
  });
  try {
    return await indexNames({ client, tableName: outputs.TableName ?? '' });
  } finally {
    client.destroy();
  }
}

/** Brings a state that was made before the search forgave mistyped names up to date, once. What stops halfway is finished by the next start. */
export async function indexOnce(cloud: CloudHandle, folder: StateFolder, steps: Steps): Promise<void> {
  if (folder.isIndexed) return;
  await steps.run('Names for the search', async () => {
    const count = await index(cloud);
    folder.markIndexed();
    return count === 0 ? 'nothing to add' : `${count} rows`;
  });
}
