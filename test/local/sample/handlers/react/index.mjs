// The sample's reaction: records each order it has seen, counts its attempts, and sends email. A poisoned one fails alone.
import { DynamoDBClient, UpdateItemCommand } from '@aws-sdk/client-dynamodb';
import { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2';

const table = new DynamoDBClient({});
const mail = new SESv2Client({});

async function react({ body }) {
  const { detail } = JSON.parse(body);
  await table.send(
    new UpdateItemCommand({
      TableName: process.env.TABLE_NAME,
      Key: { pk: { S: `SEEN#${detail.id}` }, sk: { S: 'SEEN' } },
      UpdateExpression: 'ADD attempts :one',
      ExpressionAttributeValues: { ':one': { N: '1' } },
    }),
  );
  if (detail.poison) throw new Error('poisoned');
  await mail.send(
    new SendEmailCommand({
      FromEmailAddress: 'Sample <sample@example.com>',
      Destination: { ToAddresses: [`${detail.id}@example.com`] },
      Content: { Simple: { Subject: { Data: 'Your order' }, Body: { Text: { Data: 'plain' }, Html: { Data: '<p>rich</p>' } } } },
    }),
  );
}

export async function handler({ Records }) {
  const outcomes = await Promise.allSettled(Records.map(react));
  const failed = Records.filter((_, index) => outcomes[index].status === 'rejected');
  return { batchItemFailures: failed.map(({ messageId }) => ({ itemIdentifier: messageId })) };
}
