import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { afterEach, expect, it } from 'vitest';
import { searchCasesAtHome } from '#functions/cases/finding/home-search.ts';
import { type CaseRecord, caseItem, peopleItem, readCase } from '#functions/table/case.ts';
import { contactItem } from '#functions/table/contact.ts';
import { openTable } from '#functions/table/table.ts';
import { startDynamoDb } from '#infra/local/dynamodb/start-dynamodb.ts';
import { contactSchema } from '#shared/model/contact.ts';
import { createTable } from '../../bench/one-table.ts';
import { indexNames } from '../../scripts/index-names/index-names.ts';

const stateDir = mkdtempSync(join(tmpdir(), 'yarrow-index-'));
let close: (() => Promise<void>) | undefined;
afterEach(async () => {
  await close?.();
  rmSync(stateDir, { recursive: true, force: true });
});

it('lets older cases be found by mistyped names and by the end of a phone number, and a second run has nothing to do', async () => {
  const server = await startDynamoDb({ stateDir, env: { ...process.env, AWS_ENDPOINT_URL_DYNAMODB: '' } });
  close = () => server.close();
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
  const client = DynamoDBDocumentClient.from(new DynamoDBClient({ endpoint: server.url, region: 'us-east-1', credentials }));
  await createTable(client, 'old');
  const table = openTable(client, 'old');
  const [id, home] = [randomUUID(), randomUUID()];
  const contact = contactSchema.parse({
    id: randomUUID(),
    firstName: 'Ellen',
    lastName: 'Marsh',
    fullName: 'Ellen Marsh',
    phoneNumber: '(617) 555-0163',
  });
  const { fullName, phoneNumber, status } = contact;
  const inShort = { id: contact.id, fullName, phoneNumber, status, relationship: '', roles: [], email: '' };
  const record = {
    id,
    providerLocationId: home,
    status: 'active',
    type: 'at-need',
    decedentStatus: 'in-care',
    caseNumber: '2026-0001',
    createdOn: '2026-05-11T09:00:00.000Z',
    decedentFullName: 'Robert Castellanos',
    staffWords: '',
    peopleWords: 'ellen marsh',
  } as CaseRecord;
  await table.putAll([caseItem(record), peopleItem(id, { count: 1, first: [inShort] }), contactItem(id, contact)]);
  const found = async (query: string) => (await searchCasesAtHome(table, home, query)).map((each) => each.id);
  expect(await found('castelanos')).toEqual([]);
  expect(await indexNames({ client, tableName: 'old' })).toBeGreaterThan(8);
  expect(await indexNames({ client, tableName: 'old' })).toBe(0);
  for (const query of ['castelanos', 'elen marsh', '555-0163', '0163'])
    expect([query, await found(query)]).toEqual([query, [id]]);
  // The list of cases finds it by a name and a number together.
  expect((await readCase(table, id))?.peopleWords).toBe('ellen marsh 6175550163');
  client.destroy();
});
