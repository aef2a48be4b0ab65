import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { startDynamoDb } from '../../infra/local/dynamodb/start-dynamodb.ts';
import { ObjectStore } from '../../infra/local/s3/object-store.ts';
import { startS3 } from '../../infra/local/s3/server.ts';

const key = { AWS_ACCESS_KEY_ID: 'local', AWS_SECRET_ACCESS_KEY: 'local', AWS_REGION: 'us-east-1' };
const buckets = { CATALOG_BUCKET: 'catalog', FILES_BUCKET: 'files' };

/** The services that the catalog is kept in, and the settings with which its code finds them. */
export type Stand = { env: Record<string, string>; close: () => Promise<void> };

/** Starts a table's and a bucket's servers in a folder of their own. */
export async function startStand(): Promise<Stand> {
  const folder = mkdtempSync(join(tmpdir(), 'yarrow-bench-catalog-'));
  const server = await startDynamoDb({ stateDir: folder, env: { ...process.env, AWS_ENDPOINT_URL_DYNAMODB: '' } });
  mkdirSync(join(folder, 's3'));
  const database = new DatabaseSync(join(folder, 'objects.sqlite'));
  const store = new ObjectStore(database, join(folder, 's3'), Date.now);
  for (const name of Object.values(buckets)) store.createBucket(name);
  const credentials = { [key.AWS_ACCESS_KEY_ID]: key.AWS_SECRET_ACCESS_KEY };
  const s3 = await startS3({ port: 0, store, credentials, corsRules: () => [], now: Date.now });
  return {
    env: {
      ...key,
      ...buckets,
      TABLE_NAME: 'catalog',
      SNAPSHOT_MAX_AGE_SECONDS: '60',
      AWS_ENDPOINT_URL_DYNAMODB: server.url,
      AWS_ENDPOINT_URL_S3: s3.url,
    },
    close: async () => {
      await s3.close();
      database.close();
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
