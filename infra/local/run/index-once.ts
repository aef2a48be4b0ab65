import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { CloudHandle } from '../cloud-handle.ts';
import type { StateFolder } from './state-folder.ts';
import type { Steps } from './steps.ts';

/** Gives a script what it needs of the table. The imports are in here so that a state that lacks nothing starts as fast as before. */
async function withTable(
  { env, outputs }: CloudHandle,
  work: (stage: { client: DynamoDBDocumentClient; tableName: string }) => Promise<number>,
): Promise<number> {
  const [{ DynamoDBClient }, { DynamoDBDocumentClient }] = await Promise.all([
    import('@aws-sdk/client-dynamodb'),
    import('@aws-sdk/lib-dynamodb'),
  ]);
  const { AWS_ENDPOINT_URL_DYNAMODB: endpoint, AWS_REGION: region } = env;
  const credentials = { accessKeyId: env.AWS_ACCESS_KEY_ID ?? '', secretAccessKey: env.AWS_SECRET_ACCESS_KEY ?? '' };
  const client = DynamoDBDocumentClient.from(new DynamoDBClient({ endpoint, region, credentials }), {
    marshallOptions: { removeUndefinedValues: true },
  });
  try {
    return await work({ client, tableName: outputs.TableName ?? '' });
  } finally {
    client.destroy();
  }
}

/**
 * Brings an old state up to date, once: cases that the search finds by mistyped names, and the figures of reports. What stops halfway is finished by the next
 * start.
 */
export async function indexOnce(cloud: CloudHandle, folder: StateFolder, steps: Steps): Promise<void> {
  if (!folder.isIndexed)
    await steps.run('Names for the search', async () => {
      const { indexNames } = await import('../../../scripts/index-names/index-names.ts');
      const count = await withTable(cloud, indexNames);
      folder.markIndexed();
      return count === 0 ? 'nothing to add' : `${count} rows`;
    });
  if (!folder.isCounted)
    await steps.run('Figures of reports', async () => {
      const { countReports } = await import('../../../scripts/count-reports/count-reports.ts');
      const count = await withTable(cloud, countReports);
      folder.markCounted();
      return count === 0 ? 'nothing to count' : `${count} counted`;
    });
}
