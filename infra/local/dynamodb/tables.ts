import type { Deployment, Resource } from '../template/deployment.ts';
import type { DynamoDbCall } from './client.ts';

type Index = { IndexName: string; KeySchema: object[]; Projection: object };

/** AWS::DynamoDB::Table, with the parts that matter on this machine. */
export type TableProperties = {
  AttributeDefinitions: object[];
  KeySchema: { AttributeName: string; KeyType: string }[];
  GlobalSecondaryIndexes?: Index[];
  LocalSecondaryIndexes?: Index[];
  StreamSpecification?: { StreamViewType: string };
  TimeToLiveSpecification?: { AttributeName: string; Enabled: boolean };
};

export type Table = Resource<TableProperties>;

export const tablesOf = (deployment: Deployment): Table[] => deployment.resources<TableProperties>('AWS::DynamoDB::Table');

const indexOf = ({ IndexName, KeySchema, Projection }: Index): Index => ({ IndexName, KeySchema, Projection });

async function createTable(call: DynamoDbCall, { name, properties }: Table): Promise<void> {
  const stream = properties.StreamSpecification;
  await call('CreateTable', {
    TableName: name,
    AttributeDefinitions: properties.AttributeDefinitions,
    KeySchema: properties.KeySchema,
    BillingMode: 'PAY_PER_REQUEST',
    GlobalSecondaryIndexes: properties.GlobalSecondaryIndexes?.map(indexOf),
    LocalSecondaryIndexes: properties.LocalSecondaryIndexes?.map(indexOf),
    ...(stream && { StreamSpecification: { StreamEnabled: true, StreamViewType: stream.StreamViewType } }),
  });
  if (properties.TimeToLiveSpecification) {
    await call('UpdateTimeToLive', { TableName: name, TimeToLiveSpecification: properties.TimeToLiveSpecification });
  }
}

/** Creates the template's tables that don't exist yet. Point-in-time recovery, encryption, and deletion protection have no meaning here. */
export async function createTables(call: DynamoDbCall, tables: Table[]): Promise<void> {
  const { TableNames: existing } = await call<{ TableNames: string[] }>('ListTables', {});
  for (const table of tables) if (!existing.includes(table.name)) await createTable(call, table);
}
