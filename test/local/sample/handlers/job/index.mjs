// The sample's scheduled job: counts its runs, and fails if its input says so.
import { DynamoDBClient, UpdateItemCommand } from '@aws-sdk/client-dynamodb';

const table = new DynamoDBClient({});

export async function handler(event) {
  await table.send(
    new UpdateItemCommand({
      TableName: process.env.TABLE_NAME,
      Key: { pk: { S: `JOB#${event.job}` }, sk: { S: 'JOB' } },
      UpdateExpression: 'ADD runs :one',
      ExpressionAttributeValues: { ':one': { N: '1' } },
    }),
  );
  if (event.job === 'failing') throw new Error('on purpose');
}
