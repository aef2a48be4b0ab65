/** Measures lists, searches and dashboards of cases at 100, 5,000 and 100,000 cases in one table, and prints the figures as JSON: run by bench/index.ts in a child. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { CaseActor } from '#functions/cases/access/case-access.ts';
import { searchCasesAtHome } from '#functions/cases/finding/home-search.ts';
import { listCases } from '#functions/cases/finding/list-cases.ts';
import { listCasesByWords } from '#functions/cases/finding/list-cases-by-words.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { type CaseRecord, readCaseWhole } from '#functions/table/case.ts';
import { openTable, type Table } from '#functions/table/table.ts';
import { readingsOf } from '#shared/cases/words-of.ts';
import { CASE_PAGE } from '#shared/contract/cases-views.ts';
import { createRandom } from '#world/random.ts';
import { startDynamoDb } from '../../infra/local/dynamodb/start-dynamodb.ts';
import type { Figure } from '../figure.ts';
import { createTable } from '../one-table.ts';
import { scaled } from '../scale.ts';
import { median, quantile } from '../statistics.ts';
import { fill, recordOf } from './fill.ts';

const sizes = [scaled(100, 10), scaled(5_000, 20), scaled(100_000, 40)] as const;
const rounds = scaled(41, 1);
const TableName = 'cases';
const group = 'Cases of a home in one table, by how many there are';

/** What a request cost: DynamoDB's own count of read units, queries, and requests. */
type Cost = { units: number; queries: number };
const spent = { units: 0, queries: 0, requests: 0 };

function clientOf(endpoint: string): DynamoDBDocumentClient {
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
  const client = new DynamoDBClient({ endpoint, region: 'us-east-1', credentials });
  client.middlewareStack.add(
    (next, context) => async (args) => {
      const isRead = ['QueryCommand', 'GetItemCommand', 'BatchGetItemCommand'].includes(context.commandName ?? '');
      if (isRead) Object.assign(args.input, { ReturnConsumedCapacity: 'TOTAL' });
      const answer = await next(args);
      const { ConsumedCapacity } = answer.output as {
        ConsumedCapacity?: { CapacityUnits?: number } | { CapacityUnits?: number }[];
      };
      for (const { CapacityUnits = 0 } of [ConsumedCapacity ?? []].flat()) spent.units += CapacityUnits;
      spent.requests += 1;
      if (context.commandName === 'QueryCommand') spent.queries += 1;
      return answer;
    },
    { step: 'initialize' },
  );
  return DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } });
}

type Measurement = Cost & { ms: number; p95: number };

async function measured(work: () => Promise<unknown>): Promise<Measurement> {
  const times: number[] = [];
  let cost: Cost = { units: 0, queries: 0 };
  for (let round = 0; round < rounds; round += 1) {
    Object.assign(spent, { units: 0, queries: 0 });
    const startedAt = performance.now();
    await work();
    times.push(performance.now() - startedAt);
    cost = { units: Math.max(cost.units, spent.units), queries: Math.max(cost.queries, spent.queries) };
  }
  return { ...cost, ms: median(times), p95: quantile(times, 0.95) };
}

/** Returns each way of looking at a home's cases, done as its operation does it. */
function waysOf(table: Table, locationId: string, newest: CaseRecord) {
  const context = { table } as OperationContext;
  const actor = { sight: 'staff', membership: { locationId } } as CaseActor;
  const page = { querry: '', items: CASE_PAGE };
  const search = (querry: string) => () => listCasesByWords(context, locationId, readingsOf(querry), { ...page, querry });
  const { decedentFirstName: first, decedentLastName: last, caseNumber } = newest;
  return {
    'a page of the list': () => listCases(context, actor, { ...page, status: 'completed' }),
    'a page of open cases': () => listCases(context, actor, { ...page, status: 'open' }),
    'search by a last name': search(last),
    'search by two words, half typed': search(`${last} ${first.slice(0, 2)}`),
    'search by a number': search(caseNumber),
    'search by a phone number': search('(617) 555-0142'),
    dashboard: () => readCaseWhole(table, newest.id),
  };
}
/** The goal of a page of the list, with words or without: its p95 at the most cases. */
const LIST_MS = 100;
const goals: Record<keyof ReturnType<typeof waysOf>, { units: number; queries: number; p95?: number }> = {
  'a page of the list': { units: 4, queries: 1, p95: LIST_MS },
  'a page of open cases': { units: 8, queries: 2, p95: LIST_MS },
  'search by a last name': { units: 16, queries: 2, p95: LIST_MS },
  'search by two words, half typed': { units: 16, queries: 2, p95: LIST_MS },
  'search by a number': { units: 16, queries: 2, p95: LIST_MS },
  'search by a phone number': { units: 16, queries: 2, p95: LIST_MS },
  dashboard: { units: 8, queries: 1 },
};

function figuresOf(name: keyof typeof goals, bySize: readonly Measurement[]): Figure[] {
  const [few] = bySize as [Measurement, ...Measurement[]];
  return bySize.flatMap(({ units, queries, ms, p95 }, nth): Figure[] => {
    const of = `${name}, ${(sizes[nth] as number).toLocaleString('en-US')} cases`;
    const goal = goals[name];
    const isLargest = nth === bySize.length - 1;
    return [
      { group, name: `${of}: read units`, unit: '', ours: units, goal: { of: 'ours', atMost: goal.units } },
      { group, name: `${of}: queries`, unit: '', ours: queries, goal: { of: 'ours', atMost: goal.queries } },
      { group, name: `${of}: time`, unit: 'ms', ours: ms, peer: { name: `${sizes[0]} cases`, value: few.ms } },
      ...(isLargest && goal.p95 !== undefined
        ? [{ group, name: `${of}: p95`, unit: 'ms', ours: p95, goal: { of: 'ours' as const, atMost: goal.p95 } }]
        : []),
    ];
  });
}

/** What the search box is asked, each time about another case: a name as it is typed, letter by letter, one with a mistake in it, and a phone number. */
const typed: Record<string, (record: CaseRecord) => string[]> = {
  exact: ({ decedentLastName: name }) => [2, 3, 4, name.length].map((length) => name.slice(0, length)),
  typo: ({ decedentFirstName: first, decedentLastName: last }) => [
    `${last.slice(0, 2)}${last.slice(3)}`,
    `${last.slice(0, -2)}${last.at(-1)}${last.at(-2)}`,
    `${first} ${last.slice(0, 3)}q${last.slice(3)}`,
  ],
  phone: ({ primaryContactPhone = '' }) => [primaryContactPhone, primaryContactPhone.slice(6), primaryContactPhone.slice(-4)],
};
const PALETTE_MS = 100;

/** The search box at the most cases, at the most by what 95 of 100 answers take. Each search is of another case, as people look for them. */
async function paletteFigures(table: Table, locationId: string, records: readonly CaseRecord[]): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [kind, queriesOf] of Object.entries(typed)) {
    const times: number[] = [];
    const most = { queries: 0, requests: 0 };
    for (const query of records.flatMap(queriesOf)) {
      Object.assign(spent, { units: 0, queries: 0, requests: 0 });
      const startedAt = performance.now();
      await searchCasesAtHome(table, locationId, query);
      times.push(performance.now() - startedAt);
      most.queries = Math.max(most.queries, spent.queries);
      most.requests = Math.max(most.requests, spent.requests);
    }
    const name = `search palette, ${kind}, ${(sizes[2] as number).toLocaleString('en-US')} cases`;
    figures.push(
      { group, name: `${name}: p95`, unit: 'ms', ours: quantile(times, 0.95), goal: { of: 'ours', atMost: PALETTE_MS } },
      { group, name: `${name}: queries`, unit: '', ours: most.queries, goal: { of: 'ours', atMost: 2 } },
      { group, name: `${name}: requests`, unit: '', ours: most.requests },
    );
  }
  return figures;
}

const folder = mkdtempSync(join(tmpdir(), 'yarrow-bench-cases-'));
const server = await startDynamoDb({ stateDir: folder, env: { ...process.env, AWS_ENDPOINT_URL_DYNAMODB: '' } });
try {
  const client = clientOf(server.url);
  await createTable(client, TableName);
  const table = openTable(client, TableName);
  const homes = await Promise.all(
    sizes.map(async (count) => ({ locationId: `bench-home-${count}`, newest: await fill(table, `bench-home-${count}`, count) })),
  );
  const found: Record<string, Measurement[]> = {};
  for (const { locationId, newest } of homes)
    for (const [name, work] of Object.entries(waysOf(table, locationId, newest)))
      found[name] = [...(found[name] ?? []), await measured(work)];
  const figures = Object.entries(found).flatMap(([name, bySize]) => figuresOf(name as keyof typeof goals, bySize));
  const [, , most] = homes;
  const random = createRandom('bench palette');
  const asked = Array.from({ length: scaled(100, 2) }, () =>
    recordOf(most?.locationId ?? '', random.int(0, sizes[2] / 10 - 1) * 10, random),
  );
  figures.push(...(await paletteFigures(table, most?.locationId ?? '', asked)));
  process.stdout.write(`${JSON.stringify(figures)}\n`);
} finally {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
}
