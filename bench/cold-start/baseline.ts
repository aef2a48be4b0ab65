import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb';

const client = DynamoDBDocumentClient.from(new DynamoDBClient({}));

/** Does the least that a Lambda with a table does, one read: the baseline for all others. */
export const handler = async () => {
  const { Item } = await client.send(new GetCommand({ TableName: process.env.TABLE_NAME, Key: { pk: 'one', sk: 'one' } }));
  return { statusCode: 200, body: JSON.stringify(Item ?? null) };
};
