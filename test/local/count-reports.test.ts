import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { afterEach, expect, it } from 'vitest';
import { type CaseRecord, caseItem } from '#functions/table/case.ts';
import { locationItems } from '#functions/table/location.ts';
import { newMessageItems } from '#functions/table/message.ts';
import { readReportMonths } from '#functions/table/report.ts';
import { openTable } from '#functions/table/table.ts';
import { startDynamoDb } from '#infra/local/dynamodb/start-dynamodb.ts';
import { sampleHome } from '#test/world/sample-home.ts';
import { createTable } from '../../bench/one-table.ts';
import { countReports } from '../../scripts/count-reports/count-reports.ts';

const stateDir = mkdtempSync(join(tmpdir(), 'yarrow-reports-'));
let close: (() => Promise<void>) | undefined;
afterEach(async () => {
  await close?.();
  rmSync(stateDir, { recursive: true, force: true });
});

it('counts older cases and messages in the month of the home’s own calendar, and a second run has nothing to do', async () => {
  const server = await startDynamoDb({ stateDir, env: { ...process.env, AWS_ENDPOINT_URL_DYNAMODB: '' } });
  close = () => server.close();
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
  const client = DynamoDBDocumentClient.from(new DynamoDBClient({ endpoint: server.url, region: 'us-east-1', credentials }), {
    marshallOptions: { removeUndefinedValues: true },
  });
  await createTable(client, 'old');
  const table = openTable(client, 'old');
  const home = sampleHome({ id: randomUUID(), timeZone: 'America/New_York' });
  const older = (createdOn: string, facts: Partial<CaseRecord> = {}) =>
    caseItem({
      id: randomUUID(),
      providerLocationId: home.id,
      type: 'at-need',
      status: 'active',
      isAGBDrivenLead: false,
      createdOn,
      ...facts,
    } as CaseRecord);
  const message = {
    id: randomUUID(),
    providerLocationId: home.id,
    createdOn: '2026-05-31T12:00:00.000Z',
    needType: 'at-need',
    name: 'Ada',
    email: 'ada@example.com',
    phone: '',
    message: 'Hello.',
  } as const;
  await table.putAll([
    ...locationItems(home),
    older('2026-06-01T03:00:00.000Z'),
    older('2026-06-01T05:00:00.000Z', { status: 'lead', isAGBDrivenLead: true }),
    older('2026-06-02T05:00:00.000Z', { deletedOn: '2026-06-03T05:00:00.000Z' }),
    ...newMessageItems(message),
  ]);
  expect(await countReports({ client, tableName: 'old' })).toBe(3);
  expect(await countReports({ client, tableName: 'old' })).toBe(0);
  expect(await readReportMonths(table, home.id)).toEqual([
    { month: '2026-05', counts: { calls: 1, messages: 1, 'case-at-need-not-decided': 1 } },
    { month: '2026-06', counts: { plans: 1 } },
  ]);
  client.destroy();
});
