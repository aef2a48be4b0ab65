import { CreateTableCommand } from '@aws-sdk/client-dynamodb';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';

const key = (prefix: string) => [
  { AttributeName: `${prefix}pk`, KeyType: 'HASH' as const },
  { AttributeName: `${prefix}sk`, KeyType: 'RANGE' as const },
];
const indexes = ['gsi1', 'gsi2'];

/** Makes a table with Yarrow's keys and indexes. */
export const createTable = (client: DynamoDBDocumentClient, TableName: string) =>
  client.send(
    new CreateTableCommand({
      TableName,
      BillingMode: 'PAY_PER_REQUEST',
      KeySchema: key(''),
      AttributeDefinitions: ['', ...indexes].flatMap((prefix) =>
        ['pk', 'sk'].map((name) => ({ AttributeName: `${prefix}${name}`, AttributeType: 'S' as const })),
      ),
      GlobalSecondaryIndexes: indexes.map((IndexName) => ({
        IndexName,
        KeySchema: key(IndexName),
        Projection: { ProjectionType: 'ALL' as const },
      })),
    }),
  );
