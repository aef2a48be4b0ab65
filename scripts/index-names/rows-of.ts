import { type DynamoDBDocumentClient, ScanCommand } from '@aws-sdk/lib-dynamodb';
import type { Item } from '#functions/table/table.ts';

export type IndexingStage = { client: DynamoDBDocumentClient; tableName: string };

/** Every row of a kind, a page of the scan at a time. */
export async function* rowsOf({ client, tableName: TableName }: IndexingStage, entityType: string): AsyncGenerator<Item[]> {
  let from: Record<string, unknown> | undefined;
  do {
    const page = await client.send(
      new ScanCommand({
        TableName,
        FilterExpression: 'entityType = :kind',
        ExpressionAttributeValues: { ':kind': entityType },
        ExclusiveStartKey: from,
        ConsistentRead: true,
      }),
    );
    yield (page.Items ?? []) as Item[];
    from = page.LastEvaluatedKey;
  } while (from);
}
