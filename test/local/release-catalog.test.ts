import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { afterEach, expect, it } from 'vitest';
import type { CatalogEntries } from '#functions/catalog/entries.ts';
import { openPublishedCatalog } from '#functions/catalog/published-catalog.ts';
import { readHead } from '#functions/table/catalog-release.ts';
import { openTable } from '#functions/table/table.ts';
import type { Bucket } from '#functions/vendors/objects/bucket.ts';
import { startDynamoDb } from '#infra/local/dynamodb/start-dynamodb.ts';
import { createTable } from '../../bench/one-table.ts';
import { type FirstEntries, releaseCatalog } from '../../scripts/release-catalog/release-catalog.ts';

const stateDir = mkdtempSync(join(tmpdir(), 'yarrow-release-'));
let close: (() => Promise<void>) | undefined;
afterEach(async () => {
  await close?.();
  rmSync(stateDir, { recursive: true, force: true });
});

it('publishes the rows of an older catalog as release 1, even if it was stopped, and a second run has nothing to do', async () => {
  const server = await startDynamoDb({ stateDir, env: { ...process.env, AWS_ENDPOINT_URL_DYNAMODB: '' } });
  close = () => server.close();
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
  const client = DynamoDBDocumentClient.from(new DynamoDBClient({ endpoint: server.url, region: 'us-east-1', credentials }));
  await createTable(client, 'old');
  const table = openTable(client, 'old');
  const objects = new Map<string, Buffer>();
  let isDown = true;
  const bucket = {
    read: async (key: string) => ({ bytes: objects.get(key) as Buffer, tag: '' }),
    write: async (key: string, bytes: Buffer) => {
      if (isDown) throw new Error('S3 answered 503 to a write.');
      objects.set(key, bytes);
      return true;
    },
  } as Partial<Bucket> as Bucket;
  const row = (part: string, entityType: string, entry: { id: string; [field: string]: unknown }) => ({
    ...entry,
    pk: `CATALOGUE#${part}`,
    sk: `ALL#${entry.id}`,
    entityType,
    version: 1,
  });
  const services = Array.from({ length: 120 }, (_, nth) => ({ id: `service-${String(nth).padStart(3, '0')}`, name: `${nth}` }));
  await table.putAll([
    ...services.map((service) => row('SERVICES', 'service', service)),
    row('CASE-QUESTIONS', 'question-group', { id: 'group', kind: 'case' }),
    row('MERCHANDISE', 'merchandise-item', { id: 'oak', itemCategoryId: 'caskets' }),
  ]);
  const page = { id: 'page', step: 'timing', title: 'When?' } as unknown as CatalogEntries['arrangementPages'][number];
  const run = (first: FirstEntries = {}) =>
    releaseCatalog({ client, tableName: 'old', bucket }, new Date('2026-11-01T12:00:00.000Z'), first);
  await expect(run()).rejects.toThrow('S3 answered 503');
  expect(await readHead(table)).toBeUndefined();
  isDown = false;
  expect(await run()).toBe(122);
  expect(await run()).toBe(0);
  const head = await readHead(table);
  expect([head?.release, Object.keys(head?.parts ?? {}).sort()]).toEqual([
    1,
    ['items/caskets', 'questionGroups/case', 'services'],
  ]);
  // What the code said before it was in the catalog comes with a later run, once.
  expect([await run({ arrangementPages: [page] }), await run({ arrangementPages: [page] })]).toEqual([1, 0]);
  const next = await readHead(table);
  expect([next?.release, Object.keys(next?.parts ?? {}).length]).toEqual([2, 4]);
  if (!head) return;
  const catalog = await openPublishedCatalog(() => bucket).of(head, ['services', 'items']);
  expect(catalog.services).toEqual(services);
  expect(catalog.items).toEqual([{ id: 'oak', itemCategoryId: 'caskets' }]);
  client.destroy();
});
