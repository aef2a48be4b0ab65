import { type DynamoDbCall, DynamoDbError } from './client.ts';
import type { Table } from './tables.ts';

type Item = Record<string, Record<string, unknown>>;

/** Deletes an item; false if it was given a later expiry meanwhile. */
async function deleteExpired(call: DynamoDbCall, table: string, key: Item, attribute: string, seconds: string): Promise<boolean> {
  try {
    await call('DeleteItem', {
      TableName: table,
      Key: key,
      ConditionExpression: '#expiry < :now',
      ExpressionAttributeNames: { '#expiry': attribute },
      ExpressionAttributeValues: { ':now': { N: seconds } },
    });
    return true;
  } catch (error) {
    if (error instanceof DynamoDbError && error.code === 'ConditionalCheckFailedException') return false;
    throw error;
  }
}

/**
 * Deletes the items whose time-to-live attribute has passed. DynamoDB does so within days, this does every time it is called (dynoxide stores the setting
 * and never deletes). Returns how many were deleted.
 */
export async function sweepExpired(call: DynamoDbCall, table: Table, now: number): Promise<number> {
  const { TimeToLiveSpecification: expiry, KeySchema } = table.properties;
  if (!expiry?.Enabled) return 0;
  const seconds = String(Math.floor(now / 1000));
  const keyNames = KeySchema.map((key, index) => [`#key${index}`, key.AttributeName] as const);
  let deleted = 0;
  let from: Item | undefined;
  do {
    const page: { Items?: Item[]; LastEvaluatedKey?: Item } = await call('Scan', {
      TableName: table.name,
      FilterExpression: '#expiry < :now AND attribute_type(#expiry, :number)',
      ProjectionExpression: keyNames.map(([placeholder]) => placeholder).join(', '),
      ExpressionAttributeNames: { '#expiry': expiry.AttributeName, ...Object.fromEntries(keyNames) },
      ExpressionAttributeValues: { ':now': { N: seconds }, ':number': { S: 'N' } },
      ExclusiveStartKey: from,
    });
    for (const key of page.Items ?? [])
      if (await deleteExpired(call, table.name, key, expiry.AttributeName, seconds)) deleted += 1;
    from = page.LastEvaluatedKey;
  } while (from);
  return deleted;
}
