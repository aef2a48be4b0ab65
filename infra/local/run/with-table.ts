import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { CloudHandle } from '../cloud-handle.ts';

/**
 * Gives a script that brings an old state up to date what it needs of the table. The imports are in here so that a state that lacks nothing starts as fast as
 * before.
 */
export async function withTable(
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
