/**
 * Measures how quickly events become tasks, and what the job that expires tasks asks of the table, and prints the figures as JSON: run by bench/index.ts in
 * a child.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { jobContext } from '#functions/runtime/job-context.ts';
import type { CaseRecord } from '#functions/table/case.ts';
import { openTable, type Table } from '#functions/table/table.ts';
import { readTaskItems } from '#functions/table/task.ts';
import { fireTriggers } from '#functions/tasks/fire-triggers.ts';
import { inParallel } from '#world/in-parallel.ts';
import { taskCatalog } from '#world/task-catalog.ts';
import { startDynamoDb } from '../../infra/local/dynamodb/start-dynamodb.ts';
import type { Figure } from '../figure.ts';
import { createTable } from '../one-table.ts';
import { scaled } from '../scale.ts';
import { median } from '../statistics.ts';
import { facts, fillCases, fillTasks, locationId } from './fill.ts';

const TableName = 'tasks';
const CASES = scaled(1_000, 8);
const TASKS_OF_CASE = scaled(100, 2);
const dueCounts = [scaled(10, 1), scaled(100, 2), scaled(1_000, 4)];
const EVENTS = scaled(400, 8);
const group = 'Tasks of cases';
const { taskTriggers: triggers } = taskCatalog();

/** Follows an event of a case, with the reaction's own work. */
const fire = (record: CaseRecord) =>
  fireTriggers(
    jobContext(new Date()),
    { id: `opened-${record.id}`, name: 'case.created', at: new Date().toISOString(), caseId: record.id, locationId, facts },
    triggers,
  );

async function msOf(work: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  await work();
  return performance.now() - from;
}

/** Measures how long an event takes to become its tasks, one after the other, and how many do in a second, eight at a time. */
async function measureEvents(table: Table): Promise<Figure[]> {
  const records = await fillCases(table, 'events', EVENTS);
  const [alone, abreast] = [records.slice(0, EVENTS / 4), records.slice(EVENTS / 4)];
  const [events, writes]: [number[], number[]] = [[], []];
  for (const record of alone) {
    events.push(await msOf(() => fire(record)));
    writes.push(await msOf(() => table.put({ pk: `BENCH#${record.id}`, sk: 'ONE', entityType: 'bench', note: 'x'.repeat(800) })));
  }
  const seconds = (await msOf(() => inParallel(abreast, 8, fire))) / 1000;
  const items = await readTaskItems(table, abreast[0]?.id ?? '');
  const peer = { name: 'one write of an item', value: median(writes) };
  const goal = { of: 'ratio', atMost: 20 } as const;
  return [
    {
      group,
      name: `from an event to its ${items.length} tasks, the reaction alone`,
      unit: 'ms',
      ours: median(events),
      peer,
      goal,
    },
    { group, name: 'events taken, eight at once', unit: '/s', ours: abreast.length / seconds },
    { group, name: 'tasks made, eight at once', unit: '/s', ours: (abreast.length * items.length) / seconds },
  ];
}

/** Runs the job as its Lambda does. Its output goes to its log, where the requests are counted. */
async function expire(): Promise<{ expired: number; requests: number }> {
  const { handler } = await import('#functions/jobs/expire-tasks.ts');
  const said: string[] = [];
  const write = process.stdout.write;
  process.stdout.write = (text: string | Uint8Array) => said.push(String(text)) > 0;
  try {
    const { expired } = await handler();
    const line = said.find((each) => each.includes('tableRequests')) ?? '{}';
    return { expired, requests: (JSON.parse(line) as { tableRequests?: number }).tableRequests ?? Number.NaN };
  } finally {
    process.stdout.write = write;
  }
}

/** Measures what the job asks of the table when some of a hundred thousand open tasks are due. */
async function measureExpiry(table: Table): Promise<Figure[]> {
  const records = await fillCases(table, 'expiry', CASES);
  const names = Array.from({ length: TASKS_OF_CASE }, (_, nth) => `Task ${nth}`);
  await fillTasks(table, records, names, '2031-06-01');
  const figures: Figure[] = [];
  for (const due of dueCounts) {
    await fillTasks(table, records.slice(0, due), [`Due among ${due}`], '2026-03-01');
    const { expired, requests } = await expire();
    const of = `${due.toLocaleString('en-US')} due of ${(CASES * TASKS_OF_CASE).toLocaleString('en-US')} open tasks, each of another case`;
    figures.push(
      { group, name: `${of}: expired`, unit: '', ours: expired, goal: { of: 'ours', atLeast: due } },
      { group, name: `${of}: table requests a task`, unit: '', ours: requests / due, goal: { of: 'ours', atMost: 6 } },
    );
  }
  const { requests } = await expire();
  return [...figures, { group, name: 'none due: table requests', unit: '', ours: requests, goal: { of: 'ours', atMost: 1 } }];
}

const folder = mkdtempSync(join(tmpdir(), 'yarrow-bench-tasks-'));
const server = await startDynamoDb({ stateDir: folder, env: { ...process.env, AWS_ENDPOINT_URL_DYNAMODB: '' } });
try {
  const credentials = { AWS_ACCESS_KEY_ID: 'local', AWS_SECRET_ACCESS_KEY: 'local', AWS_REGION: 'us-east-1' };
  Object.assign(process.env, credentials, { AWS_ENDPOINT_URL_DYNAMODB: server.url, TABLE_NAME: TableName });
  const client = DynamoDBDocumentClient.from(new DynamoDBClient({}), { marshallOptions: { removeUndefinedValues: true } });
  await createTable(client, TableName);
  const table = openTable(client, TableName);
  const figures = [...(await measureEvents(table)), ...(await measureExpiry(table))];
  process.stdout.write(`${JSON.stringify(figures)}\n`);
} finally {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
}
