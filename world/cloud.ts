import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { S3Client } from '@aws-sdk/client-s3';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { openTable, type Table } from '#functions/table/table.ts';
import { type Bucket, openBucket } from '#functions/vendors/objects/bucket.ts';

/** What loading data into a cloud needs to know: variables that point an SDK there, and the stacks' outputs. */
export type CloudToFill = { env: Record<string, string | undefined>; outputs: Record<string, string> };

export type OpenCloud = {
  table: Table;
  s3: S3Client;
  cognito: CognitoIdentityProviderClient;
  mediaBucket: string;
  filesBucket: string;
  catalog: Bucket;
  search: Bucket;
  pools: Record<'family' | 'provider' | 'system', string>;
};

/** The embedded cloud runs in this very process, so its address comes from the handle and not from the process's own environment. */
const configOf = (env: CloudToFill['env'], endpointName: string) => {
  const endpoint = env[`AWS_ENDPOINT_URL_${endpointName}`];
  const [accessKeyId, secretAccessKey] = [env.AWS_ACCESS_KEY_ID, env.AWS_SECRET_ACCESS_KEY];
  const sessionToken = env.AWS_SESSION_TOKEN;
  return {
    ...(env.AWS_REGION ? { region: env.AWS_REGION } : {}),
    ...(endpoint ? { endpoint } : {}),
    ...(accessKeyId && secretAccessKey
      ? { credentials: { accessKeyId, secretAccessKey, ...(sessionToken ? { sessionToken } : {}) } }
      : {}),
    maxAttempts: 4,
  };
};

/** Opens clients for one cloud, and returns the names of its resources. Throws if an output is missing. */
export function openCloud({ env, outputs }: CloudToFill): OpenCloud & { close: () => void } {
  const output = (name: string): string => {
    const value = outputs[name];
    if (!value) throw new Error(`The cloud has no output called ${name}.`);
    return value;
  };
  const dynamo = new DynamoDBClient(configOf(env, 'DYNAMODB'));
  const s3 = new S3Client({
    ...configOf(env, 'S3'),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const cognito = new CognitoIdentityProviderClient(configOf(env, 'COGNITO_IDENTITY_PROVIDER'));
  const documents = DynamoDBDocumentClient.from(dynamo, { marshallOptions: { removeUndefinedValues: true } });
  return {
    table: openTable(documents, output('TableName')),
    s3,
    cognito,
    mediaBucket: output('MediaBucket'),
    filesBucket: output('FilesBucket'),
    catalog: openBucket(output('CatalogBucket'), dynamo, env.AWS_ENDPOINT_URL_S3),
    search: openBucket(output('SearchBucket'), dynamo, env.AWS_ENDPOINT_URL_S3),
    pools: { family: output('FamilyPoolId'), provider: output('ProviderPoolId'), system: output('SystemPoolId') },
    close: () => {
      for (const client of [dynamo, s3, cognito]) client.destroy();
    },
  };
}
